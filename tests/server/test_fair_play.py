"""The operator's report: collusion, timing and agreement with the engine are visible."""

from __future__ import annotations

import asyncio
from random import Random

import pytest
from sqlalchemy import insert

from blockyard import games
from blockyard.ai.engine import request_for, respond
from blockyard.core.match import Match
from blockyard.server.people import fair_play, hand_report
from blockyard.server.storage import schema
from blockyard.server.storage.database import open_store
from blockyard.server.tables import events
from tests.blockout.people import at_the_bar
from tests.server.app_client import Browser, served
from tests.server.test_leaderboards import play


def read(data, work):
    return asyncio.run(_with_store(data, lambda store: store.read(work)))


def write(data, work):
    asyncio.run(_with_store(data, lambda store: store.write(work)))


async def _with_store(data, use):
    store = open_store("", data)
    try:
        return await use(store)
    finally:
        await store.close()


@pytest.mark.slow
def test_who_gains_from_whom_stands_first(tmp_path):
    with served(tmp_path) as client:
        ada, bob, cleo = (Browser(client) for _ in range(3))
        ada.sign_up("Ada"), bob.sign_up("Bob"), cleo.sign_up("Cleo")
        play(ada, bob), play(ada, bob), play(cleo, ada)
    found = read(tmp_path, lambda c: fair_play.pairs(c, 0))
    assert (found[0].name, found[0].opponent, found[0].games) == ("Ada", "Bob", 2)
    assert found[0].gained == pytest.approx(found[0].free) and found[0].gained > 0
    assert found[-1].name == "Bob"


def test_the_engines_moves_are_recognised_and_others_are_not():
    match = Match.begin(games.get("gobblet"), 2, {})
    while match.outcome is None and match.ply < 16:
        seat = match.ply % 2
        asked = respond(request_for(match, seat, level=3)).move
        others = [move for move in match.legal_moves() if move != asked]
        match = match.play(seat, match.ply, others[0] if seat and others else asked)
    assert fair_play.agreement(match, 0, 3) == [True] * len(fair_play.agreement(match, 0, 3))
    assert not any(fair_play.agreement(match, 1, 3))
    assert len(fair_play.agreement(match, 0, 3)) >= 1


def test_the_seconds_of_each_move_are_listed_without_the_films_before_them():
    log = [
        events.Started(at=0),
        events.Moved(at=3_000, seat=0, move="a", pause=500),
        events.Moved(at=5_500, seat=1, move="b"),
        events.Moved(at=6_500, seat=0, move="c"),
    ]
    assert fair_play.thinking(log, 0) == [3.0, 1.0] and fair_play.thinking(log, 1) == [2.0]


def test_a_persons_latest_rated_games_are_replayed(tmp_path):
    with served(tmp_path) as client:
        ada, bob = Browser(client), Browser(client)
        person = ada.sign_up("Ada")["person"]
        bob.sign_up("Bob")
        table = play(ada, bob)
    (found,) = read(tmp_path, lambda c: fair_play.plays(c, person, 5, level=1))
    assert found.table == table and 0 <= found.agreement <= 1 and found.seconds >= 0


@pytest.mark.slow
def test_a_script_at_the_bar_is_flagged_and_a_person_is_not(tmp_path):
    """Thirteen placements of each, in one game: the log has what was believed and what was not."""
    rng = Random(4)
    with served(tmp_path) as client:
        people = [Browser(client) for _ in range(2)]
        ids = [
            one.sign_up(name)["person"] for one, name in zip(people, ("Ada", "Eve"), strict=True)
        ]
        made = people[0]("POST", "/api/tables", game="block-out", chairs=["me", "open"]).json()
        table = made["table"]
        people[1]("POST", f"/api/tables/{table}/seats")

    def moved(connection):
        log = [
            events.Moved(at=0, seat=0, move="m", hand=at_the_bar(rng), held=2000 + 90 * n)
            for n in range(13)
        ]
        log += [
            events.Moved(at=0, seat=1, move="m", held=600, doubt="hand-too-quick")
            for _ in range(13)
        ]
        rows = [
            {"table_id": table, "version": 1000 + n, "body": events.encode(event)}
            for n, event in enumerate(log)
        ]
        connection.execute(insert(schema.events), rows)

    write(tmp_path, moved)
    eve, ada = read(tmp_path, lambda c: hand_report.hand_reports(c, 0))
    assert (eve.name, eve.is_suspect, eve.doubted) == ("Eve", True, 13)
    assert (ada.name, ada.is_suspect, ada.placements) == ("Ada", False, 13)
    assert ada.error > 0.2 and ada.variation > 0.1 and ada.seconds == pytest.approx(2.4, abs=0.2)
    (alone,) = read(tmp_path, lambda c: hand_report.hand_reports(c, 0, ids[0]))
    assert alone == ada
