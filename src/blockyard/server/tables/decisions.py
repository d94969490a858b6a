"""Commands turned into events: each function decides what somebody's wish comes to.

A decision is a list of transitions, an event and the table after it, or a Refusal. Nothing has
happened until they are in the event log. Pure: the time is a parameter.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random

from msgspec import structs

from blockyard import games
from blockyard.ai.levels import STRONGEST, WEAKEST
from blockyard.core.contract import Game, Refusal, Refused, Seat
from blockyard.core.seating import beginner, seated_from
from blockyard.server import wire
from blockyard.server.people.names import proper
from blockyard.server.tables import events
from blockyard.server.tables.events import Made, Moved, TableEvent
from blockyard.server.tables.table import OPEN, Table
from blockyard.server.wire import Chair

Step = tuple[TableEvent, Table]
Decide = Callable[[Table, int], list[Step]]

NEXT = "next"
"""Who begins a rematch if nothing else was agreed: whoever did not begin the last game."""


def _step(table: Table, event: TableEvent, ply: int | None = None) -> Step:
    return event, table.after(event, ply)


# --- setting a table --------------------------------------------------------------------------


def chairs_for(
    wanted: wire.NewTable, host: Chair, rng: Random
) -> tuple[Game, dict[str, str], list[Chair]]:
    """The game, its options settled, and the chairs in the order of the seats."""
    game = games.get(wanted.game)
    options = game.resolve_options(wanted.options)
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


def chain(table: Table, happening: Sequence[TableEvent]) -> list[Step]:
    steps: list[Step] = []
    for event in happening:
        steps.append(_step(table, event))
        table = steps[-1][1]
    return steps


# --- playing ----------------------------------------------------------------------------------


def move(table: Table, said: wire.PlayMove, at: int) -> list[Step]:
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
    last = table.playing().last_event
    assert last is not None
    return structs.replace(event, move=last.move), table


def time_out(table: Table, at: int) -> list[Step]:
    """M2: the running clock is at nothing."""
    seat, falls = table.clocks.running, table.clocks.flag_falls
    if table.stage != "playing" or seat is None or falls is None or at < falls:
        return []
    return [_step(table, events.Stopped(at=at, seat=seat, clause="M2"))]


def act(table: Table, said: wire.TableAction, gone: Sequence[Seat], at: int) -> list[Step]:
    """What a seat may do beside moving; `gone` are the seats whose game can be claimed."""
    seat, nonce = said.seat, said.nonce
    match said.what:
        case "resign":
            event: TableEvent = events.Stopped(at=at, nonce=nonce, seat=seat, clause="M1")
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


def _wanted(table: Table, said: wire.TableAction, at: int) -> Step:
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
