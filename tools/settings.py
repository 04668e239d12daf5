"""Writes the table of settings into docs/operate.md: ``python -m tools.settings``."""

from pathlib import Path

from namyok.settings import SETTINGS, Setting

PAGE = Path(__file__).parents[1] / "docs" / "operate.md"
BEGIN, END = "<!-- settings: python -m tools.settings -->\n", "<!-- end of settings -->\n"


def table() -> str:
    """Every setting under its heading, as Markdown."""
    lines: list[str] = []
    group = ""
    for setting in SETTINGS:
        if setting.group != group:
            group = setting.group
            lines += ["", f"### {group[0].upper()}{group[1:]}", "", "| setting | default | |"]
            lines.append("|---|---|---|")
        lines.append(_row(setting))
    return "\n".join([*lines, "", ""])


def _row(setting: Setting) -> str:
    default = f"`{setting.default}`" if setting.default != "" else ""
    value = "" if setting.bare else f" {setting.kind.metavar}"
    name = f"`{setting.flag}{value}`<br>`{setting.variable}`".replace("|", "\\|")
    return f"| {name} | {default} | {setting.help.replace('|', chr(92) + '|')} |"


def page() -> str:
    """docs/operate.md with today's settings in it."""
    text = PAGE.read_text(encoding="utf-8")
    before, rest = text.split(BEGIN)
    return f"{before}{BEGIN}{table()}{END}{rest.split(END)[1]}"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
