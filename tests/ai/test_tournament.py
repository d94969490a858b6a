"""Tournaments: paired openings and colours, Elo with error bars, and resuming."""

from __future__ import annotations

import sys
from dataclasses import replace

import pytest

from blockyard import games
from blockyard.ai.gtp_engine import GtpEngine
from blockyard.ai.tournament import GameResult, Tournament, elo, read_results, run, standing
from blockyard.core.contract import Refusal

GAME = games.get("gobblers")


def test_both_games_of_a_pair_have_one_opening_and_exchange_the_seats():
    tournament = Tournament(GAME, ("random", "random"))
    first, second, third = (tournament._opened(number // 2) for number in range(3))
    assert first.state.text() == second.state.text() != third.state.text()
    assert first.ply == 2 and first.outcome is None
    strong = Tournament(GAME, ("bot:5", "random"))
    assert [strong.play(number).score for number in (0, 1)] == [1, 1]


def test_a_game_depends_on_nothing_but_its_number():
    one, two = Tournament(GAME, ("random", "bot:1")), Tournament(GAME, ("random", "bot:1"))
    two.play(0)
    games_ = [replace(tournament.play(3), seconds=(0, 0)) for tournament in (one, two)]
    assert games_[0] == games_[1]


@pytest.mark.slow
def test_every_game_has_tournaments_at_every_number_of_seats():
    for game in games.all_games().values():
        for seats in game.seats[:2]:
            played = Tournament(game, ("random", "random"), seats=seats).play(1)
            assert 0 <= played.score <= 1


def test_a_score_becomes_a_rating_with_an_interval():
    even = [GameResult(number, number % 2, 9, (0, 0)) for number in range(100)]
    now = standing(even)
    assert (now.won, now.drawn, now.lost, now.score, now.elo) == (50, 0, 50, 0.5, 0)
    better = [GameResult(number, float(number % 4 > 0), 9, (0, 0)) for number in range(100)]
    now = standing(better)
    assert round(now.elo) == 191 == round(elo(0.75))
    assert 100 < now.elo_low < 191 < now.elo_high < 300
    few = standing(better[:20])
    assert few.elo_high - few.elo_low > now.elo_high - now.elo_low


def test_a_tournament_resumes_where_it_stopped(tmp_path):
    file = tmp_path / "duel.jsonl"
    tournament = Tournament(GAME, ("random", "bot:1"))
    assert len(list(run(tournament, 3, file))) == 3
    assert len(read_results(file)) == 3
    again = list(run(Tournament(GAME, ("random", "bot:1")), 5, file))
    assert [game.number for game in again] == [0, 1, 2, 3, 4] and again[:3] == read_results(file)[
        :3
    ]
    with pytest.raises(Refusal):
        list(run(Tournament(GAME, ("random", "bot:2")), 5, file))
    file.write_text("nonsense\nmore\n")
    with pytest.raises(Refusal):
        read_results(file)


@pytest.mark.slow
def test_a_gtp_engine_plays_and_one_that_is_not_there_is_refused():
    command = f"{sys.executable} -m blockyard.cli gtp gobblers --level 4"
    tournament = Tournament(GAME, (f"gtp:{command}", "random"))
    try:
        assert [tournament.play(number).score for number in (0, 1)] == [1, 1]
    finally:
        tournament.close()
    with pytest.raises(Refusal):
        GtpEngine("no-such-engine-here", GAME)
    silent = GtpEngine(f"{sys.executable} -c input()", GAME)
    with pytest.raises(Refusal):
        silent.send("name")
    silent.close()
