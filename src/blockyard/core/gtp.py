"""How games are spoken of in GTP, the text protocol of Go programs that other games took over."""

from __future__ import annotations

from dataclasses import dataclass

from blockyard.core.contract import CHANCE, Game, Seat, State

NUMBERS = "123456"
LUCK = "chance"
PASS = "pass"


@dataclass(frozen=True)
class Dialect:
    """The house's own; a game whose programs have habits brings a subclass.

    The seats are numbers from 1 on, and where two play also letters: GTP lets Black begin.
    """

    letters: str = "bw"

    # --- which game ------------------------------------------------------------------

    def seats_called(self, name: str) -> int | None:
        """How many sit at the table that `set_game` calls so, or None if it is not this game."""
        return None

    def called(self, state: State) -> str | None:
        """What to say after `set_game` for such a table, or None if it need not be said."""
        return None

    # --- whose turn ------------------------------------------------------------------

    def colour(self, state: State) -> str:
        """What who plays now is called."""
        seat = state.to_play
        assert seat is not None, "nobody plays once the game is over"
        if seat == CHANCE:
            return LUCK
        return self.letters[seat] if seat < len(self.letters) else NUMBERS[seat]

    def is_turn_of(self, colour: str, state: State) -> bool | None:
        """Whether this colour plays now; None if nothing is called so."""
        if colour == LUCK:
            return state.to_play == CHANCE
        seat = self.seat(colour)
        return None if seat is None else seat == state.to_play

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

    def is_blocked(self, colour: str, state: State) -> bool:
        """Whether programs of this game let this colour pass here, where we skip it."""
        return False

    # --- moves and scores --------------------------------------------------------------

    def knows(self, move: str, state: State) -> bool:
        """Whether programs of this game know this legal move."""
        return True

    def written(self, move: str, first: str) -> str:
        """A move as they write it in a game that began with `first`."""
        return move

    def read(self, text: str, first: str | None) -> str:
        """A move of theirs as we write it; `first` is None if it begins the game."""
        return text

    def score(self, state: State) -> str | None:
        """`b+5` by points, `w+` where nothing is counted, 0 for a draw; None before the end."""
        outcome = state.outcome
        if outcome is None:
            return None
        if len(outcome.winners) != 1:
            return "0"
        [winner] = outcome.winners
        others = [points for seat, points in enumerate(outcome.scores) if seat != winner]
        margin = str(outcome.scores[winner] - max(others)) if others else ""
        name = self.letters[winner] if winner < len(self.letters) else NUMBERS[winner]
        return f"{name}+{margin}"


def dialect_of(game: Game) -> Dialect:
    found = game.gtp_dialect()
    assert found is None or isinstance(found, Dialect)
    return found or Dialect()
