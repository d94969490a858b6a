"""The analysis board over HTTP: free play for all seats, positions by text, files of games."""

from random import Random

import pytest

from blockyard import game_files, games
from blockyard.core import record
from blockyard.core.match import Match
from tests.server.app_client import Browser, reason, served, until


@pytest.fixture
def guest(tmp_path):
    with served(tmp_path, count_speed=1000) as client:
        yield Browser(client)


def shown(guest, game, *moves, **more):
    return guest("POST", "/api/positions", game=game, moves=list(moves), **more)


@pytest.mark.slow
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


@pytest.mark.slow
def test_a_game_goes_out_as_a_record_and_comes_back_in(guest):
    found = shown(guest, "gobblers", "3b2", "3a1").json()
    again = guest("POST", "/api/positions/file", text="\n".join(found["record"]) + "\n").json()
    assert again["variation"] == found["variation"]


@pytest.mark.slow
def test_a_game_that_was_resigned_is_shown_up_to_there(guest):
    lines = shown(guest, "gobblers", "3b2").json()["record"]
    text = "\n".join(lines).replace("result: open", "result: 0 M1") + "\n! M1 1\n"
    assert guest("POST", "/api/positions/file", text=text).json()["variation"]["moves"] == ["3b2"]


@pytest.mark.parametrize(
    ("body", "why"),
    [
        ({"game": "chess"}, "no-such-game"),
        ({"game": "gobblet", "moves": ["4b2"] * 1501}, "malformed"),
        ({"game": "gobblers", "options": {"colour": "blue"}}, "no-such-option"),
    ],
)
def test_nonsense_is_refused(guest, body, why):
    assert reason(guest("POST", "/api/positions", **body)) == why


@pytest.mark.slow
def test_a_file_of_something_else_is_refused(guest):
    assert reason(guest("POST", "/api/positions/file", text="1. e4 e5")) == "not-a-game-file"


def test_a_game_is_played_on_from_a_position_against_the_computer(guest):
    start = "3w,.,./2b,2w,./.,3b,. w casual"
    made = guest("POST", "/api/tables", game="gobblers", chairs=["me", "bot:1"], start=start)
    table = made.json()["table"]
    with guest.socket(table) as socket:
        move = {"t": "move", "table": table, "seat": 0, "ply": 0, "move": "3c1", "nonce": "n"}
        socket.send_json(move)
        assert until(socket, "update")["now"]["outcome"]["winners"] == [0]
    record = guest("GET", f"/api/tables/{table}/record").text
    assert f"start: {start}" in record


@pytest.mark.parametrize(
    ("more", "why"),
    [
        ({"public": True}, "start-casual"),
        ({"rated": True}, "start-casual"),
        ({"start": "3w3w,.,./.,.,./.,.,. b casual"}, "stack-order"),
        ({"start": "3w,3w,2w/3b,3b,./.,.,. b casual"}, "match-over"),
        ({"chairs": ["me"]}, "no-such-seats"),
    ],
)
def test_no_rated_public_or_impossible_game_begins_from_a_position(guest, more, why):
    table = {"game": "gobblers", "chairs": ["me", "bot:1"], "start": "3w,.,./3b,.,./.,.,. w casual"}
    assert reason(guest("POST", "/api/tables", **(table | more))) == why


def drafted(guest, game, *steps):
    found = guest("POST", "/api/positions/edit", game=game).json()
    for step in steps:
        tool, _, square = step.partition(" ")
        body = {"draft": found["draft"], "tool": tool, "square": square}
        found = guest("POST", "/api/positions/edit", game=game, **body).json()
    return found


def test_a_position_is_set_up_by_hand_and_every_refusal_names_its_clause(guest):
    found = drafted(guest, "gobblers", "3b b2")
    assert found["objection"]["clause"] == "G12"
    found = drafted(guest, "gobblers", "3b b2", "2w a1", "1w b2")
    assert found["objection"]["reason"] == "stack-order"
    found = drafted(guest, "gobblers", "3b b2", "2w a1", "1w b2", "erase b2", "1w c3")
    assert "objection" not in found
    assert shown(guest, "gobblers", start=found["draft"]).json()["position"] == found["draft"]


def test_blocks_and_pieces_are_set_up_by_hand_too(guest):
    steps = ("clear", "gold c3", "blue e5", "tip e5", "spin e5")
    assert "objection" not in drafted(guest, "deblockle", *steps)
    found = drafted(guest, "blokus-duo", "o e10", "o e9", "turn")
    assert "objection" not in found and found["view"]["rows"][4][4] == "o"
    found = drafted(guest, "blokus-duo", "o e10", "o g8", "turn")
    assert found["objection"]["reason"] == "piece-twice"


def test_a_game_that_only_text_describes_has_no_editor(guest):
    assert reason(guest("POST", "/api/positions/edit", game="block-out")) == "no-editor"
    bad = {"game": "gobblers", "tool": "3b", "square": "d4"}
    assert reason(guest("POST", "/api/positions/edit", **bad)) == "no-such-square"
    assert reason(guest("POST", "/api/positions/edit", **bad | {"tool": "7b"})) == "no-such-tool"


def test_every_move_of_a_solved_position_has_its_exact_result(guest):
    start = "3w,.,./2b,2w,./.,3b,. w casual"
    found = guest("POST", "/api/positions/exact", game="gobblers", start=start).json()
    assert len(found["moves"]) == found["legal"]
    best = found["moves"][0]
    assert (best["move"], best["value"], best["turns"]) == ("1c1", 1, 1)
    after = guest("POST", "/api/positions/exact", game="gobblers", start=start, moves=["3c1"])
    assert after.json()["moves"] == []


@pytest.mark.slow
def test_a_game_goes_out_and_in_again_in_every_format_of_its_game(guest):
    moves = shown(guest, "blokus-duo").json()["update"]["now"]["legal"][:1]
    variation = {"game": "blokus-duo", "moves": moves}
    for extension in (".record", ".json", ".blksgf"):
        body = {"variation": variation, "extension": extension}
        text = guest("POST", "/api/positions/save", **body).json()["text"]
        again = guest("POST", "/api/positions/file", text=text).json()
        assert again["variation"]["moves"] == moves, extension
    body = {"variation": variation, "extension": ".pgn"}
    assert reason(guest("POST", "/api/positions/save", **body)) == "no-such-format"


@pytest.mark.slow
def test_a_game_of_as_many_moves_as_there_can_be_is_opened_and_played_through(guest):
    """A thousand moves and sixteen kilobytes were the limits, and a long game of Deblockle has
    more of both."""
    match = wandering("gobblers", 1100)
    moves = [event.move for event in match.events]
    text = "\n".join(record.write(match)) + "\n"
    assert guest("POST", "/api/positions/file", text=text).json()["variation"]["moves"] == moves
    padded = [f"{move}{' ' * 20}" for move in moves]
    found = shown(guest, "gobblers", *padded).json()
    assert found["variation"]["moves"] == moves


def wandering(key: str, plies: int) -> Match:
    """A game in which nobody wins and no position comes a third time."""
    rng, match = Random(5), Match.begin(games.get(key))
    seen = {match.state.text()}
    while match.ply < plies:
        match, before = _step(match, rng, seen), match
        seen.add(match.state.text())
        assert match is not before
    return match


def _step(match: Match, rng: Random, seen: set[str]) -> Match:
    for _ in range(200):
        after = match.play(match.to_play, match.ply, rng.choice(match.legal_moves()))
        if after.outcome is None and after.state.text() not in seen:
            return after
    return match


@pytest.mark.slow
def test_a_file_is_read_by_a_worker_and_holds_nobody_up(guest, monkeypatch):
    """A hundred kilobytes of nonsense took a second of everybody's time."""

    def read_here(*_):
        raise AssertionError("in the process that serves everybody")

    monkeypatch.setattr(game_files, "read", read_here)
    text = "\n".join(shown(guest, "gobblers", "3b2").json()["record"]) + "\n"
    assert guest("POST", "/api/positions/file", text=text).json()["variation"]["moves"] == ["3b2"]


@pytest.mark.slow
def test_a_file_larger_than_a_frame_is_opened(guest):
    text = "\n".join(shown(guest, "gobblers", "3b2").json()["record"]) + "\n" * 20_000
    assert guest("POST", "/api/positions/file", text=text).json()["variation"]["moves"] == ["3b2"]
