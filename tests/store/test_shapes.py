"""An older program refuses what it can't read, so whatever changes in rows raises the versions."""

import hashlib
import json
from typing import Any

import msgspec

from namyok.bus import over_nats
from namyok.games.catalogue import CATALOGUE
from namyok.store import schema
from namyok.store.postgres import schema as postgres
from namyok.table.events import Row

NOTED = ("83785593ce859128", 4, 3, 2)
"""The shape of rows, and the versions of a file, of a database and of the bus that go with it."""


def shape() -> str:
    """A digest of all that a row can say; words about it are no part of that."""
    kinds = [Row, *(game.event_type for game in CATALOGUE.values())]
    rows, parts = msgspec.json.schema_components(kinds)
    told = json.dumps(_bare([rows, parts]), sort_keys=True)
    return hashlib.sha256(told.encode()).hexdigest()[:16]


def _bare(schema: Any) -> Any:
    match schema:
        case dict():
            return {name: _bare(one) for name, one in schema.items() if name != "description"}
        case list() | tuple():
            return sorted((_bare(one) for one in schema), key=json.dumps)  # unions have no order
        case _:
            return schema


def test_rows_of_another_shape_have_other_versions() -> None:
    """Once a release is enough: then only the digest is noted anew."""
    versions = len(schema.MIGRATIONS), len(postgres.MIGRATIONS), over_nats.FORMAT
    assert (shape(), *versions) == NOTED
