"""How often the solid scenes are drawn in a real Chromium while something moves.

    python bench/scenes.py [WIDExHIGH]        1280x800 unless another window is named

Starts the server of the browser tests. The tower is gone round with arrow keys, one press a frame;
in Deblockle blocks roll and hop. Time between two pictures that were drawn, in milliseconds; what
rests is not drawn and not counted. The first line says which card drew: a program, on most servers.
"""

from __future__ import annotations

import sys
from itertools import pairwise
from pathlib import Path
from statistics import median, quantiles
from typing import Any

from playwright.sync_api import Browser

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.browser.player import TIMEOUT, Player  # noqa: E402
from tests.browser.visit import visiting  # noqa: E402

SCENE = "canvas[data-drawn]"
REST = 1000
"""Milliseconds after which the scene has rested in between."""
SECONDS = 6
MOVES = 8

CARD = """canvas => {
  const gl = canvas.getContext('webgl2');
  const { UNMASKED_RENDERER_WEBGL } = gl.getExtension('WEBGL_debug_renderer_info');
  return `${gl.getParameter(UNMASKED_RENDERER_WEBGL)}, ${canvas.width} x ${canvas.height} pixels`;
}"""
RECORD = """canvas => {
  window.drawn = [];
  new MutationObserver(() => drawn.push(performance.now()))
    .observe(canvas, { attributeFilter: ['data-drawn'] });
}"""
GO_ROUND = """(tower, seconds) => new Promise((done) => {
  const end = performance.now() + 1000 * seconds;
  let step = 0;
  const turn = (now) => {
    const key = Math.floor(step++ / 20) % 2 ? 'ArrowLeft' : 'ArrowRight';
    tower.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    if (now < end) requestAnimationFrame(turn);
    else done();
  };
  requestAnimationFrame(turn);
})"""


def tower(player: Player) -> None:
    player.page.locator("[data-tower]").evaluate(GO_ROUND, SECONDS)


def deblockle(player: Player) -> None:
    for _ in range(MOVES):
        player.send(next(move for move in player.legal if len(move) == 6))
        player.page.wait_for_timeout(2500)


def ready(player: Player, game: str) -> None:
    """At the table, in the middle of which something can move."""
    player.see(player.set_table(game, "me", "me"))
    player.await_decision()
    while player.now["view"]["stage"] == "arrange":
        player.send(player.legal[0])
    player.open_curtain()
    player.page.locator(SCENE).wait_for(timeout=3 * TIMEOUT)
    player.page.wait_for_timeout(2000)


def measure(browser: Browser, url: str, window: Any, game: str) -> None:
    player = Player(browser, url, reduced_motion="no-preference", viewport=window)
    ready(player, game)
    canvas = player.page.locator(SCENE)
    card = canvas.evaluate(CARD)
    canvas.evaluate(RECORD)
    {"block-out": tower, "deblockle": deblockle}[game](player)
    drawn: list[float] = player.page.evaluate("window.drawn")
    player.leave()
    times = [b - a for a, b in pairwise(drawn) if b - a < REST]
    slowest = quantiles(times, n=20)[-1]
    print(
        f"{game}: {card}; {len(times)} pictures, {1000 * len(times) / sum(times):.1f} a second,"
        f" median {median(times):.0f} ms, 95 % under {slowest:.0f} ms"
    )


def main() -> None:
    wide, _, high = (sys.argv[1] if len(sys.argv) > 1 else "1280x800").partition("x")
    window = {"width": int(wide), "height": int(high)}
    with visiting(port=8479) as (browser, url):
        for game in ("deblockle", "block-out"):
            measure(browser, url, window, game)


if __name__ == "__main__":
    main()
