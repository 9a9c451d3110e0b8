"""`python -m posse` is `posse`."""

from posse.cli.app import main

main()
