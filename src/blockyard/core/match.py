"""One match: the only way a position advances.

People, bots and chance all move by `Match.play`; what a seat is shown of it is a SeatUpdate.
A match is a value: whatever happens gives a new match and leaves the old one as it was.
The match adds the clauses that are the same for every game:

  M1 resigned · M2 out of time · M3 left and not back · M4 draw agreed ·
  M5 abandoned, no result · M6 cancelled before the start · M7 too long, a draw

With two seats, M1 to M3 give the game to the other. With more, play goes on without the seat
that stopped (M1.1), the last seat left wins (M1.2), and who stopped ranks below all who did
not (M1.3). Docs: docs/rulings/match.md.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from random import Random
from typing import Literal, Self

from blockyard.core.contract import (
    CHANCE,
    ChanceMove,
    Game,
    Outcome,
    Prompt,
    Refused,
    Seat,
    State,
    View,
)
from blockyard.core.kernel import FastPosition

CLAUSES = ("M1", "M1.1", "M1.2", "M1.3", "M2", "M3", "M4", "M4.1", "M5", "M5.1", "M6", "M7")
STOPS = ("M1", "M2", "M3")
NO_RESULT = ("M5", "M6")
LONGEST = 1500
"""M7: moves after which a game is a draw."""

Offered = Literal["draw", "take-back"]


@dataclass(frozen=True, slots=True)
class MatchEvent:
    """One thing that happened: a move, or, with a clause, what the match itself decided."""

    seat: Seat
    move: str
    clause: str
    before: State

    def text(self) -> str:
        """A line of the record: the move as it is, or `! M1 2` for a seat that stopped."""
        if not self.clause:
            return self.move
        return f"! {self.clause} {self.seat}" if self.clause in STOPS else f"! {self.clause}"


@dataclass(frozen=True, slots=True)
class Offer:
    """A draw, or going back to `ply`, and who has agreed so far. A move answers with no."""

    kind: Offered
    by: Seat
    ply: int
    agreed: frozenset[Seat]


@dataclass(frozen=True, slots=True)
class SeatUpdate:
    """What one seat is shown after something happened. Moves are listed for the mover only."""

    ply: int
    shown: str | None
    skipped: tuple[Seat, ...]
    view: View
    legal: list[str]
    outcome: Outcome | None
    offer: Offer | None


def _agreed(
    game: Game, start: State, seats: int | None, options: Mapping[str, str]
) -> dict[str, str]:
    """The options of a match that begins from a position, which knows most of them itself.
    What else was said of them has to agree with it."""
    said = game.start(seats, options).agreed
    for name in (*options, *(["seats"] if seats is not None else [])):
        if name in said and said[name] != start.agreed[name]:
            raise Refused("start-disagrees", name=name, given=said[name], start=start.agreed[name])
    shown = {name: text for name, text in start.agreed.items() if name != "seats"}
    return {**shown, **options}


@dataclass(frozen=True, eq=False)
class Match:
    """A game in progress: its start, what happened since, and what is on offer."""

    game: Game
    seats: int
    options: Mapping[str, str]
    start: State
    state: State
    ply: int = 0
    stopped: Mapping[Seat, str] = field(default_factory=dict)
    """The seats that stopped and the clause by which they did, in that order."""
    offer: Offer | None = None
    decision: Outcome | None = None
    """How the match itself ended the game (M1-M7)."""

    # The first `ply` entries are this match's events. Matches that follow from one another share
    # the list, so that a move costs the same however long the game: copying the events at every
    # move would not. Entries are only ever added behind those that some match counts.
    _log: list[MatchEvent] = field(default_factory=list, repr=False)

    @classmethod
    def begin(
        cls,
        game: Game,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        start: State | None = None,
    ) -> Self:
        """A new match, from the beginning of the game or from a position."""
        first = start or game.start(seats, options or {})
        known = _agreed(game, start, seats, options or {}) if start else options or {}
        return cls(
            game,
            seats=game.seated(int(first.agreed["seats"])),
            options=game.resolve_options(known),
            start=first,
            state=first,
        )

    @property
    def events(self) -> Sequence[MatchEvent]:
        return self._log[: self.ply]

    @property
    def last_event(self) -> MatchEvent | None:
        return self._log[self.ply - 1] if self.ply else None

    def back_to(self, ply: int) -> Self:
        """The match as it stood after `ply` events; after all of them, how it was decided."""
        return replace(
            self,
            ply=ply,
            state=self._log[ply].before if ply < self.ply else self.state,
            stopped={e.seat: e.clause for e in self._log[:ply] if e.clause in STOPS},
            offer=None,
            decision=self.decision if ply == self.ply else None,
        )

    @property
    def outcome(self) -> Outcome | None:
        """The match's own decision (M1-M7), or else what the rules say."""
        return self.decision or self.state.outcome

    @property
    def to_play(self) -> Seat | None:
        return None if self.outcome else self.state.to_play

    def remaining(self) -> list[Seat]:
        return [seat for seat in range(self.seats) if seat not in self.stopped]

    # --- moves ---------------------------------------------------------------

    def play(self, seat: Seat, ply: int, move: str) -> Self:
        """The match after one move; refuses what is not allowed."""
        self._require_running()
        if ply != self.ply:
            raise Refused("stale", ply=ply + 1, now=self.ply + 1)
        if seat != self.to_play:
            raise Refused("not-your-turn")
        state = self.state.play(move)
        event = MatchEvent(seat, self.state.spell(move), "", self.state)
        after = self._after(event, state, self.stopped)
        if (fast := self.__dict__.get("_fast_position")) is not None:
            after.__dict__["_fast_position"] = fast.play(event.move)
        return after

    def _after(
        self,
        event: MatchEvent,
        state: State,
        stopped: Mapping[Seat, str],
        decision: Outcome | None = None,
    ) -> Self:
        """The match after this event; any offer lapses."""
        log = self._log
        if len(log) == self.ply:
            log.append(event)
        if log[self.ply] is not event:  # another match already went on from here
            log = [*log[: self.ply], event]
        return type(self)(  # `replace` would take twice as long
            self.game,
            self.seats,
            self.options,
            self.start,
            state,
            self.ply + 1,
            stopped,
            offer=None,
            decision=decision,
            _log=log,
        )

    @cached_property
    def _fast_position(self) -> FastPosition | None:
        """The kernel's copy of the position, where the game has one: found when it is first
        needed, and from then on handed from move to move."""
        return self.game.fast_position(self.state)

    def legal_moves(self) -> list[str]:
        """What the rules list in this position, by the game's kernel where that is faster."""
        return (self.state if self._fast_position is None else self._fast_position).legal_moves()

    @property
    def prompt(self) -> Prompt:
        """What the player to move is asked to do."""
        return self.game.prompt(self.state)

    def chance_move(self, rng: Random, hands: Mapping[Seat, str] | None = None) -> ChanceMove:
        """What CHANCE plays next, by the hand of the seat that moved last; not played yet."""
        last = self.last_event.seat if self.last_event else CHANCE
        return self.game.filmed(self.state, rng, (hands or {}).get(last, ""))

    def _require_running(self) -> None:
        if self.outcome:
            raise Refused("match-over")

    # --- M1-M3: a seat stops -------------------------------------------------

    def resign(self, seat: Seat) -> Self:
        return self.stop(seat, "M1")

    def time_out(self, seat: Seat) -> Self:
        return self.stop(seat, "M2")

    def leave(self, seat: Seat) -> Self:
        return self.stop(seat, "M3")

    def stop(self, seat: Seat, clause: str) -> Self:
        """M1-M3: the other wins, or the game goes on among those who remain."""
        self._require_running()
        if seat not in self.remaining():
            raise Refused("not-in-the-game")
        others = [s for s in self.remaining() if s != seat]
        event = MatchEvent(seat, "", clause, self.state)
        stopped = {**self.stopped, seat: clause}
        if len(others) > 1:
            return self._after(event, self.state.retire(seat), stopped)
        if clause != "M1" and not self._anybody_moved_twice():
            return self.conclude("M5")
        return self._after(event, self.state, stopped, Outcome(frozenset(others), clause))

    def _anybody_moved_twice(self) -> bool:
        """M5.1: turns count, not moves; a lift and a put are one turn."""
        turns: list[Seat] = []
        for event in self.events:
            if not event.clause and event.seat != CHANCE and turns[-1:] != [event.seat]:
                turns.append(event.seat)
        return any(turns.count(seat) > 1 for seat in turns)

    def conclude(self, clause: str) -> Self:
        """M4-M7: end without a winner; the clause says whether that may be now."""
        self._require_running()
        if clause == "M6" and self.ply:
            raise Refused("already-begun")
        if clause == "M5" and self._anybody_moved_twice():
            raise Refused("too-late-to-abandon")
        if clause == "M7" and not self.is_too_long():
            raise Refused("not-too-long")
        event = MatchEvent(CHANCE, "", clause, self.state)
        return self._after(event, self.state, self.stopped, Outcome(frozenset(), clause))

    def is_too_long(self) -> bool:
        """M7: enough moves for a draw, once chance has had its say on the last one."""
        return self.ply >= LONGEST and self.to_play not in (None, CHANCE)

    def cancel(self) -> Self:
        """M6: before the first move nothing has happened yet."""
        return self.conclude("M6")

    # --- M4 and take-backs: what needs everybody's consent -------------------

    def offer_draw(self, seat: Seat) -> Self:
        """M4: offer a draw to all who remain."""
        return self._with_offer(Offer("draw", seat, self.ply, frozenset({seat})))

    def ask_take_back(self, seat: Seat) -> Self:
        """Ask to go back to the beginning of one's last turn."""
        self._require_running()
        ply = self._turn_began(seat)
        for event in self._log[ply : self.ply]:
            if event.seat == CHANCE or event.clause or event.before.reveals(event.move):
                raise Refused("nothing-revealed-goes-back")
        return self._with_offer(Offer("take-back", seat, ply, frozenset({seat})))

    def _turn_began(self, seat: Seat) -> int:
        """The ply of the first move of this seat's last turn."""
        events = self.events
        mine = [ply for ply, event in enumerate(events) if event.move and event.seat == seat]
        if not mine:
            raise Refused("nothing-to-take-back")
        ply = mine[-1]
        while ply > 0 and events[ply - 1].seat == seat and self._same_turn(ply):
            ply -= 1
        return ply

    def _same_turn(self, ply: int) -> bool:
        """A seat that moves again after others were skipped begins a new turn."""
        return not self._log[ply].before.skipped and not self._log[ply - 1].clause

    def _with_offer(self, offer: Offer) -> Self:
        self._require_running()
        if offer.by not in self.remaining():
            raise Refused("not-in-the-game")
        if self.offer:
            raise Refused("answer-first")
        return self._offering(offer)

    def agree(self, seat: Seat) -> Self:
        """Accept the offer; it takes effect when all who remain have accepted."""
        offer = self._offer_for(seat)
        return self._offering(replace(offer, agreed=offer.agreed | {seat}))

    def decline(self, seat: Seat) -> Self:
        """Decline the offer; the seat that made it may also withdraw it this way."""
        self._offer_for(seat)
        return self._offering(None)

    def _offer_for(self, seat: Seat) -> Offer:
        self._require_running()
        if self.offer is None or seat not in self.remaining():
            raise Refused("nothing-on-offer")
        return self.offer

    def _offering(self, offer: Offer | None) -> Self:
        """With this offer, or what it comes to once all who remain have agreed."""
        if offer is not None and offer.agreed.issuperset(self.remaining()):
            return self.conclude("M4") if offer.kind == "draw" else self.back_to(offer.ply)
        same = replace(self, offer=offer)
        if "_fast_position" in self.__dict__:
            same.__dict__["_fast_position"] = self._fast_position
        return same

    # --- what leaves ---------------------------------------------------------

    def history(self, seat: Seat | None) -> list[str]:
        """Everything that happened, as this seat was shown it."""
        return list(self._history(seat))

    def _history(self, seat: Seat | None) -> list[str]:
        """Kept, because the end of a game is shown again with every wish for a rematch."""
        known: dict[Seat | None, list[str]] = self.__dict__.setdefault("_histories", {})
        if seat not in known:
            known[seat] = [self._shown(event, seat) for event in self.events]
        return known[seat]

    def move_list(self, seat: Seat | None) -> list[str]:
        """The list of moves to show: at a memory table only the last one until the end."""
        history = self.history(seat)
        return history if self.outcome or self.state.lists_moves else history[-1:]

    def last_shown(self, seat: Seat | None) -> str | None:
        """The last thing that happened, as this seat was shown it."""
        return self._shown(self.last_event, seat) if self.last_event else None

    def _shown(self, event: MatchEvent, seat: Seat | None) -> str:
        return event.text() if event.clause else event.before.tell(event.move, seat)

    def update(self, seat: Seat | None) -> SeatUpdate:
        state = self.state
        return SeatUpdate(
            ply=self.ply,
            shown=self.last_shown(seat),
            skipped=state.skipped,
            view=state.view(seat),
            legal=self.legal_moves() if seat is not None and seat == self.to_play else [],
            outcome=self.outcome,
            offer=self.offer,
        )

    def places(self) -> tuple[int, ...]:
        """Each seat's place once the match is over: 1 for the winners, equal places shared.

        M1.3: who stopped comes after all who did not, the later the better.
        """
        outcome = self.outcome
        if outcome is None or outcome.clause in NO_RESULT:
            return ()
        order = list(self.stopped)

        def rank(seat: Seat) -> tuple[int, ...]:
            if seat in self.stopped:
                return (2, -order.index(seat))
            points = outcome.scores[seat] if outcome.scores else 0
            return (0 if seat in outcome.winners else 1, -points)

        ranks = [rank(seat) for seat in range(self.seats)]
        return tuple(1 + sum(other < mine for other in ranks) for mine in ranks)
