"""What leaves a table: frames, made for one audience at a time.

An audience is a seat, or None for those who only watch. Everything that somebody sees of a game
goes through `Sight`, which asks the match for nothing but that seat's view and what it was told.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from msgspec import json, structs

from blockyard.core.contract import Objection, Seat, View
from blockyard.core.match import Match, Offer
from blockyard.server import wire
from blockyard.server.tables import events
from blockyard.server.tables.events import Moved, TableEvent
from blockyard.server.tables.table import Table

OF_CHAIRS = (events.Sat, events.Left, events.Started, events.Wanted, events.Again)

encode: Callable[[wire.Frame], bytes] = json.Encoder().encode


def objection(why: Objection) -> wire.Objection:
    return wire.Objection(clause=why.clause, reason=why.reason, params=dict(why.params))


def audience(table: Table, seats: Sequence[Seat]) -> Seat | None:
    """Through whose eyes a screen looks. Where several share one, through those of the next to
    play; while it is somebody else's turn nobody's hand lies open on it."""
    if len(seats) < 2:
        return seats[0] if seats else None
    if table.to_play in seats:
        return table.to_play
    is_open = table.match is None or not table.match.state.hides
    return seats[0] if is_open else None


def listener(table: Table, seats: Sequence[Seat]) -> Seat | None:
    """Through whose ears a screen is told what happened. The list of moves of a shared one stays
    in view when the next sits down, so it says no more than everybody knows."""
    is_hiding = table.match is not None and table.match.state.hides
    return None if len(seats) > 1 and is_hiding else audience(table, seats)


class Sight:
    """One version of a table as others may see it; each view is made once."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._positions: dict[Seat | None, wire.SeatView] = {}

    def position(self, seat: Seat | None) -> wire.SeatView | None:
        match = self.table.match
        if match is None:
            return None
        if seat not in self._positions:
            self._positions[seat] = self._made(match, seat)
        return self._positions[seat]

    def _made(self, match: Match, seat: Seat | None) -> wire.SeatView:
        """Where nothing is hidden from anybody, all see the same, but for the mover's moves."""
        if seat is None or match.state.hides:
            return _position(match, seat, match.state.view(seat))
        common = self.position(None)
        assert common is not None
        return structs.replace(common, legal=_legal(match, seat))

    def shown(self, seats: Sequence[Seat], public: wire.TableInfo, at: int) -> wire.TableSnapshot:
        match = self.table.match
        return wire.TableSnapshot(
            table=public,
            version=self.table.version,
            yours=list(seats),
            now=self.position(audience(self.table, seats)),
            moves=match.move_list(listener(self.table, seats)) if match else [],
            clocks=self.table.clocks.frame(at) if match else None,
        )

    def update(self, event: TableEvent, before: Table, at: int) -> wire.GameUpdate:
        """What happened, as those who only watch are told."""
        now, match = self.position(None), self.table.playing()
        assert now is not None
        frame = wire.GameUpdate(
            table=self.table.made.id,
            version=self.table.version,
            now=now,
            by=getattr(event, "seat", None),
            clocks=self.table.clocks.frame(at),
        )
        ply = before.playing().ply
        if now.ply < ply:
            frame.back_to = now.ply
        elif now.ply > ply:
            frame.told = match.last_shown(None)
            if isinstance(event, Moved):
                frame.skipped, frame.film = list(match.state.skipped), event.film
        return frame

    def turned_to(self, seats: Sequence[Seat], update: wire.GameUpdate) -> wire.GameUpdate:
        """The same, as a screen with these seats is told."""
        seat, ears = audience(self.table, seats), listener(self.table, seats)
        now = self.position(seat)
        assert now is not None
        told = None if update.told is None else self.table.playing().last_shown(ears)
        return structs.replace(update, now=now, seat=seat, told=told)


def replay(table: Table, seat: Seat | None) -> list[wire.GameUpdate]:
    """Every position of a game from its start, with what led to it."""
    end = table.playing()
    steps: list[wire.GameUpdate] = []
    for ply in range(end.ply + 1):
        match = end.back_to(ply) if ply < end.ply else end
        last = match.last_event
        steps.append(
            wire.GameUpdate(
                table=table.made.id,
                version=ply,
                now=_position(match, seat, match.state.view(seat)),
                seat=seat,
                by=last.seat if last else None,
                told=match.last_shown(seat),
                skipped=list(match.state.skipped),
            )
        )
    return steps


def _position(match: Match, seat: Seat | None, view: View) -> wire.SeatView:
    return wire.SeatView(
        ply=match.ply,
        view=dict(view),
        to_play=match.to_play,
        legal=_legal(match, seat),
        hides=match.state.hides,
        outcome=outcome(match),
        offer=_offer(match.offer),
    )


def _legal(match: Match, seat: Seat | None) -> list[str]:
    """Moves are listed for the mover only."""
    is_mover = seat is not None and seat == match.to_play
    return match.legal_moves() if is_mover else []


def outcome(match: Match) -> wire.Outcome | None:
    ended = match.outcome
    if ended is None:
        return None
    return wire.Outcome(
        winners=sorted(ended.winners),
        clause=ended.clause,
        scores=list(ended.scores),
        places=list(match.places()),
    )


def _offer(offer: Offer | None) -> wire.Offer | None:
    if offer is None:
        return None
    return wire.Offer(kind=offer.kind, by=offer.by, agreed=sorted(offer.agreed))


def public(table: Table, away: Collection[Seat] = (), watching: int = 0) -> wire.TableInfo:
    """What everybody may know of a table."""
    chairs = [
        structs.replace(chair, away=seat in away, ready=seat in table.wants)
        for seat, chair in enumerate(table.chairs)
    ]
    return wire.TableInfo(
        id=table.made.id,
        game=table.made.game,
        options=table.made.options,
        chairs=chairs,
        clock=table.made.clock,
        rated=table.made.rated,
        public=table.made.public,
        stage=table.stage,
        host=table.made.host,
        ply=table.match.ply if table.match else 0,
        watching=watching,
        made=table.made.at,
        again=table.again,
    )


def changes_list(event: TableEvent) -> bool:
    """Whether the lobby shows a table otherwise than before."""
    return isinstance(event, events.Made) or changes_chairs(event)


def changes_chairs(event: TableEvent) -> bool:
    """Whether the whole table is shown again, rather than what happened in the game."""
    return isinstance(event, OF_CHAIRS)
