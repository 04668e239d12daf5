"""Words that people say at a table, and what they want to be called."""

import logging
from collections.abc import Callable

from namyok.kernel import Refused
from namyok.kernel.text import clean, is_blank, length
from namyok.server.words import clean_name
from namyok.store.ports import ChatRow, Failed, NoSuchTable
from namyok.table.ids import PersonId
from namyok.table.table import Table
from namyok.wire.messages import LONGEST_CHAT, Ack, Error, ServerMessage

log = logging.getLogger("namyok.socket")


async def say(
    table: Table, person: PersonId, id: str, text: str, put: Callable[[ServerMessage], None]
) -> None:
    """Keep words in the chat and tell everybody, once."""
    text = clean(text)
    now = table.house.now()
    try:
        _check(text)
        line = await table.say(person, id, text, now)
    except Refused as refused:
        put(Error(id, "refused", refused.code, dict(refused.facts)))
        return
    except NoSuchTable:
        put(Error(id, "refused", "no_such_table", {}))
        return
    except Failed:
        log.exception("words could not be kept")
        table.house.halted()
        put(Error(id, "conflict", "not_kept", {}))
        return
    put(Ack(id, table.version))
    if line is not None:
        await table.peers.said(ChatRow(line, person, text, now))


def _check(text: str) -> None:
    if is_blank(text):
        raise Refused("chat_empty")
    if length(text) > LONGEST_CHAT:
        raise Refused("chat_too_long", longest=LONGEST_CHAT, length=length(text))


async def call(table: Table, person: PersonId, id: str, name: str) -> Ack | Error:
    """Call somebody otherwise; the answer to that."""
    try:
        await table.rename(person, clean_name(name))
    except Refused as refused:
        return Error(id, "refused", refused.code, dict(refused.facts))
    except NoSuchTable:
        return Error(id, "refused", "no_such_table", {})
    except Failed:
        log.exception("a name could not be kept")
        table.house.halted()
        return Error(id, "conflict", "not_kept", {})
    return Ack(id, table.version)
