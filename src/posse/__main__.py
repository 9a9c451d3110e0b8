"""`python -m posse` is `posse`."""

from posse.cli.app import main

if __name__ == "__main__":
    main()
