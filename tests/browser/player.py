"""A player at a browser: opens pages, records what the server sends, and plays on the board."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Locator, Request, Response, expect

TIMEOUT = 30_000
"""Milliseconds that a test waits for something to happen; machines can be busy."""

# Records the last state the server sent, and marks the ply and the turn on <html>, where a test can
# wait for them. Counts the requests that are under way.
RECORDER = """
  window.asking = 0;
  const fetchFromServer = window.fetch;
  window.fetch = (...what) => {
    window.asking += 1;
    return fetchFromServer(...what).finally(() => (window.asking -= 1));
  };
  window.received = {};
  window.WebSocket = class extends WebSocket {
    constructor(...where) {
      super(...where);
      window.wire = this;
      this.addEventListener('message', ({ data }) => {
        const { t, now, yours, moves, shown, back_to } = JSON.parse(data);
        if (t === 'table') window.received = { now, yours, moves: moves ?? [] };
        else if (t === 'update') {
          const before = window.received.moves.slice(0, back_to ?? undefined);
          window.received = { ...window.received, now, moves: shown ? [...before, shown] : before };
        } else return;
        const { now: known, yours: mine } = window.received;
        const page = document.documentElement.dataset;
        page.ply = known ? known.ply : 'none';
        page.turn = !known ? 'nobody' : known.outcome ? 'over' : known.to_play;
        page.stands = !known || known.to_play < 0 ? 'waits'
          : known.outcome ? 'over' : mine.includes(known.to_play) ? 'mine' : 'theirs';
      });
    }
  };
"""

# An empty page (about:blank) has no storage.
ASKED_BEFORE = "if (origin !== 'null') localStorage['blockyard.name-asked'] = '1'"

# Polls in the page: a function that Playwright polls is evaluated there, which the site forbids.
SETTLED = """async () => {
  while (asking || document.fonts.status !== 'loaded') await new Promise(requestAnimationFrame);
}"""


class Player:
    def __init__(self, browser: Browser, url: str, *, is_asked: bool = True, **how: Any) -> None:
        """`is_asked`: this guest has been asked for a name before, and is not asked again."""
        usual = {
            "locale": "en",
            "reduced_motion": "reduce",
            "viewport": {"width": 1280, "height": 800},
        }
        self.has_touch = bool(how.get("has_touch"))
        self.context = browser.new_context(base_url=url, **(usual | how))
        self.context.set_default_timeout(TIMEOUT)
        self.context.add_init_script(RECORDER)
        if is_asked:
            self.context.add_init_script(ASKED_BEFORE)
        self.page = self.context.new_page()
        self.faults: list[str] = []
        # At a shared screen with something to hide: who has opened the curtain.
        self.seated: int | None = None
        self.is_cut_off = False
        self.page.on("console", self._console)
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("requestfailed", self._failed)
        self.page.on("response", self._answered)

    def _console(self, message: ConsoleMessage) -> None:
        # The browser logs a broken connection by itself; the test that cut it knows.
        if message.type in ("error", "warning") and not self.is_cut_off:
            self.faults.append(f"{message.type}: {message.text}")

    def _failed(self, request: Request) -> None:
        # What is still on its way when a page is left is given up, and nobody misses it.
        if not self.is_cut_off and request.failure != "net::ERR_ABORTED":
            self.faults.append(f"failed: {request.url} {request.failure}")

    def _answered(self, response: Response) -> None:
        if response.status >= 400:
            self.faults.append(f"{response.status}: {response.url}")

    def leave(self) -> None:
        self.context.close()

    # --- pages

    def see(self, path: str) -> None:
        self.seated = None
        self.page.goto(path)

    def await_answers(self) -> None:
        """Until all that the page has asked for is there."""
        self.page.evaluate(SETTLED)

    def reload(self) -> None:
        self.seated = None
        self.page.reload()

    def set_table(self, game: str, *chairs: str, **more: Any) -> str:
        """The path of a table that this browser's person has set, as a guest."""
        self.see("/")
        self.post("/api/guests")
        answer = self.post("/api/tables", {"game": game, "chairs": list(chairs), **more})
        return f"/table/{answer['table']}"

    def post(self, path: str, body: Any = None) -> Any:
        fetch = """async ([path, body]) => (await fetch(path, { method: 'POST', body,
            headers: { 'content-type': 'application/json' } })).json()"""
        return self.page.evaluate(fetch, [path, None if body is None else json.dumps(body)])

    def sit_down(self, path: str) -> None:
        self.see(path)
        self.page.get_by_role("button", name="Sit here").click()

    # --- the game

    @property
    def now(self) -> dict[str, Any]:
        now: dict[str, Any] = self.page.evaluate("window.received.now")
        return now

    @property
    def moves(self) -> list[str]:
        moves: list[str] = self.page.evaluate("window.received.moves")
        return moves

    @property
    def legal(self) -> list[str]:
        return list(self.now["legal"])

    def send(self, move: str) -> None:
        """Plays without the board, whichever of this player's seats is to move."""
        now = self.now
        frame = {"t": "move", "table": self.page.url.rpartition("/")[2], "seat": now["to_play"]}
        frame |= {"ply": now["ply"], "move": move, "nonce": f"move {now['ply']}"}
        self.page.evaluate("frame => wire.send(frame)", json.dumps(frame))
        self.await_decision(now["ply"])

    @property
    def note(self) -> Locator:
        return self.page.locator("[data-note]")

    def await_ply(self, ply: int) -> None:
        """Wait until this browser has received the position after this many moves."""
        self.page.locator(f"html[data-ply='{ply}']").wait_for(state="attached")

    def await_decision(self, after: int | None = None) -> str:
        """Until somebody is to decide in a position other than that one, or it is over: who."""
        new = "" if after is None else f":not([data-ply='{after}'])"
        someone = (
            f"html[data-ply]{new}:is([data-stands=mine], [data-stands=theirs], [data-stands=over])"
        )
        return self.page.locator(someone).get_attribute("data-turn") or ""

    def await_turn(self, after: int | None = None) -> bool:
        """Until it is this player's turn in another position than that one; False if it is over."""
        new = "" if after is None else f":not([data-ply='{after}'])"
        mine = f"html[data-ply]{new}:is([data-stands=mine], [data-stands=over])"
        return self.page.locator(mine).get_attribute("data-turn") != "over"

    def open_curtain(self) -> None:
        """If one has fallen: its button has the focus, so Enter opens it, or a finger does."""
        now, yours = self.now, self.page.evaluate("window.received.yours")
        if not now.get("hides") or len(yours) < 2 or self.seated == now["to_play"]:
            return
        opens = self.page.locator(".curtain button")
        expect(opens).to_be_focused(timeout=TIMEOUT)
        if self.has_touch:
            opens.tap()
        else:
            self.page.keyboard.press("Enter")
        expect(opens).to_have_count(0, timeout=TIMEOUT)
        self.seated = now["to_play"]

    def expect_result(self) -> None:
        card = self.page.locator("[data-result]")
        expect(card).to_be_visible(timeout=TIMEOUT)
        expect(card).to_have_attribute("data-result", self.now["outcome"]["clause"])
