"""A match between two players of Block Out!, every deal played from both seats.

    python bench/blockout_match.py [GAMES] [FIRST] [SECOND] [DEALS] [SEATS]
    python bench/blockout_match.py 100 bot:9 bot:3
    python bench/blockout_match.py 100 bot:5 centred:5
    python bench/blockout_match.py 120 bot:5 bot:3 table 4

`centred:5` is level 5 with the same hand, but it always aims at the centre of the top face. DEALS
names another set of deals. An interrupted match is resumed.

With more than two seats FIRST sits on one of them and SECOND on all others, each deal from every
seat. Each has the hand of its level. Prints the score with its 95 % interval, how games ended and
how long they were, falls for each player, and the CPU seconds per move.
"""

from __future__ import annotations

import sys
from collections import Counter, defaultdict
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass, field
from functools import partial
from math import sqrt
from random import Random
from statistics import fmean
from time import process_time
from typing import Any

from blockout_checkpoint import results

from blockyard import games
from blockyard.ai.players import hand_of, player
from blockyard.ai.tournament import Z_95
from blockyard.core.contract import CHANCE, Seat
from blockyard.core.match import Match
from blockyard.games.blockout.planner.planner import LEVELS

GAME = games.get("block-out")


@dataclass
class Game:
    """The score of the first player, and statistics of both."""

    score: float = 0.0
    clause: str = ""
    turns: int = 0
    falls: Counter[str] = field(default_factory=Counter)
    placed: Counter[str] = field(default_factory=Counter)
    seconds: dict[str, list[float]] = field(default_factory=lambda: defaultdict(list))


def play(names: tuple[str, str], deals: str, seats: int, number: int) -> dict[str, Any]:
    """One game after another has the same deal until the first player sat on every seat."""
    match, game = Match.begin(GAME, seats), Game()
    sides = [int(seat != number % seats) for seat in range(seats)]
    hands = {
        seat: hand_of(names[side].replace("centred", "bot"), GAME)
        for seat, side in enumerate(sides)
    }
    deal, rng = Random(f"deal {deals}{number // seats}"), Random(f"game {deals}{number}")
    while match.outcome is None:
        seat = match.to_play
        assert seat is not None
        dealing = match.state.view(None)["stage"] == "deal"
        if seat == CHANCE:
            move = match.chance_move(deal if dealing else rng, hands).move
        else:
            move = timed_move(match, seat, names[sides[seat]], rng, game)
        note(game, match, move, [f"{side} {names[side]}" for side in sides])
        match = match.play(seat, match.ply, move)
    (winner,) = match.outcome.winners
    game.score, game.clause = float(sides[winner] == 0), match.outcome.clause
    return vars(game)


def timed_move(match: Match, seat: Seat, name: str, rng: Random, game: Game) -> str:
    kind, _, level = name.partition(":")
    began = process_time()
    with always_centred(int(level)) if kind == "centred" else nullcontext():
        move = player(name.replace("centred", "bot"))(match, seat, rng)
    game.seconds[name].append(process_time() - began)
    return move


@contextmanager
def always_centred(level: int) -> Iterator[None]:
    parameters = LEVELS[level]
    LEVELS[level] = parameters._replace(reach=0)
    yield
    LEVELS[level] = parameters


def note(game: Game, match: Match, move: str, who: list[str]) -> None:
    mover = who[match.state.view(None)["turn"]]
    word = move.split(" ", maxsplit=1)[0]
    game.turns += ">" in move or move in ("pass", "reverse")
    game.falls[mover] += word == "falls"
    game.placed[mover] += word in ("stands", "falls", "late")


def interval(scores: list[float], seats: int) -> tuple[float, float]:
    """95 %, from the spread between deals; a quarter each way for a clean sweep."""
    deals = [fmean(scores[at : at + seats]) for at in range(0, len(scores), seats)]
    deals += [0.25, 0.75]
    mean = fmean(deals)
    spread = sqrt(sum((deal - mean) ** 2 for deal in deals) / (len(deals) - 1) / len(deals))
    return fmean(scores) - Z_95 * spread, min(1.0, fmean(scores) + Z_95 * spread)


def main() -> None:
    number = int(sys.argv[1]) if sys.argv[1:] else 100
    names = (sys.argv[2], sys.argv[3]) if sys.argv[3:] else ("bot:9", "bot:3")
    deals = sys.argv[4] if sys.argv[4:] else ""
    seats = int(sys.argv[5]) if sys.argv[5:] else 2
    played = []
    parts = ["match", *names, *([deals] if deals else []), *([str(seats)] if seats > 2 else [])]
    name = "-".join(parts).replace(":", "")
    for game in results(name, partial(play, names, deals, seats), range(number)):
        played.append(Game(**game))
        won = sum(one.score for one in played)
        print(f"{won:.0f} of {len(played)}", file=sys.stderr, flush=True)
    scores = [game.score for game in played]
    low, high = interval(scores, seats)
    won = round(sum(scores))
    print(f"{names[0]} won {won} of {number} against {names[1]}: ", end="")
    print(f"{100 * fmean(scores):.0f} % [{100 * low:.0f}, {100 * high:.0f}]")
    print("ended by", dict(Counter(game.clause for game in played)), end="; ")
    print(f"turns a game {fmean(game.turns for game in played):.1f}")
    for side, name in enumerate(names):
        falls = sum(game.falls.get(f"{side} {name}", 0) for game in played)
        placed = sum(game.placed.get(f"{side} {name}", 0) for game in played)
        times = sorted(one for game in played for one in game.seconds.get(name, []))
        print(f"{name}: {falls} falls of {placed} blocks; CPU s a move: mean ", end="")
        print(f"{fmean(times):.2f}, 95 % {times[int(0.95 * len(times))]:.2f}, most {times[-1]:.2f}")


if __name__ == "__main__":
    main()
