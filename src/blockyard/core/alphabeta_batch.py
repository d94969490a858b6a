# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
# cython: initializedcheck=False
# ruff: noqa: PLR0913, PLR0917 - as in batch.py
"""Batches of games for two seats on the positions of alpha-beta kernels (alphabeta_position.py).

This file has to be compiled.
"""

import cython

from blockyard.core.batch import Batch

if cython.compiled:
    from cython.cimports.blockyard.core.alphabeta_position import AlphaBetaPosition
    from cython.cimports.blockyard.core.status import DRAWN, RUNNING, WON
    from cython.cimports.libc.stdlib import calloc, free, malloc
else:
    raise ImportError("batches have to be compiled: make, or python tools/build.py kernels")

MAX_LEGAL = cython.declare(cython.int, 1024)


class AlphaBetaBatch(Batch):
    """Games of two seats, each on a position of its kernel.

    `positions` are one for each game and one more, which stays as it is. `moves` are pairs of a
    move code and its action. Where several codes are the same action, which one is meant depends
    on the position, and a subclass overrides `move_of`.
    """

    def __init__(
        self, positions: list, moves: list, actions: int, size: int, max_moves: int, clauses: tuple
    ) -> None:
        super().__init__(len(positions) - 1, 2, actions, size, max_moves, MAX_LEGAL, clauses)
        self.positions = list(positions)
        self.at = cython.cast(
            cython.pointer(cython.p_void), malloc(len(positions) * cython.sizeof(cython.p_void))
        )
        self.action_of = cython.cast(cython.p_int, calloc(1 << 16, cython.sizeof(cython.int)))
        self.code_of = cython.cast(cython.p_int, calloc(actions, cython.sizeof(cython.int)))
        if not (self.at and self.action_of and self.code_of):
            raise MemoryError
        for move, action in moves:
            self.action_of[move] = action
            self.code_of[action] = move
        for i, position in enumerate(self.positions):
            assert isinstance(position, AlphaBetaPosition)
            self.at[i] = cython.cast(cython.p_void, position)

    def __dealloc__(self) -> None:
        free(self.at)
        free(self.action_of)
        free(self.code_of)

    def move_of(self, game, action):
        """The move code of an action, or NO_MOVE."""
        return self.code_of[action]

    def seat(self, game):
        if cython.cast(AlphaBetaPosition, self.at[game]).status != RUNNING:
            return -1
        return cython.cast(AlphaBetaPosition, self.at[game]).side

    def legal_actions(self, game, out):
        i: cython.int
        number: cython.int = 0
        if cython.cast(AlphaBetaPosition, self.at[game]).status == RUNNING:
            number = cython.cast(AlphaBetaPosition, self.at[game]).generate_moves(out)
        for i in range(number):
            out[i] = self.action_of[out[i]]
        return number

    def is_legal(self, game, action):
        move: cython.int
        if not 0 <= action < self.actions:
            return False
        if cython.cast(AlphaBetaPosition, self.at[game]).status != RUNNING:
            return False
        move = self.move_of(game, action)
        return move != 0 and cython.cast(AlphaBetaPosition, self.at[game]).is_legal(move)

    def apply(self, game, action):
        cython.cast(AlphaBetaPosition, self.at[game]).make(self.move_of(game, action))

    def begin_game(self, game):
        """Back to the given position."""
        while cython.cast(AlphaBetaPosition, self.at[game]).ply > 0:
            cython.cast(AlphaBetaPosition, self.at[game]).unmake()

    def discard_position(self, game):
        cython.cast(AlphaBetaPosition, self.at[game]).copy_from(
            cython.cast(AlphaBetaPosition, self.at[self.games])
        )

    def copy_position(self, source, origin, target):
        cython.cast(AlphaBetaPosition, self.at[target]).copy_from(
            cython.cast(AlphaBetaPosition, cython.cast(AlphaBetaBatch, source).at[origin])
        )

    def terminal_rewards(self, game, out):
        winner: cython.uint = cython.cast(AlphaBetaPosition, self.at[game]).side
        if cython.cast(AlphaBetaPosition, self.at[game]).status == DRAWN:
            self.split_rewards(0, out)
        else:
            if cython.cast(AlphaBetaPosition, self.at[game]).status != WON:
                winner = 1 - winner
            self.split_rewards(cython.cast(cython.uint, 1) << winner, out)
