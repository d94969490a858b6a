"""Reasons for Blokus moves: each one on a position where it applies, and one where it does not."""

from __future__ import annotations

import pytest

from blockyard import games
from blockyard.games.blokus.insight import REASONS, reasons
from blockyard.words import LANGUAGES, Words

DUO = games.get("blokus-duo")


def after(*moves):
    state = DUO.start()
    for move in moves:
        state = state.play(move)
    return state


OPENING = ("e10,e9,e8,e7,f7", "j5,j6,j7,j8,i8")


def test_a_large_piece_is_named_in_the_opening_and_a_small_one_blamed():
    assert "large-piece-first" in reasons(DUO.start(), OPENING[0])
    assert "small-piece-early" not in reasons(DUO.start(), OPENING[0])
    assert reasons(DUO.start(), "e10") == ["small-piece-early"]


def test_corners_are_counted_with_those_that_were_used_up():
    found = {True: set(), False: set()}
    for state, move, given in every("opens-new-corners", range(4), range(8, 12)):
        board, own = state.variant.board, state.placed[state.turn]
        closed = state.covered | board.beside(own)
        now = board.cornering(own) & ~closed
        grown = own | board.placements[move].squares
        then = board.cornering(grown) & ~(state.covered | grown | board.beside(grown))
        found[given].add(then.bit_count() - now.bit_count() >= 3)
    assert found == {True: {True}, False: {False}}


def test_the_corner_they_need_is_one_that_they_could_place_on():
    state = after(*OPENING)
    # Purple could go on from h7, k9, h9, i4 and k4 (its corners); g6,h6,h7 covers h7.
    assert "takes-the-corner-they-need" in reasons(state, "g6,h6,h7")
    assert "takes-the-corner-they-need" not in reasons(state, "g6,g5,g4")


def test_the_middle_counts_once_one_has_begun():
    state = after(*OPENING)
    assert "heads-for-the-middle" in reasons(state, "g6,h6,h7")
    assert "heads-for-the-middle" not in reasons(state, "d6,d5,d4")
    assert "heads-for-the-middle" not in reasons(DUO.start(), "j5,i6,j6,h7,i7")


def finished(seed, plies, uniform=False):
    """A position of a random game, this many plies before its end."""
    start = DUO.kernel().position(DUO.start().text())
    line = start.random_playout(seed, uniform)
    for move in line[: len(line) - plies]:
        start = start.play(move)
    return DUO.read(start.text())


def every(name, seeds=range(40), plies=range(1, 12), uniform=False):
    """All moves of late positions, and whether a reason is given for them."""
    for seed in seeds:
        for ply in plies:
            state = finished(seed, ply, uniform)
            for move in state.legal_moves():
                yield state, move, name in reasons(state, move)


def test_who_is_shut_out_could_place_before_and_cannot_after():
    seen = set()
    for state, move, given in every("shuts-them-out", range(6), uniform=True):
        rival = 1 - state.turn
        truth = not state.is_out(rival) and state.after(move).is_out(rival)
        assert given == truth
        seen.add(given)
    assert seen == {True, False}


@pytest.mark.slow
def test_the_single_square_is_kept_only_while_it_is_there():
    seen = set()
    for state, move, given in every("keeps-the-single-square", range(10)):
        left = state.left[state.turn]
        assert given == ("1" in left and len(left) <= 8 and "," in move)
        seen.add(given)
    assert seen == {True, False}


def test_nothing_is_said_of_moves_that_cannot_be_made():
    assert reasons(DUO.start(), "a1") == [] == reasons(finished(1, 0), "a1")


def test_a_move_of_the_rules_is_understood_however_it_is_spelled():
    assert reasons(DUO.start(), " E10 ") == reasons(DUO.start(), "e10")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_has_words(lang):
    sentences = {Words(lang).say(f"reason-{name}") for name in REASONS}
    assert len(sentences) == len(REASONS)


def test_a_game_gives_its_reasons():
    assert DUO.reasons(DUO.start(), "e10") == reasons(DUO.start(), "e10")
