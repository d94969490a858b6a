"""Courses over HTTP: tasks that the rules check, and a place that is kept, for guests too."""

import pytest

from blockyard import games
from tests.server.app_client import Browser, reason, served


@pytest.fixture
def server(tmp_path):
    with served(tmp_path, count_speed=1000) as client:
        yield client


@pytest.fixture
def guest(server):
    return Browser(server)


def attempt(browser, game, task, move, moves=(), **more):
    return browser("POST", f"/api/courses/{game}/{task}", move=move, moves=list(moves), **more)


@pytest.mark.parametrize("key", list(games.all_games()))
def test_every_game_has_its_tasks_with_a_board_and_a_move_to_show(guest, key):
    found = guest("GET", f"/api/courses/{key}").json()
    assert found["game"] == key
    assert [task["name"] for task in found["tasks"]] == [t.name for t in games.get(key).course()]
    for task in found["tasks"]:
        assert task["now"]["to_play"] == task["seat"] and task["now"]["view"] and task["shows"]


def test_the_right_move_solves_a_task_and_is_kept(guest):
    result = attempt(guest, "gobblet", "four", "3d4").json()
    assert result["verdict"] == "solved"
    assert result["steps"][-1]["now"]["outcome"]["winners"] == [0]
    attempt(guest, "gobblet", "four", "3d4")
    assert guest("GET", "/api/me/courses").json() == {"gobblet": ["four"]}


def test_another_legal_move_is_wrong_and_nothing_is_kept(guest):
    result = attempt(guest, "gobblet", "underneath", "c2c4").json()
    assert result["verdict"] == "wrong" and result["steps"][-1]["shown"] == "c2c4"
    assert guest("GET", "/api/me/courses").json() == {}


def test_what_the_rules_forbid_is_refused_in_words(guest):
    answer = attempt(guest, "gobblet", "four", "3a1")
    assert answer.json()["objection"]["clause"] == "G5"


def test_a_task_of_two_turns_goes_on_from_what_was_played(guest):
    first = attempt(guest, "deblockle", "hoops", "c6b6d5").json()
    assert first["verdict"] == "right" and len(first["steps"]) == 2
    second = attempt(guest, "deblockle", "hoops", "d5d6", first["moves"]).json()
    assert second["verdict"] == "solved"


@pytest.mark.slow
def test_a_tower_is_judged_by_physics_and_filmed(guest):
    result = attempt(guest, "block-out", "place", "put 0 0 0 0").json()
    assert result["verdict"] in ("solved", "wrong") and result["film"]
    assert result["steps"][-1]["shown"].split(" ")[0] in ("stands", "falls", "late")


def test_an_account_takes_the_place_of_its_guest_along(guest):
    attempt(guest, "gobblers", "three", "3c1")
    guest.sign_up("Ada Byron")
    assert guest("GET", "/api/me/courses").json() == {"gobblers": ["three"]}


@pytest.mark.parametrize(
    ("path", "body", "why"),
    [
        ("/api/courses/gobblet/juggle", {"move": "4b2"}, "no-such-task"),
        ("/api/courses/chess/four", {"move": "4b2"}, "no-such-game"),
        ("/api/courses/gobblet/four", {"move": "3d4", "moves": ["3d4"]}, "match-over"),
        ("/api/courses/gobblet/four", {"move": "x" * 3000}, "malformed"),
        ("/api/courses/gobblet/four", {"move": "4a4", "hand": "sigma 0"}, "no-hands-here"),
    ],
)
def test_nonsense_is_refused(guest, path, body, why):
    assert reason(guest("POST", path, **body)) == why


def test_deleting_an_account_deletes_its_progress(guest):
    attempt(guest, "gobblers", "three", "3c1")
    guest("DELETE", "/api/me")
    assert guest("GET", "/api/me/courses").status_code == 401
