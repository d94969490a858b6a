"""What is going on, for the first page and the lobby: how many people and games there are, a game
to show, and small boards. Nobody has to be signed in to look."""

from __future__ import annotations

from contextlib import suppress
from functools import cache
from importlib import resources
from typing import Annotated

from litestar import get
from litestar.params import FromQuery, PathParameter

import blockyard
from blockyard import games
from blockyard.core import record
from blockyard.core.contract import Refused
from blockyard.server import wire
from blockyard.server.http.origin import services_of
from blockyard.server.http.request import HttpRequest
from blockyard.server.http.routes_tables import replay_steps
from blockyard.server.live.rooms import Room
from blockyard.server.shares import costly
from blockyard.server.tables import visibility

Key = Annotated[str, PathParameter(max_length=20)]
MOST_BOARDS = 12
"""Boards in one answer."""


@get("/api/activity")
async def activity(request: HttpRequest) -> wire.Activity:
    """How many people are connected here, and the public games and open tables of each game."""
    services = services_of(request)
    found = wire.Activity(players=services.connections.people)
    for table in services.lobby.tables.values():
        count = found.playing if table.stage == "playing" else found.waiting
        count[table.game] = count.get(table.game, 0) + 1
    return found


@get("/api/featured/{key:str}")
async def featured(request: HttpRequest, key: Key) -> wire.Featured:
    """A game to show: one that is being played, else the last good one, else a sample."""
    showcase, hub = services_of(request).showcase, services_of(request).hub
    game = games.get(key).key
    if room := await showcase.running(game):
        return _live(room)
    if room := await showcase.finished(game):
        steps = await replay_steps(room.table, None)
        hub.release(room)
        return wire.Featured(kind="past", table=room.info(), steps=steps, ended=room.table.at)
    return sample(game)


@cache
def sample(key: str) -> wire.Featured:
    """A game between levels of the computer that comes with the package."""
    text = resources.files(blockyard).joinpath("samples", f"{key}.record").read_bytes()
    played = record.read_one(text.splitlines(), games.get)
    levels = [int(name.removeprefix("bot:")) for name in played.players]
    table = wire.TableInfo(
        id="",
        game=key,
        options=dict(played.match.options),
        chairs=[wire.Chair(kind="bot", level=level) for level in levels],
        clock=wire.TimeControl(),
        rated=False,
        public=True,
        stage="over",
        host="",
        ply=played.match.ply,
    )
    steps = list(visibility.replay_of(played.match, "", None))
    return wire.Featured(kind="sample", table=table, steps=steps)


@get("/api/boards")
async def boards(request: HttpRequest, tables: FromQuery[str] = "") -> list[wire.Featured]:
    """Public games that are being played, as spectators see them; ids are separated by commas."""
    hub, found = services_of(request).hub, []
    for table in tables.split(",")[:MOST_BOARDS]:
        with suppress(Refused):  # it is gone
            async with costly():
                room = await hub.look(table)
                if room.table.made.public and room.table.stage == "playing":
                    found.append(_live(room))
            hub.release(room)
    return found


def _live(room: Room) -> wire.Featured:
    return wire.Featured(kind="live", table=room.info(), steps=_position(room))


def _position(room: Room) -> list[wire.GameUpdate]:
    """The position on a table and the move that led to it, for a spectator; none before the
    start."""
    match, now = room.table.match, room.view.seat_view(None)
    if match is None or now is None:
        return []
    shown = match.last_shown(None)
    return [wire.GameUpdate(table=room.id, version=room.table.version, now=now, shown=shown)]


HANDLERS = [activity, featured, boards]
