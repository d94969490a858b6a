"""What a careful player notes down while the game is told: all that it gives away (B12).

  - which cards lie face up, which were drawn by oneself, and how many everybody holds;
  - who had to draw held nothing playable at that moment, and neither was any card drawn
    before the last, which was then played (B5);
  - a new pile is what had been discarded and nothing else, so a card drawn from it is one of
    those, and a card held before is not (B5.1).

The rules themselves follow the game: in the position that is played along, every card that
was not seen is held as `any`, which can always be played.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache
from typing import Literal, NamedTuple

from blockyard.core.contract import Seat, View
from blockyard.games.blockout.cards import DECK
from blockyard.games.blockout.moves import VERDICTS
from blockyard.games.blockout.piles import Cards
from blockyard.games.blockout.rules import BlockOutState

HIDDEN = "any"
NOBODY: Seat = -1

What = Literal["draws", "draws-seen", "cannot-play", "plays", "leaves", "new-pile", "face-up"]

EXPECTED = {
    **dict.fromkeys(("deal", "play", "start", "owe"), ("draw",)),
    "put": ("put",),
    "count": VERDICTS,
    "last": ("",),
}


class Note(NamedTuple):
    """One thing that was given away: by whom, and which cards it is about."""

    what: What
    seat: Seat
    cards: tuple[str, ...] = ()


Notes = tuple[Note, ...]


def notes_on(view: View, heard: tuple[str, ...], seat: Seat) -> Notes:
    """Everything noted on the way to `view`.

    The game cannot be followed if it began elsewhere than with the deal, or if a turn passed
    because nothing was left to draw (B5.2), which is not told; and who has left follows it no
    more. Then only what lies on the table now is noted.
    """
    followed = _followed(view["seats"], view["advanced"], heard, seat)
    if followed and seat not in view["retired"] and _looks_like(followed[1].view(seat), view):
        return followed[0]
    return on_the_table(view, seat)


def _looks_like(mine: View, view: View) -> bool:
    """Alike but for what depends on unseen cards: who is to draw, and a hand laid down."""
    unsure = ("to_play", "drawer", "discards")
    return all(mine[key] == view[key] for key in view if key not in unsure)


def on_the_table(view: View, seat: Seat) -> Notes:
    """What anybody could note who comes to the table only now."""
    others = [other for other in range(view["seats"]) if other != seat]
    return (
        Note("face-up", NOBODY, tuple(view["discards"])),
        Note("draws-seen", seat, tuple(view["hand"])),
        *(Note("draws", other) for other in others for _ in range(view["counts"][other])),
    )


# A bot asks again and again at the same point of a game; it is followed once.
@lru_cache(maxsize=16)
def _followed(
    seats: int, advanced: bool, heard: tuple[str, ...], seat: Seat
) -> tuple[Notes, BlockOutState] | None:
    """The notes on a game from the deal on, and the position that they lead to."""
    table = BlockOutState(Cards(((),) * seats), advanced=advanced)
    notes: list[Note] = []
    for told in heard:
        if not _can_follow(table, told, seat):
            return None
        notes += _noted(table, told, seat)
        table = _played_along(table, told, seat)
    return tuple(notes), table


def _can_follow(table: BlockOutState, told: str, seat: Seat) -> bool:
    """Whether `told` belongs to the stage that the game has reached."""
    word = told.partition(" ")[0]
    if word == "!":
        return _leaving(told) in table.playing()
    if table.stage in ("play", "start") and word != "draw":
        return _can_have_played(table, told.partition(">")[0], seat)
    return word.partition(">")[0] in EXPECTED.get(table.stage, ())


def _can_have_played(table: BlockOutState, card: str, seat: Seat) -> bool:
    return card in (table.hand() if table.turn == seat else DECK)


def _leaving(told: str) -> Seat:
    """The seat that stopped, in a line such as `! M1 2`."""
    last = told.rpartition(" ")[2]
    return int(last) if last.isdecimal() else NOBODY


def _noted(table: BlockOutState, told: str, seat: Seat) -> Iterator[Note]:
    """What this gives away to `seat` when it is told at this table."""
    word, _, card = told.partition(" ")
    if word == "!":
        yield Note("leaves", _leaving(told))
    elif word == "draw":
        yield from _noted_of_draw(table, card, seat)
    elif table.stage in ("play", "start"):
        yield Note("plays", table.turn, (told.partition(">")[0],))


def _noted_of_draw(table: BlockOutState, card: str, seat: Seat) -> Iterator[Note]:
    drawer = _drawer(table)
    if table.stage in ("play", "start") and drawer != seat:
        yield Note("cannot-play", drawer, unplayable(table))
    if not table.cards.in_pile():
        yield Note("new-pile", NOBODY, table.cards.discards)
    yield Note("draws-seen", drawer, (card,)) if drawer == seat else Note("draws", drawer)


def unplayable(table: BlockOutState) -> tuple[str, ...]:
    """B5: the kinds of card of which nobody could play one now."""
    return tuple(card for card in DECK if not table.is_playable(card))


def _drawer(table: BlockOutState) -> Seat:
    """Who draws; a seat that seems able to play was not, if it is told to draw (B5)."""
    return table.turn if table.drawer is None else table.drawer


def _played_along(table: BlockOutState, told: str, seat: Seat) -> BlockOutState:
    word, _, card = told.partition(" ")
    if word == "!":
        return table.retire(_leaving(told))
    if word == "draw":
        return table.drawn(_drawer(table), card or HIDDEN)
    if table.stage in ("play", "start") and table.turn != seat:
        table = _turning_up(table, told.partition(">")[0])
    return table.after(told)


def _turning_up(table: BlockOutState, card: str) -> BlockOutState:
    """The card that is about to be played was one of those not seen."""
    hands = list(table.cards.hands)
    hands[table.turn] = (*hands[table.turn][1:], card)
    return replace(table, cards=replace(table.cards, hands=tuple(hands)))
