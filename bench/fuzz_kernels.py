"""Fuzz the kernels: the process must survive, and every refusal must be one of ours.

    .venv/bin/python bench/fuzz_kernels.py [MINUTES] [SEED] [GAME …]

Corrupt positions, illegal moves, senseless requests and interrupted searches. Anything but a
Refusal ends the program with the seed that found it.
"""

from __future__ import annotations

import sys
from random import Random
from time import monotonic

from blockyard import games
from blockyard.ai.engine import EngineRequest, respond
from blockyard.core.contract import CHANCE, Game, Refusal
from blockyard.core.kernel import Budget

LETTERS = "wb.,/@1234567890abcdsx- \n\x00é🙂"


def corrupted(text: str, rng: Random) -> str:
    """A text with a few letters changed, left out, doubled or put in."""
    for _ in range(rng.randrange(1, 4)):
        at = rng.randrange(len(text) + 1)
        cut = rng.choice([0, 1, 1, 2, 9])
        text = (
            text[:at] + rng.choice([rng.choice(LETTERS), "", text[at : at + 3]]) + text[at + cut :]
        )
    return text


def line(game: Game, rng: Random) -> tuple[str, list[str]]:
    """A start and some moves of a random game, with random options."""
    options = {}
    for option in game.options:
        if rng.random() < 0.3:
            options[option.name] = rng.choice(list(option.values))
    try:
        state = game.start(None, options)
    except Refusal:
        state = game.start()
    start, moves = state.text(), []
    for _ in range(rng.randrange(60)):
        if state.outcome:
            break
        is_chance = state.to_play == CHANCE
        moves.append(game.chance(state, rng) if is_chance else rng.choice(state.legal_moves()))
        state = state.play(moves[-1])
    return start, moves


def corrupt(game: Game, rng: Random) -> tuple[str, list[str]]:
    start, moves = line(game, rng)
    way = rng.random()
    if way < 0.3:
        start = corrupted(start, rng)
    elif way < 0.6 and moves:
        at = rng.randrange(len(moves))
        moves[at] = rng.choice([corrupted(moves[at], rng), rng.choice(moves), ""])
    elif way < 0.7:
        start = game.start().text()
    return start, moves


def search(game: Game, start: str, moves: list[str], rng: Random) -> None:
    """A request with a small budget, stopped at a random moment."""
    left = [rng.randrange(6)]

    def stop() -> bool:
        left[0] -= 1
        return left[0] < 0

    budget = rng.choice([Budget(nodes=rng.choice([1, 2, 50, 3000])), Budget(ms=rng.choice([1, 5]))])
    request = EngineRequest(
        game.key,
        rng.choice([0, 1]),
        tuple(moves),
        start=start,
        level=rng.choice([0, 1, 2, 3, 10]),
        budget=rng.choice([None, budget, budget]),
        seed=rng.randrange(100),
        explain=rng.random() < 0.2,
    )
    response = respond(request, stop)
    assert -1 <= response.value <= 1


def attempt(game: Game, rng: Random) -> str:
    kernel = game.kernel()
    try:
        start, moves = corrupt(game, rng)
        if rng.random() < 0.5:
            kernel.position(start, moves)
            kernel.perft(start, rng.choice([0, 1, 1, 2]))
        else:
            search(game, start, moves, rng)
    except Refusal:
        return "refused"
    return "answered"


def main() -> None:
    minutes = float(sys.argv[1]) if len(sys.argv) > 1 else 10
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else 0
    chosen = [games.get(key) for key in sys.argv[3:]] or list(games.all_games().values())
    chosen = [game for game in chosen if game.kernel() is not None]
    ends, count = monotonic() + 60 * minutes, {"refused": 0, "answered": 0}
    while monotonic() < ends:
        for game in chosen:
            try:
                count[attempt(game, Random(seed))] += 1
            except BaseException:
                print(f"{game.key}: seed {seed}", flush=True)
                raise
        seed += 1
    print(f"{', '.join(game.key for game in chosen)}: {count}, next seed {seed}")


if __name__ == "__main__":
    main()
