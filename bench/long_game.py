"""Games that cost a server much: as many moves as there can be, and a tower to be judged."""

from __future__ import annotations

import asyncio
import secrets
from functools import cache
from pathlib import Path
from random import Random

from blockyard import game_files, games
from blockyard.core import record
from blockyard.core.contract import CHANCE
from blockyard.core.match import Match
from blockyard.server.clock import now_ms
from blockyard.server.services import Services
from blockyard.server.settings import Settings
from blockyard.server.tables.decisions import Action, Transition, act, play_for, transitions
from blockyard.server.tables.events import Chair, Made, Moved, Started, TimeControl
from blockyard.server.tables.table import Table

PLIES = 1400
TRIES = 60


@cache
def long_match() -> Match:
    """A game of Gobblet in which nobody wins and no position comes again."""
    rng, match = Random(5), Match.begin(games.get("gobblet"))
    seen = {match.state.text()}
    while match.ply < PLIES:
        for _ in range(TRIES):
            after = match.play(match.state.to_play, match.ply, rng.choice(match.legal_moves()))
            if after.outcome is None and after.state.text() not in seen:
                break
        match = after
        seen.add(match.state.text())
    return match


def long_record() -> str:
    return "\n".join(record.write(long_match())) + "\n"


def tower_variation() -> dict[str, object]:
    """The analysis board just after a block was placed: whether it stands is to be found out."""
    match = game_files.load("sample:block-out").match
    events = list(match.events)
    plies = [n for n, e in enumerate(events) if e.seat == CHANCE and e.before.to_play == CHANCE]
    last = max(n for n in plies if events[n - 1].move.startswith("put"))
    moves = [event.move for event in events[:last]]
    return {"game": "block-out", "moves": moves, "seats": match.seats}


def store_long_game(data: Path) -> str:
    """A finished public game of that length in the database of a server that does not run yet."""
    return asyncio.run(_store(data))


async def _store(data: Path) -> str:
    services = Services(Settings(data=data, workers=1))
    await services.open()
    try:
        guest, _ = await services.sessions.new_guest("bench")
        table = _long_table(guest.chair())
        log = [table[0], *(one.event for one in table[1])]
        await services.log.append(
            table[0].id, 0, log, services.hub.project(None, table[1][-1].table)
        )
        return table[0].id
    finally:
        await services.close()


def _long_table(chair: Chair) -> tuple[Made, list[Transition]]:
    at = now_ms()
    made = Made(
        at=at,
        id=secrets.token_hex(8),
        game="gobblet",
        options=dict(long_match().options),
        chairs=[chair, chair],
        keys=["", ""],
        clock=TimeControl(),
        rated=False,
        public=True,
        host=chair.person,
    )
    found = transitions(Table.created(made), [Started(at=at)])
    for ply, event in enumerate(long_match().events):
        moved = Moved(at=at, seat=event.seat, move=event.move)
        found += play_for(found[-1].table, moved, ply)
    found += act(found[-1].table, Action("resign", 0), [], at)
    return made, found
