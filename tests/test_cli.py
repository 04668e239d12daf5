"""The command line, as somebody types it."""

import io
import json
import subprocess
import sys
from pathlib import Path

import pytest

import namyok
from namyok.cli import main


def test_games_lists_the_catalogue(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games"]) == 0
    shown = capsys.readouterr().out
    for line in (
        "dixit-2008: Dixit, 2008 rules, 3–6 players",
        "odyssey: Dixit Odyssey, 3–12 players",
        "team: Odyssey: Teams, 6, 8, 10, 12 players",
        "poetry: Poetry, 2–6 players",
        "  hand = 7 for 3 players, 6 for 4–6 (2–12): Cards in a full hand",
    ):
        assert line in shown
    assert "match_cap" in shown.split("party:")[1].split("team:")[0]
    assert "match_cap" not in shown.split("party:")[0]


def test_simulate_writes_records_that_verify(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "games.jsonl"
    assert main(["simulate", "odyssey", "--players", "7", "--games", "3", "--out", str(out)]) == 0
    assert len(out.read_text().splitlines()) == 3
    assert main(["verify", str(out)]) == 0
    assert capsys.readouterr().out == "3 held, 0 did not\n"


def test_simulate_is_the_same_for_a_seed(capsys: pytest.CaptureFixture[str]) -> None:
    shown = []
    for seed, games in (("5", "2"), ("5", "3"), ("6", "2")):
        main(["simulate", "poetry", "--players", "2", "--games", games, "--seed", seed])
        shown.append(capsys.readouterr().out.splitlines())
    assert shown[0] == shown[1][:2]
    assert shown[0] != shown[2]


def test_simulate_takes_options_and_a_deck_size(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["simulate", "dixit", "--players", "4", "--cards", "168"]
    options = ["points_to_win=null", "cycles=1", "clue_kinds=sound,mime", "reshuffle=false"]
    for option in options:
        arguments += ["--option", option]
    assert main(arguments) == 0
    record = json.loads(capsys.readouterr().out)
    assert record["deck_size"] == 168
    assert record["options"]["cycles"] == 1
    assert record["options"]["clue_kinds"] == ["sound", "mime"]
    assert len(record["rounds"]) == 4


def test_simulate_shows_progress_on_a_terminal_only(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    arguments = ["simulate", "team", "--players", "6", "--games", "2"]
    main(arguments)
    assert capsys.readouterr().err == ""
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    main(arguments)
    assert "2/2" in capsys.readouterr().err


def test_verify_names_file_line_round_and_clause(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    main(["simulate", "odyssey", "--players", "6", "--games", "2"])
    first, second = capsys.readouterr().out.splitlines()
    record = json.loads(second)
    record["rounds"][2]["points"][0] += 1
    path = tmp_path / "two.jsonl"
    path.write_text(f"{first}\n\n{json.dumps(record)}\nnonsense\n")
    assert main(["verify", str(path)]) == 1
    shown = capsys.readouterr().out.splitlines()
    assert shown[0].startswith(f"{path}:3: round 3, clause 6 (points): the record says points")
    assert shown[1].startswith(f"{path}:4: clause 9: this is not a record")
    assert shown[2] == "1 held, 2 did not"


def test_verify_reads_a_single_record_over_several_lines(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    main(["simulate", "party", "--players", "6"])
    path = tmp_path / "one.json"
    path.write_text(json.dumps(json.loads(capsys.readouterr().out), indent=2))
    assert main(["verify", str(path)]) == 0


def test_verify_goes_on_after_a_file_that_cannot_be_read(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    main(["simulate", "dixit", "--players", "4"])
    good = tmp_path / "good.json"
    good.write_text(capsys.readouterr().out)
    bytes_only = tmp_path / "bytes"
    bytes_only.write_bytes(b"\xff\xfe\x00")
    missing = tmp_path / "missing"
    paths = [missing, good, bytes_only, tmp_path, good]
    assert main(["verify", *map(str, paths)]) == 1
    assert capsys.readouterr().out.splitlines() == [
        f"{missing}: No such file or directory",
        f"{bytes_only}: It is not text",
        f"{tmp_path}: Is a directory",
        "2 held, 0 did not, 3 could not be read",
    ]


def test_verify_reads_standard_input(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    main(["simulate", "poetry", "--players", "3", "--games", "2"])
    written = capsys.readouterr().out + "nonsense\n"
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(written.encode())))
    assert main(["verify", "-"]) == 1
    shown = capsys.readouterr().out.splitlines()
    assert shown[0].startswith("-:3: clause 9: this is not a record")
    assert shown[1] == "2 held, 1 did not"


def test_version_is_the_packages_own(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        main(["--version"])
    assert stop.value.code == 0
    assert capsys.readouterr().out == f"namyok {namyok.__version__}\n"


MISUSE = [
    (["serve", "--port", "many"], "--port (NAMYOK_PORT) must be a whole number from 0 to 65535"),
    (["serve", "--port", "65536"], "must be a whole number from 0 to 65535, not 65536"),
    (["serve", "--keep-idle-days", "nan"], "must be a number from 0 on, not nan"),
    (["serve", "--away-grace", "-1"], "must be a number from 0 on, not -1"),
    (["serve", "--uploads", "perhaps"], "must be on or off, not perhaps"),
    (["serve", "--log-level", "loud"], "must be debug, info, warning or error, not loud"),
    (["serve", "--proxy", "nginx"], "must be addresses or networks such as 10.0.0.0/8"),
    (["serve", "--metrics", "1.2.3"], "must be addresses or networks such as 10.0.0.0/8"),
    (["serve", "--bus", "nats://bus:4222"], "--bus is for nodes that share a store: say --store"),
    (["serve", "--certificate-key", "x"], "say --certificate, too"),
    (["serve", "--http-port", "80"], "say --https or --certificate, too"),
    (["serve", "--https", "--port", "81", "--http-port", "81"], "are both 81"),
    (["serve", "--store", "mysql://me:se/cret@host"], "not mysql://…@host"),
    (["serve", "--store", "me:sec//ret@host"], "not …@host\n"),
    *(
        (["serve", "--store", f"postgresql://me:12{letter}ret@host/db"], "%40, not postgresql://…@")
        for letter in "/#?@"
    ),
    (["backup", "x.tar", "--store", "x"], "must be like postgresql://user:password@host/database"),
    (["--port", "many"], "--port (NAMYOK_PORT) must be a whole number from 0 to 65535"),
    (["dance"], "invalid choice"),
    (["simulate", "chess", "--players", "4"], "There is no game called chess"),
    (["simulate", "dixit"], "the following arguments are required: --players"),
    (["simulate", "dixit", "--players", "x"], "x is not a whole number from 1 on"),
    (["simulate", "dixit", "--players", "0"], "0 is not a whole number from 1 on"),
    (["league", "dixit", "--rounds", "-3"], "-3 is not a whole number from 1 on"),
    (["simulate", "dixit", "--players", "9"], "dixit takes 3, 4, 5, 6 players, not 9."),
    (["simulate", "dixit", "--players", "4", "--games", "-1"], "is not a whole number"),
    (["simulate", "dixit", "--players", "4", "--option", "hand"], "hand is not KEY=VALUE"),
    (
        ["simulate", "dixit", "--players", "4", "--option", "hand=99"],
        "hand can’t have that value in this game: it can be 2–12.",
    ),
    (["simulate", "dixit", "--players", "4", "--option", "hat=1"], "no option called hat"),
    (
        ["simulate", "odyssey", "--players", "12", "--cards", "60"],
        "12 players × 6 cards + 12 need 84 cards, this deck has 60.",
    ),
    (["simulate", "dixit", "--players", "4", "--out", "/no/such/place"], "No such file"),
    (["verify"], "the following arguments are required: FILE"),
]


@pytest.mark.parametrize(("arguments", "message"), MISUSE)
def test_bad_arguments_get_one_clear_line_and_exit_code_2(
    arguments: list[str], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    try:
        code: object = main(arguments)
    except SystemExit as stop:
        code = stop.code
    shown = capsys.readouterr()
    assert code == 2
    assert shown.out == ""
    assert message in shown.err
    assert shown.err.count("\n") == 1


@pytest.mark.parametrize("text", ["", "\n \n", "{", "[" * 100_000, "1" * 5000, "null", "NaN"])
def test_verify_of_what_is_no_record_says_so(
    text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "odd.json"
    path.write_text(text)
    assert main(["verify", str(path)]) == 1
    assert "this is not a record but something else" in capsys.readouterr().out


def test_output_that_nobody_reads_to_the_end_is_no_error() -> None:
    command = f"{sys.executable} -m namyok simulate dixit --players 4 --games 300"
    ran = subprocess.run(
        ["bash", "-c", f"set -o pipefail; {command} | head -c 10"], capture_output=True, check=False
    )
    assert (ran.returncode, ran.stderr) == (0, b"")
