"""The message types as data: what the TypeScript types and the protocol page are made from."""

import ast
import inspect
import textwrap
from typing import Any

import msgspec
from msgspec.inspect import (
    CustomType,
    DictType,
    FrozenSetType,
    ListType,
    LiteralType,
    Metadata,
    StructType,
    Type,
    UnionType,
    VarTupleType,
    multi_type_info,
    type_info,
)
from msgspec.inspect import TupleType as FixedTupleType

from namyok.games.catalogue import every_kind
from namyok.kernel import Command, Value
from namyok.wire import http
from namyok.wire.messages import ClientMessage, FromClient, ServerMessage

_OF_GAMES = {
    "command_type": "GameCommand",
    "view_type": "GameView",
    "round_type": "GameRound",
    "result_type": "GameResult",
}
"""What every game has of its own, and what the union over all games is called."""

_SPOKEN_BY_CLIENTS = (
    *(FromClient, Command, http.OpenTable, http.JoinTable, http.ClaimSeat),
    *(http.BeginDeck, http.ArrangeDeck, http.DescribeCard),
)


class Field(Value, frozen=True):
    """A field of a message."""

    name: str
    """Its name in JSON."""
    type: str
    """Its type, in TypeScript."""
    optional: bool
    """Whether a client may leave it out."""
    meaning: str
    """The sentence under it."""


class Shape(Value, frozen=True):
    """A message or a part of one."""

    name: str
    """Its name in TypeScript."""
    meaning: str
    """The first line of its docstring."""
    fields: tuple[Field, ...]
    """Its fields, the tag first."""


class Schema:
    """All shapes that can be reached from the messages, each under a name of its own."""

    def __init__(self) -> None:
        self._structs: dict[type, StructType] = {}
        self._names: dict[type, str] = {}
        of_games = {kind: every_kind(kind) for kind in _OF_GAMES}
        flat = [one for types in of_games.values() for one in types]
        for info in multi_type_info((ClientMessage, ServerMessage, *_http_types(), *flat)):
            self._collect(info)
        self._name_all()
        self.of_games: dict[str, str] = {
            _OF_GAMES[kind]: " | ".join(map(self.union, types)) for kind, types in of_games.items()
        }
        """The unions over all games, by their names in TypeScript."""

    @property
    def shapes(self) -> tuple[Shape, ...]:
        """Every shape, by name."""
        shapes = (self._shape(struct) for struct in self._structs.values())
        return tuple(sorted(shapes, key=lambda shape: shape.name))

    def union(self, union: Any) -> str:
        """A union of messages, in TypeScript."""
        return self._type(type_info(union))

    def _collect(self, info: Type) -> None:
        match info:
            case Metadata(type=inner):
                self._collect(inner)
            case StructType():
                if info.cls not in self._structs:
                    self._structs[info.cls] = info
                    for field in info.fields:
                        self._collect(field.type)
            case UnionType(types=types):
                for one in types:
                    self._collect(one)
            case ListType(item_type=item) | VarTupleType(item_type=item):
                self._collect(item)
            case FixedTupleType(item_types=items):
                for one in items:
                    self._collect(one)
            case DictType(value_type=value):
                self._collect(value)
            case _:
                pass

    def _name_all(self) -> None:
        """Two games may have a Result; the game's name then stands before it."""
        seen: dict[str, list[type]] = {}
        for cls in self._structs:
            seen.setdefault(cls.__name__, []).append(cls)
        for name, classes in seen.items():
            for cls in classes:
                part = cls.__module__.split(".")[-2].capitalize()
                self._names[cls] = name if len(classes) == 1 else f"{part}{name}"

    def _shape(self, struct: StructType) -> Shape:
        meanings = _sentences(struct.cls)
        optional = issubclass(struct.cls, _SPOKEN_BY_CLIENTS)
        fields = [
            Field(
                name=field.encode_name,
                type=self._type(field.type),
                optional=optional and not field.required,
                meaning=meanings.get(field.name, ""),
            )
            for field in struct.fields
        ]
        if struct.tag_field is not None:
            tag = Field(name=struct.tag_field, type=_json(struct.tag), optional=False, meaning="")
            fields.insert(0, tag)
        meaning = (inspect.getdoc(struct.cls) or "").partition("\n")[0]
        return Shape(self._names[struct.cls], meaning, tuple(fields))

    def _type(self, info: Type) -> str:
        match info:
            case Metadata(extra={"game": kind}):
                return _OF_GAMES[kind]
            case Metadata(type=inner):
                return self._type(inner)
            case StructType(cls=cls):
                return self._names[cls]
            case UnionType(types=types):
                return " | ".join(self._type(one) for one in types)
            case LiteralType(values=values):
                return " | ".join(map(_json, values))
            case ListType(item_type=item) | VarTupleType(item_type=item):
                each = self._type(item)
                return f"readonly ({each})[]" if " " in each else f"readonly {each}[]"
            case FixedTupleType(item_types=items):
                return f"readonly [{', '.join(map(self._type, items))}]"
            case DictType(value_type=value):
                return f"Readonly<Record<string, {self._type(value)}>>"
            case CustomType() | FrozenSetType():
                raise TypeError(f"{info} has no place in a message")
            case _:
                return _PLAIN[type(info).__name__]


_PLAIN = {
    "AnyType": "unknown",
    "BoolType": "boolean",
    "FloatType": "number",
    "IntType": "number",
    "NoneType": "null",
    "StrType": "string",
}


def _http_types() -> list[type]:
    return [
        value
        for value in vars(http).values()
        if isinstance(value, type) and issubclass(value, Value) and value is not Value
    ]


def _sentences(cls: type) -> dict[str, str]:
    """The sentence under each field, which Python itself forgets."""
    found: dict[str, str] = {}
    for owner in reversed(cls.__mro__):
        if not issubclass(owner, msgspec.Struct) or owner in (msgspec.Struct, Value):
            continue
        body = ast.parse(textwrap.dedent(inspect.getsource(owner))).body[0]
        assert isinstance(body, ast.ClassDef), "a class is defined by a class"
        for field, after in zip(body.body, body.body[1:], strict=False):
            match field, after:
                case ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(
                    value=ast.Constant(value=text)
                ):
                    found[name] = " ".join(str(text).split())
                case _:
                    pass
    return found


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()
