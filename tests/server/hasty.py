"""The server as players start it, only less patient: so that a test need not wait so long for
what takes half a minute when a machine is in trouble. Worker processes load this file too.

    python -m tests.server.hasty --data FOLDER --port PORT [--database URL]
"""

from __future__ import annotations

import argparse
from pathlib import Path

from blockyard.server import play, store, workers
from blockyard.server.house import Settings
from blockyard.server.serving import address, free_port, run, set_up_logs
from tests.server.tabletalk import FREE, PLENTY

store.PATIENCE = 0.3
play.LUCK = 1.5
play.AGAIN = 0.3
workers.STOP_NOW = 1.0


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--data", type=Path, required=True)
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("--database", default="")
    given = parser.parse_args()
    listening = free_port("127.0.0.1", given.port)
    settings = Settings(data=given.data, database=given.database, workers=1, tries=PLENTY, **FREE)
    set_up_logs()
    run(settings, listening, lambda: print(address(listening), flush=True))


if __name__ == "__main__":
    main()
