"""Screenshots of every page and board: light, dark, phone, Hebrew. For looking at, not for tests.

    python tools/shots.py [FOLDER]      into build/shots unless another folder is named

Starts its own server with an empty data folder, and writes one PNG for each page, for the form
and the rules of each game, and for its board at the start.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
PORT = 8477
HOME = f"http://localhost:{PORT}"

WAYS: dict[str, dict[str, object]] = {
    "light": {"viewport": {"width": 1280, "height": 860}, "locale": "en"},
    "dark": {"viewport": {"width": 1280, "height": 860}, "locale": "en", "color_scheme": "dark"},
    "phone": {"viewport": {"width": 390, "height": 844}, "locale": "en", "has_touch": True},
    "hebrew": {"viewport": {"width": 1280, "height": 860}, "locale": "he"},
}
PAGES = {"home": "/", "lobby": "/lobby", "leaders": "/leaders", "account": "/account"}


@contextmanager
def server() -> Iterator[None]:
    """A server of our own, which forgets everything afterwards."""
    with tempfile.TemporaryDirectory() as data:
        command = [sys.executable, "-m", "blockyard.cli", "serve", "--no-browser"]
        running = subprocess.Popen(
            [*command, "--port", str(PORT), "--data", data], stdout=subprocess.DEVNULL
        )
        try:
            wait_for_it()
            yield
        finally:
            running.terminate()
            running.wait(10)


def wait_for_it() -> None:
    for _ in range(120):
        try:
            urllib.request.urlopen(f"{HOME}/healthz").close()
        except OSError:
            time.sleep(0.25)
        else:
            return
    raise SystemExit("The server did not start; try blockyard serve to see why.")


def chromium() -> str:
    for name in ("chromium", "chromium-browser", "google-chrome"):
        if found := shutil.which(name):
            return found
    raise SystemExit("There is no Chromium to take pictures with: install Debian's chromium.")


def new_page(browser: Browser, way: str) -> Page:
    context = browser.new_context(reduced_motion="reduce", **WAYS[way])  # type: ignore[arg-type]
    return context.new_page()


def games(page: Page) -> list[str]:
    page.goto(HOME)
    page.wait_for_selector("[data-play]")
    cards = page.locator("[data-play]").all()
    return [str(card.get_attribute("data-play")) for card in cards]


def shoot_game(page: Page, game: str, file: Path) -> None:
    """The form before a game, its rules, and its board at the start."""
    page.goto(f"{HOME}/new/{game}")
    page.wait_for_selector("form .choices")
    page.screenshot(path=file.with_name(f"new-{file.name}"), full_page=True)
    page.goto(f"{HOME}/rules/{game}")
    page.wait_for_selector("article h1")
    page.screenshot(path=file.with_name(f"rules-{file.name}"))
    page.goto(HOME)
    page.click(f'[data-play="{game}"]')
    page.wait_for_selector(".stage svg, .stage canvas")
    page.wait_for_timeout(1500)
    page.screenshot(path=file)


def main() -> None:
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "build" / "shots"
    folder.mkdir(parents=True, exist_ok=True)
    # Only root may not use Chromium's sandbox.
    flags = ["--no-sandbox"] if os.geteuid() == 0 else []
    with server(), sync_playwright() as play:
        browser = play.chromium.launch(executable_path=chromium(), args=flags)
        for way in WAYS:
            page = new_page(browser, way)
            for name, path in PAGES.items():
                page.goto(HOME + path)
                page.wait_for_load_state("networkidle")
                page.screenshot(path=folder / f"{name}-{way}.png", full_page=True)
            for game in games(page):
                shoot_game(page, game, folder / f"{game}-{way}.png")
            page.context.close()
        browser.close()
    print(f"{len(list(folder.glob('*.png')))} pictures in {folder}")


if __name__ == "__main__":
    main()
