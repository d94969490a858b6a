"""A newcomer at a table: knows no rules, and goes by what the screen offers.

Reads what anybody sees or a screen reader says (roles, labels, what is pressed or disabled, squares
that are marked as possible, the sentence) and never what the server sends. Whatever cannot be found
out that way is a fault of the board.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Literal, NamedTuple

from playwright.sync_api import ElementHandle, TimeoutError, expect

from tests.browser.keyboard import FAR, IS_BEFORE, IS_HERE
from tests.browser.player import TIMEOUT, Player

Way = Literal["pointer", "touch", "keys"]

# What is marked or can be chosen on the board, and the buttons beside it; what is said about each.
OFFERED = """() => {
  const isSeen = (one) => one.checkVisibility() && !one.closest('[aria-hidden=true]');
  const isOn = (one) => !one.disabled && one.getAttribute('aria-disabled') !== 'true';
  return [...document.querySelectorAll('[data-may], .stage [aria-pressed], .tray button')]
    .filter((one) => isSeen(one) && isOn(one));
}"""
ABOUT = """things => things.map((one) => ({
  kind: one.dataset.may ? 'marked' : one.hasAttribute('aria-pressed') ? 'choice' : 'action',
  name: (one.getAttribute('aria-label') ?? one.textContent).trim(),
  may: one.dataset.may ?? '',
  pressed: one.getAttribute('aria-pressed') === 'true',
}))"""
# What the screen shows, if it is not as before: the sentence, the squares, the hand. Null until
# there is something to press, a curtain to open or a result to read.
CHANGED = f"""before => {{
  const end = document.querySelector('[data-result], .curtain button');
  const sentence = document.querySelector('[data-note] :is(.mine, .bad)');
  if (!end && !(sentence && ({OFFERED})().length)) return null;
  const labels = [...document.querySelectorAll('[role=gridcell], [aria-pressed], [role=button]')]
    .map((one) => one.getAttribute('aria-label') + one.getAttribute('aria-pressed'));
  const texts = [...document.querySelectorAll('[data-note], .tray, .curtain, [data-result]')]
    .map((one) => one.textContent);
  const now = [...labels, ...texts].join('|');
  return now === before ? null : now;
}}"""

FIRST_STEPS = ("take", "choose")
"""What marks say where a move begins; at all others it goes on or ends."""
MOST_PRESSES = 1500


class Offer(NamedTuple):
    thing: ElementHandle
    kind: Literal["marked", "choice", "action"]
    name: str
    may: str
    pressed: bool


class Newcomer:
    def __init__(self, player: Player, way: Way, rng: Random) -> None:
        self.player, self.page, self.rng = player, player.page, rng
        self.press: Callable[[ElementHandle], None] = {
            "pointer": self._click,
            "touch": self._tap,
            "keys": self._key,
        }[way]
        self.seen = ""

    def play(self) -> str:
        """Until the screen says that the game is over: the clause of the rules that ended it."""
        for _ in range(MOST_PRESSES):
            self.look()
            result = self.page.locator("[data-result]")
            if result.count():
                expect(result).to_be_visible(timeout=TIMEOUT)
                assert result.inner_text().strip()
                return result.get_attribute("data-result") or ""
            self.press_one()
        raise AssertionError("the game does not come to an end")

    def move(self) -> None:
        """One move, and whatever the others do until there is something to press again."""
        before = self.player.now["ply"]
        self.look()
        while self.player.now["ply"] == before:
            self.press_one()
            self.look()

    def press_one(self) -> None:
        curtain = self.page.query_selector(".curtain button")
        self.press(curtain or self._choose(self._offers()).thing)

    def look(self) -> None:
        """Until there is something new to do."""
        try:
            changed = self.page.wait_for_function(CHANGED, arg=self.seen, timeout=TIMEOUT)
        except TimeoutError:
            sentence = self.player.note.inner_text()
            offered = [offer[1:] for offer in self._offers()]
            raise AssertionError(f"stuck at “{sentence}”, offered {offered}") from None
        self.seen = str(changed.json_value())

    def _offers(self) -> list[Offer]:
        things = self.page.evaluate_handle(OFFERED)
        described: list[dict[str, Any]] = things.evaluate(ABOUT)
        found = [things.get_property(str(at)).as_element() for at in range(len(described))]
        pairs = zip(found, described, strict=True)
        return [Offer(thing, **about) for thing, about in pairs if thing]

    def _choose(self, offers: list[Offer]) -> Offer:
        """Something marked where a move goes on, or the last of the buttons that do something; if
        there are none, something to begin with."""
        on = [one for one in offers if one.kind == "marked" and one.may not in FIRST_STEPS]
        if on:
            return self._best(on)
        actions = [one for one in offers if one.kind == "action"]
        if actions:
            return actions[-1]
        return self.rng.choice([one for one in offers if not one.pressed])

    def _best(self, marked: list[Offer]) -> Offer:
        """Off the board if a block can leave it, else anywhere."""
        leaving = [one for one in marked if one.may == "leave"]
        return self.rng.choice(leaving or marked)

    # --- the three ways of pressing

    def _middle(self, thing: ElementHandle) -> tuple[float, float]:
        thing.scroll_into_view_if_needed()
        box = thing.bounding_box()
        assert box
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def _click(self, thing: ElementHandle) -> None:
        self.page.mouse.click(*self._middle(thing))

    def _tap(self, thing: ElementHandle) -> None:
        self.page.touchscreen.tap(*self._middle(thing))

    def _key(self, thing: ElementHandle) -> None:
        """Tab to it, or to its neighbour in a grid or a list and on by arrows; then Enter."""
        self._walk(thing if thing.evaluate("one => one.tabIndex >= 0") else self._entrance(thing))
        for _ in range(FAR):
            if thing.evaluate(IS_HERE):
                break
            self.page.keyboard.press(thing.evaluate(TOWARDS))
        assert thing.evaluate(IS_HERE), "arrow keys do not lead to what is offered"
        self.page.keyboard.press("Enter")

    def _entrance(self, thing: ElementHandle) -> ElementHandle:
        found = thing.evaluate_handle(ENTRANCE).as_element()
        assert found, "Tab does not lead to what is offered"
        return found

    def _walk(self, thing: ElementHandle) -> None:
        key = "Shift+Tab" if thing.evaluate(IS_BEFORE) else "Tab"
        for _ in range(FAR):
            if thing.evaluate(IS_HERE):
                return
            self.page.keyboard.press(key)
        raise AssertionError(f"{key} does not lead to what is offered")


ENTRANCE = """one => [...one.closest('[role=grid], ul').querySelectorAll('[tabindex="0"]')][0]"""
# The arrow that goes from where the focus is towards this; in a list they go on to the next one.
TOWARDS = """one => {
  if (!one.closest('[role=grid]')) return 'ArrowRight';
  const [to, from] = [one, document.activeElement].map((each) => each.getBoundingClientRect());
  const [right, down] = [to.x + to.width / 2 - from.x - from.width / 2,
    to.y + to.height / 2 - from.y - from.height / 2];
  if (Math.abs(down) > to.height / 2) return down > 0 ? 'ArrowDown' : 'ArrowUp';
  return right > 0 ? 'ArrowRight' : 'ArrowLeft';
}"""
