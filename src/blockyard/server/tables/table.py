"""A table: chairs, a match and clocks. An immutable value, folded from its events.

`table.after(event)` is the table after the event, or a Refusal if the event is impossible.
Pure: no I/O, and the time is a parameter. decisions.py turns commands into events.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from blockyard import games
from blockyard.core.contract import Game, Outcome, Refused, Seat
from blockyard.core.match import Match
from blockyard.server.tables import events
from blockyard.server.tables.clocks import Clocks
from blockyard.server.tables.events import Chair, Made, Moved, TableEvent

Stage = Literal["waiting", "playing", "over"]

OPEN = Chair(kind="open")
MAX_HANDS = 12
"""Hand motions of a seat that a table remembers, to know one that is repeated."""


class Knock(Struct, frozen=True):
    """A player whom quick pairing found, and until when those who waited can accept."""

    seat: Seat
    until: int


class Table(Struct, frozen=True):
    """The state of a table after `version` events."""

    made: Made
    version: int
    chairs: tuple[Chair, ...]
    keys: tuple[str, ...]
    clocks: Clocks
    match: Match | None = None
    is_closed: bool = False
    knock: Knock | None = None
    rematch_votes: dict[Seat, str] = {}
    """The seats that want a rematch, each with its wish who begins."""
    rematch_declined: Seat | None = None
    """The seat that declined a rematch, until somebody asks again."""
    rematch: str = ""
    """The table of the rematch."""
    hand: str = ""
    """The hand motion of the last move, which decides the chance move after it."""
    hands: dict[Seat, tuple[str, ...]] = {}
    """The latest hand motions of each seat."""
    at: int = 0

    @classmethod
    def created(cls, made: Made) -> Table:
        bots = frozenset(seat for seat, chair in enumerate(made.chairs) if chair.kind == "bot")
        clocks = Clocks.set_up(made.clock, len(made.chairs), bots)
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
        """The match; refused if it has not begun."""
        if self.match is None:
            raise Refused("table-over" if self.is_closed else "table-waiting")
        return self.match

    def seats_of(self, person: str) -> list[Seat]:
        return [s for s, chair in enumerate(self.chairs) if person and chair.person == person]

    def is_bot(self, seat: Seat | None) -> bool:
        return seat is not None and seat >= 0 and self.chairs[seat].kind == "bot"

    def is_full(self) -> bool:
        return all(chair.kind != "open" for chair in self.chairs)

    def shifted(self, by: int) -> Table:
        """The same table, with its clocks measured by another clock."""
        return replace(self, clocks=self.clocks.shifted(by)) if self.clocks.is_timed else self

    # --- the fold ------------------------------------------------------------

    def after(self, event: TableEvent, ply: int | None = None) -> Table:
        """The table after this event; `ply`, if given, is the ply that a move was meant for."""
        clocks = self.clocks.settled(event.at, event.remaining)
        table = replace(self, version=self.version + 1, at=event.at, clocks=clocks)
        match event:
            case Moved():
                return table._moved(event, ply)
            case events.Offered() | events.Answered():
                return table._with_offer(event)
            case events.Stopped() | events.Concluded():
                return table._stopped(event)
            case _:
                return table._with_players(event)

    def _with_players(self, event: TableEvent) -> Table:
        """Events about the chairs, not the match."""
        match event:
            case events.Sat():
                knock = Knock(event.seat, event.accept_by) if event.accept_by else None
                table = replace(self, knock=knock)
                return table._with_chair(event.seat, event.chair, event.key)
            case events.Left():
                return replace(self, knock=None)._with_chair(event.seat, OPEN, "")
            case events.Started():
                return self._started(event)
            case events.RematchWanted():
                votes = {**self.rematch_votes, event.seat: event.first}
                return replace(self, rematch_votes=votes, rematch_declined=None)
            case events.RematchDeclined():
                return replace(self, rematch_votes={}, rematch_declined=event.seat)
            case events.RematchMade():
                return replace(self, rematch=event.table)
        raise AssertionError("only the first event makes a table")

    def _with_chair(self, seat: Seat, chair: Chair, key: str) -> Table:
        chairs, keys = list(self.chairs), list(self.keys)
        chairs[seat], keys[seat] = chair, key
        return replace(self, chairs=tuple(chairs), keys=tuple(keys))

    def _started(self, event: events.Started) -> Table:
        start = self.game.read(self.made.start) if self.made.start else None
        match = Match.begin(self.game, len(self.chairs), self.made.options, start)
        return replace(self, match=match, knock=None)._with_match(match, event.at, True)

    def _moved(self, event: Moved, ply: int | None) -> Table:
        before = self.playing()
        match = before.play(event.seat, before.ply if ply is None else ply, event.move)
        is_new = bool(match.state.skipped)
        moved = self._with_hand(event) if event.hand or self.hand else self
        return moved._with_match(match, event.at + event.pause, is_new)

    def _with_hand(self, event: Moved) -> Table:
        if not event.hand:
            return replace(self, hand="")
        earlier = self.hands.get(event.seat, ())[1 - MAX_HANDS :]
        hands = {**self.hands, event.seat: (*earlier, event.hand)}
        return replace(self, hand=event.hand, hands=hands)

    def _with_offer(self, event: events.Offered | events.Answered) -> Table:
        before = self.playing()
        if isinstance(event, events.Answered):
            match = (before.agree if event.yes else before.decline)(event.seat)
        elif event.what == "draw":
            match = before.offer_draw(event.seat)
        else:
            match = before.ask_take_back(event.seat)
        is_new = match.ply < before.ply
        return self._with_match(match, event.at, is_new)

    def _stopped(self, event: events.Stopped | events.Concluded) -> Table:
        if self.match is None:
            return replace(self, is_closed=True)
        if isinstance(event, events.Concluded):
            return self._with_match(self.match.conclude(event.clause), event.at, True)
        match = self.match.stop(event.seat, event.clause)
        keys = tuple("" if event.left and s == event.seat else k for s, k in enumerate(self.keys))
        return replace(self, keys=keys)._with_match(match, event.at, True)

    def _with_match(self, match: Match, at: int, is_new: bool) -> Table:
        """This match, with the clock of the seat to play running."""
        clocks, to_play = self.clocks, match.to_play
        if is_new or to_play != clocks.running:
            clocks = clocks.turn(to_play, at, is_new)
        return replace(self, match=match, clocks=clocks)


def fold(log: Sequence[TableEvent]) -> Table:
    """The table that these events lead to."""
    first, *rest = log
    assert isinstance(first, Made), "the first event makes the table"
    table = Table.created(first)
    for event in rest:
        table = table.after(event)
    return table
