"""Whole games between browsers, chosen by lot from what the server says may be played."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from tests.browser.hands import HANDS, Hand
from tests.browser.player import Player

# Seeds of short games.
SEEDS = {"gobblet": 34, "gobblers": 13, "blokus-duo": 5}
GAMES = [*HANDS]


def chosen(game: str, legal: Sequence[str], rng: Random) -> str:
    """By lot; in Blokus among the largest pieces, so that the board fills quickly."""
    if game.startswith("blokus"):
        largest = max(map(len, legal))
        legal = [move for move in legal if len(move) >= largest - 2]
    return rng.choice(legal)


def play(
    players: Sequence[Player], game: str, hand: Hand, moves: int = 500, rng: Random | None = None
) -> bool:
    """So many decisions, the players in the order of their seats; whether it is over then."""
    rng = rng or Random(SEEDS[game])
    before: int | None = None
    for _ in range(moves):
        turn = players[0].await_decision(before)
        if turn == "over":
            return True
        before = players[0].now["ply"]
        mover = players[int(turn) % len(players)]
        mover.await_ply(before)
        hand(mover, chosen(game, mover.now["legal"], rng))
    return players[0].await_decision(before) == "over"


def two_at(come, game: str) -> list[Player]:
    """Two browsers at a table, one invited by the other's link."""
    ada, bob = come(), come()
    path = ada.set_table(game, "me", "open")
    ada.see(path)
    bob.sit_down(path)
    return [ada, bob]
