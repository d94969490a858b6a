"""How games are spoken of in GTP, the text protocol of Go programs that other games took over."""

from __future__ import annotations

from dataclasses import dataclass

from blockyard.core.contract import Game, Seat

NUMBERS = "123456"


@dataclass(frozen=True)
class Dialect:
    """The house's own; a game whose programs have habits brings a subclass.

    The seats are numbers from 1 on, and where two play also letters: GTP lets Black begin.
    """

    letters: str = "bw"

    def is_called(self, name: str) -> bool:
        """Whether `set_game` with this name means the game."""
        return False

    def colour(self, seat: Seat) -> str:
        return self.letters[seat] if seat < len(self.letters) else NUMBERS[seat]

    def seat(self, colour: str) -> Seat | None:
        """The seat that a colour means, or None if it means none.

        >>> dialect = Dialect()
        >>> [dialect.seat(colour) for colour in ("black", "W", "3", "x", "")]
        [0, 1, 2, None, None]
        """
        first = colour.lower()[:1]
        for names in (self.letters, NUMBERS):
            if first and first in names:
                return names.index(first)
        return None

    def written(self, move: str) -> str:
        """A move as programs of this game write it."""
        return move

    def read(self, text: str) -> str:
        """A move as we write it."""
        return text


def dialect_of(game: Game) -> Dialect:
    found = game.gtp()
    assert found is None or isinstance(found, Dialect)
    return found or Dialect()
