"""CHANCE outside of tables: dice, cards and towers for courses and for the analysis board."""

from __future__ import annotations

from blockyard.core.contract import CHANCE
from blockyard.core.match import Match
from blockyard.server.engine import jobs
from blockyard.server.engine.queues import Asker, Kind
from blockyard.server.engine.workers import Workers

SECONDS = 20.0
"""Deadline; a tower takes a third of a second."""


async def with_chance(
    workers: Workers, match: Match, asker: Asker, hand: str = ""
) -> tuple[Match, bytes]:
    """The match once CHANCE has played, if it is to play, and the film of that."""
    if match.to_play != CHANCE:
        return match, b""
    with workers.helping(asker):
        answer = await workers.ask(
            jobs.chance_moves,
            *(match.game.key, match.state.text(), hand, ""),
            seconds=SECONDS,
            kind=Kind.CHANCE,
            asker=asker,
        )
    film = b""
    for chance in answer.value:
        match, film = match.play(CHANCE, match.ply, chance.move), chance.film or film
    return match, film
