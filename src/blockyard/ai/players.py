"""Computer players by name.

bot:5          level 5 of 1 to 9
bot:10         five seconds a move on all cores
nodes:20000    20,000 positions or simulations a move
ms:500         500 milliseconds a move
random         a random legal move
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from blockyard.ai import draws
from blockyard.ai.engine import request_for, respond
from blockyard.ai.levels import ALL_CORES, STRONGEST, WEAKEST
from blockyard.ai.session import Session, available_cores
from blockyard.core.contract import Game, Refused, Seat
from blockyard.core.kernel import Budget
from blockyard.core.match import Match

Player = Callable[[Match, Seat, Random], str]
"""A player gets a match, a seat and a generator; it uses only what its seat may know."""

NAMES = ("random", f"bot:{WEAKEST} … bot:{ALL_CORES}", "nodes:20000", "ms:500")
MAX_BUDGET = 10**10


def play_random(match: Match, seat: Seat, rng: Random) -> str:
    """A random legal move: the weakest player, and a good first opponent."""
    return rng.choice(match.update(seat).legal)


def player(name: str) -> Player:
    """The player of this name; refuses unknown names and lists the known ones."""
    return play_random if name == "random" else _engine(*_strength(name))


def accepts_draw(name: str, match: Match, seat: Seat, rng: Random) -> bool:
    """Whether this player agrees to a draw; the random one tosses a coin."""
    if name == "random":
        return rng.random() < 0.5
    asked = draws.question(match, seat, *_strength(name), rng.getrandbits(32))
    return asked is not None and draws.agrees(seat, asked, respond(asked))


def _strength(name: str) -> tuple[int, Budget | None]:
    """The level, and the budget where one is named instead."""
    kind, colon, number = name.partition(":")
    if colon and number.isascii() and number.isdigit() and 0 < int(number[:12]) <= MAX_BUDGET:
        if kind == "bot" and WEAKEST <= int(number) <= ALL_CORES:
            return int(number), None
        if kind in ("nodes", "ms"):
            return STRONGEST, Budget(**{kind: int(number)})
    raise Refused("no-such-player", given=name[:40], players=("human", *NAMES))


def hand_of(name: str, game: Game) -> str:
    """The hand of the player of this name, where skill counts; empty for a person."""
    kind, _, number = name.partition(":")
    levels = {"bot": number, "nodes": str(STRONGEST), "ms": str(STRONGEST), "random": str(WEAKEST)}
    return game.hand(min(int(levels[kind]), STRONGEST)) if kind in levels else ""


def is_player(name: str) -> bool:
    try:
        player(name)
    except Refused:
        return False
    return True


def _engine(level: int, budget: Budget | None) -> Player:
    session = Session(available_cores()) if level == ALL_CORES else None

    def play(match: Match, seat: Seat, rng: Random) -> str:
        request = request_for(match, seat, level, budget, rng.getrandbits(32))
        return respond(request, session=session).move

    return play
