"""Writes the client's types and the protocol page: ``python -m namyok.wire.generate``."""

from pathlib import Path

from namyok.wire.messages import PROTOCOL, ClientMessage, ServerMessage
from namyok.wire.schema import Schema, Shape

TYPES = Path("web/src/net/wire.gen.ts")
PAGE = Path("docs/protocol.md")

_HEAD = """# The protocol

One socket at `/ws`, one JSON object a frame. The client says `hello` first, with the `protocol`
that it was made for; to another one the server says `goodbye` with the reason `other_protocol`, and
the page has to be loaded again. `do` carries a command for the table and `play` a move of its game,
each with an id of the client's making: it is answered by `ack` once it is on disk, or by `error`,
and the same id twice is carried out once. A move names the game and round that the client sees; if
the table is further on, the error's cause is `conflict` and the view comes again. Every game has
commands, a view, finished rounds and a result of its own (`GameCommand`, `GameView`, `GameRound`,
`GameResult`); the view's `kind` tells which.

## Views and changes

The hello is answered by the whole table as a `view`. From then on comes a `change` whenever
something is not what it was for this looker. A client keeps the last view and puts changes into it:

```
heard(message):
    if message.type is "view":
        table, step = message.table, message.step
    if message.type is "change":
        if message.step is not step + 1:
            send {"type": "ping", "seen": -1}          # the whole view comes
            return
        game = table.game
        if message.game is not empty:
            game = {...table.game, ...message.game}    # field by field, each as a whole
        table = {...table, ...message.table, game}
        step = message.step
```

A field of a change replaces the one before as a whole, lists and objects too; fields that are not
named are what they were, and none is ever taken away. `table` never holds `game`, and `game` is
empty where nothing has changed in it. `step` counts views and changes of one connection, from 1. A
whole `view` comes instead of a change after a hello, when a game of another kind begins, when the
looker sits down in a game or leaves it, when a client was too slow for a change in between, and
when a `ping` says that it has seen something else than it was sent. So a client that can't put
changes together may ping with `seen` -1 and read views only.

A change is made of two views that this looker may see, and never of more. Where nothing has changed
for a looker, nothing comes: somebody who gives another card tells nobody else. `version` counts
what has happened at the table; the next change may show that a version was left out, but not what
it was or whose. An `ack` names the version that a command led to, and comes before the change that
shows it. `ping` names the version that arrived last; what is newer comes before its `pong`.
Reconnecting is the same hello again: steps begin anew, and what was not answered is sent again with
the same id.

A client draws what the view says and sends what its `offers` allow; it knows no rule. Card ids
are the addresses of pictures: `GET /api/catalogue` gives each deck's address, which can be cached
for ever; what is seen on them, for who can't see it, is at `GET /api/decks/{name}/captions`.

Over plain HTTP go: opening (`POST /api/tables`), seeing (`GET /api/tables/{code}`) and joining
(`POST /api/tables/{code}/people`) a table by its spoken code, which leads
strangers nowhere while nobody is there and only knocks at a game; `GET` and `POST /api/join` with
the secret of its link in the header `x-join`, which opens it; a big screen says so in its hello, is
let in by the host and gets a `ticket` for the next time;
`POST /api/seat` when a seat's link is opened; `GET /api/mine`; `GET /api/address`, which says what
links for other people's devices begin with; `POST
/api/tables/{code}/clips/{kind}` with the recording as body and `GET
/api/tables/{code}/clips/{clip}`; for a game that is over `GET
/api/tables/{code}/games/{number}/record` and `…/album`, and over all of them `GET
/api/tables/{code}/circle`. Errors have the shape of the socket's.

An album has a secret of its own, for the link that people share. It goes in the header `x-album`,
never in an address: `GET /api/album`, `GET /api/album/record`, `GET /api/album/replay?seat=` (a
seat's number, `all`, or nothing for a watcher) and `POST /api/album/forget`, with which somebody
who played takes their name out of all that the table keeps.

Own decks: `GET /api/decks` (this browser's, and the limits), `POST /api/decks`, `POST
/api/decks/{name}/pictures` with a picture or a zip as body and its name in the header `x-file`,
answered by a line of JSON (`Uploaded`) for each picture; `GET …/making`, `POST /api/decks/{name}`,
`POST` and `DELETE …/pictures/{number}`, `POST …/finish`, `DELETE /api/decks/{name}`. `GET
/api/decks/{name}` gives any deck to whoever knows its name: the decks of a table are in its
settings, and those that the catalogue does not have are found there. `GET
…/pictures/{number}/{size}` is a picture for the deck's owner, before the deck is finished, too; its
size is `large`, `small` or, as it was before it was cut, `whole`.

Types are written as in TypeScript. This page and `web/src/net/wire.gen.ts` are made from the
server's own types.
"""


def typescript() -> str:
    """The client's types."""
    schema = Schema()
    parts = ["// Made from the server's message types by `make wire`; do not edit.\n"]
    for shape in schema.shapes:
        parts.append(f"/** {shape.meaning} */\nexport interface {shape.name} {{")
        for field in shape.fields:
            if field.meaning:
                parts.append(f"  /** {field.meaning} */")
            mark = "?" if field.optional else ""
            parts.append(f"  readonly {field.name}{mark}: {field.type};")
        parts.append("}\n")
    for name, kinds in schema.of_games.items():
        parts.append(f"export type {name} = {kinds};")
    parts.append(f"/** What this client was made for. */\nexport const PROTOCOL = {PROTOCOL};")
    parts.append(f"export type ClientMessage = {schema.union(ClientMessage)};")
    parts.append(f"export type ServerMessage = {schema.union(ServerMessage)};")
    return "\n".join(parts) + "\n"


def page() -> str:
    """The protocol for people."""
    schema = Schema()
    shapes = {shape.name: shape for shape in schema.shapes}
    parts = [_HEAD]
    spoken: set[str] = set()
    for title, union in (("Client to server", ClientMessage), ("Server to client", ServerMessage)):
        parts.append(f"\n## {title}\n")
        for name in schema.union(union).split(" | "):
            parts.append(_described(shapes[name]))
            spoken.add(name)
    parts.append("\n## Of every game\n\n| type | one of |\n|---|---|")
    parts += [f"| `{name}` | {_listed(kinds)} |" for name, kinds in schema.of_games.items()]
    parts.append("\n## Parts\n")
    parts += [_described(shape) for name, shape in shapes.items() if name not in spoken]
    return "\n".join(parts)


def _listed(kinds: str) -> str:
    return ", ".join(f"`{kind}`" for kind in kinds.split(" | "))


def _described(shape: Shape) -> str:
    lines = [f"### {shape.name}\n", f"{shape.meaning}\n"]
    if shape.fields:
        lines += ["| field | type | meaning |", "|---|---|---|"]
    for field in shape.fields:
        kind = field.type.replace("|", "\\|")
        mark = "?" if field.optional else ""
        lines.append(f"| `{field.name}{mark}` | `{kind}` | {field.meaning} |")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    TYPES.parent.mkdir(parents=True, exist_ok=True)
    TYPES.write_text(typescript(), encoding="utf-8")
    PAGE.write_text(page(), encoding="utf-8")
