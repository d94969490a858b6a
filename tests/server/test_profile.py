"""Profiles: what a person has achieved, and what a private one hides."""

from __future__ import annotations

import pytest

from blockyard.server.clock import now_ms
from blockyard.server.people import achievements, puzzles
from blockyard.server.people.achievements import DAY_MS, SHOWN_DAYS, Streak, streak
from tests.server.app_client import Browser, reason, served
from tests.server.test_leaderboards import give_up, play, two
from tests.server.test_past_games import gobblers, search, tables, when_entered


@pytest.fixture
def server(storage):
    with served(**storage) as client:
        yield client


def achieved(browser: Browser, name: str = "Ada", zone: int = 0) -> dict:
    return browser("GET", f"/api/people/{name}/achievements?zone={zone}").json()


@pytest.mark.slow
def test_results_by_opponent_and_level(server):
    ada, bob = two(server)
    rated = play(ada, bob, public=True)
    new = {"game": "gobblers", "chairs": ["me", "bot:3"]}
    easy = ada("POST", "/api/tables", **new).json()["table"]
    give_up(ada, easy, 0)
    when_entered(ada, rated, easy)
    found = achieved(bob)
    assert found["total"] == {"won": 1, "drawn": 0, "lost": 1}
    assert {(one["game"], one.get("name") or one["level"]) for one in found["opponents"]} == {
        ("gobblet", "Bob"),
        ("gobblers", 3),
    }
    assert found["days"][-1] == 2 and sum(found["days"]) == 2 and found["streak"] == 1
    assert len(found["days"]) == SHOWN_DAYS
    courses = {one["game"]: (one["solved"], one["tasks"] > 4) for one in found["courses"]}
    assert courses["gobblet"] == (0, True) and found["puzzles"]["tries"] == 0


@pytest.mark.slow
def test_a_private_game_shows_in_nobody_elses_view_of_a_profile(server):
    """Neither its opponent, nor how accurately it was played, nor its table in the history."""
    ada, bob = two(server)
    table = play(ada, bob)
    when_entered(ada, table)
    stranger = Browser(server)
    assert [one["name"] for one in achieved(ada)["opponents"]] == ["Bob"]
    assert achieved(stranger)["opponents"] == [] == achieved(stranger)["accuracy"]
    assert achieved(stranger)["total"] == {"won": 1, "drawn": 0, "lost": 0}
    history = "/api/people/Ada/ratings/gobblet"
    assert [step["table"] for step in stranger("GET", history).json()] == [""]
    assert [step["table"] for step in ada("GET", history).json()] == [table]


HIDDEN = (
    "/api/people/Ada/achievements",
    "/api/people/Ada/games",
    "/api/people/Ada/ratings/gobblet",
)


@pytest.mark.slow
def test_a_private_profile_hides_everything_but_the_name_from_others(server):
    ada, bob = two(server)
    table = play(ada, bob, public=True)
    when_entered(ada, table)
    assert bob("GET", "/api/people/Ada").json()["ratings"]
    assert ada("PUT", "/api/me/private").status_code == 200
    shown = bob("GET", "/api/people/Ada").json()
    assert shown["private"] and "ratings" not in shown and shown["name"] == "Ada"
    for path in HIDDEN:
        refused = bob("GET", path)
        assert refused.status_code == 403 and reason(refused) == "private-profile", path
        assert ada("GET", path).status_code == 200, path
    assert reason(bob("POST", "/api/past-games", player="Ada")) == "private-profile"
    assert tables(ada, player="Ada") == [table]
    assert ada("GET", "/api/people/Ada").json()["ratings"]
    assert tables(bob, player="Bob") == [table], "the game is Bob's as well"
    assert ada("DELETE", "/api/me/private").status_code == 200
    assert achieved(bob)["total"]["won"] == 1


@pytest.mark.slow
def test_leaderboards_leave_a_private_person_out(server, monkeypatch):
    monkeypatch.setattr("blockyard.server.people.ratings.PROVISIONAL_GAMES", 1)
    ada, bob = two(server)
    play(ada, bob)

    def listed() -> set[str]:
        rows = bob("GET", "/api/leaderboards/gobblet").json()
        return {row["name"] for row in rows} & {"Ada", "Bob"}

    assert listed() == {"Ada", "Bob"}
    ada("PUT", "/api/me/private")
    assert listed() == {"Bob"}


@pytest.mark.slow
def test_a_day_ends_at_the_readers_midnight(storage):
    with served(**storage) as client:
        ada = Browser(client)
        ada.sign_up("Ada")
        when_entered(ada, gobblers(ada))
        (game,) = search(ada, mine=True)["games"]
        store = client.app.state.services.store
        person = ada("GET", "/api/me").json()["person"]
        late = DAY_MS - game["ended"] % DAY_MS
        with client.portal() as portal:
            found = [
                portal.call(store.read, lambda c, s=shift: achievements.days(c, person, s))
                for shift in (late - 1, late)
            ]
        day = game["ended"] // DAY_MS
        assert found == [{day: 1}, {day + 1: 1}]
        assert abs(now_ms() - game["ended"]) < DAY_MS
        assert puzzles.today()


@pytest.mark.parametrize(
    ("days", "today", "now", "best"),
    [
        ((), 9, 0, 0),
        ((9,), 9, 1, 1),
        ((8,), 9, 1, 1),
        ((7, 9), 9, 2, 2),
        ((6, 9), 9, 1, 1),
        ((1, 2, 3, 5, 6, 7, 9), 9, 1, 6),
        ((1, 2, 3, 5, 6, 7, 8, 9, 10, 12), 12, 10, 10),
        ((1, 2, 3), 9, 0, 3),
    ],
)
def test_one_missed_day_a_week_is_forgiven(days, today, now, best):
    assert streak(set(days), today) == Streak(now, best)


def test_who_is_nobody_has_no_profile(tmp_path):
    with served(tmp_path) as client:
        answer = Browser(client)("GET", "/api/people/Nobody/achievements")
        assert answer.status_code == 404 and reason(answer) == "no-such-person"
