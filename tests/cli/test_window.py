"""Boards in a window of 80 columns and 24 rows: they fit, or the player sees what is missing."""

from __future__ import annotations

import re
from random import Random

import pytest

from blockyard import games
from blockyard.cli.hotseat import HotSeat
from blockyard.cli.menu import HUMAN
from blockyard.cli.screen import Screen
from blockyard.core.contract import CHANCE
from blockyard.core.match import Match
from blockyard.core.picture import Span
from blockyard.core.record import Record
from blockyard.words import LANGUAGES

ROWS, COLUMNS = 24, 80
TALLER = re.compile(r"Make the window (\d+) rows taller")
PAINT = re.compile(r"\x1b\[[0-9;]*m")
FITTING = [key for key, game in games.all_games().items() if max(game.seats) <= 4]


@pytest.fixture
def small_window(monkeypatch):
    monkeypatch.setenv("COLUMNS", str(COLUMNS))
    monkeypatch.setenv("LINES", str(ROWS))
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("TERM", "xterm")


def turns(game, seats, tmp_path, lang="en"):
    """What is on the screen at each turn of a game, from the board on."""
    rng = Random(4)
    match = Match.begin(game, seats)
    table = HotSeat(Screen(lang), Record(match, [HUMAN] * seats), rng, tmp_path / "left")
    while match.to_play is not None and match.ply < 100:
        if match.to_play == CHANCE:
            move = game.quick_chance(match.state, rng)
        else:
            table.match = match
            yield match.to_play, table
            move = rng.choice(match.state.legal_moves())
        match = match.play(match.to_play, match.ply, move)


def shown_at(seat, table, capsys):
    picture = table._show(seat)
    table._prompt(picture, 1)
    return PAINT.sub("", capsys.readouterr().out).removeprefix("\n").splitlines()


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", FITTING)
def test_boards_fit_a_small_window(key, lang, small_window, tmp_path, capsys):
    game = games.get(key)
    for seat, table in turns(game, max(game.seats), tmp_path, lang):
        shown = shown_at(seat, table, capsys)
        assert len(shown) + 1 <= ROWS, "\n".join(shown)


@pytest.mark.parametrize("key", [key for key in games.all_games() if key not in FITTING])
def test_a_board_that_does_not_fit_says_how_many_rows_are_missing(
    key, small_window, tmp_path, capsys
):
    game, told = games.get(key), 0
    for seat, table in turns(game, max(game.seats), tmp_path):
        shown = shown_at(seat, table, capsys)
        found = TALLER.search("\n".join(shown))
        missing = len(shown) + 1 - ROWS
        assert (int(found[1]) if found else 0) == max(0, missing)
        told += bool(found)
    assert told, "a tower of some height does not fit"


def test_what_moves_and_what_to_do_stay_in_sight_where_a_picture_is_too_tall(small_window, capsys):
    """A picture that is repainted loses rows of its middle, not its last ones."""
    count = Screen("en").repaint([[Span(f"row {number}")] for number in range(40)], 0)
    shown = capsys.readouterr().out
    assert count == ROWS - 1
    assert "row 0" in shown and "row 39" in shown and "⋮" in shown and "row 30" not in shown


def test_a_short_rule_stays_in_sight_and_a_long_page_leads_back_to_the_board(
    small_window, tmp_path, capsys, monkeypatch
):
    paged = []
    monkeypatch.setattr("rich.pager.SystemPager.show", lambda self, text: paged.append(text))
    match = Match.begin(games.get("gobblet"))
    table = HotSeat(Screen("en"), Record(match, [HUMAN] * 2), Random(0), tmp_path / "left")
    table._show(0)
    capsys.readouterr()
    table._rules("G7")
    assert "G7" in capsys.readouterr().out and not paged
    assert table.shown is match.state, "the board is not drawn over it"
    table._rules("")
    assert "G7" in paged[0] and table.shown is None
