"""The server as players start it, only less patient: so that a test need not wait so long for
what takes half a minute when a machine is in trouble. Worker processes load this file too.

    python -m tests.server.hasty --data FOLDER --port PORT [--database URL]

A file `tower-trouble` in the data folder spoils every count of a tower for as long as it is
there: with `nan` in it the blocks are nowhere, with `slow` the engine has no time.
"""

from __future__ import annotations

import argparse
import sys
from math import nan
from pathlib import Path

from blockyard.games.blockout.physics import tower
from blockyard.server.live import driver
from blockyard.server.services import Settings
from blockyard.server.serving import address, free_port, run, set_up_logs
from blockyard.server.storage import database
from tests.server.tabletalk import FREE, PLENTY


def asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    parser.add_argument("--data", type=Path, required=True)
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("--database", default="")
    return parser.parse_args(sys.argv[1:])


def hurry(data: Path) -> None:
    """Have less patience everywhere, and let the engine lose its way when it is told to."""
    trouble = data / "tower-trouble"

    class Troubled(tower._Count):
        def next_frame(self) -> None:
            kind = trouble.read_text() if trouble.exists() else ""
            tower.CPU_SECONDS = -1.0 if kind == "slow" else 20.0
            if kind == "nan":
                self.simulation._data.qpos[:] = nan
            super().next_frame()

    database.PATIENCE = 0.3
    driver.AGAIN = 0.3
    tower._Count = Troubled


def main() -> None:
    given = asked()
    listening = free_port("127.0.0.1", given.port)
    settings = Settings(data=given.data, database=given.database, workers=1, tries=PLENTY, **FREE)
    set_up_logs()
    run(settings, listening, lambda: print(address(listening), flush=True))


# Workers load this file by the second name. Who only imports it, as a collector of tests does,
# stays as patient as before.
if __name__ in {"__main__", "__mp_main__"}:
    hurry(asked().data)

if __name__ == "__main__":
    main()
