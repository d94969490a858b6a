"""Pentobi's dialect: the commands an engine match needs, turned openings included."""

from __future__ import annotations

import pytest

from blockyard import games
from blockyard.ai.mcts import search
from blockyard.core.kernel import Budget
from blockyard.games.blokus.pentobi import Pentobi, game_named, half_turn

DUO = games.get("blokus-duo")


def first_move(position):
    return position.legal_moves()[0]


def duo(*moves, genmove=first_move):
    return Pentobi(DUO.start(), genmove, moves=list(moves))


def test_a_game_is_known_by_their_name():
    assert game_named("Blokus Duo") == ("blokus-duo", 2)
    assert game_named("blokus  two-player") == ("blokus-classic", 2)
    with pytest.raises(ValueError, match="unknown game"):
        game_named("Blokus Trigon")


def test_moves_are_played_in_turn_and_taken_back():
    table = duo()
    assert table.answer("play", "b f9,e10,f10,g10,f11") == ""
    assert table.answer("play", "W j5,j4") == ""
    assert table.moves == ["f9,e10,f10,g10,f11", "j4,j5"]
    table.answer("undo", "")
    assert table.moves == ["f9,e10,f10,g10,f11"]
    table.answer("clear_board", "")
    with pytest.raises(ValueError, match="cannot undo"):
        table.answer("undo", "")


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("w j5", "wrong colour"),
        ("b a1", "illegal move: U4-start"),
        ("b e10,e12", "illegal move: U1-not-a-piece"),
        ("b nonsense", "illegal move: U1-notation"),
        ("b pass", "illegal move"),
        ("x e10", "unknown colour"),
        ("", "unknown colour"),
    ],
)
def test_what_cannot_be_played_is_answered_in_words_and_changes_nothing(line, why):
    table = duo()
    with pytest.raises(ValueError, match=why):
        table.answer("play", line)
    assert table.moves == []


def test_an_unknown_command_is_said_to_be_one():
    with pytest.raises(ValueError, match="unknown command"):
        duo().answer("fly", "")


def test_the_first_colour_begins_on_e10_and_the_second_on_j5():
    table = duo()
    assert all("e10" in move.split(",") for move in table.answer("all_legal", "b").split("\n"))
    assert len(table.answer("all_legal", "b").split("\n")) == 414
    table.answer("play", "b e10")
    assert all("j5" in move.split(",") for move in table.answer("all_legal", "w").split("\n"))


def test_a_game_that_began_on_j5_is_spoken_turned_by_half_a_turn():
    table, turned = duo("e10"), duo("j5")
    assert turned.answer("all_legal", "w") == table.answer("all_legal", "w")
    assert turned.answer("showboard", "").upper() == table.answer("showboard", "").upper()
    turned.answer("play", "w j5,j6")
    assert turned.moves == ["j5", half_turn(DUO.start().table.board, "j5,j6")] == ["j5", "e9,e10"]


def test_our_own_first_move_is_turned_to_where_they_expect_it():
    table = duo(genmove=lambda position: "j5,j6")
    assert table.answer("genmove", "b") == "e9,e10"
    assert table.moves == ["e9,e10"]


def test_a_move_that_is_only_asked_for_is_not_made():
    table = duo()
    assert table.answer("reg_genmove", "b") in table.answer("all_legal", "b").split("\n")
    assert table.moves == []


def test_whole_games_end_with_passes_and_a_score():
    start = DUO.kernel().position(DUO.start().text())
    line = start.random_line(3)
    table = duo(*line)
    assert table.answer("genmove", "b") == table.answer("genmove", "w") == "pass"
    orange, purple = (table.position.score(seat) for seat in (0, 1))
    winner = "B" if orange > purple else "W"
    assert table.answer("final_score", "") == f"{winner}+{abs(orange - purple)}"
    with pytest.raises(ValueError, match="game over"):
        table.answer("play", "b a1")
    assert table.answer("move_values", "") == ""


def test_a_colour_that_is_blocked_passes_while_the_other_goes_on():
    start = DUO.kernel().position(DUO.start().text())
    for seed in range(20):
        table = duo(*start.random_line(seed))
        last = table.moves.pop()
        out = [c for c in (0, 1) if table.position.is_out(c)]
        if out:
            assert table.answer("genmove", "bw"[out[0]]) == "pass"
            assert (
                table.answer("all_legal", "bw"[1 - out[0]]).split("\n").count(table.theirs(last))
                == 1
            )
            return
    raise AssertionError("no such ending in twenty games")


def test_values_are_told_with_the_moves_as_they_write_them():
    table = Pentobi(DUO.start(), first_move, lambda position: [("j5,j6", 0.5)], lambda: 1.25)
    assert table.answer("move_values", "") == "0.5000 e9,e10"
    assert table.answer("cputime", "") == "1.250"


def test_classic_has_four_colours_and_a_score_for_each_seat():
    classic = games.get("blokus-classic")
    table = Pentobi(classic.start(), first_move)
    for colour, move in zip("byrg", ("a20", "t20", "t1", "a1"), strict=True):
        table.answer("play", f"{colour} {move}")
    assert table.answer("final_score", "") == "-88 -88 -88 -88"


# --- for a general GTP loop ---------------------------------------------------------


def test_a_general_loop_knows_their_names_of_games_and_colours():
    duo, classic = games.get("blokus-duo").gtp(), games.get("blokus-classic").gtp()
    assert duo.is_called("Blokus Duo") and not duo.is_called("Blokus")
    assert classic.is_called("blokus") and not classic.is_called("blokus duo")
    assert [duo.seat(colour) for colour in ("b", "White", "2", "x")] == [0, 1, 1, None]
    assert [classic.colour(seat) for seat in range(4)] == ["b", "y", "r", "g"]


@pytest.mark.parametrize("nodes", [1, 50, 400])
def test_our_searches_begin_where_pentobi_begins(nodes):
    start = DUO.kernel().position(DUO.start().text())
    for seed in range(5):
        thought = search(start, Budget(nodes=nodes), seed)
        assert "e10" in thought.move.split(",")
        assert all("e10" in move.split(",") for move in thought.notes["visits"])
