"""A table: chairs, a match, clocks. It is a value, folded from its events.

`table.after(event)` is the table once that has happened, or a Refusal if it cannot happen. The
functions below it turn what somebody wants into events; each gives steps, an event and the table
after it, and nothing has changed until they are in the log. No function here knows a game, a
socket, a database or the time of day: the time is a parameter.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from blockyard import games
from blockyard.core.contract import Game, Outcome, Refused, Seat
from blockyard.core.match import Match
from blockyard.server.tables import events
from blockyard.server.tables.clocks import Clocks
from blockyard.server.tables.events import Made, Moved, TableEvent
from blockyard.server.wire import Chair

Stage = Literal["waiting", "playing", "over"]
Step = tuple[TableEvent, "Table"]
Decide = Callable[["Table", int], list[Step]]

OPEN = Chair(kind="open")
NEXT = "next"
"""Who begins a rematch if nothing else was agreed: whoever did not begin the last game."""


class Table(Struct, frozen=True):
    """How things stand after `version` events."""

    made: Made
    version: int
    chairs: tuple[Chair, ...]
    keys: tuple[str, ...]
    clocks: Clocks
    match: Match | None = None
    is_closed: bool = False
    wants: dict[Seat, str] = {}
    again: str = ""
    hand: str = ""
    at: int = 0

    @classmethod
    def begun(cls, made: Made) -> Table:
        clocks = Clocks.set_up(made.clock, len(made.chairs))
        return cls(made, 1, tuple(made.chairs), tuple(made.keys), clocks, at=made.at)

    @property
    def game(self) -> Game:
        return games.get(self.made.game)

    @property
    def stage(self) -> Stage:
        if self.is_closed or (self.match and self.match.outcome):
            return "over"
        return "playing" if self.match else "waiting"

    @property
    def outcome(self) -> Outcome | None:
        return self.match.outcome if self.match else None

    @property
    def to_play(self) -> Seat | None:
        return self.match.to_play if self.match else None

    def playing(self) -> Match:
        """The match, if it has begun."""
        if self.match is None:
            raise Refused("table-over" if self.is_closed else "table-waiting")
        return self.match

    def seats_of(self, person: str) -> list[Seat]:
        return [s for s, chair in enumerate(self.chairs) if person and chair.person == person]

    def is_full(self) -> bool:
        return all(chair.kind != "open" for chair in self.chairs)

    # --- the fold ------------------------------------------------------------

    def after(self, event: TableEvent, ply: int | None = None) -> Table:
        """The table once this has happened; `ply` is what a move was meant for, if that counts."""
        table = replace(self, version=self.version + 1, at=event.at)
        match event:
            case Moved():
                return table._moved(event, ply)
            case events.Offered() | events.Answered():
                return table._spoken(event)
            case events.Stopped() | events.Concluded():
                return table._decided(event)
            case _:
                return table._arranged(event)

    def _arranged(self, event: TableEvent) -> Table:
        """What concerns the chairs and not the game."""
        match event:
            case events.Sat():
                return self._with_chair(event.seat, event.chair, event.key)
            case events.Left():
                return self._with_chair(event.seat, OPEN, "")
            case events.Started():
                return self._started(event)
            case events.Wanted():
                return replace(self, wants={**self.wants, event.seat: event.first})
            case events.Again():
                return replace(self, again=event.table)
        raise AssertionError("a table is made once")

    def _with_chair(self, seat: Seat, chair: Chair, key: str) -> Table:
        chairs, keys = list(self.chairs), list(self.keys)
        chairs[seat], keys[seat] = chair, key
        return replace(self, chairs=tuple(chairs), keys=tuple(keys))

    def _started(self, event: events.Started) -> Table:
        match = Match.begin(self.game, len(self.chairs), self.made.options)
        return replace(self, match=match)._clocked(match, event.at, True)

    def _moved(self, event: Moved, ply: int | None) -> Table:
        before = self.playing()
        match = before.play(event.seat, before.ply if ply is None else ply, event.move)
        is_new = bool(match.state.skipped)
        return replace(self, hand=event.hand)._clocked(match, event.at + event.pause, is_new)

    def _spoken(self, event: events.Offered | events.Answered) -> Table:
        before = self.playing()
        if isinstance(event, events.Answered):
            match = (before.agree if event.yes else before.decline)(event.seat)
        elif event.what == "draw":
            match = before.offer_draw(event.seat)
        else:
            match = before.ask_take_back(event.seat)
        is_new = match.ply < before.ply
        return self._clocked(match, event.at, is_new)

    def _decided(self, event: events.Stopped | events.Concluded) -> Table:
        if self.match is None:
            return replace(self, is_closed=True)
        if isinstance(event, events.Concluded):
            return self._clocked(self.match.conclude(event.clause), event.at, True)
        match = self.match.stop(event.seat, event.clause)
        keys = tuple("" if event.left and s == event.seat else k for s, k in enumerate(self.keys))
        return replace(self, keys=keys)._clocked(match, event.at, True)

    def _clocked(self, match: Match, at: int, is_new: bool) -> Table:
        """With this match; the clock of whoever is to play runs."""
        if match.to_play == self.clocks.running and not is_new:
            return replace(self, match=match)
        return replace(self, match=match, clocks=self.clocks.turn(match.to_play, at, is_new))


def fold(happened: Sequence[TableEvent]) -> Table:
    """The table that all this has led to."""
    first, *rest = happened
    assert isinstance(first, Made), "a table begins with being made"
    table = Table.begun(first)
    for event in rest:
        table = table.after(event)
    return table
