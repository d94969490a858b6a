"""Pentobi's dialect: what an engine match needs, turned openings and passes included."""

from __future__ import annotations

import sys

import pytest

from blockyard import games
from blockyard.ai.gtp_engine import GtpEngine
from blockyard.ai.mcts import search
from blockyard.cli.gtp import Engine
from blockyard.core.kernel import Budget
from blockyard.core.match import Match
from blockyard.games.blokus.formats.pentobi import half_turn

DUO, CLASSIC = games.get("blokus-duo"), games.get("blokus-classic")


def table(game=DUO, seats=None, moves=()):
    engine = Engine(Match.begin(game, seats), level=1, seed=1)
    for move in moves:
        engine.match = engine.match.play(engine.match.to_play, engine.match.ply, move)
    return engine


def said(engine, line):
    """The answer to one command, without what frames it."""
    [answer] = engine.answers([line])
    return answer.removesuffix("\n")


def random_line(seed, game=DUO):
    return game.kernel().position(game.start().text()).random_playout(seed)


def ending_with_one_blocked():
    """A table before its last move, and the colour that is blocked."""
    for seed in range(20):
        engine = table(moves=random_line(seed)[:-1])
        for colour in (0, 1):
            if engine.match.state.is_out(colour):
                return engine, "bw"[colour], "wb"[colour]
    raise AssertionError("no such ending in twenty games")


@pytest.mark.parametrize(
    ("name", "key", "seats"),
    [
        ("Blokus Duo", "blokus-duo", 2),
        ("blokus  two-player", "blokus-classic", 2),
        ("Blokus Three-Player", "blokus-classic", 3),
        ("Blokus", "blokus-classic", 4),
    ],
)
def test_a_game_is_known_by_their_name_and_has_its_seats(name, key, seats):
    engine = table()
    assert said(engine, f"set_game {name}") == "="
    assert (engine.match.game.key, engine.match.seats) == (key, seats)
    dialect = engine.match.game.gtp_dialect()
    assert dialect.seats_called(dialect.called(engine.match.start)) == seats


def test_a_game_that_we_do_not_have_is_not_set():
    assert said(table(), "set_game Blokus Trigon") == "? game not supported"


def test_moves_are_played_in_any_spelling_and_taken_back():
    engine = table()
    assert said(engine, "play b f9,e10,f10,g10,f11") == "="
    assert said(engine, "play White j5,j4") == "="
    assert [step.move for step in engine.match.events] == ["f9,e10,f10,g10,f11", "j4,j5"]
    said(engine, "undo")
    said(engine, "undo")
    assert said(engine, "undo") == "? cannot undo"


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("w j5", "not the turn of w"),
        ("b a1", "U4"),
        ("b e10,e12", "U1"),
        ("b nonsense", "U1"),
        ("b pass", "U1"),
        ("x e10", "no such colour"),
        ("b", "syntax error"),
    ],
)
def test_what_cannot_be_played_is_answered_in_words_and_changes_nothing(line, why):
    engine = table()
    answer = said(engine, f"play {line}")
    assert answer.startswith("? ") and why in answer
    assert not engine.match.events


def test_the_first_colour_begins_on_e10_and_the_second_on_j5():
    engine = table()
    first = said(engine, "all_legal b").removeprefix("= ").split("\n")
    assert len(first) == 414 and all("e10" in move.split(",") for move in first)
    said(engine, "play b e10")
    second = said(engine, "all_legal w").removeprefix("= ").split("\n")
    assert all("j5" in move.split(",") for move in second)


def test_a_move_that_is_only_asked_for_is_not_made():
    engine = table()
    asked = said(engine, "reg_genmove b").removeprefix("= ")
    assert asked in said(engine, "all_legal b").removeprefix("= ").split("\n")
    assert not engine.match.events


def test_whole_games_end_with_passes_and_a_score():
    engine = table(moves=random_line(3))
    assert said(engine, "genmove b") == said(engine, "genmove w") == "= pass"
    assert said(engine, "play w pass") == "="
    orange, purple = (engine.match.state.score(seat) for seat in (0, 1))
    assert said(engine, "final_score") == f"= {'BW'[purple > orange]}+{abs(orange - purple)}"
    assert said(engine, "play b a1") == "? the game is over"


def test_a_colour_that_is_blocked_passes_while_the_other_goes_on():
    engine, blocked, other = ending_with_one_blocked()
    before = engine.match.ply
    assert said(engine, f"genmove {blocked}") == "= pass"
    assert said(engine, f"play {blocked} pass") == "=" and engine.match.ply == before
    assert said(engine, f"play {other} pass").startswith("? ")
    assert said(engine, f"genmove {other}") not in ("= pass", "=")


def test_classic_names_colours_not_seats_and_counts_each_seat():
    two = table(CLASSIC, 2)
    for colour, move in zip("byrg", ("a20", "t20", "t1", "a1"), strict=True):
        assert said(two, f"play {colour} {move}") == "="
    assert said(two, "genmove red") == "? not the turn of red"
    assert said(two, "final_score") == "= 0"
    assert said(table(CLASSIC), "final_score") == "= -89 -89 -89 -89"


@pytest.mark.parametrize("nodes", [1, 50, 400])
def test_our_searches_begin_where_pentobi_begins(nodes):
    start = DUO.kernel().position(DUO.start().text())
    for seed in range(5):
        found = search(start, Budget(nodes=nodes), seed)
        assert "e10" in found.move.split(",")
        assert all("e10" in move.split(",") for move in found.visits)


# --- moves of another engine --------------------------------------------------------


def test_a_game_that_began_on_j5_is_sent_turned_by_half_a_turn():
    dialect, board = DUO.gtp_dialect(), DUO.start().variant.board
    assert dialect.written("e9,e10", "j5") == "j5,j6" == half_turn(board, "e9,e10")
    assert dialect.read("j5,j6", "j5") == "e9,e10"
    assert dialect.written("j5,j6", "e10") == "j5,j6" == dialect.read("j5,j6", None)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "seats", "opening"),
    [(DUO, 2, ["j5", "e10"]), (CLASSIC, 2, [])],
)
def test_another_engine_plays_a_whole_game_with_us(game, seats, opening):
    """It refuses what is not legal on its own board, so both have seen the same game."""
    match = Match.begin(game, seats)
    other = GtpEngine(f"{sys.executable} -m blockyard.cli gtp {game.key} --level 1", game)
    try:
        for move in opening:
            match = match.play(match.to_play, match.ply, move)
        while match.outcome is None:
            move = (
                other(match, match.to_play, None) if match.ply % 3 else match.state.legal_moves()[0]
            )
            match = match.play(match.to_play, match.ply, move)
        assert other.sent == [event.move for event in match.events][: len(other.sent)]
    finally:
        other.close()
