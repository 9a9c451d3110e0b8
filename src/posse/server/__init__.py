"""The server: tables that never lose a move and never tell a secret."""

import orjson

from posse.table import json_codec

json_codec.use(orjson.dumps, orjson.loads)
