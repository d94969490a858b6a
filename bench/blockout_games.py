"""Whole games of Block Out!: every rare event has to occur, and every game has to end.

    python bench/blockout_games.py random [GAMES]          six seats, random, with the stand-in
    python bench/blockout_games.py bots [GAMES] [SEATS…]   quick bots and real physics, 2 to 6 seats

Prints how games ended, how long they were and what occurred: falls, late falls, cards drawn from a
reshuffled pile, empty piles, skipped turns, blocks after the last card (every second game has the
advanced rule). Fails if a game does not end within 5,000 moves, or if a rare event never occurred.
An interrupted run of bots is resumed.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Sequence
from functools import partial
from random import Random
from statistics import median
from time import process_time

from blockout_checkpoint import results

from blockyard import games
from blockyard.ai.players import hand_of, player
from blockyard.core.contract import CHANCE, State, View
from blockyard.core.match import Match
from blockyard.games.blockout.blocks import Placed, Pose, side
from blockyard.games.blockout.hand.hand_notation import program_sigma
from blockyard.games.blockout.planner.placements import PlacementSearch

GAME = games.get("block-out")
MOST = 5000
QUICK = ("bot:3", "bot:1", "bot:4", "bot:2", "bot:5", "bot:4")
BUILDERS = ("builder 5", "builder 3", "builder 0.7")
"""One game in four is between levels without trials in the simulator. In the others all are
builders, who cooperate to reach nine blocks with a hand of this sigma in millimetres."""
RARE = ("falls", "late", "reshuffles", "won by B10, no cards", "won by B11", "won by B10, ninth")


def play(way: str, seats: int, seed: int) -> Counter[str]:
    """One game and its events; every second one has the advanced rule."""
    seen: Counter[str] = Counter()
    match, rng = Match.begin(GAME, seats, {"advanced": "yes" if seed % 2 else "no"}), Random(seed)
    names = [QUICK[(seat + seed) % len(QUICK)] for seat in range(seats)]
    names = [BUILDERS[seed % 4 - 1]] * seats if seed % 4 else names
    while match.outcome is None and match.ply < MOST:
        seat, before = match.to_play, match.state.view(None)
        assert seat is not None
        move = chosen(way, match, names, rng)
        match = match.play(seat, match.ply, move)
        note(seen, move, before, match)
    seen["without an end"] += match.outcome is None
    return seen


def chosen(way: str, match: Match, names: Sequence[str], rng: Random) -> str:
    seat, state = match.to_play, match.state
    assert seat is not None
    if way == "random":
        return GAME.quick_chance(state, rng) if seat == CHANCE else rng.choice(state.legal_moves())
    if seat == CHANCE:
        return match.chance_move(rng, {at: hand(name) for at, name in enumerate(names)}).move
    if names[seat] in BUILDERS:
        return built(state, program_sigma(hand(names[seat])), rng)
    return player(names[seat])(match, seat, rng)


def hand(name: str) -> str:
    return name.replace("builder", "sigma") if name in BUILDERS else hand_of(name, GAME)


def built(state: State, sigma: float, rng: Random) -> str:
    """Large blocks low, gentle domes up, in the best position; an action card only if forced."""
    seen = state.view(state.to_play)
    if seen["stage"] == "put":
        tower = tuple(Placed(at["block"], Pose(*at["pose"])) for at in seen["tower"])
        return str(PlacementSearch(sigma).best(tower, seen["held"], 0, rng).aim)
    sizes = {move: side(move.partition(">")[2]) for move in state.legal_moves() if ">" in move}
    return max(sizes, key=sizes.__getitem__) if sizes else state.legal_moves()[0]


def note(seen: Counter[str], move: str, before: View, match: Match) -> None:
    after, word = match.state.view(None), move.split(" ", maxsplit=1)[0]
    seen["moves"] += 1
    seen["turns"] += before["stage"] == "play" and not move.startswith("draw")
    seen["reshuffles"] += word == "draw" and before["pile"] == 0
    seen["piles emptied"] += after["pile"] == 0 < before["pile"]
    seen["turns passed"] += len(match.state.skipped)
    seen["blocks after the last card"] += before["stage"] == "last"
    if word in ("stands", "falls", "late"):
        seen[word] += 1
        seen[f"{word} at {len(before['tower']) + 1}"] += 1
    if match.outcome:
        nine = before["stage"] == "count" and len(before["tower"]) == 8
        how = "" if match.outcome.clause == "B11" else ", ninth" if nine else ", no cards"
        seen[f"won by {match.outcome.clause}{how}"] += 1


def report(way: str, seats: int, played: list[Counter[str]], seconds: float) -> Counter[str]:
    """All games with this number of seats."""
    total = sum(played, Counter())
    turns = sorted(game["turns"] for game in played)
    middle, most = median(turns), turns[-1]
    print(f"{way}, {seats} seats: {len(played)} games, {seconds:.0f} CPU s; ", end="")
    print(f"turns {turns[0]} to {most}, median {middle:g}", flush=True)
    for what, times in sorted(total.items()):
        if times:
            print(f"{times:8} {what}")
    return total


def games_of(way: str, seats: int, number: int) -> Counter[str]:
    began = process_time()
    if way == "random":
        return report(
            way, seats, [play(way, seats, n) for n in range(number)], process_time() - began
        )
    timed = list(results(f"games-{seats}", partial(timed_play, seats), range(number)))
    seconds = sum(seconds for _, seconds in timed)
    return report(way, seats, [Counter(seen) for seen, _ in timed], seconds)


def timed_play(seats: int, seed: int) -> tuple[Counter[str], float]:
    began = process_time()
    seen = play("bots", seats, seed)
    return seen, process_time() - began


def main() -> int:
    way = sys.argv[1] if sys.argv[1:] else "random"
    number = int(sys.argv[2]) if sys.argv[2:] else (1000 if way == "random" else 100)
    tables = [int(seats) for seats in sys.argv[3:]] or ([6] if way == "random" else [2, 3, 4, 5, 6])
    seen = sum((games_of(way, seats, number) for seats in tables), Counter())
    missing = [what for what in RARE if not seen[what]]
    if missing or seen["without an end"]:
        print("never happened:", missing, "without an end:", seen["without an end"])
    return 1 if missing or seen["without an end"] else 0


if __name__ == "__main__":
    sys.exit(main())
