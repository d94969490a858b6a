"""Commands turned into events: each function decides what a command leads to.

A decision is a list of transitions (an event and the table after it), or a Refusal. Nothing has
happened until the events are in the log. Pure: the time and the random generator are parameters.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Literal, NamedTuple, TypeVar

from msgspec import structs

from blockyard import games
from blockyard.ai.levels import STRONGEST, WEAKEST
from blockyard.core.contract import Game, Refused, Seat
from blockyard.core.match import Match
from blockyard.core.seating import beginner, seated_from
from blockyard.server.tables import events
from blockyard.server.tables.events import Chair, Made, Moved, TableEvent
from blockyard.server.tables.table import OPEN, Table

NO_LOT = Random(0)
"""Where it does not matter what is drawn."""
NEXT = "next"
"""The default for who begins a rematch: the seat after the one that began the last game."""

MOST_OFFERS = 1000
"""Events of a table until no more offers are heard: reading a table must not take long, and offers
can be repeated for ever. Moves end by M7, and what ends a game is always heard."""

ActionKind = Literal[
    "resign", "offer-draw", "take-back", "agree", "decline", "claim", "cancel", "rematch"
]


class Transition(NamedTuple):
    """An event and the table after it."""

    event: TableEvent
    table: Table


Decide = Callable[[Table, int], list[Transition]]
"""A decision about a table at a time; run again if another process wrote first."""


@dataclass(frozen=True, slots=True)
class TableSpec:
    """The command to create a table. A chair is `me`, `open` or `bot:5`; `companions` are ids for
    the `me` chairs, in order: who shares the screen under another name."""

    game: str
    chairs: Sequence[str]
    options: Mapping[str, str] = field(default_factory=dict)
    companions: Sequence[str] = ()
    rated: bool = False
    start: str = ""


@dataclass(frozen=True, slots=True)
class Action:
    """The command of a seat other than a move; `first` is who begins a rematch."""

    kind: ActionKind
    seat: Seat
    nonce: str = ""
    first: str = ""


Stamped = TypeVar("Stamped", bound=TableEvent)


def _stamped(table: Table, event: Stamped) -> Stamped:
    """The event with the time that the running clock has left, unless it brings that itself."""
    running = table.clocks.running
    if running is None or event.remaining is not None:
        return event
    return structs.replace(event, remaining=table.clocks.remaining(running, event.at))


def _transition(table: Table, event: TableEvent, ply: int | None = None) -> Transition:
    event = _stamped(table, event)
    return Transition(event, table.after(event, ply))


def _require_space(table: Table, reason: str = "table-long") -> None:
    if table.version >= MOST_OFFERS:
        raise Refused(reason)


def transitions(table: Table, events: Sequence[TableEvent]) -> list[Transition]:
    """These events, one after the other."""
    found: list[Transition] = []
    for event in events:
        found.append(_transition(table, event))
        table = found[-1].table
    return found


# --- creating and joining a table -------------------------------------------------------------


def new_chairs(
    spec: TableSpec, host: Chair, rng: Random
) -> tuple[Game, dict[str, str], list[Chair]]:
    """The game, its resolved options, and the chairs in seat order."""
    game = games.get(spec.game)
    options = _options_from(game, spec) if spec.start else game.resolve_options(spec.options)
    game.seated(len(spec.chairs))
    if "me" not in spec.chairs:
        raise Refused("chair-for-you")
    companions = iter(spec.companions)
    chairs = [_chair(word, host, companions) for word in spec.chairs]
    if spec.rated and (host.guest or spec.chairs.count("me") > 1):
        raise Refused("guests-play-casual" if host.guest else "rated-one-seat-each")
    return game, options, seated_from(chairs, beginner(options.get("first", ""), len(chairs), rng))


def _options_from(game: Game, spec: TableSpec) -> dict[str, str]:
    """The options of a game that goes on from a position. The seats stay as they are there."""
    if spec.rated:
        raise Refused("start-casual")
    options = {name: text for name, text in spec.options.items() if name != "first"}
    match = Match.begin(game, len(spec.chairs), options, game.read(spec.start))
    if match.outcome:
        raise Refused("match-over")
    return game.resolve_options(dict(match.options))


def _chair(word: str, host: Chair, companions: Iterator[str]) -> Chair:
    if word == "me":
        return structs.replace(host, companion=next(companions, ""))
    if word == "open":
        return OPEN
    kind, _, level = word.partition(":")
    if kind == "bot" and level.isascii() and level.isdigit() and len(level) == 1:
        if int(level) not in range(WEAKEST, STRONGEST + 1):
            raise Refused("no-such-level", given=int(level), first=WEAKEST, last=STRONGEST)
        return Chair(kind="bot", level=int(level))
    raise Refused("no-such-chair", given=word[:40])


def start_if_full(table: Table, at: int) -> list[Transition]:
    """The match starts when every chair is taken, unless somebody knocks."""
    is_ready = table.stage == "waiting" and table.is_full() and table.knock is None
    return [_transition(table, events.Started(at=at))] if is_ready else []


def sit(table: Table, seat: Seat | None, chair: Chair, key: str, at: int) -> list[Transition]:
    """Take this open chair, or any if `seat` is None."""
    open_seats = [s for s, taken in enumerate(table.chairs) if taken.kind == "open"]
    if table.stage != "waiting" or not open_seats:
        raise Refused("table-full")
    if seat is not None and seat not in open_seats:
        raise Refused("chair-taken", seat=seat + 1)
    if table.seats_of(chair.person):
        raise Refused("already-seated")
    _require_space(table)
    if table.made.rated and chair.guest:
        raise Refused("guests-play-casual")
    if chair.bot and not table.made.bots:
        raise Refused("bots-not-here")
    taken = open_seats[0] if seat is None else seat
    first = _transition(table, events.Sat(at=at, seat=taken, chair=chair, key=key))
    return [first, *start_if_full(first.table, at)]


def knock(table: Table, chair: Chair, key: str, at: int, wait_ms: int) -> list[Transition]:
    """Take any open chair. If it is the last one, people who wait have so long to accept;
    programs always do."""
    sat, *started = sit(table, None, chair, key, at)
    is_asked = any(one.kind == "person" and not one.bot for one in table.chairs)
    if not started or not is_asked:
        return [sat, *started]
    assert isinstance(sat.event, events.Sat)
    return [_transition(table, structs.replace(sat.event, accept_by=at + wait_ms))]


def _answer_knock(table: Table, action: Action, at: int) -> list[Transition]:
    """Accept, and the match begins; decline, and whoever knocked waits on alone."""
    if table.knock is None or action.seat == table.knock.seat:
        raise Refused("nothing-on-offer")
    if action.kind == "agree":
        started = events.Started(at=at, nonce=action.nonce, by=action.seat)
        return [_transition(table, started)]
    return leave(table, table.seats_of(table.chairs[action.seat].person), at)


def end_knock(table: Table, at: int) -> list[Transition]:
    """Nobody answered the knock in time: those who waited are gone, whoever knocked waits on."""
    if table.knock is None or at < table.knock.until:
        return []
    waited = [seat for seat, chair in enumerate(table.chairs) if chair.kind == "person"]
    return leave(table, [seat for seat in waited if seat != table.knock.seat], at)


def leave(table: Table, seats: Sequence[Seat], at: int) -> list[Transition]:
    """Leave the table: before the start the chairs open up again, later it is a resignation
    (M1). A table without people is cancelled."""
    if not seats:
        raise Refused("not-seated")
    if table.stage == "waiting":
        found = transitions(table, [events.Left(at=at, seat=seat) for seat in seats])
        left = found[-1].table
        is_empty = all(chair.kind != "person" for chair in left.chairs)
        return found + transitions(left, [events.Concluded(at=at, clause="M6")] if is_empty else [])
    found = []
    for seat in seats:
        if _is_in_play(table, seat):
            stopped = events.Stopped(at=at, seat=seat, clause="M1", left=True)
            found.append(_transition(table, stopped))
            table = found[-1].table
    return found


def expire(table: Table, at: int) -> list[Transition]:
    """M6: no player came to the table in time."""
    if table.stage != "waiting":
        return []
    return transitions(table, [events.Concluded(at=at, clause="M6")])


def _is_in_play(table: Table, seat: Seat) -> bool:
    return table.stage == "playing" and seat in table.playing().remaining()


# --- playing ----------------------------------------------------------------------------------


def play(table: Table, moved: Moved, ply: int) -> list[Transition]:
    """A player's move for this ply; hands.py judges the hand motion that made it."""
    falls = table.clocks.flag_falls
    if falls is not None and moved.at >= falls:
        raise Refused("out-of-time")
    return play_for(table, moved, ply)


def require_turn(match: Match, seat: Seat, ply: int) -> None:
    """Refuse what is not for this seat's turn, now."""
    if match.outcome:
        raise Refused("match-over")
    if ply != match.ply:
        raise Refused("stale", ply=ply + 1, now=match.ply + 1)
    if seat != match.to_play:
        raise Refused("not-your-turn")


def play_for(table: Table, moved: Moved, ply: int) -> list[Transition]:
    """A move that the server makes: for a computer player or for CHANCE."""
    moved = _stamped(table, moved)
    after = table.after(moved, ply)
    last = after.playing().last_event
    assert last is not None
    # The log holds the canonical notation of a move, however it was typed.
    if last.move != moved.move:
        moved = structs.replace(moved, move=last.move)
    return [Transition(moved, after), *_end_if_too_long(after, moved.at)]


def _end_if_too_long(table: Table, at: int) -> list[Transition]:
    """M7: a game with this many moves is a draw."""
    if not table.playing().is_too_long():
        return []
    return [_transition(table, events.Concluded(at=at, clause="M7"))]


def time_out(table: Table, at: int) -> list[Transition]:
    """M2: the running clock has reached zero."""
    seat, falls = table.clocks.running, table.clocks.flag_falls
    if table.stage != "playing" or seat is None or falls is None or at < falls:
        return []
    return [_transition(table, events.Stopped(at=at, seat=seat, clause="M2"))]


def act(table: Table, action: Action, absent: Sequence[Seat], at: int) -> list[Transition]:
    """Resign, offer, answer an offer or a knock, claim, cancel, ask for a rematch or decline one.
    `absent` are the seats that have been away for so long that their game can be claimed."""
    seat, nonce = action.seat, action.nonce
    match action.kind:
        case "resign":
            event: TableEvent = events.Stopped(at=at, nonce=nonce, seat=seat, clause="M1")
        case "offer-draw":
            return _offer(table, events.Offered(at=at, nonce=nonce, seat=seat, what="draw"))
        case "take-back":
            return _offer(table, events.Offered(at=at, nonce=nonce, seat=seat, what="take-back"))
        case "agree" | "decline" if table.stage == "waiting":
            return _answer_knock(table, action, at)
        case "decline" if table.stage == "over":
            event = _rematch_declined(table, action, at)
        case "agree" | "decline":
            event = events.Answered(at=at, nonce=nonce, seat=seat, yes=action.kind == "agree")
        case "claim":
            return _claim(table, action, absent, at)
        case "cancel":
            event = events.Concluded(at=at, nonce=nonce, by=seat, clause="M6")
        case "rematch":
            return _want_rematch(table, action, at)
    return [_transition(table, event)]


def _offer(table: Table, offered: events.Offered) -> list[Transition]:
    """An offer, which the other seats of the same person accept at once."""
    _require_space(table, "offers-end")
    found = [_transition(table, offered)]
    person = table.chairs[offered.seat].person
    for seat in table.seats_of(person):
        now = found[-1].table
        offer = now.playing().offer
        if offer and seat not in offer.agreed and seat in now.playing().remaining():
            found.append(_transition(now, events.Answered(at=offered.at, seat=seat, yes=True)))
    return found


def _claim(table: Table, action: Action, absent: Sequence[Seat], at: int) -> list[Transition]:
    """M3: stop the seats of players who left and did not come back."""
    others = [seat for seat in absent if seat != action.seat]
    if not others:
        raise Refused("nobody-gone")
    found: list[Transition] = []
    for seat in others:
        if _is_in_play(table, seat):
            stopped = events.Stopped(
                at=at, nonce=action.nonce, by=action.seat, seat=seat, clause="M3"
            )
            found.append(_transition(table, stopped))
            table = found[-1].table
    return found


# --- rematch ----------------------------------------------------------------------------------


def _want_rematch(table: Table, action: Action, at: int) -> list[Transition]:
    """A wish for a rematch; the same one again changes nothing."""
    if table.stage != "over" or table.match is None:
        raise Refused("rematch-later")
    if table.rematch:
        raise Refused("rematch-there")
    _first_seat(table, action.first, NO_LOT)  # refuses an unknown wish
    if table.rematch_votes.get(action.seat) == action.first:
        return []
    _require_space(table)
    wanted = events.RematchWanted(at=at, nonce=action.nonce, seat=action.seat, first=action.first)
    return [_transition(table, wanted)]


def _rematch_declined(table: Table, action: Action, at: int) -> events.RematchDeclined:
    if table.rematch:
        raise Refused("rematch-there")
    if not table.rematch_votes:
        raise Refused("nothing-on-offer")
    return events.RematchDeclined(at=at, nonce=action.nonce, seat=action.seat)


def is_rematch_agreed(table: Table) -> bool:
    """Whether everybody who played wants a rematch; computer players always do."""
    people = {chair.person for chair in table.chairs if chair.kind == "person"}
    willing = {table.chairs[seat].person for seat in table.rematch_votes}
    return bool(willing) and people <= willing and not table.rematch


def rematch_first(table: Table) -> Seat | None:
    """The seat of the last game that would begin a rematch; None if a lot decides."""
    asked = _asked_first(table)
    if (asked or table.made.options.get("first", "")) == "random":
        return None
    return _first_seat(table, asked, NO_LOT)


def _asked_first(table: Table) -> str:
    return next((first for first in table.rematch_votes.values() if first), "")


def rematch(table: Table, table_id: str, rng: Random, at: int) -> Made:
    """The same players at a new table, rotated so that the agreed seat begins."""
    first = _first_seat(table, _asked_first(table), rng)
    return structs.replace(
        table.made,
        at=at,
        nonce="",
        id=table_id,
        chairs=seated_from(table.chairs, first),
        keys=seated_from(table.keys, first),
        before=table.made.id,
        rated=table.made.rated and table.clocks.is_timed,
    )


def _first_seat(table: Table, asked: str, rng: Random) -> Seat:
    """The seat of the last game that begins the next one: a seat number, a value of the game's
    option `first`, or `next`."""
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
