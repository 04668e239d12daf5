"""SVG path data to skia.Path: the shortest way to write a drawn outline by hand."""

import re
from collections.abc import Iterator

import skia

_COMMAND = re.compile(r"[\s,]*([MmZzLlHhVvCcSsQqAa])")
_NUMBER = re.compile(r"[\s,]*([-+]?(?:\d+\.\d*|\.\d+|\d+)(?:[eE][-+]?\d+)?)")
_ARGUMENTS = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "A": 7, "Z": 0}


def _commands(data: str) -> Iterator[tuple[str, list[float]]]:
    position = 0
    command = ""
    while data[position:].strip(" ,\n\t"):
        found = _COMMAND.match(data, position)
        if found:
            command = found.group(1)
            position = found.end()
        arguments = []
        for _ in range(_ARGUMENTS[command.upper()]):
            number = _NUMBER.match(data, position)
            if number is None:
                raise ValueError(f"bad path data at {position}: {data!r}")
            arguments.append(float(number.group(1)))
            position = number.end()
        yield command, arguments
        command = {"M": "L", "m": "l"}.get(command, command)


def parse_path(data: str) -> skia.Path:
    """Supports M L H V C S Q A Z in both cases."""
    path = skia.Path()
    x = y = start_x = start_y = control_x = control_y = 0.0
    previous = ""
    for command, values in _commands(data):
        kind = command.upper()
        relative = command.islower()
        if relative and kind in "MLCSQ":
            values = [v + (x if i % 2 == 0 else y) for i, v in enumerate(values)]
        if kind == "M":
            x, y = values
            start_x, start_y = x, y
            path.moveTo(x, y)
        elif kind == "L":
            x, y = values
            path.lineTo(x, y)
        elif kind == "H":
            x = values[0] + (x if relative else 0)
            path.lineTo(x, y)
        elif kind == "V":
            y = values[0] + (y if relative else 0)
            path.lineTo(x, y)
        elif kind == "C":
            path.cubicTo(*values)
            control_x, control_y, x, y = values[2:]
        elif kind == "S":
            smooth = previous in ("C", "S")
            first = (2 * x - control_x, 2 * y - control_y) if smooth else (x, y)
            path.cubicTo(*first, *values)
            control_x, control_y, x, y = values
        elif kind == "Q":
            path.quadTo(*values)
            x, y = values[2:]
        elif kind == "A":
            end_x = values[5] + (x if relative else 0)
            end_y = values[6] + (y if relative else 0)
            sweep = skia.PathDirection.kCW if values[4] else skia.PathDirection.kCCW
            size = skia.Path.ArcSize(int(values[3]))
            path.arcTo(values[0], values[1], values[2], size, sweep, end_x, end_y)
            x, y = end_x, end_y
        else:
            path.close()
            x, y = start_x, start_y
        previous = kind
    return path
