"""``namyok deck`` as somebody types it."""

from pathlib import Path

import pytest

from namyok.cli import main
from namyok.decks.pictures import READABLE
from tests.decks.kit import BLUE, RED, plain, small_deck

Capture = pytest.CaptureFixture[str]


def build(source: Path, out: Path) -> int:
    arguments = ["deck", "build", str(source), "--name", "trip", "--title", "A trip"]
    return main([*arguments, "--author", "We", "--licence", "CC0", "--out", str(out)])


@pytest.fixture
def source(tmp_path: Path) -> Path:
    folder = tmp_path / "pictures"
    folder.mkdir()
    (folder / "1.png").write_bytes(plain(RED))
    (folder / "2.jpg").write_bytes(plain(BLUE, "JPEG"))
    return folder


def test_what_was_built_is_all_well(source: Path, tmp_path: Path, capsys: Capture) -> None:
    assert build(source, tmp_path / "decks") == 0
    assert capsys.readouterr().out == f"2 cards in {tmp_path / 'decks' / 'trip'}, 0 left out\n"
    assert main(["deck", "check", str(tmp_path / "decks" / "trip")]) == 0
    assert capsys.readouterr().out == "2 cards, all well\n"


def test_a_single_card_is_counted_right(tmp_path: Path, capsys: Capture) -> None:
    assert main(["deck", "check", str(small_deck(tmp_path, cards=1))]) == 0
    assert capsys.readouterr().out == "1 card, all well\n"


def test_every_file_left_out_is_told_with_its_reason(
    source: Path, tmp_path: Path, capsys: Capture
) -> None:
    (source / "3.png").write_bytes(b"a text")
    (source / "4.png").write_bytes(plain(RED))
    assert build(source, tmp_path) == 1
    assert capsys.readouterr().out.splitlines() == [
        f"3.png: This is not a picture we can read. Use {', '.join(READABLE)}.",
        "4.png: This picture is there already: 1.png.",
        f"2 cards in {tmp_path / 'trip'}, 2 left out",
    ]


def test_no_deck_is_made_of_nothing_but_bad_files(tmp_path: Path, capsys: Capture) -> None:
    (tmp_path / "pictures").mkdir()
    (tmp_path / "pictures" / "1.png").write_bytes(b"a text")
    assert build(tmp_path / "pictures", tmp_path) == 1
    assert capsys.readouterr().out.splitlines()[-1] == "no picture could be used, no deck was made"


def test_every_fault_is_a_line(tmp_path: Path, capsys: Capture) -> None:
    folder = small_deck(tmp_path)
    (folder / "001.webp").unlink()
    (folder / "002.s.webp").write_bytes(b"a text")
    assert main(["deck", "check", str(folder)]) == 1
    assert capsys.readouterr().out.splitlines() == [
        "001.webp: this picture is missing",
        "002.s.webp: it is not a WebP picture",
    ]


def test_our_own_decks_are_asked_for_more(tmp_path: Path, capsys: Capture) -> None:
    folder = small_deck(tmp_path, cards=1)
    assert main(["deck", "check", str(folder), "--complete"]) == 1
    assert "trip/001: the caption should be in ru, en, too" in capsys.readouterr().out


def test_a_folder_without_deck_toml_is_no_deck(tmp_path: Path, capsys: Capture) -> None:
    assert main(["deck", "check", str(tmp_path)]) == 1
    assert capsys.readouterr().out == "deck.toml: this file is missing\n"


def test_progress_is_shown_on_a_terminal_only(
    source: Path, tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    build(source, tmp_path / "one")
    assert capsys.readouterr().err == ""
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    build(source, tmp_path / "two")
    assert "2/2" in capsys.readouterr().err


BUILD = ["deck", "build", ".", "--out", "nowhere", "--title", "A"]
MISUSE = [
    (["deck"], "the following arguments are required: VERB"),
    (["deck", "dance"], "invalid choice"),
    (["deck", "check"], "the following arguments are required: DIR"),
    (["deck", "check", "/no/such/deck"], "/no/such/deck: there is no such folder"),
    (["deck", "build", "."], "the following arguments are required: --name, --title, --out"),
    (["deck", "build", "/no/such", *BUILD[3:], "--name", "a"], "/no/such: there is no such folder"),
    ([*BUILD, "--name", "My Trip"], "small Latin letters, digits and hyphens"),
    ([*BUILD, "--name", "a", "--author", ""], "The author needs 1–100 characters on one line"),
    ([*BUILD, "--name", "a"], "There are no pictures in ."),
]


@pytest.mark.parametrize(("arguments", "message"), MISUSE)
def test_bad_arguments_get_one_clear_line_and_exit_code_2(
    arguments: list[str],
    message: str,
    tmp_path: Path,
    capsys: Capture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    try:
        code: object = main(arguments)
    except SystemExit as stop:
        code = stop.code
    shown = capsys.readouterr()
    assert code == 2
    assert shown.out == ""
    assert message in shown.err
    assert shown.err.count("\n") == 1


def test_a_deck_that_is_there_is_not_written_over(
    source: Path, tmp_path: Path, capsys: Capture
) -> None:
    assert build(source, tmp_path) == 0
    capsys.readouterr()
    assert build(source, tmp_path) == 2
    assert f"{tmp_path / 'trip'} is there already." in capsys.readouterr().err
