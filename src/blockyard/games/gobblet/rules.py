"""Gobblet by its rulebook (Blue Orange, 2001), and Gobblet Gobblers.

Each rule carries the id of the clause it comes from. `legal_moves` builds what may be played;
`objection` names the clause that forbids a move. The tests hold the two to each other, so a
rule misread in one of them shows.

Where the rulebook is silent we chose, and docs/rulings/gobblet.md says why:
  - three in a line means three of its four squares, whatever is on the fourth (G5.1);
  - lines are judged when the turn ends: a move that uncovers a lost line is legal, and loses,
    even if it makes a line of the mover's own (G7.2);
  - only own visible gobblets can be touched; reaching for others is refused (G8.5);
  - a draw is the third time of the same position with the same side to play (G10.1).
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property

from blockyard.core.contract import Objection, Outcome, Seat, State, over
from blockyard.games.gobblet.board import (
    COLOURS,
    LARGEST,
    WRITTEN,
    Board,
    Gobblet,
    Line,
    Move,
    Stack,
)
from blockyard.games.gobblet.view import GobbletView


@dataclass(frozen=True, slots=True)
class Variant:
    """What is agreed before the game: the board and the options.

    `stacked` is Gobblet with its external stacks; Gobblers has its gobblets standing free.
    """

    board: Board
    stacked: bool = True
    strict: bool = False
    memory: bool = False


Seen = tuple[Seat, tuple[Stack, ...]]
"""Whose turn it was, and what stood where."""


@dataclass(frozen=True)
class GobbletState(State):
    """What stands on each square, whose turn it is, and at a strict table what is held.

    `past` are the positions since a gobblet was last entered, this one included: entering
    cannot be undone, so nothing older can come again.
    """

    variant: Variant
    squares: tuple[Stack, ...]
    mover: Seat = 0
    held: Gobblet | None = None
    origin: int = -1
    outcome: Outcome | None = None
    past: tuple[Seen, ...] = ()

    @property
    def agreed(self) -> dict[str, str]:
        if not self.variant.stacked:  # G1.1: Gobblers leaves nothing to choose
            return {"seats": "2"}
        touch, memory = ("strict" if self.variant.strict else "casual"), self.variant.memory
        return {"seats": "2", "touch": touch, "memory": "yes" if memory else "no"}

    @property
    def to_play(self) -> Seat | None:
        return None if self.outcome else self.mover

    @cached_property
    def tops(self) -> tuple[Gobblet | None, ...]:
        """What can be seen on each square."""
        return tuple([stack[-1] if stack else None for stack in self.squares])

    @cached_property
    def shown(self) -> tuple[int, ...]:
        """For each colour the squares where it can be seen, as the bits of a number."""
        found = [0, 0]
        for square, top in enumerate(self.tops):
            if top:
                found[top[1]] |= 1 << square
        return tuple(found)

    def top(self, square: int) -> Gobblet | None:
        return self.tops[square]

    # --- G3: a turn enters a gobblet or moves one ------------------------------

    def legal_moves(self) -> list[str]:
        if self.outcome:
            return []
        names = self.variant.board.squares
        if self.held:
            return sorted([names[to] for to in self._puts(self.held.size, self.origin)])
        return sorted([*self._entries(), *self._moves()])

    def _entries(self) -> list[str]:
        names, threatened = self.variant.board.squares, self._threatened()
        return [
            f"{size}{names[to]}"
            for size in self._enterable()
            for to, top in enumerate(self.tops)
            if top is None or self._may_enter_over(size, to, threatened)
        ]

    def _moves(self) -> list[str]:
        """Of what is on the board; where touching is final, a move begins with a lift."""
        names = self.variant.board.squares
        if self.variant.strict:
            return [names[origin] for origin in self._own()]
        return [
            names[origin] + names[to]
            for origin in self._own()
            for to in self._puts(self.squares[origin][-1].size, origin)
        ]

    def _enterable(self) -> list[int]:
        """G2: only the top of an external stack. G2.1: in Gobblers, any that is left."""
        left = self.beside(self.mover)
        return sorted({size for size in left if size})

    def beside(self, colour: Seat) -> tuple[int, ...]:
        return self._beside[colour]

    @cached_property
    def _beside(self) -> tuple[tuple[int, ...], ...]:
        return self._beside_of(0), self._beside_of(1)

    def _beside_of(self, colour: Seat) -> tuple[int, ...]:
        """What shows beside the board: the top of each external stack (0: none left), or in
        Gobblers each gobblet that is left. Both follow from what has been entered."""
        sizes, copies = self.variant.board.sizes, self.variant.board.copies
        entered = self.entered(colour)
        if not self.variant.stacked:
            return tuple(s for s in reversed(sizes) for _ in range(copies - entered[s]))
        # A stack shows the largest size that has not been taken from it.
        shown = [[s for s in sizes if entered[s] <= stack] for stack in range(copies)]
        return tuple([sizes[-1] if sizes else 0 for sizes in shown])

    def entered(self, colour: Seat) -> tuple[int, ...]:
        """How many a colour has entered, by size, a held one included."""
        return self._entered[colour]

    @cached_property
    def _entered(self) -> tuple[tuple[int, ...], ...]:
        found = [0] * (LARGEST + 1), [0] * (LARGEST + 1)
        for stack in self.squares:
            for size, colour in stack:
                found[colour][size] += 1
        if self.held:
            found[self.held.colour][self.held.size] += 1
        return tuple(found[0]), tuple(found[1])

    def _may_enter_over(self, size: int, to: int, threatened: set[int]) -> bool:
        """G5: over one of three in a line. G4.1: in Gobblers over anything smaller."""
        return (not self.variant.stacked or to in threatened) and self._fits(size, to)

    def _threatened(self) -> set[int]:
        """G5.1: the squares of opposing gobblets that fill three of the squares of a line."""
        found: set[int] = set()
        for line, bits in self.variant.board.line_bits:
            theirs = self.shown[1 - self.mover] & bits
            if theirs.bit_count() == 3:
                found.update([s for s in line if theirs >> s & 1])
        return found

    def _own(self) -> list[int]:
        """G6: the squares with a visible gobblet of the mover."""
        shown = self.shown[self.mover]
        return [s for s in range(len(self.squares)) if shown >> s & 1]

    def _puts(self, size: int, origin: int) -> list[int]:
        """G6: another square, empty or with a smaller gobblet of either colour."""
        return [
            to
            for to, top in enumerate(self.tops)
            if (top is None or top.size < size) and to != origin
        ]

    def _fits(self, size: int, to: int) -> bool:
        top = self.top(to)
        return top is None or top.size < size

    # --- what forbids a move ----------------------------------------------------

    def spell(self, move: str) -> str:
        return move.strip().lower()

    def objection(self, move: str) -> Objection | None:
        if self.outcome:
            return over(self.outcome)
        wanted = self.variant.board.read_move(self.spell(move))
        if wanted is None:
            return Objection("G3", "notation-strict" if self.variant.strict else "notation")
        if self.held:
            return self._objection_to_put(wanted, self.held)
        if wanted.size is not None:
            return self._objection_to_entry(wanted.size, wanted.to)
        return self._objection_to_move(wanted)

    def _objection_to_put(self, wanted: Move, held: Gobblet) -> Objection | None:
        """G8.2: what was lifted has to be put down."""
        if wanted.size is not None or wanted.origin is not None:
            return Objection("G8", "put-first", {"size": held.size})
        return self._objection_to_landing(held.size, self.origin, wanted.to)

    def _objection_to_entry(self, size: int, to: int) -> Objection | None:
        shown = self._enterable()
        if not shown:
            return Objection("G11", "all-entered")
        if size not in shown:
            reason = "not-on-top" if self.variant.stacked else "none-left"
            return Objection("G2", reason, {"size": size, "shown": tuple(shown)})
        return self._objection_to_entering_over(size, to)

    def _objection_to_entering_over(self, size: int, to: int) -> Objection | None:
        top, square = self.top(to), self.variant.board.squares[to]
        if top is None:
            return None
        if self.variant.stacked and top.colour == self.mover:
            return Objection("G5", "own", {"square": square})
        if self.variant.stacked and to not in self._threatened():
            return Objection("G4", "not-empty", {"square": square})
        return self._objection_to_covering(size, to)

    def _objection_to_move(self, wanted: Move) -> Objection | None:
        one_square = wanted.origin is None
        if one_square and not self.variant.stacked:  # Gobblers has no touch-move to speak of
            return Objection("G3", "notation")
        if one_square != self.variant.strict:
            return Objection("G8", "lift-first" if self.variant.strict else "say-where")
        origin = wanted.to if wanted.origin is None else wanted.origin
        return self._objection_to_touching(origin) or (
            None if one_square else self._objection_to_moving(origin, wanted.to)
        )

    def _objection_to_touching(self, origin: int) -> Objection | None:
        """G6, G8.5: only the mover's gobblets, and only visible ones."""
        clause = "G8" if self.variant.strict else "G6"
        top, square = self.top(origin), self.variant.board.squares[origin]
        if top is None:
            return Objection(clause, "nothing-there", {"square": square})
        if top.colour != self.mover:
            return Objection(clause, "not-yours", {"square": square})
        return None

    def _objection_to_moving(self, origin: int, to: int) -> Objection | None:
        return self._objection_to_landing(self.squares[origin][-1].size, origin, to)

    def _objection_to_landing(self, size: int, origin: int, to: int) -> Objection | None:
        """G6.2: not back to where it came from; G6: not over its own size or larger."""
        if to == origin:
            return Objection("G6", "same-square", {"square": self.variant.board.squares[to]})
        return self._objection_to_covering(size, to)

    def _objection_to_covering(self, size: int, to: int) -> Objection | None:
        top = self.top(to)
        if top is None or top.size < size:
            return None
        square = self.variant.board.squares[to]
        return Objection("G6", "does-not-cover", {"size": size, "top": top.size, "square": square})

    # --- what a move does --------------------------------------------------------

    def after(self, move: str) -> GobbletState:
        wanted = self.variant.board.read_move(move)
        assert wanted is not None, "play() objects to what is no move"
        if self.held:
            return self._put_down(self.held, wanted.to, self.past)
        if wanted.size is not None:
            return self._put_down(Gobblet(wanted.size, self.mover), wanted.to, past=())
        if wanted.origin is None:
            return self._lift(wanted.to)._judged_in_the_air()
        lifted = self._lift(wanted.origin)
        return lifted._put_down(self.squares[wanted.origin][-1], wanted.to, self.past)

    def _lift(self, origin: int) -> GobbletState:
        *under, held = self.squares[origin]
        squares = _with(self.squares, origin, tuple(under))
        return replace(self, squares=squares, held=held, origin=origin)

    def _put_down(self, gobblet: Gobblet, to: int, past: tuple[Seen, ...]) -> GobbletState:
        squares = _with(self.squares, to, (*self.squares[to], gobblet))
        here = (1 - self.mover, squares)
        return GobbletState(self.variant, squares, 1 - self.mover, past=(*past, here))._judged()

    def judged_now(self) -> GobbletState:
        """A position that was read: its lines and its lifted gobblet are judged as in play."""
        if self.held:
            return self._judged_in_the_air()
        return replace(self, past=((self.mover, self.squares),))._judged()

    def _judged(self) -> GobbletState:
        """G1, G7, G10: judged when the turn has ended and the next one would begin."""
        just_moved = 1 - self.mover
        # G7.2: a line of the opponent's that stands when the turn ends wins for the opponent,
        # so a line of our own made by the same move comes too late.
        if self.lines_of(self.mover):
            return replace(self, outcome=Outcome(frozenset({self.mover}), "G7"))
        if self.lines_of(just_moved):
            return replace(self, outcome=Outcome(frozenset({just_moved}), "G1"))
        if self.past.count(self.past[-1]) == 3:
            return replace(self, outcome=Outcome(frozenset(), "G10"))
        return self

    def _judged_in_the_air(self) -> GobbletState:
        """G8.3, G8.4: a lifted gobblet that fits nowhere, or cannot cover what it revealed."""
        assert self.held is not None
        puts = self._puts(self.held.size, self.origin)
        revealed = self.lines_of(1 - self.mover)
        lost = frozenset({1 - self.mover})
        if not all_covered_by_one_of(puts, revealed):
            return replace(self, outcome=Outcome(lost, "G7"))
        if not puts:
            return replace(self, outcome=Outcome(lost, "G8"))
        return self

    def lines_of(self, colour: Seat) -> tuple[Line, ...]:
        """G1: the lines in which every square shows this colour."""
        return self._lines[colour]

    @cached_property
    def _lines(self) -> tuple[tuple[Line, ...], ...]:
        lines = self.variant.board.line_bits
        return tuple(
            [tuple([line for line, bits in lines if shown & bits == bits]) for shown in self.shown]
        )

    # --- what leaves a position ----------------------------------------------------

    @property
    def hides(self) -> bool:
        """G9.2: what a gobblet covers is to be remembered."""
        return self.variant.memory and not self.outcome

    @property
    def lists_moves(self) -> bool:
        """G9.4: at a memory table the list of moves would be a free look under every gobblet."""
        return not self.variant.memory

    def reveals(self, move: str) -> bool:
        """G9: lifting shows what was underneath, even if that is nothing."""
        wanted = self.variant.board.read_move(move)
        return self.variant.memory and not self.held and wanted is not None and not wanted.size

    def view(self, seat: Seat | None) -> GobbletView:
        """Everything on the table; at a memory table only what is not covered (G9)."""
        names = self.variant.board.squares
        seen = [stack[-1:] for stack in self.squares] if self.hides else self.squares
        return {
            "side": self.variant.board.side,
            "squares": [[WRITTEN[gobblet] for gobblet in stack] for stack in seen],
            "beside": [list(self.beside(0)), list(self.beside(1))],
            "stacked": self.variant.stacked,
            "strict": self.variant.strict,
            "memory": self.variant.memory,
            "held": str(self.held) if self.held else None,
            "origin": names[self.origin] if self.held else None,
            "lines": [[names[s] for s in line] for c in (0, 1) for line in self.lines_of(c)],
            "to_play": self.to_play,
        }

    def text(self) -> str:
        """`.,.,1b4w,./… w casual`; at a strict table what is held and from where: `3w@a1`."""
        words = [self.variant.board.write(self.squares), COLOURS[self.mover], self._touch()]
        if self.held:
            words.append(f"{self.held}@{self.variant.board.squares[self.origin]}")
        return " ".join(words)

    def _touch(self) -> str:
        if self.variant.memory:
            return "memory"
        return "strict" if self.variant.strict else "casual"


def _with(squares: tuple[Stack, ...], at: int, stack: Stack) -> tuple[Stack, ...]:
    return (*squares[:at], stack, *squares[at + 1 :])


def all_covered_by_one_of(puts: list[int], lines: tuple[Line, ...]) -> bool:
    """G7.1: one put that lies in every revealed line saves the mover; none to save is fine."""
    return not lines or any(all(to in line for line in lines) for to in puts)
