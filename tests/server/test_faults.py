"""Fault injection: the player is informed, nothing acknowledged is lost, and play continues.

Each fault is a real one, brought upon a server that runs in a process of its own and is talked
to over real sockets: files that may not grow, a lock that another process holds, a worker that is
killed while it searches, an engine that gets numbers that are none.
"""

from __future__ import annotations

import os
import resource
import signal
import sqlite3
import time
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any
from urllib.error import HTTPError

import pytest

from blockyard.core.contract import Objection
from blockyard.server.engine.worker_process import NICE
from blockyard.words import LANGUAGES, Words
from tests.server.network_client import Player
from tests.server.server_process import process, workers_of

pytestmark = pytest.mark.slow

SEARCHING = "bot:7"
"""Thinks for half a second of a processor's time."""
OFF_BOOK = "4a2"
"""A first move of Gobblet to which the opening book has no reply, so that the computer searches."""
A_WHILE = 4
"""Hundredths of a second of a search, after which it is in the middle."""


class Machine:
    """A server, and ways to inject faults."""

    def __init__(self, pid: int, address: str, data: Path) -> None:
        self.pid, self.address, self.data = pid, address, data

    @contextmanager
    def full_disk(self):
        """No file of the server may grow any more."""
        free = resource.prlimit(self.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(self.pid, resource.RLIMIT_FSIZE, (4096, free[1]))
        try:
            yield
        finally:
            resource.prlimit(self.pid, resource.RLIMIT_FSIZE, free)

    @contextmanager
    def locked_database(self):
        """Somebody else writes into the database and takes a long time over it."""
        path = self.data / "blockyard.db"
        with closing(sqlite3.connect(path, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            yield

    @contextmanager
    def troubled_tower(self, kind: str):
        (self.data / "tower-trouble").write_text(kind)
        try:
            yield
        finally:
            (self.data / "tower-trouble").unlink()

    def kill_a_search(self) -> None:
        """Wait until a worker is in the middle of a search, and kill it."""
        began: dict[int, int] = {}
        until = time.monotonic() + 60
        while time.monotonic() < until:
            for pid in filter(_is_up, workers_of(self.pid)):
                if _work_of(pid) >= began.setdefault(pid, _work_of(pid)) + A_WHILE:
                    os.kill(pid, signal.SIGKILL)
                    return
            time.sleep(0.005)
        pytest.fail("no worker searches")


def _work_of(pid: int) -> int:
    """Hundredths of a second that a process has worked."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return int(fields[11])


def _is_up(pid: int) -> bool:
    """Whether it has started and lowered its priority: what it does now, it does for a job."""
    return os.getpriority(os.PRIO_PROCESS, pid) >= NICE


@pytest.fixture(scope="module")
def machine(tmp_path_factory):
    data = tmp_path_factory.mktemp("data")
    with process(data, port=15421, program=("tests.server.short_timeouts",)) as (server, address):
        yield Machine(server.pid, address.rstrip("/"), data)


@pytest.fixture
def ada(machine):
    player = Player(machine.address)
    yield player
    player.close()


def reads(frame: dict[str, Any], reason: str) -> None:
    """The frame is a refusal for this reason, and can be read in every language."""
    assert frame["t"] == "refused"
    objection = frame["objection"]
    assert objection["reason"] == reason
    why = Objection(objection["clause"], objection["reason"], objection.get("params", {}))
    assert len({Words(lang).objection(why) for lang in LANGUAGES}) == len(LANGUAGES)


def whole(machine: Machine) -> bool:
    with closing(sqlite3.connect(machine.data / "blockyard.db")) as database:
        return database.execute("PRAGMA integrity_check").fetchone() == ("ok",)


@pytest.mark.parametrize("fault", ["full_disk", "locked_database"])
def test_a_move_that_cannot_be_stored_is_refused_and_accepted_later(machine, ada, fault):
    table = ada.create_table("gobblet", "me", "me")
    ada.open(table)
    assert ada.move(table, 0, 0, "4a1")["t"] == "ack"
    with getattr(machine, fault)():
        refused = ada.move(table, 1, 1, "4b2", nonce="x")
        reads(refused, "disk-trouble")
        assert refused["now"]["ply"] == 1, "a board can correct itself"
        with pytest.raises(HTTPError) as answer:
            ada.create_table("gobblet", "me", "me")
        assert answer.value.code == 503
        answer.value.close()
        assert ada.open(table)["moves"] == ["4a1"], "reading goes on"
    assert ada.move(table, 1, 1, "4b2", nonce="x")["t"] == "ack"
    assert ada.move(table, 0, 2, "3c3")["t"] == "ack"
    assert ada.open(table)["moves"] == ["4a1", "4b2", "3c3"]
    assert whole(machine)


@pytest.mark.parametrize("fault", ["full_disk", "locked_database"])
def test_a_bots_move_that_cannot_be_stored_is_stored_later(machine, ada, fault):
    table = ada.create_table("gobblers", "me", "bot:1")
    ada.open(table)
    ada.move(table, 0, 0, "3b2")
    ada.sees(2)
    (worker,) = workers_of(machine.pid)
    os.kill(worker, signal.SIGSTOP)
    assert ada.move(table, 0, 2, ada.open(table)["now"]["legal"][0])["t"] == "ack"
    with getattr(machine, fault)():
        os.kill(worker, signal.SIGCONT)
        reads(ada.receive("refused"), "disk-trouble")
    assert ada.sees(4)["by"] == 1
    assert whole(machine)


def test_a_worker_killed_while_it_searches_is_replaced_and_its_move_comes(machine, ada):
    table = ada.create_table("gobblet", "me", SEARCHING)
    ada.open(table)
    ada.move(table, 0, 0, OFF_BOOK)
    machine.kill_a_search()
    assert ada.sees(2)["by"] == 1


def test_if_the_next_worker_is_killed_too_the_player_is_informed_and_the_move_comes(machine, ada):
    table = ada.create_table("gobblet", "me", SEARCHING)
    ada.open(table)
    ada.move(table, 0, 0, OFF_BOOK)
    machine.kill_a_search()
    machine.kill_a_search()
    reads(ada.receive("refused"), "machine-slow")
    assert ada.sees(2)["by"] == 1


def test_a_hint_whose_workers_die_is_refused_and_can_be_asked_for_again(machine, ada):
    table = ada.create_table("gobblet", "me", "me")
    ada.open(table)
    ada.send(t="help", table=table, kind="hint", level=7, nonce="help")
    machine.kill_a_search()
    machine.kill_a_search()
    reads(ada.answer("help"), "help-slow")
    ada.send(t="help", table=table, kind="hint", level=1, nonce="again")
    assert ada.receive("result")["evaluations"]


@pytest.mark.parametrize("kind", ["nan", "slow"])
def test_a_tower_that_cannot_be_judged_is_judged_when_it_can(machine, ada, kind):
    table = ada.create_table("block-out", "me", "me")
    now = to_the_first_put(ada, table)
    with machine.troubled_tower(kind):
        assert ada.move(table, now["to_play"], now["ply"], "put 0 0 0 0")["t"] == "ack"
        reads(ada.receive("refused"), "machine-slow")
        # Not `ada.open`: the driver goes on to report failures, which may come before the table.
        ada.send(t="open", table=table)
        shown = ada.receive("table")
        assert (shown["now"]["ply"], shown["now"]["to_play"]) == (now["ply"] + 1, -1)
    verdict = ada.receive("update", until=lambda f: f["by"] == -1)
    assert verdict["shown"].startswith("stands ")


def to_the_first_put(player: Player, table: str) -> dict[str, Any]:
    """Choose what comes first, until a block is to be put."""
    now = player.open(table)["now"]
    while "put 0 0 0 0" not in now.get("legal", []):
        if now.get("legal"):
            player.move(table, now["to_play"], now["ply"], now["legal"][0])
        ply = now["ply"]
        now = player.receive("update", until=lambda f, ply=ply: f["now"]["ply"] > ply)["now"]
    return now
