"""The server for the browser tests: the real one, with reproducible chance moves, a count that runs
ten times faster, shorter knocks, and no rate limits."""

from __future__ import annotations

import argparse
from pathlib import Path

from blockyard.server.serving import address, free_port, run, set_up_logs
from blockyard.server.settings import Settings
from tests.server.session_client import NO_LIMITS

SEED = 3577
"""Deals many actions in Block Out!, which need no block, so that a whole game is short."""

KNOCK_MS = 6000
"""Long enough to press a button on a busy machine."""


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--data", type=Path, required=True)
    parser.add_argument("--port", type=int, required=True)
    given = parser.parse_args()
    listening = free_port("127.0.0.1", given.port)
    settings = Settings(
        data=given.data, seed=SEED, workers=1, count_speed=10.0, knock_ms=KNOCK_MS, **NO_LIMITS
    )
    set_up_logs()
    run(settings, listening, lambda: print(address(listening), flush=True))


if __name__ == "__main__":
    main()
