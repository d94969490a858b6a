"""One Chromium and one server for all tests here; every player has a browser profile of its own.

A console error or a failed request of any player fails the test in which it happened.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.player import Player
from tests.server.server_process import own_ports, process, workers_of
from tools import browser as machine
from tools import build


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """All that happens in a browser is slow."""
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker("slow")


@pytest.fixture(scope="session")
def driver():
    """One for all: a second one does not start beside it."""
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="session")
def chromium(driver):
    started = driver.chromium.launch(executable_path=machine.chromium(), args=machine.flags())
    yield started
    started.close()


class GameServer:
    """A server that can be stopped and started again at the same address."""

    def __init__(self, data: Path) -> None:
        self.data, self.port = data, 18521
        self.stack = ExitStack()
        self.start()

    def start(self) -> None:
        server = process(self.data, port=self.port, program=("tests.browser.game_server",))
        running, address = self.stack.enter_context(server)
        self.pid, self.url = running.pid, address.rstrip("/")
        self.port = int(self.url.rpartition(":")[2]) - own_ports()

    def stop(self) -> None:
        self.stack.close()

    @contextmanager
    def lost_in_thought(self) -> Iterator[None]:
        """The computer's answers wait."""
        workers = workers_of(self.pid)
        for pid in workers:
            os.kill(pid, signal.SIGSTOP)
        yield
        for pid in workers:
            os.kill(pid, signal.SIGCONT)


@pytest.fixture(scope="session")
def server(tmp_path_factory):
    assert not build.web_is_stale(), "the web client is not built: run make browser"
    server = GameServer(tmp_path_factory.mktemp("server"))
    yield server
    server.stop()


@pytest.fixture
def new_player(chromium: Browser, server: GameServer):
    """A factory of players, each with a browser profile: `new_player(locale=…, color_scheme=…)`."""
    here: list[Player] = []

    def one(**how) -> Player:
        here.append(Player(chromium, server.url, **how))
        return here[-1]

    yield one
    for player in here:
        player.leave()
    assert [fault for player in here for fault in player.faults] == []
