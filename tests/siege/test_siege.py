"""A small share of every siege; `make siege` is the whole. Full disks are in test_siege_store."""

import asyncio

import pytest

from tests.siege.__main__ import FAMILIES, besiege

pytestmark = pytest.mark.long


@pytest.mark.parametrize("name", [name for name in FAMILIES if name not in ("disks", "leaks")])
def test_a_short_siege_does_no_harm(name: str) -> None:
    field = asyncio.run(besiege(name, 2.0, seed=1))
    assert field.faults == [], field.report(name)
