"""Searches of a large archive of finished games, and the explorer of openings on it.

    python -m bench.archive                    100,000 games
    python -m bench.archive --games 20000 --rounds 5

It is asked by one client, one question after the other.
Milliseconds from question to answer.
"""

from __future__ import annotations

import argparse
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import Any

from bench.attackers import post
from bench.large_archive import GAMES, OFTEN, STEP_MS, store_archive
from bench.load import machine, start_server
from bench.long_game import store_long_game

OWN = "127.0.0.1"
SEARCHES: dict[str, dict[str, Any]] = {
    "all public games": {},
    "one game": {"game": "gobblet"},
    "a player of every other game": {"player": OFTEN},
    "that player's lost games": {"player": OFTEN, "result": "lost"},
    "against a level": {"player": OFTEN, "opponent": "bot:5"},
    "a player of fifty games": {"player": "Player 7"},
    "an opening": {"game": "gobblet", "moves": "4a1"},
    "short games of people": {"people": True, "shortest": 8, "longest": 10},
    "a month": {"since": 1_700_000_000_000, "until": 1_700_000_000_000 + 26_000 * STEP_MS},
}
EXPLORED = {"the first position": [], "after a move": ["4a1"]}


def ask(port: int, rounds: int) -> None:
    token = post(port, "/api/guests", OWN)["session"]

    def timed(path: str, body: dict[str, Any]) -> tuple[float, Any]:
        began = time.perf_counter()
        found = post(port, path, OWN, body, token)
        return 1000 * (time.perf_counter() - began), found

    print("| asked | found | median | worst |")
    print("|---|---|---|---|")
    whole = post(port, "/api/past-games", OWN, {}, token)
    last = {"page": (whole["total"] - 1) // whole["size"]}
    for name, wanted in {**SEARCHES, "the last page of all": last}.items():
        answers = [timed("/api/past-games", wanted) for _ in range(rounds)]
        row(f"search: {name}", [span for span, _ in answers], answers[0][1]["total"])
    for name, moves in EXPLORED.items():
        body = {"game": "gobblet", "moves": moves}
        answers = [timed("/api/positions/openings", body) for _ in range(rounds)]
        row(f"explorer: {name}", [span for span, _ in answers], len(answers[0][1]["moves"]))


def row(name: str, spans: list[float], found: int) -> None:
    print(f"| {name} | {found:,} | {median(spans):.0f} ms | {max(spans):.0f} ms |", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--port", type=int, default=8690)
    given = parser.parse_args()
    print(f"{machine()}; {given.games:,} games")
    with tempfile.TemporaryDirectory() as data:
        store_long_game(Path(data))
        store_archive(Path(data), given.games)
        server = start_server(given.port, data)
        try:
            ask(given.port, given.rounds)
        finally:
            server.terminate()
            server.join()


if __name__ == "__main__":
    main()
