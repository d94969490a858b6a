"""Deblockle by its rulebook: a position in the set-up or in play, and what a move makes of it.

Each rule carries the id of the clause it comes from. The set-up is in setup.py (D3, D10); what
a turn may be is in turns.py, what forbids one in objections.py (D2, D5 to D8, D11). Here is what
holds between the turns: who has won (D1), who is skipped (D9), when it is a draw (D12).

Where the rulebook is silent we chose, and docs/rulings/deblockle.md says why:
  - a roll whose hop cannot be completed is no turn (D7.1), and Hoops are exactly three (D7.6);
  - a slide may end before each star space in its path, and never on one (D8.1, D8.2);
  - if neither side can move, it is a draw (D9.1);
  - so is a position for the third time (D12.1), and a hundred turns without a block leaving
    (D12.2).
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from blockyard.core.contract import CHANCE, Objection, Outcome, Seat, State, over
from blockyard.games.deblockle.board import (
    COLOURS,
    EMPTY,
    HOME,
    INDEX,
    NEXT,
    SIDE,
    SQUARES,
    STARS,
    Block,
    Squares,
    Turn,
    Variant,
    read_turn,
    spelled,
    squares_of,
    with_block,
    write_blocks,
)
from blockyard.games.deblockle.cube import ROLLED
from blockyard.games.deblockle.objections import objection_to_turn
from blockyard.games.deblockle.setup import SetUp
from blockyard.games.deblockle.turns import has_turn, turns
from blockyard.games.deblockle.view import ColourName, DeblockleView, Stage


@dataclass(frozen=True, slots=True)
class DeblockleState(State):
    """What stands on each square, whose turn it is, and the set-up while it lasts.

    `quiet` counts the turns since a block left. `past` are the positions since then, this one
    included: a block that left does not come back, so nothing older can come again.
    """

    variant: Variant
    squares: Squares
    mover: Seat = 0
    quiet: int = 0
    setup: SetUp | None = None
    outcome: Outcome | None = None
    past: tuple[str, ...] = ()
    skipped: tuple[Seat, ...] = ()

    @property
    def agreed(self) -> dict[str, str]:
        return {"seats": "2", **self.variant.written()}

    @property
    def to_play(self) -> Seat | None:
        if self.outcome:
            return None
        return self.setup.to_play if self.setup else self.mover

    def legal_moves(self) -> list[str]:
        if self.outcome:
            return []
        if self.setup:
            return self.setup.legal_moves()
        return sorted(map(str, turns(self.variant, self.squares, self.mover)))

    def spell(self, move: str) -> str:
        return spelled(move)

    def objection(self, move: str) -> Objection | None:
        if self.outcome:
            return over(self.outcome)
        if self.setup:
            return self.setup.objection(spelled(move))
        return objection_to_turn(self.variant, self.squares, self.mover, spelled(move))

    # --- what a move does --------------------------------------------------------

    def after(self, move: str) -> DeblockleState:
        if self.setup:
            return self._after_set_up(self.setup.after(move))
        names = read_turn(move)
        assert names is not None, "play() objects to what is no move"
        return self._after_turn(Turn(*(INDEX[name] for name in names)))

    def _after_set_up(self, setup: SetUp) -> DeblockleState:
        """D4: Gold sits where the first player sits, and takes the first turn."""
        if not setup.done:
            return replace(self, setup=setup, squares=setup.squares)
        return replace(self, setup=None, squares=setup.squares).judged()

    def _after_turn(self, turn: Turn) -> DeblockleState:
        rest = with_block(self.squares, turn.origin, None)
        # D2: a roll onto a star space is the way off the board.
        if turn.to in STARS:
            return self._next_turn(rest, quiet=0, past=())
        end = turn.to if turn.end is None else turn.end
        squares = with_block(rest, end, self._rolled(turn))
        return self._next_turn(squares, quiet=self.quiet + 1, past=self.past)

    def _rolled(self, turn: Turn) -> Block:
        """D7: the hop keeps the block as the roll has laid it."""
        block = self.squares[turn.origin]
        assert block is not None, "play() objects to an empty square"
        after = dict(zip(NEXT[turn.origin], ROLLED[block.cube], strict=True))
        return block._replace(cube=after[turn.to])

    def _next_turn(self, squares: Squares, quiet: int, past: tuple[str, ...]) -> DeblockleState:
        mover = 1 - self.mover
        after = replace(self, squares=squares, mover=mover, quiet=quiet, past=past, skipped=())
        return after.judged()

    # --- between two turns ---------------------------------------------------------

    def judged(self) -> DeblockleState:
        """What is decided when the next turn would begin."""
        for colour in (0, 1):
            if not squares_of(self.squares, colour):
                return self._ended("D1", {colour})
        if self._is_stuck(self.mover):
            if self._is_stuck(1 - self.mover):
                return self._ended("D9")
            return replace(self, mover=1 - self.mover, skipped=(self.mover,))._remembered()
        return self._remembered()

    def _is_stuck(self, colour: Seat) -> bool:
        """D9: Deblockle'd: no legal turn, whatever the reason."""
        return not has_turn(self.variant, self.squares, colour)

    def _remembered(self) -> DeblockleState:
        """D12: this position joins the past, and may be one too many."""
        here = self._here()
        after = replace(self, past=(*self.past, here)) if self.variant.repetition else self
        if self.variant.repetition and after.past.count(here) == self.variant.repetition:
            return after._ended("D12")
        if self.variant.limit and self.quiet >= self.variant.limit:
            return after._ended("D12")
        return after

    def _here(self) -> str:
        """D12.1: the same blocks lying the same way, and the same side to move."""
        gold, blue = (",".join(write_blocks(self.squares, colour)) for colour in (0, 1))
        return f"gold={gold} blue={blue} turn={COLOURS[self.mover]}"

    def _ended(self, clause: str, winners: set[Seat] | None = None) -> DeblockleState:
        return replace(self, outcome=Outcome(frozenset(winners or ()), clause))

    # --- what leaves a position ----------------------------------------------------

    @property
    def stage(self) -> Stage:
        if self.setup is None:
            return "play"
        return "arrange" if self.setup.rolling is None else "dice"

    def view(self, seat: Seat | None) -> DeblockleView:
        """Everything on the table: nothing is hidden in Deblockle."""
        dice = self.setup.dice if self.setup else ((), ())
        unrolled = self.setup.unrolled if self.setup else (0, 0)
        left = [len(squares_of(self.squares, c)) + len(dice[c]) + unrolled[c] for c in (0, 1)]
        return {
            "side": SIDE,
            "squares": list(SQUARES),
            "stage": self.stage,
            "blocks": [
                {"square": name, "colour": COLOURS[block.colour], **block.cube.faces()}
                for name, block in zip(SQUARES, self.squares, strict=True)
                if block
            ],
            "stars": [SQUARES[star] for star in HOME],
            "starts": [[SQUARES[s] for s in start] for start in self.variant.starts],
            "dice": [list(symbols) for symbols in dice],
            "unrolled": list(unrolled),
            "placing": self._placing(),
            "off": [len(self.variant.starts[colour]) - left[colour] for colour in (0, 1)],
            "quiet": self.quiet,
            "limit": self.variant.limit or None,
            "side_by_side": self.variant.side_by_side,
            "slider": self.variant.slider,
            "to_play": self.to_play,
        }

    def _placing(self) -> ColourName | None:
        """Whose blocks are being put down."""
        placing = self.setup.placing if self.setup else None
        return None if placing is None else COLOURS[placing]

    def text(self) -> str:
        """`gold=CL@c1,… blue=… turn=gold quiet=7` and the options; in the set-up the dice that
        are not yet placed stand behind the blocks that are, and `?` for one not yet rolled."""
        blocks = [f"{COLOURS[colour]}={self._written(colour)}" for colour in (0, 1)]
        to_play = self.setup.to_play if self.setup else self.mover
        turn = "chance" if to_play == CHANCE else COLOURS[to_play]
        return f"{blocks[0]} {blocks[1]} turn={turn} quiet={self.quiet} {self.variant}"

    def _written(self, colour: Seat) -> str:
        words = write_blocks(self.squares, colour)
        if self.setup:
            words += [*self.setup.dice[colour], *"?" * self.setup.unrolled[colour]]
        return ",".join(words) or "-"


def begin(variant: Variant) -> DeblockleState:
    """D3: the empty board, and every block still to be rolled."""
    gold, blue = map(len, variant.starts)
    return DeblockleState(variant, EMPTY, setup=SetUp(variant, (gold, blue)))


def without_later_dice(state: DeblockleState) -> DeblockleState:
    """For openings: while the first blocks are put down, the dice of those that come second would
    make every game a new one."""
    setup = state.setup
    if setup is None or setup.placing is None:
        return state
    dice = tuple(own if colour == setup.placing else () for colour, own in enumerate(setup.dice))
    return replace(state, setup=replace(setup, dice=(dice[0], dice[1])))
