"""Games to show on the first page: one that is being played, else the last good one."""

from __future__ import annotations

from blockyard.core.match import CLAUSES
from blockyard.server.clock import now_ms
from blockyard.server.live.hub import Hub
from blockyard.server.live.lobby import Lobby
from blockyard.server.live.rooms import Room
from blockyard.server.settings import MINUTE_MS
from blockyard.server.storage import projections

RECENT = 8
"""Finished games that are looked at for a good one."""
SHORTEST, LONGEST = 8, 300
"""A shorter game shows little, and every visitor of the first page loads all of a long one."""


class Showcase:
    def __init__(self, hub: Hub, lobby: Lobby) -> None:
        self.hub, self.lobby = hub, lobby
        self._finished: dict[str, tuple[int, str]] = {}
        """For each game when the finished ones were looked at, and the table that was found."""

    async def running(self, game: str) -> Room | None:
        """The game of this kind that is watched most, where a player is present."""
        found = [
            await self.hub.look(info.id)
            for info in list(self.lobby.tables.values())
            if info.game == game and info.stage == "playing" and self.lobby.is_anybody_at(info.id)
        ]
        playing = [room for room in found if room.table.match is not None]
        return max(playing, key=lambda room: (room.watching, _strength(room)), default=None)

    async def finished(self, game: str) -> Room | None:
        """The last public game that ended by its own rules; looked for once in a minute."""
        at, table = self._finished.get(game, (0, ""))
        if at < now_ms() - MINUTE_MS:
            self._finished[game] = now_ms(), table  # for those who ask meanwhile
            table = await self._find_finished(game)
            self._finished[game] = now_ms(), table
        return await self.hub.look(table) if table else None

    async def _find_finished(self, game: str) -> str:
        recent = await self.hub.log.store.read(
            lambda c: projections.finished_tables(c, game, RECENT)
        )
        for table in recent:
            room = await self.hub.look(table)
            self.hub.release(room)
            if _is_good(room):
                return table
        return ""


def _is_good(room: Room) -> bool:
    """Whether it was played to its end by the game's own rules, and long enough to be shown."""
    match = room.table.match
    ended = match.outcome if match else None
    has_ended = bool(match and ended and ended.clause not in CLAUSES)
    return has_ended and match is not None and SHORTEST <= match.ply <= LONGEST


def _strength(room: Room) -> int:
    return sum(chair.rating or 0 for chair in room.table.chairs)
