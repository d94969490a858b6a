"""The tablebase of one block each: built by retrograde analysis, kept in a file, probed by states.

A file is one line of JSON (format, rules, totals, checksum), then the distances, a byte each.
A file that is missing, damaged or of another format is built again.
"""

from __future__ import annotations

import json
import os
import zlib
from array import array
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from tempfile import NamedTemporaryFile

from blockyard.core.contract import Refused, Seat
from blockyard.core.kernel import ProbeResult, Progress
from blockyard.games.deblockle.board import (
    BLUE,
    EMPTY,
    GOLD,
    INDEX,
    SIDE,
    Block,
    Variant,
    squares_of,
    with_block,
)
from blockyard.games.deblockle.cube import CUBES, STAR, Cube
from blockyard.games.deblockle.kernel.cube_tables import WRITTEN
from blockyard.games.deblockle.kernel.retrograde import RetrogradeAnalysis
from blockyard.games.deblockle.rules import DeblockleState
from blockyard.games.deblockle.setup import SUGGESTED

FORMAT = 1
STATES = 49 * 24


@dataclass(frozen=True, slots=True)
class Tablebase:
    """The distances of all positions of one block each, under one set of rules."""

    distances: array[int]
    totals: dict[str, int]

    def probe(self, state: DeblockleState) -> ProbeResult:
        check(state)
        here = within_limit(state, self.distance(state))
        after = {move: self._after(state, move) for move in state.legal_moves()}
        best = tuple(move for move, number in after.items() if number == _best_successor(here))
        return ProbeResult((here > 0) - (here < 0), abs(here), best)

    def _after(self, state: DeblockleState, move: str) -> int:
        """The distance after a move, for the side that makes it."""
        after = state.play(move)
        if after.outcome:
            return LEFT if after.outcome.winners else 0
        number = within_limit(after, self.distance(after))
        return number if after.mover == state.mover else -number

    def distance(self, state: DeblockleState) -> int:
        """n: won in n turns; -n: lost in n; 0: drawn. For the side to move."""
        mine, theirs = block_state(state, state.mover), block_state(state, 1 - state.mover)
        return self.distances[STATES * mine + theirs]

    def longest_win(self, variant: Variant) -> DeblockleState:
        """A position whose win takes as long as any, Gold to move."""
        mine, theirs = divmod(self.totals["where"], STATES)
        at = (mine // 24, 48 - theirs // 24)
        cubes = (CUBES[WRITTEN[mine % 24]], rotated(CUBES[WRITTEN[theirs % 24]]))
        squares = EMPTY
        for colour in (GOLD, BLUE):
            squares = with_block(squares, at[colour], Block(colour, cubes[colour]))
        # D6.3: a block with Star on top has not moved from its start.
        gold, blue = (
            (at[c] if cubes[c].top == STAR else INDEX[SUGGESTED[1][c][0]],) for c in (GOLD, BLUE)
        )
        return DeblockleState(replace(variant, starts=(gold, blue)), squares)


def check(state: DeblockleState) -> None:
    """Refuse finished games and positions other than one block each."""
    if state.outcome:
        raise Refused("solve-over")
    if state.stage != "play" or any(len(squares_of(state.squares, c)) != 1 for c in (GOLD, BLUE)):
        raise Refused("solve-one-on-one")


LEFT = 1000
"""The distance after a move that takes the last block off the board."""


def _best_successor(here: int) -> int:
    """The distance that the best moves lead to, for the side that makes them."""
    if here == 1:
        return LEFT
    return here - 1 if here > 0 else here + 1 if here < 0 else 0


def within_limit(state: DeblockleState, number: int) -> int:
    """D12.2: the turn that leaves has to come before the limit. The losing side can hold out for
    the whole distance, so a win that comes too late is a draw."""
    limit = state.variant.limit
    return 0 if limit and state.quiet + abs(number) > limit else number


def block_state(state: DeblockleState, colour: Seat) -> int:
    """The state of a colour's block, as its own side sees it (retrograde.py)."""
    (square,) = squares_of(state.squares, colour)
    block = state.squares[square]
    assert block is not None
    if colour == GOLD:
        return 24 * square + WRITTEN.index(str(block.cube))
    return 24 * (SIDE * SIDE - 1 - square) + WRITTEN.index(str(rotated(block.cube)))


def rotated(cube: Cube) -> Cube:
    """As it looks from the other side of the board."""
    return CUBES[cube.top + cube.south]


# --- the file ------------------------------------------------------------------------


def tablebase_of(variant: Variant, progress: Progress | None = None) -> Tablebase:
    """The tablebase for these rules: from memory, from the file, or built now."""
    return _cached(variant.slider, variant.side_by_side, progress or _silent)


def _silent(_: int) -> None:
    pass


_CACHE: dict[tuple[str, bool], Tablebase] = {}


def _cached(slider: str, may_touch: bool, progress: Progress) -> Tablebase:
    kind = (slider, may_touch)
    if kind not in _CACHE:
        path = file_of(slider, may_touch)
        known = _loaded(path, kind)
        if known is None:
            known = build(slider, may_touch, progress)
            # If the folder cannot be written, the next reader spends a second, no more.
            with suppress(OSError):
                _save(path, kind, known)
        _CACHE[kind] = known
    return _CACHE[kind]


def build(slider: str, may_touch: bool, progress: Progress = _silent) -> Tablebase:
    analysis = RetrogradeAnalysis(slider == "before-star", may_touch)
    distances = analysis.solve(progress)
    return Tablebase(distances, analysis.totals())


def file_of(slider: str, may_touch: bool) -> Path:
    """In the user's cache folder."""
    home = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    touching = "touching" if may_touch else "apart"
    return Path(home) / "blockyard" / f"deblockle-one-on-one-{slider}-{touching}.table"


def _heading(kind: tuple[str, bool], tablebase: Tablebase) -> dict[str, object]:
    return {
        "format": FORMAT,
        "slider": kind[0],
        "side-by-side": kind[1],
        "totals": tablebase.totals,
        "checksum": zlib.crc32(tablebase.distances.tobytes()),
    }


def _save(path: Path, kind: tuple[str, bool], tablebase: Tablebase) -> None:
    """Atomically, so that nobody ever reads half a file."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with NamedTemporaryFile(dir=path.parent, delete=False) as half:
        half.write(
            json.dumps(_heading(kind, tablebase)).encode() + b"\n" + tablebase.distances.tobytes()
        )
    Path(half.name).replace(path)


def _loaded(path: Path, kind: tuple[str, bool]) -> Tablebase | None:
    """The tablebase in the file, or None if there is none that can be used."""
    try:
        heading, _, numbers = path.read_bytes().partition(b"\n")
        stored = json.loads(heading)
        tablebase = Tablebase(array("b", numbers), stored["totals"])
    except (OSError, ValueError, KeyError, TypeError):
        return None
    whole = len(numbers) == STATES * STATES and stored == _heading(kind, tablebase)
    return tablebase if whole else None
