"""Table sessions: what one client does at the tables of this server, frame by frame.

A refusal goes to the sender alone and changes nothing. The client's socket may be at another server
(remote_clients.py); what belongs to the socket is in socket.py.
"""

from __future__ import annotations

from collections.abc import Awaitable

import msgspec

from blockyard.core.contract import Objection, Refusal, Refused
from blockyard.server import tracing, wire
from blockyard.server.engine.assistance import Assistance
from blockyard.server.engine.queues import Asker
from blockyard.server.live import by_hand
from blockyard.server.live.in_batches import missed_since
from blockyard.server.live.outbox import Outbox, Subscriber
from blockyard.server.live.rooms import Room
from blockyard.server.live.session_services import SessionServices
from blockyard.server.people.phrases import PHRASES
from blockyard.server.people.sessions import hashed
from blockyard.server.shares import costly
from blockyard.server.storage.errors import StorageError
from blockyard.server.storage.event_log import VersionConflict
from blockyard.server.storage.owners import NotMine
from blockyard.server.tables import decisions, visibility
from blockyard.server.tables.decisions import Action
from blockyard.server.tables.events import Moved

REMATCH_COST = 0.5
"""New tables that a wish for a rematch counts for: two players have one each."""
MAX_TABLES = 50
"""Tables that one client can follow at a time."""

decode = msgspec.json.Decoder(wire.ClientFrame).decode


class TableSession:
    """One client at the tables of this server."""

    def __init__(
        self, services: SessionServices, outbox: Outbox, person: str = "", address: str = ""
    ) -> None:
        self.services, self.outbox = services, outbox
        self.person_id, self.address = person, address
        self._tables: dict[str, tuple[Room, Subscriber]] = {}
        self._shown: dict[str, int] = {}
        """The version of each table whose position a refusal has shown last."""
        self.assistance = Assistance(
            services.workers, services.log, self.send, services.archive.keep_accuracy
        )

    def send(self, frame: wire.ServerFrame) -> None:
        self.outbox.put(visibility.encode(frame))

    async def serve(self, text: bytes, is_asked: bool) -> bool:
        """Handle a frame that another server has let in; False if the table is not ours. A frame
        for which nobody waits is not refused."""
        frame = decode(text)
        table = getattr(frame, "table", "")
        if table and table not in self._tables and not isinstance(frame, wire.OpenTable):
            return False
        try:
            if (work := self.at_table(frame)) is not None:
                await work
        except NotMine:
            return False
        except Refusal as refusal:
            if is_asked:
                self.refuse(refusal.objection, frame)
        except (StorageError, VersionConflict):
            self.refuse(Objection("", "disk-trouble"), frame)
        return True

    def refuse(self, why: Objection, frame: wire.ClientFrame | None = None) -> None:
        """Send the reason. A move or an action that is refused also gets the current position,
        once for each version, so that a board can correct itself."""
        table = getattr(frame, "table", "")
        self.services.metrics.refusals.labels(why.reason).inc()
        refused = wire.Refused(
            objection=visibility.objection(why), nonce=getattr(frame, "nonce", ""), table=table
        )
        is_command = isinstance(frame, wire.PlayMove | wire.TableAction)
        if is_command and table in self._tables and why.reason != "too-fast":
            room, subscriber = self._tables[table]
            if self._shown.get(table) != room.table.version:
                self._shown[table] = room.table.version
                seats = subscriber.seats(room.table)
                refused.now = room.view.seat_view(visibility.viewer_of(room.table, seats))
        self.send(refused)

    def at_table(self, frame: wire.ClientFrame) -> Awaitable[None] | None:
        """Handle a frame about a table of this server; what is returned has to be waited for."""
        match frame:
            case wire.PlayMove():
                return self._play(frame)
            case wire.TableAction():
                return self._act(frame)
            case wire.OpenTable():
                return self.follow(frame)
            case wire.PickUpBlock():
                self.send(by_hand.pick_up(self._room_of(frame.table, frame.seat), frame))
            case wire.CheckMove():
                self._check(frame)
            case wire.CloseTable():
                self.close_table(frame.table)
                self.assistance.leave(frame.table)
            case wire.SayPhrase():
                self._say(frame)
            case wire.AskHelp():
                return self._help(frame)
            case wire.CancelJob():
                self.assistance.cancel(frame.job)
        return None

    async def _help(self, frame: wire.AskHelp) -> None:
        room, subscriber = self._followed(frame.table)
        if await self.services.hub.plays_rated_anywhere(subscriber.person):
            is_here = room.table.made.rated and room.table.stage == "playing"
            raise Refused("help-rated" if is_here else "help-while-rated")
        asker = Asker(subscriber.person, subscriber.group)
        self.assistance.start(frame, room.table, subscriber.seats(room.table), asker)

    # --- tables --------------------------------------------------------------

    async def follow(self, frame: wire.OpenTable) -> None:
        """Follow a table of this server."""
        if frame.table not in self._tables and len(self._tables) >= MAX_TABLES:
            raise Refused("too-many-tables", most=MAX_TABLES)
        async with costly():
            await self._follow(frame)

    async def _follow(self, frame: wire.OpenTable) -> None:
        log = await self.services.log.read(frame.table) if frame.since else []
        missed = await missed_since(log, frame.since)
        # Closed before the room is looked up: closing may release it.
        self.close_table(frame.table)
        room = await self._room_to_follow(frame.table)
        keys = map(hashed, frame.tokens)
        subscriber = Subscriber(self.outbox, self.person_id, keys, self.address)
        subscriber.on_lost = self._table_lost
        self._tables[frame.table] = (room, subscriber)
        if missed is not None:
            room.resend(subscriber, *missed)
        room.subscribe(subscriber)

    async def _room_to_follow(self, table: str) -> Room:
        room, followed = await self.services.hub.room(table), self.services.followed_of_address
        if not followed.take(self.address):
            self.services.hub.release(room)
            raise Refused("too-many-tables", most=followed.most)
        return room

    def close_table(self, table: str) -> None:
        """Stop following a table of this server."""
        self._shown.pop(table, None)
        if table in self._tables:
            room, subscriber = self._tables.pop(table)
            self.services.followed_of_address.release(self.address)
            room.unsubscribe(subscriber)

    def _table_lost(self, table: str) -> None:
        """This server does not own the table any more."""
        self.close_table(table)
        self.table_lost(table)

    def table_lost(self, table: str) -> None:
        """The client has to follow the table elsewhere."""
        self.send(wire.Resync(table=table))

    def _followed(self, table: str) -> tuple[Room, Subscriber]:
        """A table that this socket follows; after a `resync` it has to be opened again."""
        room, subscriber = self._tables.get(table, (None, None))
        if room is None or subscriber is None or subscriber not in room.subscribers:
            raise Refused("open-first")
        return room, subscriber

    def _room_of(self, table: str, seat: int) -> Room:
        """The room, if this socket may play the seat."""
        room, subscriber = self._followed(table)
        if seat not in room.subscribers[subscriber]:
            raise Refused("not-your-seat")
        return room

    async def _play(self, frame: wire.PlayMove) -> None:
        with tracing.span("move", frame.trace):
            await self._play_move(frame)

    async def _play_move(self, frame: wire.PlayMove) -> None:
        seat, nonce = frame.seat, frame.nonce
        room = self._room_of(frame.table, seat)
        if frame.hand:
            self.send(await by_hand.play(room, frame))
            return
        version = await room.execute(
            lambda table, at: decisions.play(
                table, Moved(at=at, nonce=nonce, seat=seat, move=frame.move), frame.ply
            ),
            seat,
            nonce,
        )
        self.send(wire.Ack(nonce=nonce, version=version))

    def _check(self, frame: wire.CheckMove) -> None:
        """Only for the mover, because an objection can reveal a hidden hand."""
        match = self._room_of(frame.table, frame.seat).table.playing()
        decisions.require_turn(match, frame.seat, frame.ply)
        why = match.state.objection(frame.move)
        objection = visibility.objection(why) if why else None
        self.send(wire.MoveChecked(nonce=frame.nonce, objection=objection))

    async def _act(self, frame: wire.TableAction) -> None:
        room = self._room_of(frame.table, frame.seat)
        if frame.what == "rematch":  # which creates a table
            self.services.table_limit.require(self.address, REMATCH_COST)
            if room.table.made.clock.is_long:
                self.services.long_table_limit.require(self.address, REMATCH_COST)
        action = Action(frame.what, frame.seat, frame.nonce, frame.first)
        version = await room.execute(
            lambda table, at: decisions.act(table, action, room.claimable_seats(), at),
            frame.seat,
            frame.nonce,
        )
        self.send(wire.Ack(nonce=frame.nonce, version=version))

    def _say(self, frame: wire.SayPhrase) -> None:
        room = self._room_of(frame.table, frame.seat)
        if frame.phrase not in PHRASES:
            raise Refused("no-such-phrase")
        if self.services.operators.is_muted(self.person_id):
            raise Refused("muted")
        self.services.phrase_limit.require(self.person_id)
        phrase = wire.Phrase(table=room.id, seat=frame.seat, phrase=frame.phrase)
        room.broadcast(visibility.encode(phrase))

    def end(self) -> None:
        """The client has gone."""
        self.assistance.close()
        for table in list(self._tables):
            self.close_table(table)
        self.outbox.close()
