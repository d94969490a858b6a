"""What forbids a turn: the clause, the squares and the way out.

A wish is judged by itself, roll first and hop second, and without asking turns.py what there
is. Slides are judged by what lies behind their end, Hoops from both ends at once. The tests
hold this file and the other to each other, so a rule misread in one of them shows.
"""

from __future__ import annotations

from dataclasses import dataclass

from blockyard.core.contract import Objection, Seat
from blockyard.games.deblockle.board import (
    HOME,
    INDEX,
    ORTHOGONAL,
    SIDE,
    SQUARES,
    STARS,
    Squares,
    Variant,
    read_turn,
    square_at,
    with_block,
)
from blockyard.games.deblockle.cube import CROSS, HOOPS, ROLLED, SLIDER, STAR, STOP, Cube, X

STEPS = ((0, 1), (1, 0), (0, -1), (-1, 0))
"""North, east, south, west, as columns and rows."""


def objection_to_turn(
    variant: Variant, squares: Squares, mover: Seat, move: str
) -> Objection | None:
    names = read_turn(move)
    if names is None:
        return Objection("D5", "notation")
    found = _objection_to_block(squares, mover, names[0])
    if found:
        return found
    found = _objection_to_way(names[0], names[1])
    if found:
        return found
    rolled = _roll(variant, squares, INDEX[names[0]], INDEX[names[1]])
    return rolled.objection(names[2] if len(names) == 3 else None)


def _objection_to_block(squares: Squares, mover: Seat, name: str) -> Objection | None:
    """D6: a block of the player's own colour."""
    block = squares[INDEX[name]] if name in INDEX else None
    if block is None:
        return Objection("D6", "nothing-there", {"square": name})
    if block.colour != mover:
        return Objection("D6", "not-yours", {"square": name})
    return None


def _objection_to_way(origin: str, to: str) -> Objection | None:
    """D6: over one edge onto a space of the board; D6.1: never over a corner."""
    right, up = ord(to[0]) - ord(origin[0]), int(to[1]) - int(origin[1])
    if (right, up) in STEPS:
        return None if to in INDEX else Objection("D6", "off-board", {"origin": origin, "to": to})
    beside = tuple(SQUARES[square] for square in ORTHOGONAL[INDEX[origin]])
    reason = "diagonal" if abs(right) == abs(up) == 1 else "not-beside"
    return Objection("D6", reason, {"origin": origin, "to": to, "beside": beside})


def _roll(variant: Variant, squares: Squares, origin: int, to: int) -> _Rolled:
    block = squares[origin]
    assert block is not None
    cube = ROLLED[block.cube][STEPS.index(_way(origin, to))]
    return _Rolled(variant, with_block(squares, origin, None), block.colour, to, cube)


def _way(start: int, end: int) -> tuple[int, int]:
    """How many columns to the right and how many rows up."""
    return end % SIDE - start % SIDE, end // SIDE - start // SIDE


@dataclass(frozen=True, slots=True)
class _Rolled:
    """A block that has been rolled `at` a square, before its hop; `rest` are the others."""

    variant: Variant
    rest: Squares
    colour: Seat
    at: int
    cube: Cube

    def objection(self, end: str | None) -> Objection | None:
        found = self._objection_to_roll()
        if found:
            return found
        if self.at in STARS:
            return Objection("D2", "leaves-at-once", {"to": SQUARES[self.at]}) if end else None
        if self.cube.top == STOP:
            return self._objection_after_stop(end)
        if end is None:
            return self._objection_to_no_hop()
        if end not in INDEX:
            return Objection("D7", "off-board", {"square": end})
        return self._objection_to_end(INDEX[end])

    # --- the roll ------------------------------------------------------------------

    def _objection_to_roll(self) -> Objection | None:
        """D6: an open space, and Star comes up on the other side's home star and only there."""
        goal = HOME[1 - self.colour]
        params = {"to": SQUARES[self.at], "top": self.cube.top, "goal": SQUARES[goal]}
        if self.rest[self.at]:
            return Objection("D6", "taken", params)
        if self.at == HOME[self.colour]:
            return Objection("D6", "home-star", params)
        if self.at in STARS and self.cube.top != STAR:
            return Objection("D6", "not-star-up", params)
        if self.at not in STARS and self.cube.top == STAR:
            return Objection("D6", "star-up", params)
        return None

    # --- the hop -------------------------------------------------------------------

    def _objection_after_stop(self, end: str | None) -> Objection | None:
        """D7.2: the turn is over where Stop comes up."""
        if end is not None:
            return Objection("D7", "stop", {"to": SQUARES[self.at]})
        return self._objection_to_contact(self.at)

    def _objection_to_no_hop(self) -> Objection:
        """D7: the hop is compulsory. D7.1: where there is none, the roll cannot be made."""
        params: dict[str, str] = {"to": SQUARES[self.at], "top": self.cube.top}
        ends = self._ends()
        if not ends:
            return Objection("D7", "no-hop", params)
        return Objection("D7", "must-hop", {**params, "ends": ends})

    def _ends(self) -> tuple[str, ...]:
        return tuple(
            name for square, name in enumerate(SQUARES) if not self._objection_to_end(square)
        )

    def _objection_to_end(self, end: int) -> Objection | None:
        if self.rest[end]:
            return Objection("D7", "taken", {"square": SQUARES[end]})
        return (
            self._objection_to_steps(end)
            or self._objection_to_star(end)
            or self._objection_to_going_short(end)
            or self._objection_to_contact(end)
        )

    def _objection_to_steps(self, end: int) -> Objection | None:
        """D7: the step of each symbol."""
        params = {"to": SQUARES[self.at], "end": SQUARES[end]}
        right, up = map(abs, _way(self.at, end))
        if self.cube.top == CROSS:
            return None if right + up == 1 else Objection("D7", "cross", params)
        if self.cube.top == X:
            return None if right == up == 1 else Objection("D7", "x", params)
        if self.cube.top == HOOPS:
            if right + up not in (1, 3):
                return Objection("D7", "hoops", params)
            return None if self._three_hops_to(end) else Objection("D7", "hoops-blocked", params)
        if (right == 0) == (up == 0):
            return Objection("D7", "slider", params)
        return self._objection_to_sliding_through(end)

    def _three_hops_to(self, end: int) -> bool:
        """D7.6: some open space beside the start has an open space beside the end next to it."""
        first = {square for square in ORTHOGONAL[self.at] if not self.rest[square]}
        last = {square for square in ORTHOGONAL[end] if not self.rest[square]}
        return any(last.intersection(ORTHOGONAL[square]) for square in first)

    def _objection_to_sliding_through(self, end: int) -> Objection | None:
        """D7.5: a block in the way stops the slide."""
        right, up = map(_sign, _way(self.at, end))
        step = right + SIDE * up
        for square in range(self.at + step, end, step):
            if self.rest[square]:
                params = {"to": SQUARES[self.at], "end": SQUARES[end], "square": SQUARES[square]}
                return Objection("D7", "slider-blocked", params)
        return None

    def _objection_to_star(self, end: int) -> Objection | None:
        """D8: star spaces are for leaving; a hop may pass over them at most."""
        return Objection("D8", "ends-on-star", {"square": SQUARES[end]}) if end in STARS else None

    def _objection_to_going_short(self, end: int) -> Objection | None:
        """D7.5, D8.1: a slide ends where it is stopped. D8.2: or before a star space."""
        ahead = self._behind(end)
        if self.cube.top != SLIDER or self._stopped_by(ahead):
            return None
        params = {"end": SQUARES[end], "next": SQUARES[ahead or 0]}
        if ahead not in STARS:
            return Objection("D7", "slides-on", params)
        if self.variant.slider == "before-star" or self._stopped_by(self._behind(ahead)):
            return None
        return Objection("D8", "slides-past-star", params)

    def _stopped_by(self, square: int | None) -> bool:
        return square is None or self.rest[square] is not None

    def _behind(self, end: int) -> int | None:
        """The next square when one goes on from here past `end`."""
        right, up = _way(self.at, end)
        return square_at(end % SIDE + _sign(right), end // SIDE + _sign(up))

    def _objection_to_contact(self, end: int) -> Objection | None:
        """D11: where so agreed, no turn ends beside an opponent's block."""
        if self.variant.side_by_side:
            return None
        for square in ORTHOGONAL[end]:
            block = self.rest[square]
            if block and block.colour != self.colour:
                params = {"end": SQUARES[end], "other": SQUARES[square]}
                return Objection("D11", "side-by-side", params)
        return None


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)
