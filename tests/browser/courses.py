"""Going through a course: every task, with the move that it shows, and on to the whole game."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from blockyard import games
from blockyard.core.course import Task, learner, resume
from tests.browser.keyboard import walk
from tests.browser.player import TIMEOUT, Player
from tests.browser.pointer import Hand, tap

BOARD = ".learn :is([role=gridcell][tabindex='0'], [role=grid][tabindex='0'], [role=application])"
TRIES = 3
"""A tower may fall by bad luck."""
IS_MARKED = """places => places.every((place) => {
  const its = document.querySelector('.learn').querySelector(place).getBoundingClientRect();
  return [...document.querySelectorAll('[data-mark]')].some((mark) => {
    const { x, y, width } = mark.getBoundingClientRect();
    return [x - its.x, y - its.y, width - its.width].every((off) => Math.abs(off) < 2);
  });
})"""


def open_course(player: Player, game: str) -> None:
    player.see(f"/learn/{game}")
    expect(player.page.locator("[data-sentence]")).to_be_visible(timeout=TIMEOUT)


def phase(player: Player, wanted: str) -> None:
    expect(player.page.locator(f".learn[data-phase={wanted}]")).to_be_visible(timeout=TIMEOUT)


def finish(player: Player, key: str, hand: Hand, by_keys: bool) -> None:
    """All tasks, and on to the whole game."""
    open_course(player, key)
    first = player.page.evaluate(f"fetch('/api/courses/{key}').then((found) => found.json())")
    for task, begins in zip(games.get(key).course(), first["tasks"], strict=True):
        expect(player.page.locator(f"[data-task={task.name}]")).to_be_visible(timeout=TIMEOUT)
        phase(player, "try")  # when the hand has shown its move
        expect_marks(player, task, begins["now"]["view"])
        if by_keys and not player.page.locator(".learn :focus").count():
            walk(player, player.page.locator(BOARD).first)
        for again in range(TRIES):
            if solve(player, key, task, begins["now"], hand, bool(again)):
                break
            phase(player, "try")
        phase(player, "solved")
        go_on(player, "[data-next]", by_keys)
    go_on(player, "[data-start]", by_keys)
    player.page.wait_for_url("**/table/*", timeout=TIMEOUT)


def expect_marks(player: Player, task: Task, view: dict[str, Any]) -> None:
    """A frame lies round each square that the task is about."""

    def place(square: str) -> str:
        row, column = view.get("side", 0) - int(square[1:]), ord(square[0]) - ord("a")
        return f"[data-square='{square}'], [id$='-{row}-{column}']"

    places = [place(square) for square in task.marks]
    player.page.wait_for_function(IS_MARKED, arg=places, timeout=TIMEOUT)


def solve(
    player: Player, key: str, task: Task, now: dict[str, Any], hand: Hand, again: bool
) -> bool:
    """Every move that is asked for; whether the last one was right."""
    moves: list[str] = []
    while True:
        player.page.evaluate("now => { window.received = { now, yours: [], moves: [] }; }", now)
        with player.page.expect_response("**/api/courses/*/*", timeout=4 * TIMEOUT) as answer:
            hand(player, asked_for(key, task, moves, again))
        found = answer.value.json()
        moves, now = found["moves"], found["steps"][-1]["now"]
        if found["verdict"] != "right":
            return bool(found["verdict"] == "solved")
        phase(player, "try")


def asked_for(key: str, task: Task, moves: list[str], again: bool) -> str:
    """The move that is shown at first, which may be the mistake that the task is about; then any
    that is asked for. What chance decides is only tried again."""
    match = resume(games.get(key), task, moves)
    seat, state = learner(task, match), match.state
    if not moves and (not again or match.game.hand(1)):
        return task.shows
    step = task.steps[sum(event.seat == seat for event in match.events)]
    return next(
        move for move in state.legal_moves() if step.accepts(state, move, state.after(move))
    )


def go_on(player: Player, button: str, by_keys: bool) -> None:
    """By keys alone, Enter does, wherever the focus is; it has never left the course."""
    thing = player.page.locator(button)
    expect(thing).to_be_visible(timeout=TIMEOUT)
    if by_keys:
        expect(player.page.locator(".learn :focus")).to_have_count(1, timeout=TIMEOUT)
        player.page.keyboard.press("Enter")
    else:
        tap(player, thing)
