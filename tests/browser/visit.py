"""The server of the browser tests and a Chromium, for programs that look without testing."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.server.server_process import running
from tools import browser as machine


@contextmanager
def visiting(port: int) -> Iterator[tuple[Browser, str]]:
    """A browser that draws solid scenes, and the address of a server without any games yet."""
    with (
        tempfile.TemporaryDirectory() as data,
        running(Path(data), port=port, program=("tests.browser.game_server",)) as url,
        sync_playwright() as play,
    ):
        browser = play.chromium.launch(
            executable_path=machine.chromium(), args=machine.flags(solid=True)
        )
        yield browser, url.rstrip("/")
        browser.close()
