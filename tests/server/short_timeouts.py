"""The real server with short timeouts, so that tests of faults need not wait for half a minute.
Worker processes load this file too.

    python -m tests.server.short_timeouts --data FOLDER --port PORT [--database URL]

While a file `tower-trouble` exists in the data folder, every physics run of a tower fails: with
`nan` in it the coordinates are NaN, with `slow` the run times out.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
from math import nan
from pathlib import Path
from types import SimpleNamespace

from blockyard.games.blockout.physics import tower
from blockyard.server.http import guarded_protocol
from blockyard.server.live import driver, fast_websocket, serve_socket
from blockyard.server.serving import address, free_port, run, set_up_logs
from blockyard.server.settings import Settings
from blockyard.server.storage import database, migrations
from tests.server.session_client import NO_LIMITS


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    parser.add_argument("--data", type=Path, required=True)
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("--database", default="")
    parser.add_argument("--broker", default="")
    parser.add_argument("--plain", action="store_true", help="without the fast WebSocket path")
    return parser.parse_args(sys.argv[1:])


def shorten_timeouts(data: Path) -> None:
    """Shorten all timeouts, and inject the physics faults."""
    trouble = data / "tower-trouble"

    class Troubled(tower._Count):
        def next_frame(self) -> None:
            kind = trouble.read_text() if trouble.exists() else ""
            tower.CPU_SECONDS = -1.0 if kind == "slow" else 20.0
            if kind == "nan":
                self.simulation._data.qpos[:] = nan
            super().next_frame()

    database.BUSY_TIMEOUT = 0.3
    database.COMMAND_TIMEOUT = database.POOL_TIMEOUT = 1.0
    database.WORK_TIMEOUT = 1.5
    guarded_protocol.REQUEST_SECONDS = 1.0
    serve_socket.SLOW_READER_SECONDS = 1.0
    driver.RETRY_SECONDS = 0.3
    tower._Count = Troubled


async def create_tables(given: argparse.Namespace) -> None:
    """In the time that it takes: a busy machine needs more than what the tests wait for."""
    store = database.open_store(given.database, given.data)
    try:
        await migrations.migrate(store)
    finally:
        await store.close()


def main() -> None:
    given = arguments()
    if given.plain:
        fast_websocket.State = SimpleNamespace()
    listening = free_port("127.0.0.1", given.port)
    few = {"connections_of_address": 30}
    settings = Settings(
        data=given.data,
        database=given.database,
        broker=given.broker,
        workers=1,
        **NO_LIMITS | few,
    )
    set_up_logs()
    run(settings, listening, lambda: print(address(listening), flush=True))


# Workers load this file under the second name. A plain import, as by pytest, changes nothing.
if __name__ == "__main__" and arguments().database:
    asyncio.run(create_tables(arguments()))
if __name__ in {"__main__", "__mp_main__"}:
    shorten_timeouts(arguments().data)

if __name__ == "__main__":
    main()
