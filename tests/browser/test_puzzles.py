"""Puzzles in a browser: got wrong, solved by pointer, touch and keys; hint, solution, next."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from blockyard import puzzle_files
from blockyard.core.puzzle import Puzzle
from tests.browser.player import TIMEOUT, Player

FINGER = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
NEW, MOVED = re.compile(r"(\d)([a-c]\d)"), re.compile(r"([a-c]\d)([a-c]\d)")


def of_theme(theme: str) -> Puzzle:
    return next(one for one in puzzle_files.puzzles_of("gobblers") if one.theme == theme)


def open_puzzle(player: Player, puzzle: Puzzle) -> None:
    player.see(f"/puzzles/{puzzle.game}/{puzzle.id}")
    expect(player.page.locator("[data-goal]")).to_be_visible(timeout=TIMEOUT)


def phase(player: Player, wanted: str) -> None:
    expect(player.page.locator(f".puzzle[data-phase={wanted}]")).to_be_visible(timeout=TIMEOUT)


def parts(move: str) -> list[str]:
    """What is touched to make a move of Gobblers."""
    if new := NEW.fullmatch(move):
        return [f"[data-size='{new[1]}'][role=button]", f"[data-square={new[2]}]"]
    moved = MOVED.fullmatch(move)
    assert moved
    return [f"[data-square={moved[1]}]", f"[data-square={moved[2]}]"]


def play(player: Player, move: str) -> None:
    for selector in parts(move):
        one = player.page.locator(selector).first
        if player.page.evaluate("matchMedia('(pointer: coarse)').matches"):
            one.tap()
        else:
            one.click()


@pytest.mark.parametrize("way", [{}, FINGER], ids=["pointer", "touch"])
def test_a_win_in_two_is_solved_and_the_next_puzzle_comes(new_player, way):
    player, puzzle = new_player(**way), of_theme("win-2")
    open_puzzle(player, puzzle)
    play(player, puzzle.solution[0])
    expect(player.page.locator("[data-verdict=try]")).to_be_visible(timeout=TIMEOUT)
    play(player, puzzle.solution[2])
    phase(player, "solved")
    expect(player.page.locator("[data-gain]")).to_contain_text("+")
    player.page.locator("[data-next]").click()
    another = f".puzzle:not([data-puzzle='{puzzle.id}'])"
    expect(player.page.locator(another)).to_be_visible(timeout=TIMEOUT)


def test_a_wrong_move_is_listed_taken_back_and_the_right_one_found_by_keys(new_player):
    player, puzzle = new_player(), of_theme("win-1")
    open_puzzle(player, puzzle)
    game = puzzle.match(puzzle_files.games.get("gobblers"))
    wrong = next(
        move
        for move in game.state.legal_moves()
        if move != puzzle.solution[0] and NEW.fullmatch(move)
    )
    play(player, wrong)
    phase(player, "wrong")
    phase(player, "try")
    expect(player.page.locator("[data-wrong]")).to_have_count(1)
    expect(player.page.locator("[data-gain]")).to_contain_text("−")
    for selector in parts(puzzle.solution[0]):
        player.page.locator(selector).first.focus()
        player.page.keyboard.press("Enter")
    phase(player, "solved")


def test_a_hint_shows_where_to_begin_and_the_solution_can_be_seen(new_player):
    player, puzzle = new_player(), of_theme("win-3")
    open_puzzle(player, puzzle)
    player.page.locator("[data-hint]").click()
    expect(player.page.locator("[data-hand]")).to_be_visible(timeout=TIMEOUT)
    player.page.locator("[data-show]").click()
    phase(player, "shown")
    expect(player.page.locator("[data-analyse]")).to_be_visible()


def test_everybody_finds_the_puzzle_of_the_day_and_chooses_a_game_and_a_theme(new_player):
    player = new_player()
    player.see("/puzzles")
    expect(player.page.locator("[data-tower='0']")).to_be_visible(timeout=TIMEOUT)
    player.page.locator("[data-choose=game]").select_option("gobblers")
    player.page.wait_for_url("**/puzzles/gobblers", timeout=TIMEOUT)
    player.page.locator("[data-choose=theme]").select_option("escape")
    expect(player.page.locator("[data-theme=escape]")).to_be_visible(timeout=TIMEOUT)


@pytest.mark.parametrize("path", ["/puzzles/gobblers", "/learn/gobblers"])
@pytest.mark.parametrize("width", [900, 1024, 1280])
def test_the_board_has_its_room_beside_the_sheet(new_player, path, width):
    player = new_player(viewport={"width": width, "height": 768})
    player.see(path)
    stage = player.page.locator(".table .stage")
    expect(stage).to_be_visible(timeout=TIMEOUT)
    box = stage.bounding_box()
    assert box and box["width"] > 450
