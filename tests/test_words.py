"""Every name and sentence of the rules exists in both languages."""

import ast
import string
from functools import cache
from pathlib import Path
from typing import get_args

import pytest

from namyok.content import LANGUAGES, words
from namyok.games.catalogue import CATALOGUE
from namyok.games.dixit.commands import CLUE_KINDS
from namyok.games.dixit.events import EndReason
from namyok.kernel import Language, Refused
from namyok.server.guide import DEVICES
from namyok.words import sentence

CODES_OF_HTTP = ("unreadable", "too_much_at_once")
"""What plain HTTP answers without a refusal of the rules, as the socket does."""
SOURCE = Path(__file__).parents[1] / "src" / "namyok"


@cache
def _refusals() -> dict[str, set[str]]:
    """Every code that the source refuses with, and the facts it always brings."""
    found: dict[str, set[str]] = {}
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            code = _code(node)
            if code is not None:
                assert isinstance(node, ast.Call)
                facts = {keyword.arg or "" for keyword in node.keywords}
                for part in ast.walk(code):
                    if isinstance(part, ast.Constant) and isinstance(part.value, str):
                        known = found.setdefault(part.value, facts)
                        found[part.value] = known & facts
    return found


def _code(node: ast.AST) -> ast.expr | None:
    """The code in ``Refused(code, …)`` of the rules or ``self._fail(id, cause, code, …)``."""
    match node:
        case ast.Call(func=ast.Name(id="Refused"), args=[code, *_]):
            return code
        case ast.Call(func=ast.Attribute(attr="_fail"), args=[_, _, code]):
            return code
        case _:
            return None


def _expected() -> dict[str, set[str]]:
    return {
        "language": {"name"},
        "invitation": {"app", "about", "table", "calls", "come", "code"},
        "guide": {
            *("title", "why", "open", "load", "sure", "fingerprint", "limits"),
            *DEVICES,
            *(f"{device}_steps" for device in DEVICES),
        },
        "game": set(CATALOGUE),
        "option": {name for game in CATALOGUE.values() for name in game.ranges},
        "phase": {"over", *(phase for game in CATALOGUE.values() for phase in game.seconds)}
        - {"result"},  # it has its seconds, but is looked at in the next phase
        "clue_kind": set(CLUE_KINDS),
        "reason": set(get_args(EndReason)),
        "refusal": {*_refusals(), *CODES_OF_HTTP},
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_is_there_and_none_too_many(language: Language) -> None:
    assert {table: set(names) for table, names in words(language).items()} == _expected()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_uses_only_facts_that_its_refusal_brings(language: Language) -> None:
    refusals = _refusals()
    for code, text in words(language)["refusal"].items():
        named = {field for _, field, _, _ in string.Formatter().parse(text) if field}
        assert named <= refusals[code], code
        assert text.endswith((".", "?"))


def test_a_sentence_shows_lists_and_missing_values() -> None:
    refused = Refused("no_such_number", number=None)
    assert sentence(refused, "en") == "There is no card null on the table."
    refused = Refused("clue_kind", kind="text", allowed=["sound", "mime"])
    assert sentence(refused, "ru") == "За этим столом намекают иначе: sound, mime."
    assert str(refused) == "clue_kind(kind='text', allowed=['sound', 'mime'])"
