# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
# cython: initializedcheck=False
# ruff: noqa: F821 - types come from the .pxd
"""Batches of Gobblet games where touching is final (G8), and of memory games (G9).

A turn is two actions, a lift and a placement; the kernel's position moves on with the second. At a
memory table an observation shows only what nothing covers.
"""

import cython

from blockyard.games.gobblet.kernel.batch import GobbletBatch
from blockyard.games.gobblet.kernel.reading import read

if cython.compiled:
    from cython.cimports.blockyard.core.bits import lowest
    from cython.cimports.blockyard.games.gobblet.kernel.batch import NO_PLACE, UNCOVERED
    from cython.cimports.blockyard.games.gobblet.kernel.line_tables import LINES
    from cython.cimports.blockyard.games.gobblet.kernel.position import (
        BESIDE,
        GobbletPosition,
        bit,
        code,
        layer,
        shadow,
        visible,
    )
    from cython.cimports.libc.stdlib import free, malloc
    from cython.cimports.libc.string import memset
else:
    raise ImportError("batches have to be compiled: make, or python tools/build.py kernels")

NOTHING_HELD = cython.declare(cython.int, -1)
IN_PLAY = cython.declare(cython.int, -1)


class StrictGobbletBatch(GobbletBatch):
    """`held_from` is the square of the gobblet that has been lifted, and `lost_by` the clause by
    which a lift has lost (G8.3, G8.4)."""

    def __init__(self, start, games: int, encoding, max_moves: int) -> None:
        super().__init__(start, games, encoding, max_moves)
        self.hides = start.variant.memory
        self.held_from = cython.cast(cython.pointer(cython.schar), malloc(games))
        self.lost_by = cython.cast(cython.pointer(cython.schar), malloc(games))
        if not (self.held_from and self.lost_by):
            raise MemoryError
        memset(self.held_from, NOTHING_HELD, games)
        memset(self.lost_by, IN_PLAY, games)

    def __dealloc__(self) -> None:
        free(self.held_from)
        free(self.lost_by)

    def read_position(self, game: int, state) -> None:
        # A kernel position of this text has the lifted gobblet back on its square.
        position: GobbletPosition = read(state.text(), self.max_moves)
        self.positions[game].become(position)
        self.held_from[game], self.lost_by[game] = position.held_from, IN_PLAY

    def copy_position(self, source, origin, target):
        GobbletBatch.copy_position(self, source, origin, target)
        self.held_from[target] = cython.cast(StrictGobbletBatch, source).held_from[origin]
        self.lost_by[target] = cython.cast(StrictGobbletBatch, source).lost_by[origin]

    def begin_game(self, game):
        GobbletBatch.begin_game(self, game)
        self.held_from[game], self.lost_by[game] = NOTHING_HELD, IN_PLAY

    # --- G8: lift and placement ----------------------------------------------------------

    def seat(self, game):
        if self.lost_by[game] != IN_PLAY:
            return -1
        return GobbletBatch.seat(self, game)

    def legal_actions(self, game, out):
        if self.seat(game) < 0:
            return 0
        if self.held_from[game] != NOTHING_HELD:
            return self.squares_as_actions(self.landing(game), out)
        i: cython.int
        entries: cython.int = 0
        number: cython.int = cython.cast(GobbletPosition, self.at[game]).generate_moves(out)
        for i in range(number):
            if out[i] >> 6 == BESIDE:
                out[entries] = self.action_of[out[i]]
                entries += 1
        own: Squares = cython.cast(GobbletPosition, self.at[game]).own
        return entries + self.squares_as_actions(own, out + entries)

    def squares_as_actions(self, squares, out):
        """The actions that lift from, or place on, one of these squares."""
        number: cython.int = 0
        square: cython.int
        while squares:
            square = lowest(squares)
            squares &= squares - 1
            out[number] = self.action_of[code(0, square, square)]
            number += 1
        return number

    def is_legal(self, game, action):
        if not 0 <= action < self.actions or self.seat(game) < 0:
            return False
        move: cython.int = self.code_of[action]
        origin: cython.int = move >> 6
        if origin == BESIDE:
            return self.held_from[game] == NOTHING_HELD and cython.cast(
                GobbletPosition, self.at[game]
            ).is_legal(move)
        if origin != move >> 2 & 15:
            return False
        if self.held_from[game] != NOTHING_HELD:
            return self.landing(game) >> origin & 1
        return cython.cast(GobbletPosition, self.at[game]).own >> origin & 1

    def apply(self, game, action):
        if self.code_of[action] >> 6 == BESIDE:
            GobbletBatch.apply(self, game, action)
            return
        square: cython.int = self.code_of[action] >> 6
        origin: cython.int = self.held_from[game]
        if origin == NOTHING_HELD:
            self.lift(game, square)
            return
        cython.cast(GobbletPosition, self.at[game]).make(
            code(self.top_size(game, origin), square, origin)
        )
        self.held_from[game] = NOTHING_HELD

    def landing(self, game):
        """G6: where the lifted gobblet can be put; not where it came from (G6.2)."""
        size: cython.int = self.top_size(game, self.held_from[game])
        both: Word = (
            cython.cast(GobbletPosition, self.at[game]).mine
            | cython.cast(GobbletPosition, self.at[game]).theirs
        )
        return cython.cast(GobbletPosition, self.at[game]).board & ~layer(both | shadow(both), size)

    def lift(self, game, square):
        """G7.1: one placement has to cover every line that the lift reveals. G8.3: there has to be
        a place at all."""
        self.held_from[game] = square
        lifted: Word = bit(self.top_size(game, square), square)
        mine: Word = cython.cast(GobbletPosition, self.at[game]).mine ^ lifted
        theirs: Word = cython.cast(GobbletPosition, self.at[game]).theirs
        revealed: Squares = visible(theirs, shadow(mine | theirs))
        landing: Squares = self.landing(game)
        saving: Squares = landing
        has_lines: cython.bint = False
        i: cython.int
        for i in range(10):
            if LINES[i] & ~revealed == 0:
                has_lines = True
                saving &= LINES[i]
        if has_lines and saving == 0:
            self.lost_by[game] = UNCOVERED
        elif landing == 0:
            self.lost_by[game] = NO_PLACE

    # --- results and observations --------------------------------------------------------

    def terminal_rewards(self, game, out):
        winner: cython.uint = 1 - cython.cast(GobbletPosition, self.at[game]).side
        if self.lost_by[game] != IN_PLAY:
            self.split_rewards(cython.cast(cython.uint, 1) << winner, out)
        else:
            GobbletBatch.terminal_rewards(self, game, out)

    def clause(self, game):
        if self.lost_by[game] != IN_PLAY:
            return self.lost_by[game]
        return GobbletBatch.clause(self, game)

    def write_observation(self, game, seat, out):
        mine: Word = cython.cast(GobbletPosition, self.at[game]).mine
        theirs: Word = cython.cast(GobbletPosition, self.at[game]).theirs
        held: cython.int = self.held_from[game]
        size: cython.int = -1
        hidden: Word = 0
        if held != NOTHING_HELD:
            size = self.top_size(game, held)
            hidden = bit(size, held)
        if self.hides and self.seat(game) >= 0:
            hidden |= shadow(mine & ~hidden | theirs)
        self.write_parts(game, seat, hidden, out)
        if held != NOTHING_HELD:
            out += 2 * self.side * (self.side * self.side + 1)
            out[self.side * (held >> 2) + (held & 3)] = size + 1
