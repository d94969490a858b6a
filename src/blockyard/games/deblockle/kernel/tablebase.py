"""What solve.py found out about one block each, kept in a file and asked with positions.

A file is one line of JSON (its format, the table it is for, the totals, a checksum) and behind it
the found numbers, a byte each. One that is missing, damaged or of another format is made anew.
"""

from __future__ import annotations

import json
import os
import zlib
from array import array
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Any

from blockyard.core.contract import Refused, Seat
from blockyard.games.deblockle.board import (
    BLUE,
    EMPTY,
    GOLD,
    INDEX,
    SIDE,
    Block,
    Table,
    squares_of,
    with_block,
)
from blockyard.games.deblockle.cube import CUBES, STAR, Cube
from blockyard.games.deblockle.kernel.cube_tables import WRITTEN
from blockyard.games.deblockle.kernel.retrograde import OneOnOne
from blockyard.games.deblockle.rules import DeblockleState
from blockyard.games.deblockle.setup import SUGGESTED

FORMAT = 1
STATES = 49 * 24
Told = Callable[[int], None]
"""Hears while a table is built how many positions are decided."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """For the side to play: 1 won, -1 lost, 0 drawn; in so many turns, skipped ones not counted.
    The best moves are those that win soonest, or lose latest, or keep the draw."""

    value: int
    turns: int
    best: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Solved:
    """All positions of one block each at one kind of table."""

    found: array[int]
    totals: dict[str, int]

    def verdict(self, state: DeblockleState) -> Verdict:
        check(state)
        here = in_time(state, self.look_up(state))
        after = {move: self._after(state, move) for move in state.legal_moves()}
        best = tuple(move for move, number in after.items() if number == _before(here))
        return Verdict((here > 0) - (here < 0), abs(here), best)

    def _after(self, state: DeblockleState, move: str) -> int:
        """What a move leads to, for who makes it, whoever is to play there."""
        after = state.play(move)
        if after.outcome:
            return LEFT if after.outcome.winners else 0
        number = in_time(after, self.look_up(after))
        return number if after.mover == state.mover else -number

    def look_up(self, state: DeblockleState) -> int:
        """n: won in n turns; -n: lost in n; 0: drawn. For the side to play."""
        mine, theirs = seen(state, state.mover), seen(state, 1 - state.mover)
        return self.found[STATES * mine + theirs]

    def longest(self, table: Table) -> DeblockleState:
        """A position whose win takes as long as any, Gold to play, at such a table."""
        mine, theirs = divmod(self.totals["where"], STATES)
        at = (mine // 24, 48 - theirs // 24)
        cubes = (CUBES[WRITTEN[mine % 24]], turned(CUBES[WRITTEN[theirs % 24]]))
        squares = EMPTY
        for colour in (GOLD, BLUE):
            squares = with_block(squares, at[colour], Block(colour, cubes[colour]))
        # D6.3: who shows Star has not moved from its start.
        gold, blue = (
            (at[c] if cubes[c].top == STAR else INDEX[SUGGESTED[1][c][0]],) for c in (GOLD, BLUE)
        )
        return DeblockleState(replace(table, starts=(gold, blue)), squares)


def check(state: DeblockleState) -> None:
    """Refuse what is over, and what is not one block each."""
    if state.outcome:
        raise Refused("solve-over")
    if state.stage != "play" or any(len(squares_of(state.squares, c)) != 1 for c in (GOLD, BLUE)):
        raise Refused("solve-one-on-one")


LEFT = 1000
"""The move took the block off the board: it is won, and nothing more is played."""


def _before(here: int) -> int:
    """The number of the moves that lead to what was found, for who makes them."""
    if here == 1:
        return LEFT
    return here - 1 if here > 0 else here + 1 if here < 0 else 0


def in_time(state: DeblockleState, number: int) -> int:
    """D12.2: the turn that leaves has to come before the limit. Who loses can hold out for as
    long as was found, so a win that comes too late is a draw."""
    limit = state.table.limit
    return 0 if limit and state.quiet + abs(number) > limit else number


def seen(state: DeblockleState, colour: Seat) -> int:
    """The block of a colour as its own side sees it: the number of its state."""
    (square,) = squares_of(state.squares, colour)
    block = state.squares[square]
    assert block is not None
    if colour == GOLD:
        return 24 * square + WRITTEN.index(str(block.cube))
    return 24 * (SIDE * SIDE - 1 - square) + WRITTEN.index(str(turned(block.cube)))


def turned(cube: Cube) -> Cube:
    """As it looks from the other side of the board."""
    return CUBES[cube.top + cube.south]


# --- the file ------------------------------------------------------------------------


def solved(table: Table, told: Told | None = None) -> Solved:
    """Everything about this kind of table: from memory, from the file, or worked out now."""
    return _solved(table.slider, table.side_by_side, told or _silent)


def _silent(_: int) -> None:
    pass


_KEPT: dict[tuple[str, bool], Solved] = {}


def _solved(slider: str, may_touch: bool, told: Told) -> Solved:
    kind = (slider, may_touch)
    if kind not in _KEPT:
        path = file_of(slider, may_touch)
        known = _loaded(path, kind)
        if known is None:
            known = build(slider, may_touch, told)
            # A folder that cannot be written costs the next reader a second, no more.
            with suppress(OSError):
                _save(path, kind, known)
        _KEPT[kind] = known
    return _KEPT[kind]


def build(slider: str, may_touch: bool, told: Told = _silent) -> Solved:
    work = OneOnOne(slider == "before-star", may_touch)
    found = work.solve(told)
    return Solved(found, work.totals())


def file_of(slider: str, may_touch: bool) -> Path:
    """In the user's folder for what can be made again."""
    home = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    touching = "touching" if may_touch else "apart"
    return Path(home) / "blockyard" / f"deblockle-one-on-one-{slider}-{touching}.table"


def _heading(kind: tuple[str, bool], known: Solved) -> dict[str, Any]:
    return {
        "format": FORMAT,
        "slider": kind[0],
        "side-by-side": kind[1],
        "totals": known.totals,
        "checksum": zlib.crc32(known.found.tobytes()),
    }


def _save(path: Path, kind: tuple[str, bool], known: Solved) -> None:
    """Written beside its place and moved there, so that nobody ever reads half a file."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with NamedTemporaryFile(dir=path.parent, delete=False) as half:
        half.write(json.dumps(_heading(kind, known)).encode() + b"\n" + known.found.tobytes())
    Path(half.name).replace(path)


def _loaded(path: Path, kind: tuple[str, bool]) -> Solved | None:
    """What the file says, or None if there is none that can be used."""
    try:
        heading, _, numbers = path.read_bytes().partition(b"\n")
        said = json.loads(heading)
        known = Solved(array("b", numbers), said["totals"])
    except (OSError, ValueError, KeyError, TypeError):
        return None
    whole = len(numbers) == STATES * STATES and said == _heading(kind, known)
    return known if whole else None
