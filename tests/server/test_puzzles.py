"""Puzzles over HTTP: the rules check them, the first try is rated, guests take part."""

from datetime import date

import pytest

from blockyard import puzzle_files
from blockyard.server.people import puzzles
from blockyard.server.people.puzzles import Solver, Standing
from tests.server.app_client import Browser, reason, served

TODAY = date(2026, 3, 10)


@pytest.fixture
def server(tmp_path):
    with served(tmp_path) as client:
        yield client


@pytest.fixture
def guest(server):
    return Browser(server)


def path(puzzle):
    return f"/api/puzzles/{puzzle.game}/{puzzle.id}"


def play(browser, puzzle, move, moves=()):
    return browser("POST", path(puzzle), move=move, moves=list(moves))


def first(theme, game="gobblers"):
    return next(one for one in puzzle_files.puzzles_of(game) if one.theme == theme)


def wrong_move(puzzle):
    game = puzzle.match(puzzle_files.games.get(puzzle.game))
    return next(move for move in game.state.legal_moves() if move != puzzle.solution[0])


def standing(browser):
    return browser("GET", "/api/puzzles").json()["standing"]


def test_the_page_opens_with_the_puzzle_of_the_day_and_a_new_rating(guest):
    found = guest("GET", "/api/puzzles").json()
    today = puzzle_files.of_the_day(puzzles.today())
    assert found["daily"]["id"] == today.id and found["daily"]["is_daily"]
    assert found["standing"]["rating"] == 1500 and found["standing"]["tower"] == 0
    assert {game["game"] for game in found["games"]} == set(puzzle_files.games_with_puzzles())


def test_the_whole_solution_is_played_with_its_replies(guest):
    puzzle = first("win-2")
    begun = play(guest, puzzle, puzzle.solution[0]).json()
    assert begun["verdict"] == "right" and begun["moves"] == list(puzzle.solution[:2])
    assert len(begun["steps"]) == 2 and begun["gain"] == 0
    ended = play(guest, puzzle, puzzle.solution[2], begun["moves"]).json()
    assert ended["verdict"] == "solved" and ended["gain"] > 0
    assert ended["standing"]["streak"] == 1 and ended["standing"]["rating"] == 1500 + ended["gain"]


def test_only_the_first_try_is_rated(guest):
    puzzle = first("win-1")
    lost = play(guest, puzzle, wrong_move(puzzle)).json()
    assert lost["verdict"] == "wrong" and lost["gain"] < 0 and lost["standing"]["streak"] == 0
    won = play(guest, puzzle, puzzle.solution[0]).json()
    assert won["verdict"] == "solved" and won["gain"] == 0
    assert standing(guest)["rating"] == lost["standing"]["rating"]
    assert guest("GET", path(puzzle)).json()["is_decided"]


def test_what_the_rules_forbid_costs_nothing(guest):
    puzzle = first("win-1")
    assert play(guest, puzzle, "3z9").status_code == 409
    assert standing(guest)["tries"] == 0


def test_a_hint_halves_what_the_first_try_brings(server):
    puzzle, with_hint, without = first("win-1"), Browser(server), Browser(server)
    assert with_hint("POST", path(puzzle) + "/hint").json() == {"move": puzzle.solution[0]}
    hinted = play(with_hint, puzzle, puzzle.solution[0]).json()
    alone = play(without, puzzle, puzzle.solution[0]).json()
    assert 0 < hinted["gain"] < alone["gain"]
    assert hinted["standing"]["streak"] == 0 and alone["standing"]["streak"] == 1


def test_who_asks_for_the_solution_has_not_solved_it(guest):
    puzzle = first("win-3")
    shown = guest("POST", path(puzzle) + "/solution").json()
    assert [step["shown"] for step in shown["steps"][1:]] == list(puzzle.solution)
    assert shown["gain"] < 0


def test_a_puzzle_that_many_solve_becomes_easier(server):
    puzzle = first("win-1")
    before = Browser(server)("GET", path(puzzle)).json()["rating"]
    for _ in range(3):
        play(Browser(server), puzzle, puzzle.solution[0])
    assert Browser(server)("GET", path(puzzle)).json()["rating"] < before


def test_guests_do_not_make_a_hard_puzzle_an_easy_one(server, monkeypatch):
    monkeypatch.setattr(puzzles, "MAX_DRIFT", 5)
    puzzle = [one for one in puzzle_files.puzzles_of("gobblers") if one.theme == "win-1"][1]
    before = Browser(server)("GET", path(puzzle)).json()["rating"]
    for _ in range(2):
        play(Browser(server), puzzle, puzzle.solution[0])
    assert Browser(server)("GET", path(puzzle)).json()["rating"] == before - 5


def test_the_next_puzzle_is_a_new_one_of_the_theme(guest):
    known = set()
    for _ in range(5):
        found = guest("GET", "/api/puzzles/gobblers/next?theme=escape").json()
        assert found["theme"] == "escape" and found["id"] not in known
        known.add(found["id"])
        guest("POST", f"/api/puzzles/gobblers/{found['id']}/solution")


def test_the_puzzle_of_the_day_adds_a_block_to_the_tower(guest):
    today = puzzle_files.of_the_day(puzzles.today())
    moves = []
    for move in today.solution[::2]:
        moves = play(guest, today, move, moves).json()["moves"]
    mine = standing(guest)
    assert mine["tower"] == 1 and mine["week"] == [False] * 6 + [True]


def test_an_account_keeps_what_its_guest_has_solved(guest):
    play(guest, first("win-1"), first("win-1").solution[0])
    before = standing(guest)
    guest.sign_up("Ada Byron")
    assert standing(guest) == before and before["tries"] == 1


@pytest.mark.parametrize(
    ("method", "address", "why"),
    [
        ("GET", "/api/puzzles/gobblers/00000000", "no-such-puzzle"),
        ("GET", "/api/puzzles/chess/next", "no-such-game"),
        ("GET", "/api/puzzles/gobblers/next?theme=juggling", "no-such-theme"),
        ("POST", "/api/puzzles/gobblers/00000000/hint", "no-such-puzzle"),
    ],
)
def test_nonsense_is_refused(guest, method, address, why):
    assert reason(guest(method, address)) == why


def test_nobody_plays_on_after_the_end(guest):
    puzzle = first("win-1")
    assert reason(play(guest, puzzle, puzzle.solution[0], puzzle.solution)) == "match-over"


@pytest.mark.parametrize(
    ("solved", "tower"),
    [
        ((), 0),
        ((0,), 1),
        ((1,), 1),
        ((3, 2, 1, 0), 4),
        ((4, 3, 1, 0), 3),
        ((9, 1), 1),
        ((2,), 0),
    ],
    ids=str,
)
def test_a_missed_day_takes_one_block_away_and_today_is_not_missed_yet(solved, tower):
    days = frozenset(TODAY.toordinal() - ago for ago in solved)
    assert Standing(Solver(), days).tower(TODAY) == tower


@pytest.mark.slow
def test_a_tower_is_judged_by_physics_with_a_hand_without_error(server):
    puzzle, ada, bob = first("high-tower", "block-out"), Browser(server), Browser(server)
    shown = ada("GET", path(puzzle)).json()
    assert shown["is_exact"] and shown["now"]["view"]["room"] is None, "no help from the lens"
    fallen = play(ada, puzzle, "put 0 0 0 0").json()
    assert fallen["verdict"] == "wrong" and fallen["film"]
    solved = play(bob, puzzle, puzzle.solution[0]).json()
    assert solved["verdict"] == "solved" and solved["film"]
    assert (
        len(solved["steps"][-1]["now"]["view"]["tower"]) == len(shown["now"]["view"]["tower"]) + 1
    )
    seen = ada("POST", path(puzzle) + "/solution").json()
    assert seen["film"] == solved["film"], "every time the same"
