"""Openings: how games began and how they went on, with positions that are turned or mirrored images
of each other counted as one.

A position is known by a key: a hash of its observation (core/encoding.py) in the turn that sorts
first. A move is written as it would be played in that turn, and as the first of all that the
symmetries of the position make equal.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from hashlib import blake2b
from typing import TYPE_CHECKING, NamedTuple

from blockyard.core.contract import CHANCE, State

if TYPE_CHECKING:
    from blockyard.core.contract import Game
    from blockyard.core.encoding import Encoding, Symmetry
    from blockyard.core.match import Match

DEPTH = 12
"""The first decisions of a game that are counted; what CHANCE does is none."""
KEY_BYTES = 8


class Tally(NamedTuple):
    """Results for the player who makes a move."""

    won: int = 0
    drawn: int = 0
    lost: int = 0

    @property
    def games(self) -> int:
        return sum(self)

    def plus(self, other: Tally) -> Tally:
        return Tally(*(mine + its for mine, its in zip(self, other, strict=True)))

    @classmethod
    def of(cls, result: int) -> Tally:
        """One game: 1 won, 0 drawn, -1 lost."""
        return cls(int(result > 0), int(result == 0), int(result < 0))


Tallies = Mapping[str, Tally]
"""For each move of a position, as its place writes it, how the games with it ended."""


def together(one: Tallies, other: Tallies) -> dict[str, Tally]:
    """The results of two collections of games."""
    return {move: one.get(move, Tally()).plus(other.get(move, Tally())) for move in {*one, *other}}


class Step(NamedTuple):
    """One decision in an opening: the key of the position, the move, and who made it."""

    key: int
    move: str
    seat: int


@dataclass(frozen=True, slots=True)
class Place:
    """A position with all its images: the key they share, and the turns that lead to the image
    that stands for them."""

    key: int
    encoding: Encoding
    turns: tuple[Symmetry, ...]

    def written(self, move: str) -> str:
        """A move as it is counted."""
        moves, action = self.encoding.moves, self.encoding.action_of[move]
        return min(moves[turn.actions[action]] for turn in self.turns)

    def played(self, legal: Iterable[str], tallies: Tallies) -> dict[str, Tally]:
        """The legal moves that were counted, each once, the most frequent first."""
        found: dict[str, tuple[str, Tally]] = {}
        for move in sorted(legal):
            written = self.written(move)
            if written in tallies and written not in found:
                found[written] = move, tallies[written]
        rows = sorted(found.values(), key=lambda row: (-row[1].games, row[0]))
        return dict(rows)


def has_openings(game: Game) -> bool:
    """Whether the beginnings of this game repeat: it is played on a board and searched."""
    return game.kernel() is not None and game.encoding() is not None


def place_of(game: Game, state: State) -> Place | None:
    """Where a position is among openings; None where nobody decides, or something is hidden."""
    if not has_openings(game) or state.hides or state.to_play in (None, CHANCE):
        return None
    known, encoding, seat = game.opening_position(state), game.encoding(), state.to_play
    assert encoding is not None and seat is not None
    seen = [int(value) for value in encoding.observation(known.view(seat), seat)]
    images = [
        (bytes(seen[source] for source in turn.values), turn)
        for turn in encoding.symmetries(int(known.agreed["seats"]))
    ]
    first = min(image for image, _ in images)
    turns = tuple(turn for image, turn in images if image == first)
    return Place(_hashed(game, known, first), encoding, turns)


def _hashed(game: Game, state: State, image: bytes) -> int:
    rules = " ".join(f"{name}={text}" for name, text in sorted(state.agreed.items()))
    hashed = blake2b(f"{game.key} {rules} ".encode() + image, digest_size=KEY_BYTES)
    return int.from_bytes(hashed.digest(), "big", signed=True)


def steps(match: Match, depth: int = DEPTH) -> Iterator[Step]:
    """The first decisions of a match."""
    counted = 0
    for event in match.events:
        if event.clause or counted == depth:
            return
        place = place_of(match.game, event.before)
        if place is not None:
            counted += 1
            yield Step(place.key, place.written(event.move), event.seat)


def results(match: Match) -> tuple[int, ...]:
    """For each seat 1 (won), 0 (drawn) or -1 (lost); empty if there is no result. A victory that
    is shared counts as drawn."""
    places = match.places()
    shared = places.count(1) > 1
    return tuple(-1 if place > 1 else 0 if shared else 1 for place in places)
