"""What signing up costs, and for how long others wait meanwhile, when a guest has many games.

    python bench/sign_up.py                     20,000 tables
    python bench/sign_up.py --tables 1000

The tables are copies of one, written to a fresh SQLite file while the server is down. Another guest
writes all the time, one request after another; the longest of these requests is what everybody
feels.
"""

from __future__ import annotations

import argparse
import json
import sqlite3
import tempfile
import threading
import time
import urllib.request
from contextlib import closing
from pathlib import Path
from typing import Any

from bench.load import start_server

PORT = 8791
TABLES_BY_KEY = {"events": "table_id", "tables": "id", "players": "table_id"}
"""Where a table of the server has its rows, and the column of its id."""


def post(path: str, session: str = "", **body: Any) -> dict[str, Any]:
    headers = {"content-type": "application/json"}
    if session:
        headers["authorization"] = f"Bearer {session}"
    url = f"http://127.0.0.1:{PORT}{path}"
    request = urllib.request.Request(url, json.dumps(body).encode(), headers)
    with urllib.request.urlopen(request, timeout=120) as answer:
        found: dict[str, Any] = json.load(answer)
    return found


def copy_table(database: sqlite3.Connection, table: str, copies: int) -> None:
    for name, key in TABLES_BY_KEY.items():
        rows = database.execute(f"SELECT * FROM {name} WHERE {key} = ?", (table,)).fetchall()
        for number in range(copies):
            other = f"{number:016x}"
            for row in rows:
                values = [one.replace(table, other) if isinstance(one, str) else one for one in row]
                marks = ", ".join("?" * len(values))
                database.execute(f"INSERT INTO {name} VALUES ({marks})", values)
    database.commit()


def longest_wait(stop: threading.Event, waits: list[float]) -> None:
    """Another guest opens and leaves nothing behind but rows, as fast as it is answered."""
    while not stop.is_set():
        start = time.perf_counter()
        post("/api/guests")
        waits.append(time.perf_counter() - start)


def measure(session: str) -> tuple[float, float]:
    """Seconds that signing up takes, and the longest request of somebody else meanwhile."""
    stop, waits = threading.Event(), [0.0]
    other = threading.Thread(target=longest_wait, args=(stop, waits))
    other.start()
    time.sleep(2)
    del waits[1:]
    start = time.perf_counter()
    post("/api/accounts", session, name="Ada Newcomer", password="correct horse battery")
    took = time.perf_counter() - start
    time.sleep(0.5)
    stop.set()
    other.join()
    return took, max(waits)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=20_000)
    tables = parser.parse_args().tables
    with tempfile.TemporaryDirectory() as data:
        server = start_server(PORT, data)
        session = post("/api/guests")["session"]
        table = post("/api/tables", session, game="gobblet", chairs=["me", "open"])["table"]
        server.terminate()
        server.join()
        with closing(sqlite3.connect(Path(data) / "blockyard.db")) as database:
            copy_table(database, table, tables - 1)
        server = start_server(PORT, data)
        took, wait = measure(session)
        server.terminate()
        server.join()
    print(f"{tables} tables: signing up {took:.2f} s, longest wait of others {wait:.2f} s")


if __name__ == "__main__":
    main()
