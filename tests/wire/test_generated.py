"""The client's types and the protocol page are what the message types say."""

from pathlib import Path

from namyok.wire.generate import PAGE, TYPES, page, typescript
from namyok.wire.schema import Schema

TOP = Path(__file__).parents[2]


def test_the_generated_files_are_fresh() -> None:
    assert (TOP / TYPES).read_text(encoding="utf-8") == typescript(), "run `make wire`"
    assert (TOP / PAGE).read_text(encoding="utf-8") == page(), "run `make wire`"


def test_every_field_has_a_sentence() -> None:
    for shape in Schema().shapes:
        assert shape.meaning, shape.name
        for field in shape.fields:
            if field.name not in ("type", "do", "kind"):
                assert field.meaning, f"{shape.name}.{field.name}"
