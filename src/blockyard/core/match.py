"""One match: the only door through which a position advances.

People, bots and chance all come in by `Match.play`; whatever leaves for a seat is a SeatUpdate.
The match adds the clauses that are the same for every game:

  M1 resigned · M2 out of time · M3 left and not back · M4 draw agreed ·
  M5 abandoned, no result · M6 cancelled before the start

With two seats, M1 to M3 give the game to the other. With more, play goes on without the seat
that stopped (M1.1), the last seat left wins (M1.2), and who stopped ranks below all who did
not (M1.3). Docs: docs/rulings/match.md.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from random import Random
from typing import Literal

from blockyard.core.contract import CHANCE, ChanceMove, Game, Outcome, Refused, Seat, State, View
from blockyard.core.kernel import FastPosition

CLAUSES = ("M1", "M1.1", "M1.2", "M1.3", "M2", "M3", "M4", "M4.1", "M5", "M5.1", "M6")
STOPS = ("M1", "M2", "M3")
NO_RESULT = ("M5", "M6")

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
    """What one seat is told after something happened. Moves are listed for the mover only."""

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
            told = {"given": said[name], "start": start.agreed[name]}
            raise Refused("start-disagrees", name=name, **told)
    shown = {name: text for name, text in start.agreed.items() if name != "seats"}
    return {**shown, **options}


class Match:
    """A game in progress: its start, what happened since, and what is on offer."""

    def __init__(
        self,
        game: Game,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        start: State | None = None,
    ) -> None:
        self.game = game
        self.start = start or game.start(seats, options or {})
        self.seats = game.seated(int(self.start.agreed["seats"]))
        known = _agreed(game, start, seats, options or {}) if start else options
        self.options = game.resolve_options(known or {})
        self.state = self.start
        self.events: list[MatchEvent] = []
        self.stopped: dict[Seat, str] = {}
        self.offer: Offer | None = None
        self._decided: Outcome | None = None
        self._fast_position: FastPosition | None = None
        self._fast_state: State | None = None
        """The position that the fast stands for; once it is another, the fast is of no use."""

    def copy(self) -> Match:
        """The same match, to try something without changing this one."""
        fast = object.__new__(Match)
        fast.__dict__.update(self.__dict__)
        fast.events, fast.stopped = list(self.events), dict(self.stopped)
        return fast

    def back_to(self, ply: int) -> Match:
        """The match as it stood when so many things had happened."""
        then = Match(self.game, self.seats, self.options, self.start)
        then.events = self.events[:ply]
        then.state = self.events[ply].before if ply < self.ply else self.state
        then.stopped = {step.seat: step.clause for step in then.events if step.clause in STOPS}
        return then

    @property
    def ply(self) -> int:
        return len(self.events)

    @property
    def outcome(self) -> Outcome | None:
        """The match's own decision (M1-M6), or else what the rules say."""
        return self._decided or self.state.outcome

    @property
    def to_play(self) -> Seat | None:
        return None if self.outcome else self.state.to_play

    def remaining(self) -> list[Seat]:
        return [seat for seat in range(self.seats) if seat not in self.stopped]

    # --- moves ---------------------------------------------------------------

    def play(self, seat: Seat, ply: int, move: str) -> None:
        """Advance by one move, or refuse and change nothing."""
        self._still_running()
        if ply != self.ply:
            raise Refused("stale", ply=ply + 1, now=self.ply + 1)
        if seat != self.to_play:
            raise Refused("not-your-turn")
        before, after = self.state, self.state.play(move)
        step = MatchEvent(seat, before.spell(move), "", before)
        if self._fast_position is not None and self._fast_state is before:
            self._fast_position, self._fast_state = self._fast_position.play(step.move), after
        self.state = after
        self.events.append(step)
        self.offer = None

    def legal_moves(self) -> list[str]:
        """What the rules list in this position, by the game's kernel where it has a fast."""
        if self._fast_state is not self.state:
            self._fast_position, self._fast_state = self.game.fast_position(self.state), self.state
        return (self.state if self._fast_position is None else self._fast_position).legal_moves()

    def chance_move(self, rng: Random, hands: Mapping[Seat, str] | None = None) -> ChanceMove:
        """What CHANCE plays next, by the hand of the seat that moved last; not played yet."""
        last = self.events[-1].seat if self.events else CHANCE
        return self.game.filmed(self.state, rng, (hands or {}).get(last, ""))

    def _still_running(self) -> None:
        if self.outcome:
            raise Refused("match-over")

    # --- M1-M3: a seat stops -------------------------------------------------

    def resign(self, seat: Seat) -> None:
        self.stop(seat, "M1")

    def time_out(self, seat: Seat) -> None:
        self.stop(seat, "M2")

    def leave(self, seat: Seat) -> None:
        self.stop(seat, "M3")

    def stop(self, seat: Seat, clause: str) -> None:
        """M1-M3: the other wins, or the game goes on among those who remain."""
        self._still_running()
        if seat not in self.remaining():
            raise Refused("not-in-the-game")
        others = [s for s in self.remaining() if s != seat]
        if len(others) > 1:
            self._note(seat, clause)
            self.state = self.state.retire(seat)
        elif clause != "M1" and not self._anybody_moved_twice():
            self.conclude("M5")
            return
        else:
            self._note(seat, clause)
            self._decided = Outcome(frozenset(others), clause)
        self.stopped[seat] = clause

    def _note(self, seat: Seat, clause: str) -> None:
        self.events.append(MatchEvent(seat, "", clause, self.state))
        self.offer = None

    def _anybody_moved_twice(self) -> bool:
        """M5.1: turns count, not moves; a lift and a put are one turn."""
        turns: list[Seat] = []
        for step in self.events:
            if not step.clause and step.seat != CHANCE and turns[-1:] != [step.seat]:
                turns.append(step.seat)
        return any(turns.count(seat) > 1 for seat in turns)

    def conclude(self, clause: str) -> None:
        """M4-M6: end without a winner; the clause says whether that may be now."""
        self._still_running()
        if clause == "M6" and self.events:
            raise Refused("already-begun")
        if clause == "M5" and self._anybody_moved_twice():
            raise Refused("too-late-to-abandon")
        self._note(CHANCE, clause)
        self._decided = Outcome(frozenset(), clause)

    def cancel(self) -> None:
        """M6: before the first move nothing has happened yet."""
        self.conclude("M6")

    # --- M4 and take-backs: what needs everybody's word ----------------------

    def offer_draw(self, seat: Seat) -> None:
        """M4: offer a draw to all who remain."""
        self._put_forward(Offer("draw", seat, self.ply, frozenset({seat})))

    def ask_take_back(self, seat: Seat) -> None:
        """Ask to go back to the beginning of one's last turn."""
        self._still_running()
        ply = self._turn_began(seat)
        for step in self.events[ply:]:
            if step.seat == CHANCE or step.clause or step.before.reveals(step.move):
                raise Refused("nothing-revealed-goes-back")
        self._put_forward(Offer("take-back", seat, ply, frozenset({seat})))

    def _turn_began(self, seat: Seat) -> int:
        """The ply of the first move of this seat's last turn."""
        mine = [ply for ply, step in enumerate(self.events) if step.move and step.seat == seat]
        if not mine:
            raise Refused("nothing-to-take-back")
        ply = mine[-1]
        while ply > 0 and self.events[ply - 1].seat == seat and self._same_turn(ply):
            ply -= 1
        return ply

    def _same_turn(self, ply: int) -> bool:
        """A seat that moves again after others were skipped begins a new turn."""
        return not self.events[ply].before.skipped and not self.events[ply - 1].clause

    def _put_forward(self, offer: Offer) -> None:
        self._still_running()
        if offer.by not in self.remaining():
            raise Refused("not-in-the-game")
        if self.offer:
            raise Refused("answer-first")
        self.offer = offer
        self._fulfil()

    def agree(self, seat: Seat) -> None:
        """Say yes to what is on offer; it happens when all who remain have."""
        offer = self._offer_for(seat)
        self.offer = replace(offer, agreed=offer.agreed | {seat})
        self._fulfil()

    def decline(self, seat: Seat) -> None:
        """Say no; who offered may also withdraw this way."""
        self._offer_for(seat)
        self.offer = None

    def _offer_for(self, seat: Seat) -> Offer:
        self._still_running()
        if self.offer is None or seat not in self.remaining():
            raise Refused("nothing-on-offer")
        return self.offer

    def _fulfil(self) -> None:
        offer = self.offer
        if offer is None or not offer.agreed.issuperset(self.remaining()):
            return
        if offer.kind == "draw":
            self.conclude("M4")
            return
        self.state = self.events[offer.ply].before
        del self.events[offer.ply :]
        self.offer = None

    # --- what leaves ---------------------------------------------------------

    def history(self, seat: Seat | None) -> list[str]:
        """Everything that happened, as this seat was told of it."""
        return [self._told(step, seat) for step in self.events]

    def move_list(self, seat: Seat | None) -> list[str]:
        """The list of moves to show: at a memory table only the last one until the end."""
        heard = self.history(seat)
        return heard if self.outcome or self.state.lists_moves else heard[-1:]

    def last_shown(self, seat: Seat | None) -> str | None:
        """The last thing that happened, as this seat was told of it."""
        return self._told(self.events[-1], seat) if self.events else None

    def _told(self, step: MatchEvent, seat: Seat | None) -> str:
        return step.text() if step.clause else step.before.tell(step.move, seat)

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
