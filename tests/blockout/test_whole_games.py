"""Twenty games of quick bots with real physics, played to the end.

Two of them begin with the deal. The others begin with two cards in each hand, so that all twenty
take a few seconds; bench/blockout_games.py plays hundreds of whole ones.
"""

from __future__ import annotations

from random import Random

import pytest

from blockyard.ai.players import hand_of, player
from blockyard.core.contract import CHANCE
from blockyard.core.match import Match
from blockyard.games.blockout.cards import DECK, FULL_DECK, in_order
from tests.blockout.tables import GAME

NAMES = ("bot:1", "bot:3", "bot:2", "bot:1", "bot:2", "bot:3")
SEATS = (2,) * 8 + (3,) * 4 + (4,) * 3 + (5,) * 3 + (6,) * 2
DEALT = 2
FEW = 2
LONGEST = 1000


def started(seats: int, seed: int) -> Match:
    """Every second game is by the advanced rule."""
    options = {"advanced": "yes" if seed % 2 else "no"}
    if seed < DEALT:
        return Match.begin(GAME, seats, options)
    pack = Random(seed).sample(tuple(DECK), len(FULL_DECK.cards), counts=tuple(DECK.values()))
    hands = "/".join(",".join(in_order(pack[FEW * at : FEW * at + FEW])) for at in range(seats))
    rule = "advanced" if seed % 2 else "basic"
    return Match.begin(GAME, seats, options, start=GAME.read(f"{rule} 0+ play {hands} - -"))


def played(seats: int, seed: int) -> Match:
    match = started(seats, seed)
    rng, hands = Random(seed), {at: hand_of(name, GAME) for at, name in enumerate(NAMES)}
    while match.outcome is None and match.ply < LONGEST:
        seat = match.to_play
        assert seat is not None
        chance = seat == CHANCE
        move = (
            match.chance_move(rng, hands).move if chance else player(NAMES[seat])(match, seat, rng)
        )
        match = match.play(seat, match.ply, move)
    return match


@pytest.mark.slow
@pytest.mark.parametrize(("seed", "seats"), list(enumerate(SEATS)))
def test_a_whole_game_ends_with_a_winner_and_replays_without_physics(seed, seats, monkeypatch):
    match = played(seats, seed)
    outcome, final = match.outcome, match.state
    assert outcome and outcome.winners == {final.turn}
    assert outcome.clause == ("B11" if seed % 2 else "B10") or len(final.tower) in (0, 9)
    assert sum(map(len, final.cards.hands)) + len(final.cards.discards) <= len(FULL_DECK.cards)

    monkeypatch.setattr("blockyard.games.blockout.physics.tower.settle", None)
    state = match.start
    for step in match.events:
        assert state.to_play == step.seat
        state = state.play(step.move)
    assert state.text() == final.text()
