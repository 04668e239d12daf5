"""Entry point of `python -m namyok_art`."""

from namyok_art.cli import main

if __name__ == "__main__":
    raise SystemExit(main())
