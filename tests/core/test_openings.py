"""Openings: images of a position are one, and moves are counted as they are there."""

from __future__ import annotations

from random import Random

import pytest

from blockyard import games
from blockyard.core import openings
from blockyard.core.contract import CHANCE
from blockyard.core.match import Match
from blockyard.core.openings import Tally, place_of, steps

KEYS = ("gobblers", "gobblet", "deblockle", "blokus-duo", "blokus-classic")


def after(key, *moves):
    state = games.get(key).start()
    for move in moves:
        state = state.play(move)
    return state


def place(key, *moves):
    found = place_of(games.get(key), after(key, *moves))
    assert found is not None
    return found


def random_match(key, seed, plies):
    rng, match = Random(seed), Match.begin(games.get(key))
    while match.to_play is not None and match.ply < plies:
        is_chance = match.to_play == CHANCE
        move = match.chance_move(rng).move if is_chance else rng.choice(match.legal_moves())
        match = match.play(match.to_play, match.ply, move)
    return match


def test_a_turned_position_is_the_same_place():
    assert place("gobblet", "4a1", "4d4").key == place("gobblet", "4d1", "4a4").key
    assert place("gobblet", "4a1", "4d4").key != place("gobblet", "4a1", "4d3").key


def test_another_order_of_moves_leads_to_the_same_place():
    assert place("gobblet", "4a1", "4b2", "4d3").key == place("gobblet", "4d3", "4b2", "4a1").key
    assert place("gobblet", "4a1", "4b2", "4d3").key != place("gobblet", "4a1", "4d3", "4b2").key


def test_moves_that_a_symmetry_makes_equal_are_one():
    start = place("gobblet")
    assert len({start.written(move) for move in after("gobblet").legal_moves()}) == 3
    found = start.played(after("gobblet").legal_moves(), {start.written("4d4"): Tally(2, 0, 1)})
    assert found == {"4a1": Tally(2, 0, 1)}


@pytest.mark.parametrize("key", KEYS)
def test_what_was_played_is_found_again_in_every_image(key):
    """A counted move leads back to one that is legal here, and to the same position."""
    match = random_match(key, 3, 24)
    found = list(steps(match, 6))
    events = [event for event in match.events if event.seat != CHANCE][: len(found)]
    assert found and len(found) == len(events)
    for step, event in zip(found, events, strict=True):
        here = place_of(match.game, event.before)
        legal = event.before.legal_moves()
        (move,) = here.played(legal, {step.move: Tally(1)})
        assert here.key == step.key and here.written(move) == here.written(event.move)
        if not event.before.play(move).skipped:
            reached = [place_of(match.game, event.before.play(m)) for m in (move, event.move)]
            assert len({at and at.key for at in reached}) == 1


def test_a_symmetric_game_is_the_same_opening_throughout():
    """Mirrored move by move, a game takes the same steps."""
    match = random_match("blokus-duo", 5, 10)
    encoding = match.game.encoding()
    for turn in encoding.symmetries(2):
        image = Match.begin(match.game)
        for event in match.events:
            move = encoding.moves[turn.actions[encoding.action_of[event.move]]]
            image = image.play(image.to_play, image.ply, move)
        assert list(steps(image)) == list(steps(match))


def test_the_dice_that_come_later_make_no_difference():
    """Deblockle: Gold arranges Blue's blocks, whatever Gold's own dice show."""
    rolled = [f"die={symbol}" for symbol in "SXPC" + "LHHC"]
    others = [f"die={symbol}" for symbol in "XXPP" + "CHLH"]
    assert place("deblockle", *rolled).key == place("deblockle", *others).key
    assert place("deblockle", *rolled[:4], *others[:4]).key != place("deblockle", *rolled).key


def test_variants_have_openings_of_their_own():
    gobblet = games.get("gobblet")
    strict = place_of(gobblet, gobblet.start(options={"touch": "strict"}))
    assert strict is not None and strict.key != place("gobblet").key


def test_there_are_none_where_nobody_decides_or_something_is_hidden():
    gobblet, deblockle = games.get("gobblet"), games.get("deblockle")
    assert place_of(deblockle, deblockle.start()) is None
    remembered = gobblet.start(options={"memory": "yes"}).play("4b2")
    assert remembered.hides and place_of(gobblet, remembered) is None
    block_out = games.get("block-out")
    assert place_of(block_out, block_out.start()) is None


def test_only_the_beginning_is_counted():
    match = random_match("gobblet", 1, 30)
    assert len(list(steps(match))) == openings.DEPTH and len(list(steps(match, 3))) == 3


def test_results_for_each_seat():
    match = Match.begin(games.get("gobblers"))
    assert openings.results(match) == ()
    assert openings.results(match.play(0, 0, "3b2").resign(0)) == (-1, 1)
    drawn = random_match("gobblers", 2, 4).offer_draw(0).agree(1)
    assert openings.results(drawn) == (0, 0)


def test_a_tally_is_for_who_moves():
    assert Tally.of(1).plus(Tally.of(-1)).plus(Tally.of(0)) == Tally(1, 1, 1)
    assert Tally(1, 1, 1).games == 3
