"""Frozen agents play what they have always played, and what they say they do."""

from __future__ import annotations

from hashlib import sha256
from random import Random

import pytest

import blockyard
from blockyard.ai.frozen import AGENTS, frozen
from blockyard.ai.tournament import Tournament
from blockyard.core.contract import Refused

PINNED = {
    ("gobblers", "greedy"): "23793ccd47790f4d",
    ("gobblers", "playouts"): "5f93dee75f68e0ea",
    ("gobblet", "greedy"): "196bc88f78bb82de",
    ("deblockle", "greedy"): "f0f0f8bd85f005f2",
}


def game_of(key: str, name: str) -> list[str]:
    match = blockyard.play_match(key, frozen(name), "random", seed=7, max_plies=16)
    return [event.move for event in match.events if event.move]


@pytest.mark.parametrize(("key", "name"), PINNED)
def test_what_a_frozen_agent_plays_never_changes(key, name):
    played = "\n".join(game_of(key, name))
    assert sha256(played.encode()).hexdigest()[:16] == PINNED[key, name]


@pytest.mark.parametrize("name", AGENTS)
def test_a_frozen_agent_takes_a_win(name):
    match = blockyard.begin("gobblers")
    for ply, move in enumerate(["3b2", "1a1", "3a3", "1b1"]):
        match = match.play(ply % 2, ply, move)
    won = match.play(0, 4, frozen(name)(match, 0, Random(1)))
    assert won.outcome and won.outcome.winners == {0}


def test_a_frozen_agent_is_a_player_of_matches_and_an_unknown_one_is_refused():
    tournament = Tournament(blockyard.games.get("gobblers"), ("frozen:greedy", "random"), {})
    assert tournament.player("frozen:greedy") is AGENTS["greedy"]
    with pytest.raises(Refused):
        tournament.player("frozen:cold")
