"""Every level against the one below: is each a real step?

    .venv/bin/python -m bench.ladder GAME [GAMES] [FROM] [TO] [--jobs N] [--cluster tcp://…]
                                     [--resume FOLDER]

Prints the rows of a table for bench/results.md. 100 games a pair for levels 1 to 6, 20 above. With
a folder the games are kept there, and an interrupted ladder goes on.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from blockyard import games
from blockyard.ai.tournament import Tournament, run, standing
from blockyard.cli.duel import played_at


def row(given: argparse.Namespace, level: int) -> str:
    tournament = Tournament(games.get(given.game), (f"bot:{level}", f"bot:{level - 1}"))
    kept = given.resume and given.resume / f"{given.game}-{level}.jsonl"
    with played_at(tournament, given.jobs, given.cluster) as play:
        now = standing(list(run(tournament, given.games, kept, play)))
    times = " / ".join(f"{seconds:.2f}" for seconds in now.seconds_a_game)
    return (
        f"| {level} - {level - 1} | {now.won} | {now.drawn} | {now.lost} | {100 * now.score:.1f} "
        f"| {now.elo:+.0f} [{now.elo_low:+.0f}, {now.elo_high:+.0f}] | {times} |"
    )


def arguments(*words: str) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game")
    parser.add_argument("games", type=int, nargs="?", default=100)
    parser.add_argument("first", type=int, nargs="?", default=1)
    parser.add_argument("last", type=int, nargs="?", default=6)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--cluster", default="")
    parser.add_argument("--resume", type=Path)
    return parser.parse_args(words or None)


def main() -> None:
    given = arguments()
    print(f"{given.game}\n| levels | won | drawn | lost | % | Elo [95 %] | seconds a game |")
    print("|---|---|---|---|---|---|---|")
    for level in range(given.first + 1, given.last + 1):
        print(row(given, level), flush=True)


if __name__ == "__main__":
    main()
