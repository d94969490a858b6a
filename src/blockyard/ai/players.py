"""The programs that can sit on a seat, by the name used for them.

bot:5          level 5 of 1 to 9
nodes:20000    so many positions or simulations a move
ms:500         so many milliseconds a move
random         any legal move, all equally likely
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from blockyard.ai.engine import ask, think
from blockyard.ai.levels import STRONGEST, WEAKEST
from blockyard.core.contract import Game, Refused, Seat
from blockyard.core.kernel import Budget
from blockyard.core.match import Match

Player = Callable[[Match, Seat, Random], str]
"""A player is shown a match, and looks only at what its seat may know."""

KNOWN = ("random", f"bot:{WEAKEST} … bot:{STRONGEST}", "nodes:20000", "ms:500")
MOST = 10**10


def play_anything(match: Match, seat: Seat, rng: Random) -> str:
    """Any legal move: the weakest player, and a good first opponent."""
    return rng.choice(match.update(seat).legal)


def player(name: str) -> Player:
    """The player of this name; refuses others and names those there are."""
    kind, colon, number = name.partition(":")
    if name == "random":
        return play_anything
    if colon and number.isascii() and number.isdigit() and 0 < int(number[:12]) <= MOST:
        if kind == "bot" and WEAKEST <= int(number) <= STRONGEST:
            return _thinking(level=int(number), budget=None)
        if kind in ("nodes", "ms"):
            return _thinking(level=STRONGEST, budget=Budget(**{kind: int(number)}))
    raise Refused("no-such-player", given=name[:40], players=("human", *KNOWN))


def hand_of(name: str, game: Game) -> str:
    """The hand of the player of this name, where skill counts; a person's is not known here."""
    kind, _, number = name.partition(":")
    levels = {"bot": number, "nodes": str(STRONGEST), "ms": str(STRONGEST), "random": str(WEAKEST)}
    return game.hand(int(levels[kind])) if kind in levels else ""


def is_player(name: str) -> bool:
    try:
        player(name)
    except Refused:
        return False
    return True


def _thinking(level: int, budget: Budget | None) -> Player:
    def answer(match: Match, seat: Seat, rng: Random) -> str:
        question = ask(match, seat, level=level, budget=budget, seed=rng.getrandbits(32))
        return think(question).move

    return answer
