"""Words of the bots' own: for pictures without words, and for saying what they thought of."""

import tomllib
from collections.abc import Mapping
from functools import cache
from typing import Any

from namyok.content import content_folder
from namyok.kernel import Language


@cache
def manner(language: Language) -> Mapping[str, Any]:
    """The file of a language."""
    path = content_folder() / f"minds/manner/{language}.toml"
    return tomllib.loads(path.read_text(encoding="utf-8"))
