"""Socket sessions: the protocol on one WebSocket, frame by frame.

Nothing is sent before the first frame, `hello`, has authenticated the client. Frames are handled
one after another; a refusal goes to the sender alone and changes nothing.

Frames cost by their size and their work (docs/operations.md). A socket that sends more than it may
is answered `too-fast` and not read for a while; one that does so again and again is closed, and
its person may come back after a minute.
"""

from __future__ import annotations

from collections.abc import Awaitable

import msgspec

from blockyard.core.contract import Objection, Refusal, Refused
from blockyard.server import wire
from blockyard.server.clock import now_ms
from blockyard.server.engine.assistance import Assistance
from blockyard.server.engine.queues import Asker
from blockyard.server.engine.streams import AnalysisStream
from blockyard.server.live import by_hand
from blockyard.server.live.bus import WakeUp
from blockyard.server.live.in_batches import missed_since
from blockyard.server.live.outbox import Outbox, Subscriber
from blockyard.server.live.rooms import Room
from blockyard.server.live.session_services import SessionServices
from blockyard.server.people.phrases import PHRASES
from blockyard.server.people.sessions import Person, hashed
from blockyard.server.rate_limit import (
    BANISHED_SECONDS,
    Rate,
    TokenBucket,
    too_fast,
)
from blockyard.server.shares import costly
from blockyard.server.storage.database import StorageError
from blockyard.server.storage.event_log import VersionConflict
from blockyard.server.tables import decisions, visibility
from blockyard.server.tables.decisions import Action
from blockyard.server.tables.events import Moved

RESUME_COST = 4.0
"""Tokens for opening a table with `since`, which reads the whole log of the table."""
REMATCH_COST = 0.5
"""New tables that a wish for a rematch counts for: two players have one each."""
PAGE_COST = 4.0
"""Tokens for a page of the lobby."""
FREE_BYTES = 1000
"""A frame costs one token, and another one for each of these bytes."""
MAX_TABLES = 50
"""Tables that one socket can follow at a time."""
OFFENCES = Rate(burst=30, each_second=0.5)
"""How often a socket may be too fast before it is closed."""
RESTART_SECONDS = 10
"""Seconds until a server that is being stopped may be back."""
MAX_PAUSE = 0.25
"""Seconds for which a socket that was too fast is not read, at most."""
TOO_FAST = 4429
"""The close code of a socket that was too fast, after the HTTP status."""

SCOPES: dict[type, str] = {
    **dict.fromkeys((wire.PlayMove, wire.CheckMove, wire.TableAction, wire.SayPhrase), "play"),
    wire.PickUpBlock: "play",
    **dict.fromkeys((wire.AskHelp, wire.AnalysePosition), "account"),  # a bot thinks for itself
}
"""What a frame needs of a bot's token."""

_decode = msgspec.json.Decoder(wire.ClientFrame).decode


class SocketSession:
    """The protocol on one socket, without the socket itself."""

    def __init__(
        self,
        services: SessionServices,
        token: str = "",
        outbox: Outbox | None = None,
        address: str = "",
    ) -> None:
        self.services = services
        self.address = address
        self.outbox = outbox or Outbox()
        self.person: Person | None = None
        self.key = ""
        """The hash of the session token; the socket ends with the session."""
        self._token = token
        self._is_over = False
        self._tables: dict[str, tuple[Room, Subscriber]] = {}
        self._frame_bucket = TokenBucket(services.settings.frames)
        self._check_bucket = TokenBucket(services.settings.checks)
        self._offences = TokenBucket(OFFENCES)
        self._shown: dict[str, int] = {}
        """The version of each table whose position a refusal has shown last."""
        self.pause = 0.0
        """Seconds to wait before the next frame is read."""
        self.close_code = 1000
        self.assistance = Assistance(
            services.workers, services.log, self.send, services.archive.keep_accuracy
        )
        self.stream = AnalysisStream(services.workers, self.send)

    def send(self, frame: wire.ServerFrame) -> None:
        self.outbox.put(visibility.encode(frame))

    async def receive(self, text: bytes | str) -> bool:
        """Handle one frame; whether the session goes on."""
        if self._is_over:
            return False
        self.pause = 0.0
        frame = self._decoded(text)
        if self.person is None:
            return isinstance(frame, wire.Hello) and await self._hello(frame)
        try:
            self._check_rate(self.person, frame, len(text))
            if frame is None:
                raise Refused("malformed")
            # Once a server is being stopped, it only finishes what it has begun.
            if self.services.is_draining:
                raise Refused("restarting", seconds=RESTART_SECONDS)
            self.services.in_flight += 1
            try:
                if (work := self._handle(self.person, frame)) is not None:
                    await work
            finally:
                self.services.in_flight -= 1
        except Refusal as refusal:
            return self._refused(refusal.objection, frame)
        except (StorageError, VersionConflict):
            self._refuse(Objection("", "disk-trouble"), frame)
        return True

    def _decoded(self, text: bytes | str) -> wire.ClientFrame | None:
        """The frame, or None for a text that is none."""
        frame: wire.ClientFrame | None
        try:
            frame = _decode(text)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            frame = None
        self.services.metrics.frame(frame)
        return frame

    async def _hello(self, frame: wire.Hello) -> bool:
        try:
            who = await self.services.sessions.find(frame.session or self._token)
        except StorageError:
            self._refuse(Objection("", "disk-trouble"))
            return False
        if objection := self._unwelcome(who):
            self._refuse(objection)
            return False
        assert who is not None
        self.person, self.key = who, hashed(frame.session or self._token)
        self.services.connections.add(who.id, self)
        welcome = wire.Welcome(
            person=who.id, name=who.name, guest=who.is_guest, bot=who.is_bot, at=now_ms()
        )
        self.send(welcome)
        return True

    def end_session(self) -> None:
        """The session has ended: say so, hang up, and take no more frames."""
        self._refuse(Objection("", "session-ended"))
        self.end()

    def _unwelcome(self, person: Person | None) -> Objection | None:
        """Why this socket cannot be opened, if it cannot."""
        services = self.services
        if person is None:
            return Objection("", "not-signed-in")
        if seconds := services.banished.seconds_left(person.id):
            self.close_code = TOO_FAST
            return too_fast(seconds).objection
        if not services.sockets_of_person.take(person.id):
            self.close_code = TOO_FAST
            return Objection("", "too-many-sockets", {"most": services.sockets_of_person.most})
        return None

    def _check_rate(self, person: Person, frame: wire.ClientFrame | None, size: int) -> None:
        is_check = isinstance(frame, wire.CheckMove)
        bucket = self._check_bucket if is_check else self._frame_bucket
        cost = 1.0 + size // FREE_BYTES
        bucket.require(cost)
        self.services.limit_of(person).require(person.id, cost)
        if scope := SCOPES.get(type(frame)):
            person.require(scope)

    def _refused(self, why: Objection, frame: wire.ClientFrame | None) -> bool:
        """Refuse a frame; whether the session goes on. Who is too fast again and again is sent
        away for a while."""
        if why.reason != "too-fast" or self.person is None:
            self._refuse(why, frame)
            return True
        goes_on = self._offences.take()
        if not goes_on:
            self.close_code = TOO_FAST
            self.services.banished.banish(self.person.id)
            self.services.metrics.cut_off.labels("too-fast").inc()
            why = too_fast(BANISHED_SECONDS).objection
        self.pause = min(MAX_PAUSE, float(str(why.params["seconds"])))
        self._refuse(why, frame)
        return goes_on

    def _refuse(self, why: Objection, frame: wire.ClientFrame | None = None) -> None:
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

    def _handle(self, person: Person, frame: wire.ClientFrame) -> Awaitable[None] | None:
        """Handle a frame; what is returned has to be waited for."""
        match frame:
            case wire.PlayMove():
                return self._play(frame)
            case wire.TableAction():
                return self._act(frame)
            case wire.OpenTable():
                return self._open(person, frame)
            case wire.AskHelp():
                return self._help(frame)
            case wire.AnalysePosition():
                return self._analyse(person, frame)
            case wire.Hello():
                raise Refused("malformed")
            case _:
                self._handle_at_once(frame)
                return None

    def _handle_at_once(self, frame: wire.ClientFrame) -> None:
        """Frames that need not wait for the storage."""
        match frame:
            case wire.CheckMove():
                self._check(frame)
            case wire.PickUpBlock():
                self.send(by_hand.pick_up(self._room_of(frame.table, frame.seat), frame))
            case wire.CloseTable():
                self._close(frame.table)
                self.assistance.leave(frame.table)
            case wire.SayPhrase():
                self._say(frame)
            case wire.StopAnalysis():
                self.stream.stop()
            case wire.CancelJob():
                self.assistance.cancel(frame.job)
            case wire.FollowLobby():
                self._follow_lobby(frame)
            case wire.Ping():
                self.send(wire.Pong(at=now_ms(), nonce=frame.nonce))

    async def _help(self, frame: wire.AskHelp) -> None:
        room, subscriber = self._followed(frame.table)
        if await self.services.hub.plays_rated_anywhere(subscriber.person):
            is_here = room.table.made.rated and room.table.stage == "playing"
            raise Refused("help-rated" if is_here else "help-while-rated")
        asker = Asker(subscriber.person, subscriber.group)
        self.assistance.start(frame, room.table, subscriber.seats(room.table), asker)

    async def _analyse(self, person: Person, frame: wire.AnalysePosition) -> None:
        hub, asker = self.services.hub, Asker(person.id, self.address)
        if await hub.plays_rated_anywhere(person.id):
            raise Refused("help-while-rated")
        self.stream.start(frame, asker, lambda: not hub.plays_rated(person.id))

    def _follow_lobby(self, frame: wire.FollowLobby) -> None:
        if frame.on:
            self._frame_bucket.require(PAGE_COST)
            self.services.lobby.subscribe(self.outbox, frame.after)
        else:
            self.services.lobby.unsubscribe(self.outbox)

    # --- tables --------------------------------------------------------------

    async def _open(self, person: Person, frame: wire.OpenTable) -> None:
        if frame.table not in self._tables and len(self._tables) >= MAX_TABLES:
            raise Refused("too-many-tables", most=MAX_TABLES)
        if frame.since:
            self._frame_bucket.require(RESUME_COST)
        async with costly():
            await self._follow(person, frame)

    async def _follow(self, person: Person, frame: wire.OpenTable) -> None:
        log = await self.services.log.read(frame.table) if frame.since else []
        missed = await missed_since(log, frame.since)
        # Closed before the room is looked up: closing may release it.
        self._close(frame.table)
        room = await self._room_to_follow(frame.table)
        keys = map(hashed, frame.tokens)
        subscriber = Subscriber(self.outbox, person.id, keys, self.address)
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

    def _close(self, table: str) -> None:
        self._shown.pop(table, None)
        if table in self._tables:
            room, subscriber = self._tables.pop(table)
            self.services.followed_of_address.release(self.address)
            room.unsubscribe(subscriber)

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
        if self.person is not None:
            self._check_phrase(self.person)
        phrase = wire.Phrase(table=room.id, seat=frame.seat, phrase=frame.phrase)
        room.broadcast(visibility.encode(phrase))
        self.services.bus.publish(WakeUp(room.id, seat=frame.seat, phrase=frame.phrase))

    def _check_phrase(self, person: Person) -> None:
        if self.services.operators.is_muted(person.id):
            raise Refused("muted")
        self.services.phrase_limit.require(person.id)

    def end(self) -> None:
        self._is_over = True
        if self.person is not None:
            self.services.connections.discard(self.person.id, self)
            self.services.sockets_of_person.release(self.person.id)
            self.person = None
        self.assistance.close()
        self.stream.stop()
        self.services.lobby.unsubscribe(self.outbox)
        for table in list(self._tables):
            self._close(table)
        self.outbox.close()
