"""Fuzzing the socket: nothing breaks, and no game changes that should not.

Frames are made of the things that a table consists of (its id, its seats, its moves, nonces that
were used), so that they come near to what is right, and then some of them are spoiled.
"""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from blockyard.server.live.socket import SocketSession
from blockyard.server.services import Services
from blockyard.server.settings import Settings
from blockyard.server.tables import events
from tests.server.session_client import NO_LIMITS, Guest, two_at

few = settings(max_examples=50, suppress_health_check=list(HealthCheck))


class Target:
    """Services with a game that is fuzzed. Ada has played one move of it."""

    def __init__(self, services: Services, ada: Guest, bob: Guest, table: str) -> None:
        self.services, self.ada, self.bob, self.table = services, ada, bob, table

    @classmethod
    async def create(cls, services: Services) -> Target:
        ada, bob, table = await two_at(services)
        await ada.move(table, 0, 0, "4b2", nonce="used")
        return cls(services, ada, bob, table)

    async def log(self) -> list[str]:
        return [events.encode(one) for one in await self.services.log.read(self.table)]

    async def answers(
        self, session: SocketSession, frames: list[str | bytes]
    ) -> list[dict[str, Any]]:
        """Send all frames; the answers. Whatever was sent, a ping is still answered."""
        for frame in frames:
            if not await session.receive(frame):
                break
        await asyncio.sleep(0)
        if session.person is not None:
            await session.receive('{"t": "ping", "nonce": "the end"}')
        received = [json.loads(frame) for frame in session.outbox.pending()]
        reasons = {one["objection"]["reason"] for one in received if one["t"] == "refused"}
        assert not reasons & {"disk-trouble", "server-trouble"}, "no input causes a failure"
        return received


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def fuzzed(request, tmp_path_factory):
    """The target, and a way to run something in its event loop."""
    data, database = tmp_path_factory.mktemp("data"), ""
    if request.param == "postgresql":
        database = request.getfixturevalue("cluster").new_database()
    with asyncio.Runner() as runner:
        services = Services(Settings(data=data, database=database, workers=1, seed=1, **NO_LIMITS))
        runner.run(services.open())
        yield runner.run, runner.run(Target.create(services))
        runner.run(services.close())


# --- frames -----------------------------------------------------------------------------------

HUGE = st.sampled_from([-1, 2**31, 2**63, 2**64, 10**30])
ODD = st.sampled_from(["", "\x00", "\u202e", "'; drop table events", "x" * 2001, "\U0001f600"])
seats = st.integers(-2, 4) | HUGE
plies = st.integers(0, 3) | HUGE
moves = st.sampled_from(["4a1", "4b2", "1a1", "b2c3", "a1b2", "put 0 0 0 0"]) | ODD
nonces = st.sampled_from(["used", "new"]) | ODD
tables = st.sampled_from(["TABLE", "TABLE", "TABLE", "0" * 16]) | ODD
ACTS = ("resign", "offer-draw", "take-back", "agree", "decline", "claim", "cancel", "rematch")

FIELDS: dict[str, dict[str, st.SearchStrategy[Any]]] = {
    "hello": {"session": ODD, "protocol": st.integers(0, 3)},
    "open": {"table": tables, "since": plies, "tokens": st.lists(ODD, max_size=9)},
    "close": {"table": tables},
    "move": {
        **{"table": tables, "seat": seats, "ply": plies, "move": moves, "nonce": nonces},
        "hand": st.just("") | ODD,
    },
    "check": {"table": tables, "seat": seats, "ply": plies, "move": moves, "nonce": nonces},
    "act": {
        **{"table": tables, "seat": seats, "what": st.sampled_from(ACTS) | ODD, "nonce": nonces},
        "first": st.sampled_from(["", "0", "0009", "winner"]) | ODD,
    },
    "say": {
        **{"table": tables, "seat": seats, "nonce": nonces},
        "phrase": st.sampled_from(["hello", "rude"]) | ODD,
    },
    "help": {
        **{"table": tables, "nonce": nonces, "ply": plies, "seat": seats},
        "kind": st.sampled_from(["hint", "analysis", "review", "retry"]) | ODD,
        "level": st.integers(0, 10),
    },
    "cancel": {"job": ODD},
    "lobby": {"on": st.booleans()},
    "ping": {"nonce": nonces},
}
wrong = st.none() | st.booleans() | st.floats() | st.lists(st.integers(), max_size=2) | HUGE | ODD


@st.composite
def frames(draw: st.DrawFn, kinds: tuple[str, ...] = tuple(FIELDS)) -> str:
    """A frame, now and then with a field missing, of a wrong type, or that nobody knows."""
    kind = draw(st.sampled_from(kinds))
    frame = {"t": kind, **{name: draw(value) for name, value in FIELDS[kind].items()}}
    match draw(st.sampled_from(["as it is", "as it is", "missing", "wrong", "unknown", "cut"])):
        case "missing":
            del frame[draw(st.sampled_from(sorted(frame)))]
        case "wrong":
            frame[draw(st.sampled_from(sorted(frame)))] = draw(wrong)
        case "unknown":
            frame[draw(st.sampled_from(["more", "__class__", "T"]))] = 1
        case "cut":
            return json.dumps(frame)[: draw(st.integers(0, 30))]
    return json.dumps(frame)


noise = st.binary(max_size=60) | st.text(max_size=60) | st.just("[" * 5000)


def placed(frame: str | bytes, table: str) -> str | bytes:
    """`TABLE` stands for the table of the game."""
    return frame.replace("TABLE", table) if isinstance(frame, str) else frame


# --- tests ------------------------------------------------------------------------------------


@few
@given(sent=st.lists(frames() | noise, min_size=1, max_size=6))
def test_before_hello_nothing_is_revealed_and_nothing_changes(fuzzed, sent):
    run, target = fuzzed
    before = run(target.log())
    session = SocketSession(target.services)
    received = run(target.answers(session, [placed(one, target.table) for one in sent]))
    assert session.person is None
    assert {(one["t"], one["objection"]["reason"]) for one in received} <= {
        ("refused", "malformed"),
        ("refused", "not-signed-in"),
    }
    assert all("now" not in one and not one.get("table") for one in received)
    assert run(target.log()) == before


@few
@given(sent=st.lists(frames() | noise, min_size=1, max_size=8))
def test_no_frames_of_a_spectator_change_a_game(fuzzed, sent):
    run, target = fuzzed

    async def scenario() -> None:
        before, eve = await target.log(), await Guest.connect(target.services)
        await eve.open(target.table)
        received = await target.answers(eve.session, [placed(one, target.table) for one in sent])
        assert "the end" in [one.get("nonce") for one in received if one["t"] == "pong"]
        eve.session.end()
        assert await target.log() == before

    run(scenario())


@few
@given(sent=st.lists(frames(("move", "check", "say", "help", "cancel", "open", "ping")) | noise))
def test_a_seat_that_is_not_to_play_changes_nothing_by_moving(fuzzed, sent):
    """Ada has moved, so it is for Bob; her moves are stale, doubled, out of turn or nonsense."""
    run, target = fuzzed

    async def scenario() -> None:
        before = await target.log()
        await target.ada.reconnect()
        await target.ada.open(target.table)
        await target.answers(target.ada.session, [placed(one, target.table) for one in sent])
        assert await target.log() == before

    run(scenario())


unplayable = st.sampled_from(["4b2", "1a1", "b2c3", "a1b2", "put 0 0 0 0"]) | ODD
stale = st.sampled_from([0, 2, 7]) | HUGE


@few
@given(move=unplayable, ply=stale, nonce=nonces, legal=st.booleans(), late=st.booleans())
def test_the_seat_to_play_changes_nothing_by_what_is_illegal_or_stale(
    fuzzed, move, ply, nonce, legal, late
):
    run, target = fuzzed
    legal, late = (legal, late) if legal != late else (False, False)
    sent = {"t": "move", "table": target.table, "seat": 1, "nonce": nonce or "n"}
    sent |= {"move": "4a1" if legal else move, "ply": ply if legal or late else 1}

    async def scenario() -> None:
        before = await target.log()
        await target.bob.reconnect()
        await target.bob.open(target.table)
        received = await target.answers(target.bob.session, [json.dumps(sent)])
        assert [one["t"] for one in received if one["t"] in ("ack", "refused")] == ["refused"]
        assert await target.log() == before

    run(scenario())


@few
@given(move=moves, ply=plies)
def test_a_nonce_that_was_used_changes_nothing_whatever_comes_with_it(fuzzed, move, ply):
    run, target = fuzzed
    sent = {
        "t": "move",
        "table": target.table,
        "seat": 0,
        "ply": ply,
        "move": move,
        "nonce": "used",
    }

    async def scenario() -> None:
        before = await target.log()
        await target.ada.reconnect()
        await target.ada.open(target.table)
        received = await target.answers(target.ada.session, [json.dumps(sent), json.dumps(sent)])
        versions = {one["version"] for one in received if one["t"] == "ack"}
        assert versions <= {len(before)}
        assert await target.log() == before

    run(scenario())


def test_after_all_that_the_game_goes_on(fuzzed):
    run, target = fuzzed

    async def scenario() -> None:
        await target.bob.reconnect()
        await target.bob.open(target.table)
        assert (await target.bob.move(target.table, 1, 1, "4a1", nonce="real"))["t"] == "ack"
        assert (await target.log())[-1].count('"move":"4a1"') == 1

    run(scenario())


@pytest.mark.parametrize("what", ["claim", "cancel"])
def test_what_was_sent_twice_happens_once_also_if_it_is_about_another_seat(tmp_path, what):
    """A claim stops the other seat, a cancelled game has none; both belong to who sent them."""

    async def scenario(services: Services) -> None:
        ada, bob, table = await two_at(services)
        if what == "claim":
            for ply, move in enumerate(["4a1", "4b1", "4c1"]):
                await (ada, bob)[ply % 2].move(table, ply % 2, ply, move)
            bob.session.end()
            await asyncio.sleep(0.02)
        act = {"t": "act", "table": table, "seat": 0, "what": what, "nonce": "twice"}
        for _ in range(2):
            await ada.send(**act)
        assert await ada.receive("ack", "refused") == await ada.receive("ack", "refused")
        await bob.reconnect()
        await bob.open(table)
        await bob.send(t="act", table=table, seat=1, what="rematch", nonce="twice")
        await bob.receive("table", until=lambda f: f["table"]["chairs"][1].get("ready"))

    async def run() -> None:
        services = Services(Settings(data=tmp_path, workers=1, seed=1, grace=1, **NO_LIMITS))
        await services.open()
        try:
            await scenario(services)
        finally:
            await services.close()

    asyncio.run(run())
