"""What a seat knows about the hidden cards: the facts that define its information set (B12).

  - which cards lie face up, which the seat drew itself, and how many everybody holds;
  - a player who had to draw held nothing playable at that moment, and neither was any card drawn
    before the last, which was then played (B5);
  - a new pile consists of the discards and nothing else, so a card drawn from it is one of those,
    and a card held before is not (B5.1).

The rules themselves replay the game: in the replayed state every unseen card is held as `any`,
which can always be played.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache
from typing import Literal, NamedTuple

from blockyard.core.contract import Seat
from blockyard.games.blockout.cards import DECK
from blockyard.games.blockout.moves import VERDICTS
from blockyard.games.blockout.piles import Cards
from blockyard.games.blockout.rules import BlockOutState
from blockyard.games.blockout.view import BlockOutView

HIDDEN = "any"
NOBODY: Seat = -1

Kind = Literal["draws", "draws-seen", "cannot-play", "plays", "leaves", "new-pile", "face-up"]

EXPECTED_WORDS = {
    **dict.fromkeys(("deal", "play", "start", "owe"), ("draw",)),
    "put": ("put",),
    "count": VERDICTS,
    "last": ("",),
}


class Fact(NamedTuple):
    """One thing the seat has observed or can infer: about whom, and about which cards."""

    kind: Kind
    seat: Seat
    cards: tuple[str, ...] = ()


Facts = tuple[Fact, ...]


def known_facts(view: BlockOutView, history: tuple[str, ...], seat: Seat) -> Facts:
    """All facts from the moves shown to this seat, up to `view`.

    A game cannot be replayed if it did not begin with the deal, or if a turn passed because
    nothing was left to draw (B5.2), which is not shown; and nothing is shown to a seat that has
    left. Then only the facts on the table remain.
    """
    replayed = _replayed(view["seats"], view["advanced"], history, seat)
    if replayed and seat not in view["retired"] and _agrees(replayed[1].view(seat), view):
        return replayed[0]
    return facts_on_table(view, seat)


def _agrees(mine: BlockOutView, view: BlockOutView) -> bool:
    return _certain(mine) == _certain(view)


def _certain(view: BlockOutView) -> dict[str, object]:
    """All but what depends on unseen cards: who has to draw, and a hand laid down."""
    return {key: it for key, it in view.items() if key not in ("to_play", "drawer", "discards")}


def facts_on_table(view: BlockOutView, seat: Seat) -> Facts:
    """What is known without any history."""
    others = [other for other in range(view["seats"]) if other != seat]
    return (
        Fact("face-up", NOBODY, tuple(view["discards"])),
        Fact("draws-seen", seat, tuple(view["hand"] or ())),
        *(Fact("draws", other) for other in others for _ in range(view["counts"][other])),
    )


MOVES_AT_ONCE = 16
"""A game is replayed in parts of this length, so that its next positions are soon reached."""


# A search asks for many determinizations of the same point of a game, and then of a later one.
@lru_cache(maxsize=64)
def _replayed(
    seats: int, advanced: bool, history: tuple[str, ...], seat: Seat
) -> tuple[Facts, BlockOutState] | None:
    """The facts of a game from the deal on, and the state that it has reached."""
    if not history:
        return (), BlockOutState(Cards(((),) * seats), advanced=advanced)
    known = (len(history) - 1) // MOVES_AT_ONCE * MOVES_AT_ONCE
    before = _replayed(seats, advanced, history[:known], seat)
    if before is None:
        return None
    facts, state = list(before[0]), before[1]
    for shown in history[known:]:
        if not _is_consistent(state, shown, seat):
            return None
        facts += _facts_of(state, shown, seat)
        state = _after(state, shown, seat)
    return tuple(facts), state


def _is_consistent(state: BlockOutState, shown: str, seat: Seat) -> bool:
    """Whether this move belongs to the stage that the game has reached."""
    word = shown.partition(" ")[0]
    if word == "!":
        return _leaver(shown) in state.playing()
    if state.stage in ("play", "start") and word != "draw":
        return _can_have_played(state, shown.partition(">")[0], seat)
    return word.partition(">")[0] in EXPECTED_WORDS.get(state.stage, ())


def _can_have_played(state: BlockOutState, card: str, seat: Seat) -> bool:
    return card in (state.hand() if state.turn == seat else DECK)


def _leaver(shown: str) -> Seat:
    """The seat that stopped, in a line such as `! M1 2`."""
    last = shown.rpartition(" ")[2]
    return int(last) if last.isdecimal() else NOBODY


def _facts_of(state: BlockOutState, shown: str, seat: Seat) -> Iterator[Fact]:
    """What this move reveals to `seat`."""
    word, _, card = shown.partition(" ")
    if word == "!":
        yield Fact("leaves", _leaver(shown))
    elif word == "draw":
        yield from _facts_of_draw(state, card, seat)
    elif state.stage in ("play", "start"):
        yield Fact("plays", state.turn, (shown.partition(">")[0],))


def _facts_of_draw(state: BlockOutState, card: str, seat: Seat) -> Iterator[Fact]:
    drawer = _drawer(state)
    if state.stage in ("play", "start") and drawer != seat:
        yield Fact("cannot-play", drawer, unplayable(state))
    if not state.cards.in_pile():
        yield Fact("new-pile", NOBODY, state.cards.discards)
    yield Fact("draws-seen", drawer, (card,)) if drawer == seat else Fact("draws", drawer)


def unplayable(state: BlockOutState) -> tuple[str, ...]:
    """B5: the kinds of card that cannot be played now."""
    return tuple(card for card in DECK if not state.is_playable(card))


def _drawer(state: BlockOutState) -> Seat:
    """Who draws: also a seat that seems able to play here, but is shown to draw (B5)."""
    return state.turn if state.drawer is None else state.drawer


def _after(state: BlockOutState, shown: str, seat: Seat) -> BlockOutState:
    word, _, card = shown.partition(" ")
    if word == "!":
        return state.retire(_leaver(shown))
    if word == "draw":
        return state.drawn(_drawer(state), card or HIDDEN)
    if state.stage in ("play", "start") and state.turn != seat:
        state = _with_revealed(state, shown.partition(">")[0])
    return state.after(shown)


def _with_revealed(state: BlockOutState, card: str) -> BlockOutState:
    """The card about to be played was one of the unseen ones."""
    hands = list(state.cards.hands)
    hands[state.turn] = (*hands[state.turn][1:], card)
    return replace(state, cards=replace(state.cards, hands=tuple(hands)))
