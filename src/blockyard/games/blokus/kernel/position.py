# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
"""Blokus positions for searches, perft and playouts: a fast copy of the rules.

bitboard.py does the work on bits; this file converts from and to the rules and implements what
Monte Carlo tree search needs. States and texts are read by the rules, so both refuse the same
input with the same objections; tests compare moves, turn, score and end with the rules over random
games at every table. This file has to be compiled.
"""

from __future__ import annotations

import cython

from blockyard.core.contract import IllegalMove, Objection
from blockyard.core.mcts_position import MctsPosition
from blockyard.games.blokus import pieces, rules
from blockyard.games.blokus.kernel import placement_tables
from blockyard.games.blokus.kernel.bitboard import prepare
from blockyard.games.blokus.kernel.move_texts import move_texts_of
from blockyard.games.blokus.pieces import each

if cython.compiled:
    from cython.cimports.blockyard.core.rng import Word, splitmix64
    from cython.cimports.blockyard.games.blokus.kernel.bitboard import (
        Board,
        Placements,
        generate_all,
        keep_upper_start,
        place,
        playout,
        write_moves,
    )
    from cython.cimports.blockyard.games.blokus.kernel.endgame import (
        new_table,
        solve_endgame,
        solve_leaf,
        terminal_value,
        value_of_margin,
    )
    from cython.cimports.blockyard.games.blokus.kernel.turns import (
        generate_moves,
        perft,
        placer,
        play,
        seat_scores,
    )
    from cython.cimports.blockyard.games.blokus.net.move_prior import (
        MovePrior,
        move_logits,
        square_logits,
    )
    from cython.cimports.blockyard.games.blokus.net.pattern_sums import PatternSums
    from cython.cimports.blockyard.games.blokus.net.policy_net import SquareLogits, add_policy_net
    from cython.cimports.blockyard.games.blokus.net.value_net import ValueNet, evaluate, is_late
    from cython.cimports.libc.stdlib import calloc, free, malloc
    from cython.cimports.libc.string import memcpy, memset
else:
    raise ImportError(
        "the Blokus kernel has to be compiled: make, or python tools/build.py kernels"
    )

MARGIN = cython.declare(cython.int, 4)
ROWS = cython.declare(cython.int, 28)
EACH_START = cython.declare(cython.int, 414)
MAX_MOVES = cython.declare(cython.int, 168 * 414)
LEAF_ENTRIES = cython.declare(cython.int, 1 << 14)


class BlokusPosition(MctsPosition):
    """A position of Duo or Classic on bitboards."""

    def __dealloc__(self):
        free(self.endings)
        free(self.known)

    # --- conversion to text and to the rules --------------------------------------

    def text(self) -> str:
        """As the rules write it."""
        return self._state().text()

    def _state(self) -> rules.BlokusState:
        """The same position in the rules."""
        colours = range(len(self.variant.colours))
        return rules.BlokusState(
            self.variant,
            tuple(self._squares(colour, self.variant.board.side) for colour in colours),
            tuple(self._left(colour) for colour in colours),
            None if self.board.turn < 0 else self.board.turn,
            frozenset(each(self.board.single_last)),
            frozenset(each(self.board.stopped)),
        )

    def _squares(self, colour: int, side: int) -> int:
        rows = [self.board.colour[colour].own[y + MARGIN] >> MARGIN for y in range(side)]
        return sum(row << side * y for y, row in enumerate(rows))

    def _left(self, colour: int) -> tuple[str, ...]:
        left = self.board.colour[colour].left
        return tuple(piece for i, piece in enumerate(pieces.PIECES) if left >> i & 1)

    def move_text(self, move: int) -> str:
        """The notation of a move, legal or not."""
        return self.move_texts.text(move)

    def parse_move(self, text: str) -> int | None:
        """The move with this notation, legal or not; None if no piece covers such squares."""
        found = self.move_texts.moves.get(text)
        if found is None:  # squares in another order, or not a piece
            found = self.move_texts.moves.get(self.variant.board.spell(text))
        return None if found is None else (max(self.board.turn, 0) << 17) + found

    # --- moves and results --------------------------------------------------------

    @property
    def hash(self) -> int:
        """Zobrist hash: equal for equal positions, whatever the order of moves."""
        return self.board.hash ^ splitmix64((1 << 32) + self.board.turn)

    @property
    def scores(self) -> tuple[int, ...]:
        scores = cython.declare(cython.int[4])
        seat_scores(cython.address(self.board), scores)
        return tuple([scores[seat] for seat in range(self.board.seats)])

    @property
    def winners(self) -> frozenset[int]:
        """U2, M1.3, U10.4: the highest score among seats that have not stopped; none if all tie."""
        playing = [seat for seat in range(self.seats) if not self.board.stopped >> seat & 1]
        best = max([self.scores[seat] for seat in playing])
        winners = frozenset([seat for seat in playing if self.scores[seat] == best])
        return frozenset() if len(winners) == self.seats else winners

    def _legal_moves(self) -> list[int]:
        count: cython.int = 0
        moves = generate_moves(cython.address(self.board), cython.address(count))
        found = [moves[i] for i in range(count)]
        free(moves)
        return found

    def legal_moves(self) -> list[str]:
        """Sorted, as in the rules."""
        count: cython.int = 0
        moves = generate_moves(cython.address(self.board), cython.address(count))
        found: list = self.move_texts.sorted_texts(moves, count)
        free(moves)
        return found

    def play(self, move: str) -> BlokusPosition:
        """The position after a move; refuses illegal moves with the rules' objection."""
        number = self.parse_move(move)
        if number is None or number not in self._legal_moves():
            objection = self._state().objection(move)
            raise IllegalMove(objection or Objection("U1", "notation"))
        after: BlokusPosition = self.copy()
        after.advance(number)
        return after

    def copy(self) -> BlokusPosition:
        """An independent copy."""
        copy: BlokusPosition = BlokusPosition.__new__(BlokusPosition)
        copy.variant, copy.seats, copy.move_texts = self.variant, self.seats, self.move_texts
        copy.prior, copy.value_net = self.prior, self.value_net
        copy.copy_from(self)
        return copy

    def perft(self, depth: int) -> int:
        """The number of lines of play of this length, counted without the GIL."""
        lines: Word
        plies: cython.int = depth
        if plies <= 0:
            return 1
        with cython.nogil:
            lines = perft(cython.address(self.board), plies)
        return lines

    def random_playouts(
        self, playouts: int, seed: int, uniform: bool = True
    ) -> tuple[int, list[int]]:
        """Run this many random playouts: the number of moves in all, and the sum of the scores
        of each seat."""
        moves = cython.declare(cython.int[84])
        scores = cython.declare(cython.int[4])
        sums = cython.declare(cython.longlong[4], [0, 0, 0, 0])
        board = cython.declare(Board)
        rng_state: Word = splitmix64(seed)
        plies: cython.longlong = 0
        count: cython.int = playouts
        evenly: cython.bint = uniform
        _: cython.int
        seat: cython.int
        with cython.nogil:
            for _ in range(count):
                memcpy(cython.address(board), cython.address(self.board), cython.sizeof(Board))
                plies += playout(cython.address(board), cython.address(rng_state), moves, evenly)
                seat_scores(cython.address(board), scores)
                for seat in range(board.seats):
                    sums[seat] += scores[seat]
        return plies, [sums[seat] for seat in range(self.board.seats)]

    def random_playout(self, seed: int, uniform: bool = True) -> list[str]:
        """The moves of one random playout."""
        moves = cython.declare(cython.int[84])
        end: BlokusPosition = self.copy()
        rng_state: Word = splitmix64(seed)
        length = playout(cython.address(end.board), cython.address(rng_state), moves, uniform)
        return [self.move_text(moves[i]) for i in range(length)]

    # --- Monte Carlo tree search (core/mcts_position.py) ---------------------------

    def seat_to_move(self) -> cython.int:
        if self.board.turn < 0:
            return -1
        return placer(cython.address(self.board), self.board.turn)

    def max_moves(self) -> cython.int:
        return MAX_MOVES

    def expand(
        self, moves: cython.pointer(cython.int), logits: cython.pointer(cython.float)
    ) -> cython.int:
        placements = cython.declare(Placements)
        squares = cython.declare(SquareLogits)
        count: cython.int
        generate_all(cython.address(self.board), self.board.turn, cython.address(placements))
        count = write_moves(cython.address(placements), self.board.turn, moves)
        if self.board.colours == 2 and count == 2 * EACH_START:
            count = keep_upper_start(moves, count)
        square_logits(cython.address(self.board), self.prior.table, cython.address(squares))
        if self.prior.has_policy_net:
            add_policy_net(
                cython.address(self.board), self.prior.policy_net, cython.address(squares)
            )
        move_logits(cython.address(squares), moves, count, logits)
        return count

    def advance(self, move: cython.int) -> cython.void:
        play(cython.address(self.board), move)

    def copy_from(self, other: MctsPosition) -> cython.void:
        self.board = cython.cast(BlokusPosition, other).board

    def playout(
        self, rng_state: cython.pointer(Word), moves: cython.pointer(cython.int)
    ) -> cython.int:
        return playout(cython.address(self.board), rng_state, moves, False)

    def evaluate(self, values: cython.pointer(cython.float)) -> cython.bint:
        if self.value_net is None or is_late(cython.address(self.board)):
            return False
        if self.known == cython.NULL:
            self.known = cython.cast(
                cython.pointer(PatternSums), calloc(4, cython.sizeof(PatternSums))
            )
        if self.known == cython.NULL:
            return False
        evaluate(cython.address(self.board), self.value_net, self.known, values)
        return True

    def terminal_values(self, values: cython.pointer(cython.float)) -> cython.void:
        scores = cython.declare(cython.int[4])
        seat: cython.int
        seat_scores(cython.address(self.board), scores)
        for seat in range(self.board.seats):
            values[seat] = terminal_value(cython.address(self.board), scores, seat)

    def solve_leaf(self, nodes: cython.int, value: cython.pointer(cython.float)) -> cython.bint:
        margin: cython.int = 0
        if self.endings == cython.NULL:
            self.endings = new_table(LEAF_ENTRIES)
        if not solve_leaf(
            cython.address(self.board), nodes, self.endings, LEAF_ENTRIES, cython.address(margin)
        ):
            return False
        value[0] = value_of_margin(margin)
        return True

    def solve_endgame(
        self,
        nodes: cython.int,
        line: cython.pointer(cython.int),
        value: cython.pointer(cython.float),
    ) -> cython.int:
        margin: cython.int = 0
        length: cython.int = solve_endgame(
            cython.address(self.board), nodes, line, cython.address(margin)
        )
        value[0] = value_of_margin(margin)
        return length

    # --- the nets, for tests and training -----------------------------------------

    def logits(self) -> dict[str, float]:
        """The policy logit of each legal move."""
        if self.board.turn < 0:
            return {}
        moves = cython.cast(cython.pointer(cython.int), malloc(4 * MAX_MOVES))
        logits = cython.cast(cython.pointer(cython.float), malloc(4 * MAX_MOVES))
        if not (moves and logits):
            raise MemoryError
        count = self.expand(moves, logits)
        found = {self.move_text(moves[i]): logits[i] for i in range(count)}
        free(moves)
        free(logits)
        return found

    def net_values(self) -> list[float] | None:
        """The value net's estimate for each seat; None where the net is not used."""
        values = cython.declare(cython.float[4])
        if self.board.turn < 0 or not self.evaluate(values):
            return None
        return [values[seat] for seat in range(self.seats)]

    def net_values_of(self, others: list[BlokusPosition]) -> list[list[float] | None]:
        """The same for other positions of this game, each computed from the one before it, as in
        a search."""
        along: BlokusPosition = self.copy()
        found = []
        for other in others:
            along.copy_from(other)
            found.append(along.net_values())
        return found

    def exact_margin(self, nodes: int) -> int | None:
        """The point margin of the seat to move under perfect play of two seats; None if that
        takes more than `nodes` nodes."""
        line = cython.declare(cython.int[84])
        margin: cython.int = 0
        if solve_endgame(cython.address(self.board), nodes, line, cython.address(margin)):
            return margin
        return None


def position_from_state(
    state: rules.BlokusState, prior: MovePrior = None, value_net: ValueNet = None
) -> BlokusPosition:
    """The position of a state of the rules."""
    position: BlokusPosition = BlokusPosition.__new__(BlokusPosition)
    prepare()
    memset(cython.address(position.board), 0, cython.sizeof(Board))
    position.variant, position.seats = state.variant, state.variant.seats
    position.prior, position.value_net = prior, value_net
    position.move_texts = move_texts_of(state.variant.board)
    position.board.side, position.board.seats = state.variant.board.side, state.variant.seats
    position.board.colours = len(state.variant.colours)
    position.board.turn = -1 if state.turn is None else state.turn
    position.board.stopped = sum(1 << seat for seat in state.stopped)
    position.board.out = sum(
        1 << c for c in state.colours if state.variant.owner(c) in state.stopped
    )
    _lay_walls(position)
    for colour in state.colours:
        _lay_pieces(position, state, colour)
    return position


@cython.cfunc
def _lay_walls(position: BlokusPosition) -> cython.void:
    """Everything off the board counts as covered."""
    inside: cython.uint = (1 << position.board.side) - 1
    y: cython.int
    for y in range(ROWS):
        on_board = MARGIN <= y < MARGIN + position.board.side
        position.board.covered[y] = (
            ~(inside << MARGIN) if on_board else ~cython.cast(cython.uint, 0)
        )


@cython.cfunc
def _lay_pieces(
    position: BlokusPosition, state: rules.BlokusState, colour: cython.int
) -> cython.void:
    """A colour with its full tray and its starting squares, then its pieces."""
    board = state.variant.board
    position.board.colour[colour].left = (1 << len(pieces.PIECES)) - 1
    position.board.colour[colour].points = -sum(placement_tables.piece_sizes())
    for word, pairs in enumerate(placement_tables.all_words()):
        position.board.colour[colour].pairs[word] = pairs
    for name in state.variant.starts_of(colour):
        x, y = board.cell(board.square[name])
        position.board.colour[colour].corners[y + MARGIN] |= 1 << (x + MARGIN)
    for part in board.joined(state.placed[colour]):
        text = ",".join(board.names[square] for square in each(part))
        place(
            cython.address(position.board), (colour << 17) + (position.parse_move(text) & 0x1FFFF)
        )
    if not state.left[colour]:  # the order in which they are placed here is arbitrary
        position.board.colour[colour].points = state.points(colour)
        position.board.single_last &= ~(1 << colour)
        position.board.single_last |= (colour in state.single_last) << colour
