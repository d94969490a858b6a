"""What leaves a table: wire frames, each made for one viewer.

A viewer is a seat, or None for a spectator. Everything that somebody learns about a match goes
through `TableView`, which asks the match only for that seat's view and history. This is the one
module of `tables` that knows the wire: stored values become frames here.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence

from msgspec import json, structs

from blockyard.core.contract import Objection, Seat, View
from blockyard.core.match import Match, Offer
from blockyard.server import wire
from blockyard.server.clock import Moment
from blockyard.server.tables import decisions, events
from blockyard.server.tables.clocks import Clocks
from blockyard.server.tables.events import Chair, Moved, TableEvent, TimeControl
from blockyard.server.tables.identities import Identities, identity_of
from blockyard.server.tables.table import Table

CHAIR_EVENTS = frozenset(
    (
        *(events.Sat, events.Left, events.Started),
        *(events.RematchWanted, events.RematchDeclined, events.RematchMade),
    )
)

encode: Callable[[wire.Frame], bytes] = json.Encoder().encode


def objection(why: Objection) -> wire.Objection:
    return wire.Objection(clause=why.clause, reason=why.reason, params=dict(why.params))


def viewer_of(table: Table, seats: Sequence[Seat]) -> Seat | None:
    """Whose view a screen with these seats shows. A shared screen shows the seat to play; while
    it is another player's turn and hands are hidden, it shows nobody's."""
    if len(seats) < 2:
        return seats[0] if seats else None
    if table.to_play in seats:
        return table.to_play
    is_open = table.match is None or not table.match.state.hides
    return seats[0] if is_open else None


def history_viewer_of(table: Table, seats: Sequence[Seat]) -> Seat | None:
    """Whose move history a screen with these seats shows. On a shared screen the list of moves
    stays visible when the next player sits down, so with hidden hands it is a spectator's."""
    is_hiding = table.match is not None and table.match.state.hides
    return None if len(seats) > 1 and is_hiding else viewer_of(table, seats)


class TableView:
    """One version of a table as others may see it. Seat views are made once and cached."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._views: dict[Seat | None, wire.SeatView] = {}

    def seat_view(self, seat: Seat | None) -> wire.SeatView | None:
        match = self.table.match
        if match is None:
            return None
        if seat not in self._views:
            self._views[seat] = self._make(match, seat)
        return self._views[seat]

    def _make(self, match: Match, seat: Seat | None) -> wire.SeatView:
        """Without hidden information all views are equal, but for what the mover is asked."""
        if seat is None or match.state.hides:
            return _seat_view(match, seat, self._fair_view(match, seat))
        common = self.seat_view(None)
        assert common is not None
        if seat != common.to_play:
            return common
        return structs.replace(common, legal=match.legal_moves(), prompt=_prompt(match))

    def _fair_view(self, match: Match, seat: Seat | None) -> View:
        """What a seat sees; in a rated game without what helps it, as there are no hints."""
        view = match.state.view(seat)
        if not self.table.made.rated or match.outcome is not None:
            return view
        return {**view, **dict.fromkeys(match.game.helps)}

    def snapshot(
        self, seats: Sequence[Seat], info: wire.TableInfo, now: Moment
    ) -> wire.TableSnapshot:
        """The whole table for a screen with these seats."""
        match = self.table.match
        moves = match.move_list(history_viewer_of(self.table, seats)) if match else []
        return wire.TableSnapshot(
            table=info,
            version=self.table.version,
            yours=list(seats),
            now=self.seat_view(viewer_of(self.table, seats)),
            moves=moves,
            by=[event.seat for event in match.events[-len(moves) :]] if match and moves else [],
            clocks=clock_times(self.table.clocks, now) if match else None,
        )

    def update(self, event: TableEvent, before: Table, moment: Moment) -> wire.GameUpdate:
        """What happened, for a spectator; `moment` is now."""
        now, match = self.seat_view(None), self.table.playing()
        assert now is not None
        frame = wire.GameUpdate(
            table=self.table.made.id,
            version=self.table.version,
            now=now,
            by=events.seat_of(event),
            clocks=clock_times(self.table.clocks, moment),
        )
        ply = before.playing().ply
        if now.ply < ply:
            frame.back_to = now.ply
        elif now.ply > ply:
            frame.shown = match.last_shown(None)
            if isinstance(event, Moved):
                frame.skipped, frame.film = list(match.state.skipped), event.film
        return frame

    def update_for(self, seats: Sequence[Seat], update: wire.GameUpdate) -> wire.GameUpdate:
        """The same update for a screen with these seats."""
        if not seats:
            return update
        seat, history_viewer = viewer_of(self.table, seats), history_viewer_of(self.table, seats)
        now = self.seat_view(seat)
        assert now is not None
        is_move = update.shown is not None
        shown = self.table.playing().last_shown(history_viewer) if is_move else None
        return structs.replace(update, now=now, seat=seat, shown=shown)


def replay(table: Table, seat: Seat | None) -> Iterator[wire.GameUpdate]:
    """Every position of a table's match."""
    return replay_of(table.playing(), table.made.id, seat)


def replay_of(end: Match, table: str, seat: Seat | None) -> Iterator[wire.GameUpdate]:
    """Every position of a match from its start, each with the move that led to it."""
    for ply in range(end.ply + 1):
        yield update_of(end.back_to(ply) if ply < end.ply else end, table, seat)


def update_of(match: Match, table: str, seat: Seat | None) -> wire.GameUpdate:
    """The position of a match as a seat sees it, and the move that led to it."""
    last = match.last_event
    return wire.GameUpdate(
        table=table,
        version=match.ply,
        now=_seat_view(match, seat, match.state.view(seat)),
        seat=seat,
        by=last.seat if last else None,
        shown=match.last_shown(seat),
        skipped=list(match.state.skipped),
    )


def _seat_view(match: Match, seat: Seat | None, view: View) -> wire.SeatView:
    """Moves are listed for the mover only."""
    to_play = match.to_play
    is_mover = seat is not None and seat == to_play
    return wire.SeatView(
        ply=match.ply,
        view=dict(view),
        to_play=to_play,
        legal=match.legal_moves() if is_mover else [],
        hides=match.state.hides,
        outcome=outcome(match),
        offer=_offer(match.offer),
        prompt=_prompt(match) if is_mover else None,
    )


def _prompt(match: Match) -> wire.Prompt:
    asked = match.prompt
    return wire.Prompt(message=asked.message, params=dict(asked.params))


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


def clock_times(clocks: Clocks, now: Moment) -> wire.ClockTimes | None:
    """The clocks of a room, which go by the monotonic clock, for clients, which know the server's
    wall clock."""
    if not clocks.is_timed:
        return None
    left = [clocks.remaining(seat, now.ticks) for seat in range(len(clocks.left))]
    running = None if clocks.running in clocks.bots else clocks.running
    return wire.ClockTimes(left=left, running=running, at=max(now.ticks, clocks.since) + now.shift)


def table_info(
    table: Table,
    known: Identities,
    away: Collection[Seat] = (),
    watching: int = 0,
    voided: bool = False,
) -> wire.TableInfo:
    """What everybody may know about a table."""
    return wire.TableInfo(
        id=table.made.id,
        game=table.made.game,
        options=table.made.options,
        chairs=[
            structs.replace(
                _chair(chair, known),
                away=seat in away,
                ready=seat in table.rematch_votes,
                declined=seat == table.rematch_declined,
            )
            for seat, chair in enumerate(table.chairs)
        ],
        clock=time_control(table.made.clock),
        rated=table.made.rated,
        public=table.made.public,
        stage=table.stage,
        host=table.made.host,
        ply=table.match.ply if table.match else 0,
        watching=watching,
        made=table.made.at,
        again=table.rematch,
        bots=table.made.bots,
        voided=voided,
        knock=wire.Knock(seat=table.knock.seat, until=table.knock.until) if table.knock else None,
        rematch_first=decisions.rematch_first(table) if table.rematch_votes else None,
    )


def _chair(chair: Chair, known: Identities) -> wire.Chair:
    found = identity_of(chair, known)
    return wire.Chair(
        kind=chair.kind,
        name=found.name,
        person=chair.person,
        guest=chair.kind == "person" and found.is_guest,
        bot=found.is_bot,
        level=chair.level,
        rating=chair.rating,
        provisional=chair.provisional,
    )


def time_control(clock: TimeControl) -> wire.TimeControl:
    return wire.TimeControl(kind=clock.kind, seconds=clock.seconds, increment=clock.increment)


def changes_lobby(event: TableEvent) -> bool:
    """Whether the lobby shows a table differently after this event."""
    return isinstance(event, events.Made) or changes_chairs(event)


def changes_chairs(event: TableEvent) -> bool:
    """Whether clients need a new snapshot of the table rather than an update of the match."""
    return type(event) in CHAIR_EVENTS
