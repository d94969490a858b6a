"""GTP, the Go Text Protocol: how a game's seats, moves and results are written in it."""

from __future__ import annotations

from dataclasses import dataclass

from blockyard.core.contract import CHANCE, Game, Seat, State

NUMBERS = "123456"
CHANCE_NAME = "chance"
PASS = "pass"


@dataclass(frozen=True)
class GtpDialect:
    """The default conventions; a game whose programs have their own brings a subclass.

    Seats are numbers from 1 on, and with two seats also letters: in GTP Black begins.
    """

    letters: str = "bw"

    # --- which game ------------------------------------------------------------------

    def seats_called(self, name: str) -> int | None:
        """The number of seats of the variant that `set_game` names, or None if not of this game."""
        return None

    def called(self, state: State) -> str | None:
        """The name of this variant for `set_game`, or None if it need not be sent."""
        return None

    # --- whose turn ------------------------------------------------------------------

    def colour(self, state: State) -> str:
        """The name of the seat to play."""
        seat = state.to_play
        assert seat is not None, "the game is over"
        if seat == CHANCE:
            return CHANCE_NAME
        return self.letters[seat] if seat < len(self.letters) else NUMBERS[seat]

    def is_turn_of(self, colour: str, state: State) -> bool | None:
        """Whether it is this colour's turn; None if there is no such colour."""
        if colour == CHANCE_NAME:
            return state.to_play == CHANCE
        seat = self.seat(colour)
        return None if seat is None else seat == state.to_play

    def seat(self, colour: str) -> Seat | None:
        """The seat of a colour, or None if there is no such colour.

        >>> dialect = GtpDialect()
        >>> [dialect.seat(colour) for colour in ("black", "W", "3", "x", "")]
        [0, 1, 2, None, None]
        """
        first = colour.lower()[:1]
        for names in (self.letters, NUMBERS):
            if first and first in names:
                return names.index(first)
        return None

    def is_blocked(self, colour: str, state: State) -> bool:
        """Whether this colour has to pass here by GTP, where our rules skip it."""
        return False

    # --- moves and scores --------------------------------------------------------------

    def knows(self, move: str, state: State) -> bool:
        """Whether other programs know this legal move."""
        return True

    def written(self, move: str, first: str) -> str:
        """Our move in their notation, in a game that began with `first`."""
        return move

    def read(self, text: str, first: str | None) -> str:
        """Their move in our notation; `first` is None if it is the first."""
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


def dialect_of(game: Game) -> GtpDialect:
    """The dialect of a game, or the default one."""
    return game.gtp_dialect() or GtpDialect()
