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
from blockyard.server.engine.queues import Asker
from blockyard.server.engine.streams import AnalysisStream
from blockyard.server.live.outbox import Outbox
from blockyard.server.live.remote_tables import RemoteTables
from blockyard.server.live.session_services import SessionServices
from blockyard.server.live.table_session import MAX_TABLES, TableSession, decode
from blockyard.server.people.sessions import Person, hashed
from blockyard.server.rate_limit import (
    BANISHED_SECONDS,
    Rate,
    TokenBucket,
    too_fast,
)
from blockyard.server.storage.errors import StorageError
from blockyard.server.storage.event_log import VersionConflict

RESUME_COST = 4.0
"""Tokens for opening a table with `since`, which reads the whole log of the table."""
PAGE_COST = 4.0
"""Tokens for a page of the lobby."""
FREE_BYTES = 1000
"""A frame costs one token, and another one for each of these bytes."""
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


class SocketSession(TableSession):
    """The protocol on one socket, without the socket itself."""

    def __init__(
        self,
        services: SessionServices,
        token: str = "",
        outbox: Outbox | None = None,
        address: str = "",
    ) -> None:
        super().__init__(services, outbox or Outbox(), address=address)
        self.person: Person | None = None
        self.key = ""
        """The hash of the session token; the socket ends with the session."""
        self._token = token
        self._is_over = False
        self._frame_bucket = TokenBucket(services.settings.frames)
        self._check_bucket = TokenBucket(services.settings.checks)
        self._offences = TokenBucket(OFFENCES)
        self.pause = 0.0
        """Seconds to wait before the next frame is read."""
        self.close_code = 1000
        self.remote: RemoteTables | None = None
        """The tables that other servers own, if there are other servers."""
        self.stream = AnalysisStream(services.workers, self.send)

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
                if (work := self._handle(frame, text)) is not None:
                    await work
            finally:
                self.services.in_flight -= 1
        except Refusal as refusal:
            return self._refused(refusal.objection, frame)
        except (StorageError, VersionConflict):
            self.refuse(Objection("", "disk-trouble"), frame)
        return True

    def _decoded(self, text: bytes | str) -> wire.ClientFrame | None:
        """The frame, or None for a text that is none."""
        frame: wire.ClientFrame | None
        try:
            frame = decode(text)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            frame = None
        self.services.metrics.frame(frame)
        return frame

    async def _hello(self, frame: wire.Hello) -> bool:
        try:
            who = await self.services.sessions.find(frame.session or self._token)
        except StorageError:
            self.refuse(Objection("", "disk-trouble"))
            return False
        if objection := self._unwelcome(who):
            self.refuse(objection)
            return False
        assert who is not None
        self.person, self.key = who, hashed(frame.session or self._token)
        self.person_id = who.id
        self.services.connections.add(who.id, self)
        if self.services.edge is not None:
            self.remote = RemoteTables(self.services.edge, self, MAX_TABLES)
        welcome = wire.Welcome(
            person=who.id, name=who.name, guest=who.is_guest, bot=who.is_bot, at=now_ms()
        )
        self.send(welcome)
        return True

    def end_session(self) -> None:
        """The session has ended: say so, hang up, and take no more frames."""
        self.refuse(Objection("", "session-ended"))
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
            self.refuse(why, frame)
            return True
        goes_on = self._offences.take()
        if not goes_on:
            self.close_code = TOO_FAST
            self.services.banished.banish(self.person.id)
            self.services.metrics.cut_off.labels("too-fast").inc()
            why = too_fast(BANISHED_SECONDS).objection
        self.pause = min(MAX_PAUSE, float(str(why.params["seconds"])))
        self.refuse(why, frame)
        return goes_on

    def _handle(self, frame: wire.ClientFrame, text: bytes | str) -> Awaitable[None] | None:
        """Handle a frame; what is returned has to be waited for."""
        match frame:
            case wire.Hello():
                raise Refused("malformed")
            case wire.AnalysePosition():
                return self._analyse(frame)
            case wire.StopAnalysis():
                self.stream.stop()
            case wire.FollowLobby():
                self._follow_lobby(frame)
            case wire.Ping():
                self.send(wire.Pong(at=now_ms(), nonce=frame.nonce))
            case _:
                return self._at_its_table(frame, text)
        return None

    def _at_its_table(self, frame: wire.ClientFrame, text: bytes | str) -> Awaitable[None] | None:
        """Handle a frame about a table, whichever server owns it."""
        if isinstance(frame, wire.OpenTable) and frame.since:
            self._frame_bucket.require(RESUME_COST)
        if self.remote is None:
            return self.at_table(frame)
        text = text if isinstance(text, bytes) else text.encode()
        if isinstance(frame, wire.CancelJob):
            if not self.assistance.has(frame.job):
                self.remote.cancel_jobs(text)
                return None
            return self.at_table(frame)
        return self.remote.handle(frame, text)

    def table_lost(self, table: str) -> None:
        if self.remote is None:
            super().table_lost(table)
        else:
            self.remote.lost(table)

    async def _analyse(self, frame: wire.AnalysePosition) -> None:
        hub, person = self.services.hub, self.person_id
        if await hub.plays_rated_anywhere(person):
            raise Refused("help-while-rated")
        asker = Asker(person, self.address)
        self.stream.start(frame, asker, lambda: not hub.plays_rated(person))

    def _follow_lobby(self, frame: wire.FollowLobby) -> None:
        if frame.on:
            self._frame_bucket.require(PAGE_COST)
            self.services.lobby.subscribe(self.outbox, frame.after)
        else:
            self.services.lobby.unsubscribe(self.outbox)

    def end(self) -> None:
        self._is_over = True
        if self.person is not None:
            self.services.connections.discard(self.person.id, self)
            self.services.sockets_of_person.release(self.person.id)
            self.person = None
        self.stream.stop()
        self.services.lobby.unsubscribe(self.outbox)
        if self.remote is not None:
            self.remote.end()
        super().end()
