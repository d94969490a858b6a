"""Screenshots of every page and board: light, dark, phone, Hebrew. For looking at, not for tests.

    python tools/shots.py [FOLDER [WAY ...]]      into build/shots unless another folder is named

Starts the server of the browser tests with an empty data folder and goes through the same list of
pages (tests/browser/pages.py), so a new page cannot be forgotten; then every board in the middle
of a game, drawn flat, and as a solid scene where there is one.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Browser

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.browser import pages  # noqa: E402
from tests.browser.player import Player  # noqa: E402
from tests.browser.visit import visiting  # noqa: E402
from tests.browser.whole_games import SEEDS, chosen  # noqa: E402

DESK = {"width": 1280, "height": 860}
WAYS: dict[str, dict[str, Any]] = {
    "light": {"viewport": DESK},
    "dark": {"viewport": DESK, "color_scheme": "dark"},
    "phone": {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True},
    "hebrew": {"viewport": DESK, "locale": "he"},
}
# Decisions after which a board shows most of what it can.
MIDDLE = dict.fromkeys(pages.EVERY_GAME, 4) | {"blokus-duo": 9, "blokus-classic": 24}
SOLID = {"deblockle": 15, "gobblet": 9, "gobblers": 4, "block-out": 14}
SEATS = {"blokus-classic": 4}


def shoot(player: Player, file: Path, whole: bool = False) -> None:
    # Fonts and what is drawn in the next frames.
    player.page.wait_for_timeout(400)
    player.page.screenshot(path=file, full_page=whole)


def shoot_pages(player: Player, way: str, folder: Path) -> None:
    for number, page in enumerate(pages.everything(player)):
        pages.show(player, page)
        place, _, rest = page.path.strip("/").partition("/")
        words = [place or "home", "" if re.fullmatch(r"[0-9a-f]{16}", rest) else rest.split(" ")[0]]
        more = page.then.__name__ if page.then else ""
        name = "-".join(filter(None, [f"{number:02}", *words, more]))
        # Tables, replays and reviews fill the screen; other pages are as long as they are.
        shoot(player, folder / f"{way}-{name}.png", place not in ("table", "replay", "review"))


def play_on(player: Player, game: str, moves: int, seats: int = 0) -> None:
    """Send this many decisions to the server as they are."""
    rng = Random(SEEDS.get(game, 1))
    player.see(player.set_table(game, *["me"] * (seats or SEATS.get(game, 2))))
    player.await_decision()
    for _ in range(moves):
        if player.now.get("outcome"):
            return
        player.send(chosen(game, player, rng))
    player.open_curtain()


def shoot_boards(player: Player, files: str, boards: dict[str, int]) -> None:
    for game, moves in boards.items():
        play_on(player, game, moves)
        shoot(player, Path(files.format(game)))


def shoot_way(browser: Browser, url: str, way: str, folder: Path) -> None:
    player = Player(browser, url, **WAYS[way])
    shoot_pages(player, way, folder)
    shoot_boards(player, f"{folder}/{way}-board-{{}}.png", MIDDLE | SOLID)
    player.leave()
    # Without reduced motion, scenes are three-dimensional.
    player = Player(browser, url, **WAYS[way], reduced_motion="no-preference")
    shoot_boards(player, f"{folder}/{way}-scene-{{}}.png", SOLID)
    player.leave()


def main() -> None:
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "build" / "shots"
    folder.mkdir(parents=True, exist_ok=True)
    with visiting(port=8477) as (browser, url):
        for way in sys.argv[2:] or WAYS:
            shoot_way(browser, url, way, folder)
    print(f"{len(list(folder.glob('*.png')))} pictures in {folder}")


if __name__ == "__main__":
    main()
