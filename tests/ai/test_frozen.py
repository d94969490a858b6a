"""Frozen agents play what they have always played, and what they say they do."""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path
from random import Random

import pytest

import blockyard
from blockyard.ai import frozen as frozen_agents
from blockyard.ai.frozen import AGENTS, frozen, ratings
from blockyard.ai.rating import estimate
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


def measured() -> list[dict]:
    path = Path(frozen_agents.__file__).with_name("frozen_ratings.json")
    return json.loads(path.read_text("utf-8"))["ratings"]


@pytest.mark.parametrize("row", measured(), ids=lambda row: f"{row['game']}-{row['agent']}")
def test_ratings_follow_from_the_games_that_were_played(row):
    results = [
        (one["rating"], one["won"] + one["drawn"] / 2, one["won"] + one["drawn"] + one["lost"])
        for one in row["against"]
    ]
    found = estimate(results)
    kept = ratings()[row["game"], row["agent"]]
    assert [round(found.rating), round(found.low), round(found.high)] == [
        kept.rating,
        kept.low,
        kept.high,
    ]


def test_the_manual_lists_the_ratings_that_ship():
    manual = Path(__file__).parents[2].joinpath("docs", "research.md").read_text("utf-8")
    for row in measured():
        interval = f"{row['low']} to {row['high']}"
        assert (
            f"| {row['game']} | `frozen:{row['agent']}` | {row['rating']} | {interval} |" in manual
        )
