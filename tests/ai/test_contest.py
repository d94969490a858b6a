"""Contests: paired openings and colours, what a score means, and going on where one stopped."""

from __future__ import annotations

import sys
from dataclasses import replace

import pytest

from blockyard import games
from blockyard.ai.gtp_engine import Engine
from blockyard.ai.tournament import Played, Tournament, elo, kept, run, standing
from blockyard.core.contract import Refusal

GAME = games.get("gobblers")


def test_both_games_of_a_pair_have_one_opening_and_exchange_the_seats():
    contest = Tournament(GAME, ("random", "random"))
    first, second, third = (contest._opened(number // 2) for number in range(3))
    assert first.state.text() == second.state.text() != third.state.text()
    assert first.ply == 2 and first.outcome is None
    strong = Tournament(GAME, ("bot:5", "random"))
    assert [strong.play(number).score for number in (0, 1)] == [1, 1]


def test_a_game_depends_on_nothing_but_its_number():
    one, two = Tournament(GAME, ("random", "bot:1")), Tournament(GAME, ("random", "bot:1"))
    two.play(0)
    games_ = [replace(contest.play(3), seconds=(0, 0)) for contest in (one, two)]
    assert games_[0] == games_[1]


def test_every_game_can_be_contested_at_every_number_of_seats():
    for game in games.all_games().values():
        for seats in game.seats[:2]:
            played = Tournament(game, ("random", "random"), seats=seats).play(1)
            assert 0 <= played.score <= 1


def test_a_score_becomes_a_rating_with_an_interval():
    even = [Played(number, number % 2, 9, (0, 0)) for number in range(100)]
    now = standing(even)
    assert (now.won, now.drawn, now.lost, now.score, now.elo) == (50, 0, 50, 0.5, 0)
    better = [Played(number, float(number % 4 > 0), 9, (0, 0)) for number in range(100)]
    now = standing(better)
    assert round(now.elo) == 191 == round(elo(0.75))
    assert 100 < now.elo_low < 191 < now.elo_high < 300
    few = standing(better[:20])
    assert few.elo_high - few.elo_low > now.elo_high - now.elo_low


def test_a_contest_goes_on_where_it_stopped(tmp_path):
    file = tmp_path / "duel.jsonl"
    contest = Tournament(GAME, ("random", "bot:1"))
    assert len(list(run(contest, 3, file))) == 3
    assert len(kept(file)) == 3
    again = list(run(Tournament(GAME, ("random", "bot:1")), 5, file))
    assert [game.number for game in again] == [0, 1, 2, 3, 4] and again[:3] == kept(file)[:3]
    with pytest.raises(Refusal):
        list(run(Tournament(GAME, ("random", "bot:2")), 5, file))
    file.write_text("nonsense\nmore\n")
    with pytest.raises(Refusal):
        kept(file)


def test_a_foreign_engine_plays_and_one_that_is_not_there_is_refused():
    command = f"{sys.executable} -m blockyard.cli gtp gobblers --level 4"
    contest = Tournament(GAME, (f"gtp:{command}", "random"))
    try:
        assert [contest.play(number).score for number in (0, 1)] == [1, 1]
    finally:
        contest.close()
    with pytest.raises(Refusal):
        Engine("no-such-engine-here", GAME)
    silent = Engine(f"{sys.executable} -c input()", GAME)
    with pytest.raises(Refusal):
        silent.order("name")
    silent.close()
