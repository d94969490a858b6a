"""Every level against the one below: is each a real step?

    .venv/bin/python bench/ladder.py GAME [GAMES] [FROM] [TO]

Prints the rows of a table for bench/results.md. 100 games a pair for levels 1 to 6, 20 above.
"""

from __future__ import annotations

import sys

from blockyard import games
from blockyard.ai.tournament import Tournament, standing


def row(key: str, level: int, number: int) -> str:
    tournament = Tournament(games.get(key), (f"bot:{level}", f"bot:{level - 1}"))
    now = standing([tournament.play(game) for game in range(number)])
    times = " / ".join(f"{seconds:.2f}" for seconds in now.seconds_a_game)
    return (
        f"| {level} - {level - 1} | {now.won} | {now.drawn} | {now.lost} | {100 * now.score:.1f} "
        f"| {now.elo:+.0f} [{now.elo_low:+.0f}, {now.elo_high:+.0f}] | {times} |"
    )


def main() -> None:
    key = sys.argv[1]
    number = int(sys.argv[2]) if len(sys.argv) > 2 else 100
    first = int(sys.argv[3]) if len(sys.argv) > 3 else 1
    last = int(sys.argv[4]) if len(sys.argv) > 4 else 6
    print(f"{key}\n| levels | won | drawn | lost | % | Elo [95 %] | seconds a game |")
    print("|---|---|---|---|---|---|---|")
    for level in range(first + 1, last + 1):
        print(row(key, level, number), flush=True)


if __name__ == "__main__":
    main()
