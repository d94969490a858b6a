"""The moving pictures of the README: a game of each kind, played in the browser and photographed.

    pip install pillow
    python tools/moving_pictures.py [GAME ...]      into docs/pictures/moving-GAME.webp

Games without chance are the samples that come with Blockyard; in the others the engine decides, and
chance has the server's dice and cards. tests/tools/test_moving_pictures.py checks sizes.
"""

from __future__ import annotations

import io
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

from playwright.sync_api import Browser

if TYPE_CHECKING:
    from PIL import Image

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

import blockyard  # noqa: E402
from tests.browser.player import Player  # noqa: E402
from tests.browser.visit import visiting  # noqa: E402
from tests.browser.whole_games import chosen  # noqa: E402

FOLDER = ROOT / "docs" / "pictures"
SIDE = 400
MILLISECONDS, LAST = 650, 2600
"""How long a picture stays, and the last one."""

Decide = Callable[[Player], str | None]


@dataclass(frozen=True, slots=True)
class Film:
    """A game and how it is shown: the number of decisions, and those between two pictures."""

    moves: int
    every: int = 1
    seats: int = 2
    scene: bool = False
    wide: bool = False
    settle_ms: int = 300


FILMS = {
    "deblockle": Film(moves=16, scene=True, settle_ms=1500),
    # At one screen the cups of the player to move are in front: a picture after both have moved.
    "gobblet": Film(moves=16, every=2, scene=True, settle_ms=1300),
    "gobblers": Film(moves=16, scene=True, settle_ms=1300),
    "block-out": Film(moves=18, every=2, scene=True, wide=True, settle_ms=3500),
    "blokus-duo": Film(moves=28, every=2),
    "blokus-classic": Film(moves=56, every=4, seats=4),
}


def from_sample(game: str) -> Decide:
    """The moves of the sample, one by one."""
    record = next(blockyard.read_records(f"sample:{game}"))
    moves = iter([event.move for event in record.match.events if event.move])
    return lambda player: next(moves, None)


def by_engine(game: str, **options: str) -> Decide:
    """What the engine would play, from the moves that the browser was told."""

    def decide(player: Player) -> str:
        match = blockyard.begin(game, 2, **options)
        for move in player.moves:
            assert match.to_play is not None
            match = match.play(match.to_play, match.ply, move)
        return blockyard.analyse(match, nodes=50_000).move

    return decide


def decider(game: str) -> Decide:
    if game == "deblockle":
        return by_engine(game, set_up="quick")
    if game == "block-out":  # hands are hidden, so the browser has not all moves
        rng = Random(3)
        return lambda player: chosen(game, player, rng)
    return from_sample(game)


def film(browser: Browser, url: str, game: str) -> list[Image.Image]:
    how = FILMS[game]
    motion: dict[str, Any] = {"reduced_motion": "no-preference"} if how.scene else {}
    player = Player(browser, url, viewport={"width": 1100, "height": 760}, **motion)
    options = {"set-up": "quick"} if game == "deblockle" else {}
    player.see(player.set_table(game, *["me"] * how.seats, options=options))
    player.await_decision()
    decide, pictures = decider(game), [photograph(player, how)]
    for number in range(1, how.moves + 1):
        move = None if player.now.get("outcome") else decide(player)
        if move is None:
            break
        player.send(move)
        player.open_curtain()
        if number % how.every == 0:
            pictures.append(photograph(player, how))
    player.leave()
    return pictures


def photograph(player: Player, how: Film) -> Image.Image:
    from PIL import Image  # noqa: PLC0415 - no dependency of the project

    player.page.wait_for_timeout(how.settle_ms)
    shot = Image.open(io.BytesIO(player.page.locator(".stage").first.screenshot())).convert("RGB")
    if how.wide:
        return shot.resize((SIDE, SIDE * shot.height // shot.width), Image.Resampling.LANCZOS)
    side = min(shot.size)
    left, top = (shot.width - side) // 2, (shot.height - side) // 2
    square = shot.crop((left, top, left + side, top + side))
    return square.resize((SIDE, SIDE), Image.Resampling.LANCZOS)


def save(pictures: list[Image.Image], file: Path) -> None:
    durations = [MILLISECONDS] * (len(pictures) - 1) + [LAST]
    first, *others = pictures
    first.save(
        file, save_all=True, append_images=others, duration=durations, loop=0, quality=72, method=6
    )


def main(games: list[str]) -> None:
    with visiting(port=8479) as (browser, url):
        for game in games or FILMS:
            file = FOLDER / f"moving-{game}.webp"
            pictures = film(browser, url, game)
            save(pictures, file)
            print(f"{file.name}: {len(pictures)} pictures, {file.stat().st_size / 1000:.0f} kB")


if __name__ == "__main__":
    main(sys.argv[1:])
