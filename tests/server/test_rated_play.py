"""Rated play: what can be had without winning over the board is little, and said before and after.

Each test is an attack on a real server, with the rating it brought before there were limits.
"""

from __future__ import annotations

import pytest

from bench import rating_attacks
from blockyard.server.people import rated_play
from blockyard.server.people.rated_play import HOUR, Past, Player, Result
from blockyard.server.people.ratings import Skill, bot_skill, updated
from tests.server.app_client import Browser, reason, served, until
from tests.server.test_leaderboards import FAST, give_up, play, play_on, rated_table, ratings

WIN = ("3a1", "1c1", "3b2", "1a3", "2c3")
"""A game of Gobblers that the second player loses on purpose."""


@pytest.fixture
def server(tmp_path):
    with served(tmp_path) as client:
        yield client


def account(server, name: str) -> Browser:
    browser = Browser(server)
    browser.sign_up(name)
    return browser


def rating(browser: Browser, variant: str = "gobblet") -> int:
    return ratings(browser, "Ada").get(variant, 1500)


def lose_on_purpose(winner: Browser, loser: Browser) -> str:
    table = rated_table(winner, loser, game="gobblers")
    with winner.socket(table) as white, loser.socket(table) as black:
        for ply, move in enumerate(WIN):
            socket = (white, black)[ply % 2]
            frame = {"t": "move", "table": table, "seat": ply % 2, "ply": ply, "move": move}
            socket.send_json(frame | {"nonce": str(ply)})
            until(socket, "ack", nonce=str(ply))
    return table


def test_ten_puppets_that_resign_at_once_bring_nothing(server):
    """They brought 2266."""
    ada = account(server, "Ada")
    for number in range(10):
        puppet = account(server, f"Puppet {number}")
        give_up(puppet, rated_table(ada, puppet), 1)
    assert rating(ada) == 1500
    assert ratings(ada, "Puppet 0")["gobblet"] < 1500, "giving up counts as a loss too"


@pytest.mark.slow
def test_puppets_that_resign_later_bring_fifty_points_an_hour(server):
    ada = account(server, "Ada")
    for number in range(8):
        play(ada, account(server, f"Puppet {number}"))
    assert 1500 < rating(ada) <= 1500 + HOUR


@pytest.mark.slow
def test_the_limit_holds_over_all_variants_together(server):
    ada, variants = account(server, "Ada"), ({}, {"memory": "yes"}, {"touch": "strict"})
    for number in range(9):
        play(ada, account(server, f"Puppet {number}"), options=variants[number % 3])
    gained = sum(one - 1500 for one in ratings(ada, "Ada").values())
    assert len(ratings(ada, "Ada")) > 1 and gained <= HOUR + 1


@pytest.mark.slow
def test_one_puppet_again_and_again_counts_six_times_a_day(server):
    """Forty games with one puppet brought 2389."""
    ada, puppet = account(server, "Ada"), account(server, "Puppet")
    for _ in range(rated_play.PAIR_GAMES):
        play(ada, puppet)
    before, lost = rating(ada), ratings(ada, "Puppet")["gobblet"]
    table = rated_table(ada, puppet)
    assert ada("GET", f"/api/tables/{table}/rating").json() == {"counts": False}, "said before"
    give_up(puppet, table, 1)
    after = ada("GET", f"/api/tables/{table}/rating").json()
    assert {one["verdict"] for one in after["changes"]} == {"frequent"}, "and after"
    assert (rating(ada), ratings(ada, "Puppet")["gobblet"]) == (before, lost)
    assert before <= 1500 + rated_play.OPPONENT_DAY


@pytest.mark.slow
def test_new_accounts_that_lose_on_purpose_over_the_board_bring_fifty_points_an_hour(server):
    ada = account(server, "Ada")
    for number in range(6):
        lose_on_purpose(ada, account(server, f"Puppet {number}"))
    assert 1500 < rating(ada, "gobblers") <= 1500 + HOUR


OVER_THE_BOARD = Result(frozenset({0}), True, False)


@pytest.mark.slow
@pytest.mark.parametrize("attack", rating_attacks.ATTACKS)
def test_no_attack_brings_more_than_fifty_points_an_hour(attack):
    """Over the board or not, just within the limits."""
    assert rating_attacks.run(rating_attacks.ATTACKS[attack], hours=2.5).best_hour() <= HOUR + 0.001


def test_what_was_lost_within_the_hour_can_be_won_back():
    """Wins that are limited and losses that are not would pull everybody down."""

    def even(season):
        season.settle("ada")
        for number in range(40):
            result = (rating_attacks.LOST, rating_attacks.WON)[number % 2]
            yield season.settle(f"member {number}"), result, 5, "gobblet"

    season = rating_attacks.run(even)
    assert max(gain for _, _, gain in season.gains) > 5 and abs(season.day()) < 5


def test_a_gain_that_counts_in_part_makes_the_rating_more_certain_in_part():
    skills = [Skill(games=50), Skill(games=50)]
    players = [Player("ada", skills[0], Past(hour=HOUR)), Player("bob", skills[1])]
    proposed = updated(skills, [1, 2], [False, False])
    won, lost = rated_play.changes(players, proposed, OVER_THE_BOARD)
    assert won.gain == 0 and won.skill.sigma == skills[0].sigma and won.verdict == "limited"
    assert lost.skill == proposed[1]


def test_a_draw_with_a_stronger_player_counts_as_not_won():
    past = Past(hour=HOUR - 1)
    skills = [bot_skill(1500, 100), bot_skill(2000, 100)]
    players = [Player("ada", skills[0], past), Player("bob", skills[1])]
    proposed = updated(skills, [1, 1], [False, False])
    change, _ = rated_play.changes(players, proposed, Result(frozenset(), True, False))
    assert change.gain == pytest.approx(1.0) and change.verdict == "limited"


def test_a_win_over_the_board_against_a_known_player_counts_in_full():
    skills = [bot_skill(1500, 100), bot_skill(1600, 100)]
    players = [Player("ada", skills[0]), Player("bob", skills[1])]
    proposed = updated(skills, [1, 2], [False, False])
    won, lost = rated_play.changes(players, proposed, OVER_THE_BOARD)
    assert won.skill == proposed[0] and won.verdict == "" and lost.skill == proposed[1]


def test_a_computer_player_has_the_rating_that_was_measured_whatever_happens():
    skills = [Skill(), bot_skill(2000)]
    players = [Player("ada", skills[0]), Player("bot:9", skills[1])]
    proposed = updated(skills, [1, 2], [False, True])
    won, bot = rated_play.changes(players, proposed, OVER_THE_BOARD)
    assert won.gain > 100 and bot.skill == skills[1] and not skills[1].provisional


# --- conditions -------------------------------------------------------------------------------


def test_rated_games_have_one_of_the_named_time_controls(server):
    ada = account(server, "Ada")
    terms = ada("GET", "/api/rated").json()
    assert [one["name"] for one in terms["controls"]] == list(rated_play.CONTROLS)
    new = {"game": "gobblet", "chairs": ["me", "bot:3"], "rated": True}
    for clock in ({}, {"kind": "move", "seconds": 60}, {"kind": "fischer", "seconds": 5}):
        assert reason(ada("POST", "/api/tables", **new, clock=clock)) == "rated-clock"
    paired = ada("POST", "/api/pairings", game="gobblet", rated=True)
    assert reason(paired) == "rated-clock"
    for control in terms["controls"]:
        assert ada("POST", "/api/tables", **new, clock=control["clock"]).status_code == 201


def test_who_leaves_a_game_against_the_computer_loses_it(server):
    ada = account(server, "Ada")
    new = {"game": "gobblet", "chairs": ["me", "bot:1"], "rated": True, "clock": FAST}
    table = ada("POST", "/api/tables", **new).json()["table"]
    ada("DELETE", f"/api/tables/{table}/seats")
    assert rating(ada) < 1500


def test_the_computers_levels_show_the_games_that_they_have_played(server):
    ada = account(server, "Ada")
    new = {"game": "gobblet", "chairs": ["me", "bot:1"], "rated": True, "clock": FAST}
    for _ in range(2):
        give_up(ada, ada("POST", "/api/tables", **new).json()["table"], 0)
    board = ada("GET", "/api/leaderboards/gobblet").json()
    games = {line["level"]: line["rating"].get("games", 0) for line in board if line.get("level")}
    assert games[1] == 2 and games[2] == 0


@pytest.mark.slow
def test_no_help_anywhere_for_who_plays_a_rated_game(server):
    ada, bob = account(server, "Ada"), account(server, "Bob")
    rated = rated_table(ada, bob)
    copy = ada("POST", "/api/tables", game="gobblet", chairs=["me", "me"]).json()["table"]
    with ada.socket(copy) as socket:
        socket.send_json({"t": "help", "table": copy, "kind": "hint", "level": 1, "nonce": "1"})
        assert until(socket, "refused")["objection"]["reason"] == "help-while-rated"
        give_up(bob, rated, 1)
        socket.send_json({"t": "help", "table": copy, "kind": "hint", "level": 1, "nonce": "2"})
        assert until(socket, "result")["evaluations"]


def test_the_winner_of_a_game_that_was_given_up_early_reads_that_it_was_too_short(server):
    ada, bob = account(server, "Ada"), account(server, "Bob")
    table = rated_table(ada, bob)
    play_on(ada, bob, table, 2 * rated_play.TURNS - 1)
    give_up(bob, table, 1)
    won, lost = ada("GET", f"/api/tables/{table}/rating").json()["changes"]
    assert (won["gain"], won["verdict"]) == (0, "short")
    assert -rated_play.PROVISIONAL_STEP <= lost["gain"] < 0 and not lost.get("verdict")
