"""A table: chairs, a match, clocks. It is a value, folded from its events.

`table.after(event)` is the table once that has happened, or a Refusal if it cannot happen. The
functions below it turn what somebody wants into events; each gives steps, an event and the table
after it, and nothing has changed until they are in the log. No function here knows a game, a
socket, a database or the time of day: the time is a parameter.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Literal

from msgspec import Struct, structs
from msgspec.structs import replace

from blockyard import games
from blockyard.ai.levels import STRONGEST, WEAKEST
from blockyard.core.contract import Game, Outcome, Refusal, Refused, Seat
from blockyard.core.match import Match
from blockyard.core.seating import beginner, seated_from
from blockyard.server import events, wire
from blockyard.server.clocks import Clocks
from blockyard.server.events import Happening, Made, Moved
from blockyard.server.names import proper
from blockyard.server.wire import Chair

Stage = Literal["waiting", "playing", "over"]
Step = tuple[Happening, "Table"]
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

    def after(self, event: Happening, ply: int | None = None) -> Table:
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

    def _arranged(self, event: Happening) -> Table:
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
        match = Match(self.game, len(self.chairs), self.made.options)
        return replace(self, match=match)._clocked(match, event.at, True)

    def _moved(self, event: Moved, ply: int | None) -> Table:
        match = self.playing().copy()
        match.play(event.seat, match.ply if ply is None else ply, event.move)
        is_new = bool(match.state.skipped)
        return replace(self, hand=event.hand)._clocked(match, event.at + event.pause, is_new)

    def _spoken(self, event: events.Offered | events.Answered) -> Table:
        match = self.playing().copy()
        if isinstance(event, events.Answered):
            (match.agree if event.yes else match.decline)(event.seat)
        elif event.what == "draw":
            match.offer_draw(event.seat)
        else:
            match.ask_take_back(event.seat)
        is_new = match.ply < self.playing().ply
        return self._clocked(match, event.at, is_new)

    def _decided(self, event: events.Stopped | events.Concluded) -> Table:
        if self.match is None:
            return replace(self, is_closed=True)
        match = self.match.copy()
        if isinstance(event, events.Concluded):
            match.conclude(event.clause)
            return self._clocked(match, event.at, True)
        match.stop(event.seat, event.clause)
        keys = tuple("" if event.left and s == event.seat else k for s, k in enumerate(self.keys))
        return replace(self, keys=keys)._clocked(match, event.at, True)

    def _clocked(self, match: Match, at: int, is_new: bool) -> Table:
        """With this match; the clock of whoever is to play runs."""
        if match.to_play == self.clocks.running and not is_new:
            return replace(self, match=match)
        return replace(self, match=match, clocks=self.clocks.turn(match.to_play, at, is_new))


def fold(happened: Sequence[Happening]) -> Table:
    """The table that all this has led to."""
    first, *rest = happened
    assert isinstance(first, Made), "a table begins with being made"
    table = Table.begun(first)
    for event in rest:
        table = table.after(event)
    return table


def _step(table: Table, event: Happening, ply: int | None = None) -> Step:
    return event, table.after(event, ply)


# --- setting a table --------------------------------------------------------------------------


def chairs_for(
    wanted: wire.NewTable, host: Chair, rng: Random
) -> tuple[Game, dict[str, str], list[Chair]]:
    """The game, its options settled, and the chairs in the order of the seats."""
    game = games.get(wanted.game)
    options = game.settle(wanted.options)
    game.seated(len(wanted.chairs))
    if "me" not in wanted.chairs:
        raise Refused("chair-for-you")
    names = iter(wanted.names)
    chairs = [_chair(game, word, host, names) for word in wanted.chairs]
    if wanted.rated and (host.guest or wanted.chairs.count("me") > 1):
        raise Refused("guests-play-casual" if host.guest else "rated-one-seat-each")
    return game, options, seated_from(chairs, beginner(options.get("first", ""), len(chairs), rng))


def _chair(game: Game, word: str, host: Chair, names: Iterator[str]) -> Chair:
    if word == "me":
        given = next(names, "")
        return structs.replace(host, name=proper(given) if given else host.name)
    if word == "open":
        return OPEN
    kind, _, level = word.partition(":")
    if kind == "bot" and level.isascii() and level.isdigit() and len(level) == 1:
        if int(level) not in range(WEAKEST, STRONGEST + 1):
            raise Refused("no-such-level", given=int(level), first=WEAKEST, last=STRONGEST)
        return Chair(kind="bot", level=int(level))
    raise Refused("no-such-chair", given=word[:40])


def start_if_full(table: Table, at: int) -> list[Step]:
    """A game starts when every chair is taken."""
    ready = table.stage == "waiting" and table.is_full()
    return [_step(table, events.Started(at=at))] if ready else []


def sit(table: Table, seat: Seat | None, chair: Chair, key: str, at: int) -> list[Step]:
    """Take an open chair, this one or any."""
    open_seats = [s for s, taken in enumerate(table.chairs) if taken.kind == "open"]
    if table.stage != "waiting" or not open_seats:
        raise Refused("table-full")
    if seat is not None and seat not in open_seats:
        raise Refused("chair-taken", seat=seat + 1)
    if table.seats_of(chair.person):
        raise Refused("already-seated")
    if table.made.rated and chair.guest:
        raise Refused("guests-play-casual")
    taken = open_seats[0] if seat is None else seat
    first = _step(table, events.Sat(at=at, seat=taken, chair=chair, key=key))
    return [first, *start_if_full(first[1], at)]


def leave(table: Table, seats: Sequence[Seat], at: int) -> list[Step]:
    """Get up: before the start a chair is open again; later it is like resigning (M1)."""
    if not seats:
        raise Refused("not-seated")
    if table.stage == "waiting":
        steps = chain(table, [events.Left(at=at, seat=seat) for seat in seats])
        now = steps[-1][1]
        empty = all(chair.kind != "person" for chair in now.chairs)
        return steps + chain(now, [events.Concluded(at=at, clause="M6")] if empty else [])
    steps = []
    for seat in seats:
        if table.stage == "playing" and seat in table.playing().remaining():
            steps.append(_step(table, events.Stopped(at=at, seat=seat, clause="M1", left=True)))
            table = steps[-1][1]
    return steps


def chain(table: Table, happening: Sequence[Happening]) -> list[Step]:
    steps: list[Step] = []
    for event in happening:
        steps.append(_step(table, event))
        table = steps[-1][1]
    return steps


# --- playing ----------------------------------------------------------------------------------


def move(table: Table, said: wire.Move, at: int) -> list[Step]:
    """A move of a person, with the hand that made it."""
    match = table.playing()
    if (falls := table.clocks.flag_falls) is not None and at >= falls:
        raise Refused("out-of-time")
    if said.ply == match.ply and said.seat == match.to_play and said.hand:
        objection = match.game.hand_objection(match.state, said.hand)
        if objection:
            raise Refusal(objection)
    event = Moved(at=at, nonce=said.nonce, seat=said.seat, move=said.move, hand=said.hand)
    return [_spelled(_step(table, event, said.ply))]


def answer(table: Table, event: Moved, ply: int) -> list[Step]:
    """A move of a computer player, or of CHANCE."""
    return [_spelled(_step(table, event, ply))]


def _spelled(step: Step) -> Step:
    """The log holds a move as we write it, not as it was typed."""
    event, table = step
    assert isinstance(event, Moved)
    return structs.replace(event, move=table.playing().steps[-1].move), table


def time_out(table: Table, at: int) -> list[Step]:
    """M2: the running clock is at nothing."""
    seat, falls = table.clocks.running, table.clocks.flag_falls
    if table.stage != "playing" or seat is None or falls is None or at < falls:
        return []
    return [_step(table, events.Stopped(at=at, seat=seat, clause="M2"))]


def act(table: Table, said: wire.Act, gone: Sequence[Seat], at: int) -> list[Step]:
    """What a seat may do beside moving; `gone` are the seats whose game can be claimed."""
    seat, nonce = said.seat, said.nonce
    match said.what:
        case "resign":
            event: Happening = events.Stopped(at=at, nonce=nonce, seat=seat, clause="M1")
        case "offer-draw":
            return _with_own_word(table, events.Offered(at=at, nonce=nonce, seat=seat, what="draw"))
        case "take-back":
            asked = events.Offered(at=at, nonce=nonce, seat=seat, what="take-back")
            return _with_own_word(table, asked)
        case "agree" | "decline":
            event = events.Answered(at=at, nonce=nonce, seat=seat, yes=said.what == "agree")
        case "claim":
            return _claimed(table, seat, gone, nonce, at)
        case "cancel":
            event = events.Concluded(at=at, nonce=nonce, by=seat, clause="M6")
        case "rematch":
            return [_wanted(table, said, at)]
    return [_step(table, event)]


def _with_own_word(table: Table, offered: events.Offered) -> list[Step]:
    """Who holds several seats need not ask oneself."""
    steps = [_step(table, offered)]
    person = table.chairs[offered.seat].person
    for seat in table.seats_of(person):
        now = steps[-1][1]
        offer = now.playing().offer
        if offer and seat not in offer.agreed and seat in now.playing().remaining():
            steps.append(_step(now, events.Answered(at=offered.at, seat=seat, yes=True)))
    return steps


def _claimed(table: Table, seat: Seat, gone: Sequence[Seat], nonce: str, at: int) -> list[Step]:
    """M3: whoever has gone and is not back has stopped."""
    if not [other for other in gone if other != seat]:
        raise Refused("nobody-gone")
    steps: list[Step] = []
    for other in gone:
        if other != seat and table.stage == "playing" and other in table.playing().remaining():
            event = events.Stopped(at=at, nonce=nonce, by=seat, seat=other, clause="M3")
            steps.append(_step(table, event))
            table = steps[-1][1]
    return steps


# --- again ------------------------------------------------------------------------------------


def _wanted(table: Table, said: wire.Act, at: int) -> Step:
    if table.stage != "over" or table.match is None:
        raise Refused("rematch-later")
    if table.again:
        raise Refused("rematch-there")
    _first_in(table, said.first, Random(0))
    event = events.Wanted(at=at, nonce=said.nonce, seat=said.seat, first=said.first)
    return _step(table, event)


def all_want(table: Table) -> bool:
    """Whether everybody who played would play again; a computer always would."""
    people = {chair.person for chair in table.chairs if chair.kind == "person"}
    willing = {table.chairs[seat].person for seat in table.wants}
    return bool(willing) and people <= willing and not table.again


def rematch(table: Table, name: str, rng: Random, at: int) -> Made:
    """The same players, the chairs moved along to whoever begins now."""
    asked = next((first for first in table.wants.values() if first), "")
    first = _first_in(table, asked, rng)
    return structs.replace(
        table.made,
        at=at,
        nonce="",
        id=name,
        chairs=seated_from(table.chairs, first),
        keys=seated_from(table.keys, first),
        before=table.made.id,
    )


def _first_in(table: Table, asked: str, rng: Random) -> Seat:
    """The seat of the last game whose owner begins: a number, a way of the rules, or `next`."""
    seats = len(table.chairs)
    option = next((o for o in table.game.options if o.name == "first"), None)
    way = asked or table.made.options.get("first", "")
    if asked in map(str, range(seats)):
        return int(asked)
    if asked and option and asked != NEXT:
        option.read(asked)
    if way in ("random", "winner", "loser"):
        return beginner(way, seats, rng, table.outcome)
    return 1 % seats
