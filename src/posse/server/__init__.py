"""The server: live tables, their storage, the socket, the REST API and the page."""

import orjson

from posse.table import json_codec

json_codec.use(orjson.dumps, orjson.loads)
