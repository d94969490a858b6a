"""Action n is one move for ever, and a view becomes numbers that say no more than it does."""

from __future__ import annotations

import tomllib
from hashlib import sha256
from math import prod
from pathlib import Path
from random import Random

import pytest

from blockyard import games
from blockyard.core.match import Match
from tests.envs.configs import EVERY_GAME, EVERY_TABLE, KEYS, OPTIONS, decisions, quick
from tests.lines import random_move

FINGERPRINTS = tomllib.loads((Path(__file__).parent / "fingerprints.toml").read_text("utf-8"))


@EVERY_GAME
def test_every_action_is_one_move_and_every_move_one_action(key):
    encoding = games.get(key).encoding()
    assert len(set(encoding.moves)) == len(encoding.moves)
    assert all(encoding.moves[number] == move for move, number in encoding.action_of.items())
    assert len(set(encoding.chance_moves)) == len(encoding.chance_moves)


@pytest.mark.parametrize("key", [*KEYS, *games.research_games()])
def test_what_an_action_means_has_not_changed(key):
    encoding = games.get_any(key).encoding()
    layout = "\n".join([*encoding.moves, *encoding.chance_moves, *map(str, encoding.parts)])
    assert sha256(layout.encode()).hexdigest()[:16] == FINGERPRINTS[key]


@EVERY_TABLE
def test_every_legal_move_has_a_number_and_every_view_its_values(key, seats):
    config = quick(key, seats)
    encoding = config.encoding
    for state in decisions(config, seed=7):
        assert all(move in encoding.action_of for move in state.legal_moves())
        for seat in range(seats):
            values = encoding.observation(state.view(seat), seat)
            assert len(values) == encoding.size
            assert encoding.low <= min(values) <= max(values) <= encoding.high


@pytest.mark.parametrize(("key", "options"), OPTIONS)
def test_options_add_no_move_without_a_number(key, options):
    config = quick(key, options=options)
    for state in decisions(config, seed=3):
        assert all(move in config.encoding.action_of for move in state.legal_moves())
        if (odds := config.game.odds(state)) and state.to_play == -1:
            assert all(move in config.encoding.chance_action_of for move in odds)


@EVERY_GAME
def test_parts_follow_one_another_and_fill_the_values(key):
    encoding = games.get(key).encoding()
    ends = [encoding.slice_of(part.name) for part in encoding.parts]
    assert [place.start for place in ends] == [0, *[place.stop for place in ends[:-1]]]
    assert ends[-1].stop == encoding.size == sum(prod(part.shape) for part in encoding.parts)
    with pytest.raises(KeyError):
        encoding.slice_of("no such part")


@EVERY_GAME
def test_positions_that_look_alike_to_a_seat_have_the_same_values(key):
    """A determinization differs from the truth only in what is hidden from the seat."""
    game, rng = games.get(key), Random(4)
    match = Match.begin(game)
    for _ in range(60):
        if match.to_play is None:
            return
        match = match.play(match.to_play, match.ply, random_move(game, match.state, rng))
        for seat in range(match.seats):
            sample = game.determinize(match.state.view(seat), match.history(seat), seat, Random(1))
            if sample is not None:
                encoding = game.encoding()
                seen = encoding.observation(match.state.view(seat), seat)
                assert encoding.observation(sample.view(seat), seat) == seen


def test_there_is_an_environment_for_every_game():
    assert set(games.all_games()) == set(KEYS)
