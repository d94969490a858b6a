"""What requests ask the database: nothing that grows with all people or games of a server."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator

import pytest
from sqlalchemy import Connection, Engine, create_engine, event, insert, select

from blockyard.server.clock import now_ms
from blockyard.server.live.expiry import forget_former_names
from blockyard.server.people import rating_gains
from blockyard.server.storage import name_keys, schema
from tests.server.app_client import Browser, served
from tests.server.session_client import with_services
from tests.server.sqlite_steps import steps_of
from tests.server.test_bots import new_bot
from tests.server.test_leaderboards import play, two
from tests.server.test_past_games import gobblers

SMALL = {
    *("format", "cluster", "liveness", "name_rules"),  # one row each
    *("audit", "restrictions"),  # by operators
    *("transfers",),  # one for a person, for minutes
    *("USING INDEX tables_in_lobby", "USING INDEX tables_on_the_clock"),  # partial indexes
}


@pytest.fixture
def asked() -> Iterator[dict[str, int]]:
    """All statements that SQLite is sent, with their number of parameters."""
    statements: dict[str, int] = {}

    def note(connection, cursor, statement, parameters, context, executemany) -> None:
        if not executemany:
            statements[statement] = len(parameters)

    event.listen(Engine, "before_cursor_execute", note)
    yield statements
    event.remove(Engine, "before_cursor_execute", note)


def scans(statements: dict[str, int]) -> list[str]:
    """Whole tables that are read, by SQLite's own plan."""
    engine = create_engine("sqlite://")
    schema.metadata.create_all(engine)
    found = []
    with engine.connect() as connection:
        driver: sqlite3.Connection = connection.connection.driver_connection
        for statement, parameters in statements.items():
            if statement.startswith(("SELECT", "UPDATE", "DELETE", "WITH")):
                plan = driver.execute(f"EXPLAIN QUERY PLAN {statement}", [1] * parameters)
                steps = [row[3] for row in plan if row[3].startswith("SCAN ")]
                found += [f"{step}: {statement}" for step in steps if not _is_small(step)]
    engine.dispose()
    return found


def _is_small(step: str) -> bool:
    """Whether it is a table that stays small, or what a part of the statement has found."""
    table = step.removeprefix("SCAN ").partition(" ")[0]
    is_own = table.startswith(("(", "anon", "CONSTANT")) or "CONSTANT ROW" in step
    return is_own or table in SMALL or any(step.endswith(f"{table} {one}") for one in SMALL)


@pytest.mark.slow
def test_no_request_reads_a_whole_table(tmp_path, asked):
    with served(tmp_path) as client:
        ada, bob = two(client)
        asked.clear()
        table = play(ada, bob, public=True)
        gobblers(ada, chairs=("me", "me"), public=True)
        _, robo = new_bot(ada, "Robo")
        robo("POST", "/api/pairings", game="gobblers")
        ada("POST", "/api/me/name", name="Ada L")
        Browser(client)("POST", "/api/me/name", name="Grace")
        person = bob("GET", "/api/me").json()["person"]
        requests = [
            *(("GET", f"/api/tables/{table}{part}") for part in ("", "/rating", "/record.json")),
            *(("GET", f"/api/people/Ada{part}") for part in ("", "/games", "/achievements")),
            *(("GET", f"/api/me{part}") for part in ("", "/games", "/export", "/games.record")),
            *(("GET", f"/api/me{part}") for part in ("/sessions", "/bots", "/blocks", "/courses")),
            *(("GET", f"/api/{part}/gobblet") for part in ("leaderboards", "featured")),
            ("GET", "/api/people/Ada/ratings/gobblet"),
            *(("GET", path) for path in ("/api/tables", "/api/activity", "/api/puzzles")),
            ("PUT", f"/api/me/blocks/{person}"),
            ("DELETE", f"/api/me/blocks/{person}"),
            ("POST", "/api/me/transfer"),
            ("DELETE", "/api/me/sessions"),
        ]
        bodies = [
            ("/api/reports", {"person": person, "why": "name", "table": table}),
            ("/api/past-games", {}),
            ("/api/past-games", {"mine": True, "result": "won", "reviewed": True}),
            ("/api/past-games", {"opponent": "Bob", "game": "gobblet", "moves": "4a1"}),
            ("/api/positions/openings", {"game": "gobblet", "moves": ["4a1"]}),
            ("/api/sessions", {"name": "Ada", "password": "correct horse"}),
        ]
        answers = [ada(*one) for one in requests] + [
            ada("POST", path, **body) for path, body in bodies
        ]
        assert [one.text for one in answers if one.status_code >= 300] == []
        ada("DELETE", "/api/me")
    assert scans(asked) == []


def many_gains(connection: Connection, rows: int) -> None:
    """Rated games between people."""
    gain = {"variant": "gobblet", "opponent": "p", "gain": 1.0, "rating": 1500, "at": 0}
    gain |= {"is_free": False, "verdict": ""}
    given = [{"person": f"p{n}", "table_id": f"t{n}", **gain} for n in range(rows)]
    connection.execute(insert(schema.rating_gains), given)


def many_names(connection: Connection, rows: int) -> None:
    given = [{"key": f"key {n}", "person": f"p{n}", "until": None} for n in range(rows)]
    connection.execute(insert(name_keys.name_keys), given)


@pytest.mark.parametrize(
    ("fill", "work"),
    [
        (many_gains, lambda c: rating_gains.games_of_levels(c, "gobblet", range(1, 7))),
        (many_names, lambda c: name_keys.claim(c, "me", "Grace Hopper")),
    ],
    ids=["the games of levels, among those of people", "a new name, among others"],
)
def test_what_is_asked_often_takes_as_long_on_a_large_server(fill, work):
    """Every leaderboard read all rated games, and every new name all names, the latter in the only
    writer; when Unicode changed, that was all names for each name."""
    few, many = (steps_of(rows, fill, work) for rows in (100, 2000))
    assert many < 2 * few


def test_the_hash_of_a_former_name_is_forgotten_when_nobody_holds_it_any_more(storage):
    held = {"own": None, "held": now_ms() + 60_000, "free": now_ms() - 1}

    def fill(connection: Connection) -> None:
        person = {"id": "p", "name": "P", "is_guest": False, "since": 0}
        connection.execute(insert(schema.persons), [person])
        rows = [{"key": key, "person": "p", "until": until} for key, until in held.items()]
        connection.execute(insert(name_keys.name_keys), rows)

    async def scenario(services):
        await services.store.write(fill)
        await forget_former_names(services.store)
        wanted = select(name_keys.name_keys.c.key)
        assert set(await services.store.read(lambda c: c.scalars(wanted).all())) == {"own", "held"}

    with_services(storage, scenario)
