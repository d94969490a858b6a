"""Request and response: levels, what a seat may know, and games of every kind."""

from __future__ import annotations

from random import Random

import pytest

from blockyard import games
from blockyard.ai.engine import EngineRequest, request_for, respond
from blockyard.ai.levels import advice_of, level_of
from blockyard.ai.players import player
from blockyard.core.contract import CHANCE, Refusal, Refused
from blockyard.core.kernel import Budget
from blockyard.core.match import Match
from blockyard.words import LANGUAGES, Words
from tests.lines import random_move

KEYS = list(games.all_games())


def match_after(key: str, plies: int, seed: int = 1, **options: str) -> Match:
    game, rng = games.get(key), Random(seed)
    match = Match.begin(game, options=options)
    while match.outcome is None and (match.ply < plies or match.to_play == CHANCE):
        match = match.play(match.to_play, match.ply, random_move(game, match.state, rng))
    return match


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("plies", [0, 9])
def test_every_game_has_bots_and_they_play_legal_moves(key, plies):
    match = match_after(key, plies)
    response = respond(request_for(match, match.to_play, level=1, seed=4))
    assert response.move in match.state.legal_moves() and response.ply == match.ply
    assert -1 <= response.value <= 1


@pytest.mark.parametrize("key", KEYS)
def test_the_same_question_gets_the_same_answer(key):
    match = match_after(key, 6)
    one, two = (respond(request_for(match, match.to_play, level=2, seed=9)) for _ in range(2))
    assert (one.move, one.value, one.line, one.best) == (two.move, two.value, two.line, two.best)


@pytest.mark.parametrize("level", range(1, 7))
def test_every_level_takes_a_win_that_it_thinks_of(level):
    history = tuple("4a1 4a4 4b1 4b4 4c1 4d4".split())
    responses = [
        respond(EngineRequest("gobblet", 0, history, level=level, seed=s)) for s in range(12)
    ]
    won = [response for response in responses if response.ends_in == 1]
    assert all(response.move.endswith("d1") for response in won)
    overlooks = level_of(games.get("gobblet").kernel(), level).move_dropout > 0
    assert (6 if overlooks else 12) <= len(won) <= 12


@pytest.mark.parametrize("key", ["gobblet", "gobblers", "deblockle", "blokus-duo"])
def test_advice_overlooks_nothing_and_is_never_unsure(key):
    """However weak the player is whom one asks for advice: only the price goes by the level."""
    for level in range(1, 10):
        sound = advice_of(games.get(key).kernel(), level)
        assert (sound.noise, sound.move_dropout) == (0, 0.0)
        assert (sound.memory_retention, sound.uses_tablebase) == (1.0, True)


def test_a_hint_at_the_first_level_finds_the_win_that_such_a_player_may_overlook():
    history = tuple("4a1 4a4 4b1 4b4 4c1 4d4".split())
    for seed in range(12):
        hint = respond(EngineRequest("gobblet", 0, history, level=1, seed=seed, explain=True))
        assert hint.move.endswith("d1") and hint.ends_in == 1


def test_lower_levels_are_not_all_the_same_and_differ_by_seed():
    moves = {
        respond(EngineRequest("gobblet", 0, ("4b2", "4c3"), level=2, seed=s)).move
        for s in range(20)
    }
    assert len(moves) > 3


def test_a_budget_counts_instead_of_the_level():
    response = respond(EngineRequest("gobblet", 0, level=9, budget=Budget(nodes=5000)))
    assert 5000 <= response.nodes < 6000


def test_values_lines_and_best_moves_fit_together():
    response = respond(EngineRequest("gobblet", 0, ("4b2", "4c3"), budget=Budget(nodes=20_000)))
    assert response.line[0] == response.move == response.best[0][0]
    assert response.best[0][1] == response.value == max(value for _, value in response.best)


@pytest.mark.parametrize("options", [{"touch": "strict"}, {"memory": "yes"}])
@pytest.mark.parametrize("level", [1, 4, 6])
def test_at_a_strict_table_a_turn_on_the_board_is_a_lift_and_a_put(options, level):
    match = match_after("gobblet", 16, 3, **options)
    lifts = 0
    for _ in range(14):
        if match.outcome is None:
            move = respond(request_for(match, match.to_play, level=level, seed=2)).move
            lifts += len(move) == 2 and match.state.held is None
            match = match.play(match.to_play, match.ply, move)
    assert lifts > 0 or match.outcome


def test_who_forgets_plays_other_moves_than_who_remembers():
    """Low levels forget what was covered; a request to level 6 never does."""
    differs = 0
    for seed in range(8):
        match = match_after("gobblet", 40, seed, memory="yes")
        if match.outcome is None:
            request = request_for(match, match.to_play, level=1, seed=seed)
            kernel = match.game.kernel()
            start = match.start.text()
            retention = level_of(kernel, 1).memory_retention
            remembered = kernel.remembered_position(start, request.history, retention, seed)
            differs += remembered.hash_key() != kernel.position(start, request.history).hash_key()
            assert respond(request).move in match.state.legal_moves()
    assert differs > 0


def test_a_bot_knows_what_its_seat_knows_and_no_more():
    """The hidden cards of others are shuffled: the same request, so the same response."""
    for key in KEYS:
        match = match_after(key, 5, 2)
        seat = match.to_play
        game = match.game
        request = request_for(match, seat, level=1, seed=3)
        sampled = game.determinize(match.state.view(seat), match.history(seat), seat, Random(8))
        if sampled is not None:
            other = EngineRequest(**{**_fields(request), "view": sampled.view(seat)})
            assert respond(other).move == respond(request).move


def _fields(request: EngineRequest) -> dict:
    return {name: getattr(request, name) for name in EngineRequest.__slots__}


def test_nonsense_is_refused_and_nothing_else_happens():
    for bad in (
        EngineRequest("ludo", 0),
        EngineRequest("gobblet", 1),
        EngineRequest("gobblet", 0, ("zz",)),
        EngineRequest("gobblet", 0, start="nonsense"),
        EngineRequest("gobblet", 0, level=11),
        EngineRequest("gobblet", 0, level=0),
    ):
        with pytest.raises(Refusal):
            respond(bad)


def test_a_finished_game_has_no_answer():
    history = tuple("4a1 4a4 4b1 4b4 4c1 4d4 3d1".split())
    with pytest.raises(Refused):
        respond(EngineRequest("gobblet", 1, history))


@pytest.mark.parametrize(
    "name", ["bot:0", "bot:11", "bot:", "bot:x", "ms:0", "nodes:", "gtp:x", ""]
)
def test_players_that_there_are_not(name):
    with pytest.raises(Refused):
        player(name)


def test_stronger_beats_weaker():
    wins = {"bot:1": 0, "bot:4": 0}
    for game in range(6):
        names = ["bot:4", "bot:1"] if game % 2 else ["bot:1", "bot:4"]
        match, rng = Match.begin(games.get("gobblet")), Random(game)
        while match.outcome is None:
            seat = match.to_play
            match = match.play(seat, match.ply, player(names[seat])(match, seat, rng))
        for seat in match.outcome.winners:
            wins[names[seat]] += 1
    assert wins["bot:4"] >= 5


@pytest.mark.parametrize("key", ["gobblet", "gobblers", "blokus-duo", "blokus-classic"])
def test_a_hint_has_a_reason_at_the_first_move_too(key):
    match = Match.begin(games.get(key))
    response = respond(request_for(match, 0, level=2, explain=True))
    assert response.reasons
    for lang in LANGUAGES:
        assert all(Words(lang).knows(f"reason-{reason}") for reason in response.reasons)
