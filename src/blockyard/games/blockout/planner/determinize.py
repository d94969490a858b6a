"""A whole position that looks to one seat exactly like the real one (B12).

`notes.py` says what the seat knows; here hidden cards are dealt that agree with it. Where one
hand is limited by what is known, all hands that agree are equally likely; where several are,
nearly so. Nothing is read into the choice of a card that was played.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from blockyard.core.contract import CHANCE, Outcome, Seat, View
from blockyard.games.blockout.blocks import Placed, Pose
from blockyard.games.blockout.cards import DECK, in_order
from blockyard.games.blockout.moves import Put
from blockyard.games.blockout.piles import Cards
from blockyard.games.blockout.planner.notes import Note, Notes, notes_on, on_the_table, unplayable
from blockyard.games.blockout.rules import BlockOutState

TRIES = 60


class Contradiction(Exception):
    """This deal has come to a point where no card fits; another may go better."""


def determinize(view: View, heard: Sequence[str], seat: Seat, rng: Random) -> BlockOutState:
    """A position that agrees with all that the seat knows."""
    if view["open"] is not None:
        return _position(view, view["open"])
    for notes in (notes_on(view, tuple(heard), seat), on_the_table(view, seat)):
        for attempt in range(TRIES):
            position = _dealt(notes, view, seat, rng, strictly=attempt > TRIES // 2)
            if position and position.to_play == view["to_play"]:
                return position
    raise AssertionError("no hidden cards agree with what this seat sees")


def _dealt(
    notes: Notes, view: View, seat: Seat, rng: Random, strictly: bool
) -> BlockOutState | None:
    try:
        deal = _Deal(notes, view, seat, rng)
        deal.agree_with_the_turn(view, strictly)
        return _position(view, deal.hands(view))
    except Contradiction:
        return None


def _position(view: View, hands: Sequence[Sequence[str]]) -> BlockOutState:
    """The position of a view, with these hands."""
    clause = view["clause"]
    return BlockOutState(
        Cards(tuple(map(in_order, hands)), tuple(view["discards"])),
        advanced=view["advanced"],
        stage=view["stage"],
        turn=view["turn"],
        way=view["way"],
        tower=tuple(Placed(at["block"], Pose(*at["pose"])) for at in view["tower"]),
        held=view["held"] or "",
        aim=Put(*view["aim"]) if view["aim"] else None,
        owed=view["owed"],
        deciding=view["deciding"],
        retired=frozenset(view["retired"]),
        outcome=Outcome(frozenset({view["turn"]}), clause) if clause else None,
    )


@dataclass(eq=False, slots=True)
class _Unseen:
    """A card in another hand: the pile it was drawn from, and the kinds it may be."""

    pile: Counter[str]
    kinds: frozenset[str] = frozenset(DECK)

    def choices(self) -> list[str]:
        return [kind for kind, count in self.pile.items() if count > 0 and kind in self.kinds]

    def chances(self) -> int:
        """How many cards it may be, not only how many kinds."""
        return sum(self.pile[kind] for kind in self.choices())

    def likely(self, kinds: Sequence[str]) -> float:
        """How likely it is one of these kinds, looked at alone."""
        fitting = sum(self.pile[kind] for kind in self.choices() if kind in kinds)
        return fitting / (self.chances() or 1)

    def turn_up(self, card: str) -> None:
        self.pile[card] -= 1


class _Deal:
    """Hidden cards, dealt by what was noted. A pile here holds all of its cards that have not
    been seen yet, whether they are still in it or in somebody's hand."""

    def __init__(self, notes: Notes, view: View, seat: Seat, rng: Random) -> None:
        self.rng = rng
        self.seat = seat
        self.pile: Counter[str] = Counter(DECK)
        self.own: Counter[str] = Counter()
        self.unseen: list[list[_Unseen]] = [[] for _ in view["counts"]]
        self.laid_down: list[_Unseen] = []
        for note in notes:
            self._take(note)
        for card in view["discards"][: len(self.laid_down)]:
            self._turn_up(self.laid_down, card)

    def _take(self, note: Note) -> None:
        hand = self.unseen[note.seat]
        match note.what:
            case "draws":
                hand.append(_Unseen(self.pile))
            case "draws-seen":
                self.pile.subtract(note.cards)
                self.own.update(note.cards)
            case "face-up":
                self.pile.subtract(note.cards)
            case "cannot-play":
                _limit(hand, note.cards)
            case "plays":
                self._play(note.seat, note.cards[0])
            case "leaves":
                self._leave(note.seat)
            case "new-pile":
                self._new_pile(note.cards)

    def _play(self, seat: Seat, card: str) -> None:
        if seat == self.seat:
            self.own[card] -= 1
        else:
            self._turn_up(self.unseen[seat], card)

    def _turn_up(self, hand: list[_Unseen], card: str) -> None:
        """One of these cards turns out to be `card`; which one, is as likely as it fits."""
        found = self._one_of(hand, (card,))
        hand.remove(found)
        found.turn_up(card)

    def _one_of(self, hand: Sequence[_Unseen], kinds: Sequence[str]) -> _Unseen:
        weights = [unseen.likely(kinds) for unseen in hand]
        if not any(weights):
            raise Contradiction
        return self.rng.choices(hand, weights)[0]

    def _leave(self, seat: Seat) -> None:
        """M1.1: the hand goes under the discards, where the view shows it (B12.2)."""
        self.laid_down = [*self.unseen[seat], *self.laid_down]
        self.unseen[seat] = []

    def _new_pile(self, discards: Sequence[str]) -> None:
        """B5.1: the new pile is what was discarded. If a hand that was laid down is in it,
        what that was is no longer known: all cards but one's own may then be anywhere."""
        if not self.laid_down:
            self.pile = Counter(discards)
            return
        self.pile = Counter(DECK)
        self.pile.subtract(self.own)
        self.laid_down = []
        for hand in self.unseen:
            for unseen in hand:
                unseen.pile = self.pile

    def agree_with_the_turn(self, view: View, strictly: bool) -> None:
        """B5: who has to draw now cannot play. Who does not can: that is seen in the end, and
        made sure of only if it does not come by itself."""
        turn, table = view["turn"], _position(view, [()] * view["seats"])
        if turn == self.seat or view["stage"] not in ("play", "start"):
            return
        cannot = unplayable(table)
        if view["to_play"] == CHANCE:
            _limit(self.unseen[turn], cannot)
        elif strictly:
            can = [card for card in DECK if card not in cannot]
            _limit([self._one_of(self.unseen[turn], can)], can)

    def hands(self, view: View) -> list[list[str]]:
        """Every hidden card dealt, those first that have the fewest choices."""
        hands: list[list[str]] = [[] for _ in self.unseen]
        hands[self.seat] = view["hand"]
        hidden = [(unseen, at) for at, hand in enumerate(self.unseen) for unseen in hand]
        self.rng.shuffle(hidden)
        for unseen, at in sorted(hidden, key=lambda one: one[0].chances()):
            choices = unseen.choices()
            if not choices:
                raise Contradiction
            weights = [unseen.pile[kind] for kind in choices]
            card = self.rng.choices(choices, weights)[0]
            unseen.turn_up(card)
            hands[at].append(card)
        return hands


def _limit(hand: Sequence[_Unseen], kinds: Sequence[str]) -> None:
    for unseen in hand:
        unseen.kinds &= frozenset(kinds)
