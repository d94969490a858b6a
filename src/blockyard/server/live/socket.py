"""One socket: a conversation in frames.

Nothing is sent before the first frame, `hello`, has said who this is. Frames are read one after
another; what is refused is refused to the sender alone, and changes nothing.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from blockyard.core.contract import Objection, Refusal, Refused
from blockyard.server import wire
from blockyard.server.engine.assistance import Helper
from blockyard.server.http.rate_limit import Bucket, Rate
from blockyard.server.live import bus
from blockyard.server.live.outbox import Follower, Mailbox
from blockyard.server.live.rooms import Room, now
from blockyard.server.live.websocket import Carrier
from blockyard.server.people.phrases import PHRASES
from blockyard.server.people.sessions import Person, hashed
from blockyard.server.services import House
from blockyard.server.storage.database import Trouble
from blockyard.server.storage.event_log import Conflict
from blockyard.server.tables import decisions, visibility

_decode: Callable[[bytes | str], Any] = msgspec.json.Decoder(wire.ClientFrame).decode

PHRASES_RATE = Rate(burst=5, each_second=0.5)
RESUMING = 4.0
"""Frames that it costs to be told again what happened."""
MOST_TABLES = 50
"""That one socket can follow at a time."""


class Conversation:
    """What is said on one socket, without the socket itself."""

    def __init__(self, house: House, session: str = "", mailbox: Mailbox | None = None) -> None:
        self.house = house
        self.mailbox = mailbox or Mailbox()
        self.person: Person | None = None
        self._session = session
        self._following: dict[str, tuple[Room, Follower]] = {}
        self._frames = Bucket(house.settings.frames)
        self._asks = Bucket(house.settings.asks)
        self._phrases = Bucket(PHRASES_RATE)
        self.helper = Helper(house.workers, house.log, self.send)

    def send(self, frame: wire.Frame) -> None:
        self.mailbox.put(visibility.encode(frame))

    async def heard(self, text: bytes | str) -> bool:
        """Take one frame; whether the conversation goes on."""
        try:
            frame: wire.Frame = _decode(text)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            return self._refuse(Objection("", "malformed")) and self.person is not None
        if self.person is None:
            return isinstance(frame, wire.Hello) and await self._hello(frame)
        try:
            self._not_too_fast(frame)
            await self._answer(frame)
        except Refusal as refusal:
            self._refuse(refusal.objection, frame)
        except (Trouble, Conflict):
            self._refuse(Objection("", "disk-trouble"), frame)
        return True

    async def _hello(self, said: wire.Hello) -> bool:
        person = await self.house.people.who(said.session or self._session)
        if person is None:
            return self._refuse(Objection("", "not-signed-in")) and False
        self.person = person
        self.send(wire.Welcome(person=person.id, name=person.name, guest=person.is_guest, at=now()))
        return True

    def _not_too_fast(self, frame: wire.Frame) -> None:
        assert self.person is not None
        bucket = self._asks if isinstance(frame, wire.CheckMove) else self._frames
        if not bucket.take() or not self.house.by_person.take(self.person.id):
            raise Refused("too-fast")

    def _refuse(self, why: Objection, frame: wire.Frame | None = None) -> bool:
        """Say why not, and how things stand, so that a board can mend itself."""
        table = getattr(frame, "table", "")
        refused = wire.Refused(
            objection=visibility.objection(why), nonce=getattr(frame, "nonce", ""), table=table
        )
        if table in self._following:
            room, follower = self._following[table]
            seats = follower.seats(room.table)
            refused.now = room.sight.position(visibility.audience(room.table, seats))
        self.send(refused)
        return True

    async def _answer(self, frame: wire.Frame) -> None:
        answer = ANSWERS.get(type(frame))
        if answer is None:
            raise Refused("malformed")
        await answer(self, frame)

    # --- tables --------------------------------------------------------------

    async def open(self, said: wire.OpenTable) -> None:
        assert self.person is not None
        if said.table not in self._following and len(self._following) >= MOST_TABLES:
            raise Refused("too-many-tables", most=MOST_TABLES)
        if said.since and not self._frames.take(cost=RESUMING):
            raise Refused("too-fast")
        happened = await self.house.log.read(said.table) if said.since else []
        # In this order: a room that nobody is in any more is forgotten.
        await self.close(wire.CloseTable(table=said.table))
        room = await self.house.hub.room(said.table)
        follower = Follower(self.mailbox, self.person.id, map(hashed, said.tokens))
        self._following[said.table] = (room, follower)
        room.tell_missed(follower, happened, said.since)
        room.enter(follower)

    async def close(self, said: wire.CloseTable) -> None:
        if said.table in self._following:
            room, follower = self._following.pop(said.table)
            room.exit(follower)

    def _room(self, name: str) -> tuple[Room, Follower]:
        """A table that is followed here; one that was dropped has to be opened again."""
        room, follower = self._following.get(name, (None, None))
        if room is None or follower is None or follower not in room.followers:
            raise Refused("open-first")
        return room, follower

    def _at(self, name: str, seat: int) -> Room:
        """The room, if this seat is played from this screen."""
        room, follower = self._room(name)
        if seat not in room.followers[follower]:
            raise Refused("not-your-seat")
        return room

    async def move(self, said: wire.PlayMove) -> None:
        room = self._at(said.table, said.seat)
        version = await room.do(
            lambda table, at: decisions.move(table, said, at), said.seat, said.nonce
        )
        self.send(wire.Ack(nonce=said.nonce, version=version))

    async def ask(self, said: wire.CheckMove) -> None:
        """May this be played? Only the mover is told, because an objection can tell of a hand."""
        match = self._at(said.table, said.seat).table.playing()
        if match.outcome:
            raise Refused("match-over")
        if said.ply != match.ply:
            raise Refused("stale", ply=said.ply + 1, now=match.ply + 1)
        if said.seat != match.to_play:
            raise Refused("not-your-turn")
        why = match.state.objection(said.move)
        self.send(
            wire.MoveChecked(nonce=said.nonce, objection=visibility.objection(why) if why else None)
        )

    async def act(self, said: wire.TableAction) -> None:
        room = self._at(said.table, said.seat)
        version = await room.do(
            lambda table, at: decisions.act(table, said, room.gone(), at), said.seat, said.nonce
        )
        self.send(wire.Ack(nonce=said.nonce, version=version))

    async def say(self, said: wire.SayPhrase) -> None:
        room = self._at(said.table, said.seat)
        if said.phrase not in PHRASES:
            raise Refused("no-such-phrase")
        if not self._phrases.take():
            raise Refused("too-fast")
        room.post(visibility.encode(wire.Phrase(table=room.id, seat=said.seat, phrase=said.phrase)))
        self.house.bus.tell(bus.Note(room.id, seat=said.seat, phrase=said.phrase))

    async def help(self, said: wire.AskHelp) -> None:
        room, follower = self._room(said.table)
        self.helper.start(said, room.table, follower.seats(room.table))

    async def cancel(self, said: wire.CancelJob) -> None:
        self.helper.cancel(said.job)

    async def lobby(self, said: wire.FollowLobby) -> None:
        if said.on:
            self.house.lobby.follow(self.mailbox)
        else:
            self.house.lobby.leave(self.mailbox)

    async def ping(self, said: wire.Ping) -> None:
        self.send(wire.Pong(at=now(), nonce=said.nonce))

    def end(self) -> None:
        self.helper.close()
        self.house.lobby.leave(self.mailbox)
        for room, follower in self._following.values():
            room.exit(follower)
        self._following.clear()
        self.mailbox.close()


Answer = Callable[[Conversation, Any], Awaitable[None]]
ANSWERS: dict[type[wire.Frame], Answer] = {
    wire.OpenTable: Conversation.open,
    wire.CloseTable: Conversation.close,
    wire.PlayMove: Conversation.move,
    wire.CheckMove: Conversation.ask,
    wire.TableAction: Conversation.act,
    wire.SayPhrase: Conversation.say,
    wire.AskHelp: Conversation.help,
    wire.CancelJob: Conversation.cancel,
    wire.FollowLobby: Conversation.lobby,
    wire.Ping: Conversation.ping,
}
"""Which frame is answered by whom."""

HELLO_WITHIN = 15.0


async def converse(house: House, session: str, carrier: Carrier) -> None:
    """Run one accepted socket until somebody goes."""
    talk = Conversation(house, session, Mailbox(carrier.write))
    posting = asyncio.create_task(_post(talk.mailbox, carrier))
    try:
        first = await asyncio.wait_for(carrier.receive(), HELLO_WITHIN)
        goes_on = await _take(talk, first)
        while goes_on:
            goes_on = await _take(talk, await carrier.receive())
    except TimeoutError:
        pass
    finally:
        talk.end()
        await asyncio.gather(posting, return_exceptions=True)


async def _take(talk: Conversation, message: Any) -> bool:
    if message["type"] != "websocket.receive":
        return False
    said = message.get("text")
    return await talk.heard(said if said is not None else message.get("bytes") or b"")


async def _post(mailbox: Mailbox, carrier: Carrier) -> None:
    """Carry the mail until the box is closed and empty."""
    while True:
        frames = await mailbox.take()
        for frame in frames:
            await carrier.send({"type": "websocket.send", "text": frame.decode()})
        if mailbox.is_closed:
            await carrier.send({"type": "websocket.close", "code": 1000})
            return
