"""The analysis board over HTTP: free play for all seats, positions by text, files of games."""

import pytest

from blockyard import games
from tests.server.app_client import Browser, reason, served


@pytest.fixture
def guest(tmp_path):
    with served(tmp_path, count_speed=1000) as client:
        yield Browser(client)


def shown(guest, game, *moves, **more):
    return guest("POST", "/api/positions", game=game, moves=list(moves), **more)


@pytest.mark.parametrize("key", list(games.all_games()))
def test_a_guest_plays_freely_for_all_seats_in_every_game(guest, key):
    found = shown(guest, key).json()
    for _ in range(3):
        now = found["update"]["now"]
        assert now["to_play"] == found["update"]["seat"]
        moves = [*found["variation"].get("moves", []), now["legal"][0]]
        found = shown(guest, key, *moves).json()
        assert found["variation"]["moves"][: len(moves)] == moves
    assert games.get(key).read(found["position"]).text() == found["position"]


def test_an_illegal_move_is_refused_with_its_clause(guest):
    answer = shown(guest, "gobblet", "4b2", "4b2")
    assert answer.json()["objection"]["clause"] == "G4"


def test_a_position_by_text_is_where_play_begins(guest):
    start = "3w,.,./2b,2w,./.,3b,. w casual"
    found = shown(guest, "gobblers", "3c1", start=start).json()
    assert found["variation"]["start"] == start
    assert found["update"]["now"]["outcome"]["winners"] == [0]
    assert f"start: {start}" in found["record"]


def test_a_position_that_cannot_be_is_refused_in_words(guest):
    answer = shown(guest, "gobblers", start="3w3w,.,./.,.,./.,.,. b casual")
    assert reason(answer) == "stack-order"


def test_a_game_goes_out_as_a_record_and_comes_back_in(guest):
    found = shown(guest, "gobblers", "3b2", "3a1").json()
    again = guest("POST", "/api/positions/file", text="\n".join(found["record"]) + "\n").json()
    assert again["variation"] == found["variation"]


def test_a_game_that_was_resigned_is_shown_up_to_there(guest):
    lines = shown(guest, "gobblers", "3b2").json()["record"]
    text = "\n".join(lines).replace("result: open", "result: 0 M1") + "\n! M1 1\n"
    assert guest("POST", "/api/positions/file", text=text).json()["variation"]["moves"] == ["3b2"]


@pytest.mark.parametrize(
    ("body", "why"),
    [
        ({"game": "chess"}, "no-such-game"),
        ({"game": "gobblet", "moves": ["4b2"] * 1001}, "malformed"),
        ({"game": "gobblers", "options": {"colour": "blue"}}, "no-such-option"),
    ],
)
def test_nonsense_is_refused(guest, body, why):
    assert reason(guest("POST", "/api/positions", **body)) == why


def test_a_file_of_something_else_is_refused(guest):
    assert reason(guest("POST", "/api/positions/file", text="1. e4 e5")) == "not-a-game-file"
