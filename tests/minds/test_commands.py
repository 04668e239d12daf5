"""``namyok mind`` and ``namyok league`` as others use them: JSON lines in and out, a table."""

import io
import json
import sys
from typing import Any

import pytest

from namyok.cli import main

CARDS = ["dreams/007", "dreams/012", "dreams/014"]


def ask(monkeypatch: pytest.MonkeyPatch, *arguments: str, lines: list[Any]) -> int:
    text = "\n".join(one if isinstance(one, str) else json.dumps(one) for one in lines)
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(text.encode())))
    return main(["mind", *arguments])


def answers(capsys: pytest.CaptureFixture[str]) -> list[dict[str, Any]]:
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]


def test_listening_gives_odds_and_reasons(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = [{"hint": "a bridge made of fur", "cards": CARDS}]
    assert ask(monkeypatch, "listen", lines=lines) == 0
    (answer,) = answers(capsys)
    assert len(answer["odds"]) == len(answer["why"]) == 3
    assert sum(answer["odds"]) == pytest.approx(1, abs=0.001)
    assert max(answer["odds"]) == answer["odds"][0]
    assert answer["why"][0]


def test_a_line_that_cannot_be_answered_says_why_and_the_next_is_answered(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = ["nonsense", {"hint": "x", "cards": ["q/1"]}, {"hint": "cat", "cards": CARDS}]
    assert ask(monkeypatch, "listen", "--mind", "vera", lines=lines) == 1
    first, second, third = answers(capsys)
    assert "error" in first
    assert second == {"error": "there is no card q/1"}
    assert "odds" in third


def test_telling_gives_different_phrases_and_keeps_off_what_was_said(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = {"card": "dreams/007", "language": "en", "count": 4}
    assert ask(monkeypatch, "tell", "--seed", "3", lines=[asked]) == 0
    told = [one["phrase"] for one in answers(capsys)[0]["phrases"]]
    assert len(set(told)) == 4
    assert ask(monkeypatch, "tell", "--seed", "3", lines=[{**asked, "history": told}]) == 0
    again = [one["phrase"] for one in answers(capsys)[0]["phrases"]]
    assert not set(told) & set(again)


def test_telling_without_a_card_or_in_no_language_is_refused(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = [{"language": "en"}, {"card": "dreams/007", "language": "xx"}]
    assert ask(monkeypatch, "tell", lines=asked) == 1
    without, unknown = answers(capsys)
    assert "name a card or a hand" in without["error"]
    assert unknown["error"].startswith("there is no language xx")


def test_a_league_prints_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["league", "party", "--rounds", "1", "--minds", "plain,blind", "--language", "en"]
    assert main(arguments) == 0
    out = capsys.readouterr().out
    assert "party, 6 players, 1 games, en" in out
    assert out.count("plain") == out.count("blind") == 1


def test_a_league_of_nobody_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["league", "--minds", "nobody"])
    assert "there is no mind nobody" in capsys.readouterr().err
