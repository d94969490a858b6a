"""Ratings rise with wins, know two seats and six, and leave computer players where they are."""

from __future__ import annotations

from math import erf, sqrt

import pytest

from blockyard import games
from blockyard.server.people.ratings import Skill, bot_skill, updated, variant_key


def played(skills, places, fixed=None):
    return updated(skills, places, fixed or [False] * len(skills))


def test_the_winner_rises_and_the_loser_falls():
    winner, loser = played([Skill(), Skill()], [1, 2])
    assert winner.rating > 1500 > loser.rating
    assert winner.spread < Skill().spread
    assert winner.games == loser.games == 1


def test_a_draw_brings_unequal_players_nearer():
    strong, weak = played([bot_skill(1800, 100), bot_skill(1400, 100)], [1, 1])
    assert strong.rating < 1800
    assert weak.rating > 1400


def test_six_seats_end_in_the_order_of_their_places():
    ratings = [one.rating for one in played([Skill()] * 6, [3, 1, 2, 6, 4, 5])]
    assert sorted(range(6), key=lambda seat: -ratings[seat]) == [1, 2, 0, 4, 5, 3]


def test_shared_places_are_shared():
    first, second, last = played([Skill()] * 3, [1, 1, 3])
    assert first.rating == second.rating > last.rating


def test_a_computer_player_is_measured_by_matches_and_not_by_games():
    human, bot = played([Skill(), bot_skill(1700)], [1, 2], [False, True])
    assert bot == bot_skill(1700)
    assert human.rating > 1600


def test_400_points_are_odds_of_ten_to_one():
    strong, weak, beta = bot_skill(1900, 0), bot_skill(1500, 0), 25 / 6
    chance = 0.5 * (1 + erf((strong.mu - weak.mu) / (sqrt(2) * beta) / sqrt(2)))
    assert chance == pytest.approx(10 / 11, abs=0.01)


def test_a_rating_is_provisional_until_enough_games_were_played():
    skill = Skill()
    for game in range(10):
        (skill, _) = played([skill, bot_skill(1500)], [1 + game % 2, 2 - game % 2], [False, True])
    assert Skill().provisional
    assert not skill.provisional


def test_rules_chosen_otherwise_are_rated_on_their_own():
    gobblet = games.get("gobblet")
    assert variant_key(gobblet, 2, {}) == "gobblet"
    assert variant_key(gobblet, 2, {"memory": "yes", "first": "random"}) == "gobblet memory=yes"
    assert variant_key(games.get("blokus-classic"), 3, {}) == "blokus-classic 3"
