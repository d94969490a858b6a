"""What can be tested without a drawn board: from the start by moves, and from the board itself.

Reading a drawing needs most of the rules, so a rule that is broken may show there as nothing
but boards that cannot be read. These tests say by name which one it is.
"""

from __future__ import annotations

import pytest

from blockyard.games.blokus.pieces import Board
from tests.blokus.boards import CLASSIC, DUO, line

BOARD = Board(14)


def begun():
    return line(DUO.start(), "e10 j5")


def names(squares):
    return {BOARD.names[square] for square in range(196) if squares >> square & 1}


def test_u1_no_two_pieces_have_the_same_shape():
    for move in ("e10,e11,f11,g11,g12", "e10,f10,g10,g11,g12"):
        state = line(DUO.start(), f"{move} j5")
        assert len(state.left[0]) == 20
        assert state.variant.board.placements[move].piece == {"e11": "Z5", "f10": "V5"}[move[4:7]]


def test_u5_4_both_hands_of_an_l_may_begin():
    offered = {frozenset(move.split(",")) for move in DUO.start().legal_moves()}
    assert {frozenset({"e10", "e11", "e12", x}) for x in ("d12", "f12")} <= offered


def test_u5_5_every_square_can_be_covered_to_the_last_row_and_column():
    for square, through in enumerate(BOARD.through):
        assert any(placement for placement in through["1"]), BOARD.names[square]


@pytest.mark.parametrize("move", ["e8,e9", "e11,e12", "c10,d10", "f10,g10"])
def test_u5_2_each_of_the_four_sides_is_closed(move):
    assert move not in begun().legal_moves()
    assert begun().objection(move).reason == "own-side"
    assert names(BOARD.beside(1 << BOARD.square["e10"])) == {"e9", "e11", "d10", "f10"}


@pytest.mark.parametrize("move", ["d9", "f9", "d11", "f11"])
def test_u5_1_each_of_the_four_corners_is_open(move):
    domino = f"{move},{move[0]}{int(move[1:]) + (1 if int(move[1:]) > 10 else -1)}"
    offered = {frozenset(legal.split(",")) for legal in begun().legal_moves()}
    assert frozenset(domino.split(",")) in offered
    assert begun().objection(domino) is None


def test_u5_1_two_rows_away_is_no_corner():
    assert names(BOARD.cornering(1 << BOARD.square["e10"])) == {"d9", "f9", "d11", "f11"}
    assert begun().objection("e12,e13").reason == "no-corner"


def test_u5_1_the_edge_ends_the_board_on_both_sides():
    assert names(BOARD.beside(1 << BOARD.square["n5"])) == {"m5", "n4", "n6"}
    assert names(BOARD.cornering(1 << BOARD.square["n5"])) == {"m4", "m6"}
    assert names(BOARD.cornering(1 << BOARD.square["a5"])) == {"b4", "b6"}


def test_u9_the_colours_place_in_their_order():
    turns, state = [], CLASSIC.start()
    for move in ("a20", "t20", "t1", "a1"):
        turns.append(state.variant.colours[state.turn])
        state = state.play(move)
    assert turns == ["b", "y", "r", "g"] and state.turn == 0


def test_u6_nobody_waits_for_the_colour_of_a_seat_that_stopped():
    state = CLASSIC.start(4).retire(1)
    assert state.is_out(1) and state.play("a20").turn == 2
