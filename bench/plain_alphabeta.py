"""Our Gobblet player against textbook alpha-beta: depth 6, no transposition table, no quiescence.

    .venv/bin/python bench/plain_alphabeta.py [GAMES] [PLAYER] [DEPTH] [FILE]

Paired openings of two random moves, both colours; the plain search (plain_search.pyx, compiled
here) has the same kernel with the untrained weights. Prints a line for each game and the result.
Games are written to FILE, and an interrupted match resumes there.
"""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random

import pyximport

from blockyard import games
from blockyard.ai.tournament import Tournament, run, standing
from blockyard.core.contract import Seat
from blockyard.core.match import Match

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE))
pyximport.install(
    build_dir=str(HERE.parent / "build" / "bench"),
    setup_args={"include_dirs": []},
    language_level=3,
)


def plain(depth: int):
    import plain_search  # noqa: PLC0415 - compiled when it is first needed

    def play(match: Match, seat: Seat, rng: Random) -> str:
        kernel = match.game.kernel().with_weights(None)
        position = kernel.position(match.start.text(), [step.move for step in match.events])
        codes = position.root_moves()
        rng.shuffle(codes)
        return kernel.notation(position, [plain_search.best_move(position, codes, depth)])[0]

    return play


def main() -> None:
    number = int(sys.argv[1]) if len(sys.argv) > 1 else 40
    name = sys.argv[2] if len(sys.argv) > 2 else "ms:500"
    depth = int(sys.argv[3]) if len(sys.argv) > 3 else 6
    tournament = Tournament(games.get("gobblet"), (name, "plain"))
    tournament._players["plain"] = plain(depth)
    played = []
    for game in run(tournament, number, Path(sys.argv[4]) if len(sys.argv) > 4 else None):
        played.append(game)
        print(game, flush=True)
    print(standing(played))


if __name__ == "__main__":
    main()
