# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
# cython: initializedcheck=False
"""Alpha-beta search (negamax) for games of two seats with perfect information.

It searches any `core/alphabeta_position.py`; `iterative_deepening.py` calls it with growing depth.
It has a transposition table, principal variation search, killer moves and the history heuristic,
quiescence search, and, where nobody is threatened, null move, late move reduction, late move
pruning and reverse futility pruning. Each is explained where it is implemented. A `full_width`
search leaves out the selective ones (the last four), so a win it proves is the fastest one.

Scores are for the side to move: WIN - n is a win in n plies (mate distance), and beyond PROVEN the
result is certain. `depth` counts the plies left, `height` those from the root. Without a time limit
the result depends only on position, depth and node limit.

The types are C's: they are declared in alphabeta.pxd and checked by Cython.
"""

from array import array
from collections.abc import Callable
from time import monotonic

import cython

if cython.compiled:
    from cython.cimports.blockyard.ai.transposition_table import (
        EXACT,
        LOWER_BOUND,
        UPPER_BOUND,
        TranspositionTable,
    )
    from cython.cimports.blockyard.core.alphabeta_position import AlphaBetaPosition
    from cython.cimports.blockyard.core.status import DRAWN, RUNNING, WON
else:
    from blockyard.ai.transposition_table import (
        EXACT,
        LOWER_BOUND,
        UPPER_BOUND,
        TranspositionTable,
    )
    from blockyard.core.alphabeta_position import AlphaBetaPosition
    from blockyard.core.status import DRAWN, RUNNING, WON

    WIN, PROVEN, MAX_MOVES, MAX_HEIGHT, MOVE_CODES, POLL_NODES = (
        30000,
        29000,
        1024,
        128,
        65536,
        1024,
    )

COMPILED = cython.compiled
PROVEN_SCORE = 29000
"""Scores beyond this are proven wins, or proven losses if negative."""
NO_VALUE = cython.declare(cython.int, 32767)
# Moves that are sorted by their history; the rest stays in the kernel's order.
SORTED_MOVES = cython.declare(cython.int, 12)
# Late move reduction: one ply from the sixth move on, two from the seventeenth; not near leaves.
LMR_MOVES = cython.declare(cython.int, 5)
LMR_DEPTH = cython.declare(cython.int, 3)
LMR_MORE_MOVES = cython.declare(cython.int, 16)
LMR_MORE_DEPTH = cython.declare(cython.int, 5)
# Late move pruning: at this depth or less, only the first 8 + 4 * depth moves are searched.
LMP_DEPTH = cython.declare(cython.int, 3)
# The evaluation rarely changes by more than this in one move.
FUTILITY_MARGIN = cython.declare(cython.int, 60)
# Scores of the history heuristic, and what one cutoff can change them by.
HISTORY_BITS = cython.declare(cython.int, 14)
HISTORY_STEP = cython.declare(cython.int, 1024)
QUIESCENCE_DEPTH = 2
"""Plies searched beyond the depth while somebody is threatened."""


class Search:
    """One search: a position, its limits, and what the search has learned so far."""

    def __init__(
        self,
        position: AlphaBetaPosition,
        limits: tuple[int, float],
        table: TranspositionTable,
        full_width: bool = False,
        quiescence_depth: int = QUIESCENCE_DEPTH,
        stop: Callable[[], bool] | None = None,
    ) -> None:
        """`limits` are nodes and seconds. `stop` is polled every few milliseconds and ends the
        search when it returns True."""
        self.position, self.table = position, table
        self.history = array("i", bytes(4 * 2 * MOVE_CODES))
        self.killers = array("i", bytes(4 * 2 * MAX_HEIGHT))
        self.null_move_ply = -1
        self.nodes = self.next_poll = 0
        self.max_nodes = limits[0]
        self.deadline = monotonic() + limits[1]
        self.root_ply = position.ply
        self.quiescence_depth = quiescence_depth
        self.full_width = full_width
        self.stop = stop
        self.stopped = False

    def is_stopped(self) -> bool:
        return self.stopped

    def search_root_move(self, move: int, depth: int, alpha: int, beta: int) -> int:
        """The score of one root move."""
        code: cython.int = move
        plies: cython.int = depth - 1
        lower: cython.int = alpha
        upper: cython.int = beta
        value: cython.int
        with cython.nogil:
            value = self.search_move(code, plies, lower, upper, 0)
            self.position.recompute()
        return value

    def principal_variation(self, first: int, limit: int) -> list[int]:
        """The best line as far as the transposition table holds it, from `first` on."""
        moves = [first]
        self.position.make(first)
        while len(moves) < limit and self.position.status == RUNNING:
            if self.position.repetition_ply >= self.root_ply:
                break
            found = self.position.winning_move() or self.known_move()
            if found == 0 or not self.position.is_legal_move(found):
                break
            moves.append(found)
            self.position.make(found)
        for _ in moves:
            self.position.unmake()
        self.position.recompute()
        return moves

    def known_move(self):
        """The best move of the position that the transposition table knows, or 0."""
        return self.table.probe(self.position.key()) & 0xFFFF

    def search_move(self, move, depth, alpha, beta, height):
        """The score of a move for the side that makes it; one side may move twice in a row."""
        side = self.position.side
        self.position.make(move)
        if self.position.side == side:
            value = self.search(depth, alpha, beta, height + 1)
        else:
            value = -self.search(depth, -beta, -alpha, height + 1)
        self.position.unmake()
        return value

    def search(self, depth, alpha, beta, height):
        """The score of the position: exact between alpha and beta, a bound outside."""
        if depth <= 0 or height >= MAX_HEIGHT - 12:
            return self.quiescence(alpha, beta, height, self.quiescence_depth)
        self.nodes += 1
        if self.is_out_of_budget():
            return 0
        key = self.position.key()
        self.table.prefetch_bucket(key)
        value = self.immediate_value(height)
        if value != NO_VALUE:
            return value
        # Mate-distance pruning: there is no win in one, so the fastest takes two plies (one side
        # may move twice in a row).
        beta = min(beta, WIN - height - 2)
        if alpha >= beta:
            return beta
        found = self.table.probe(key)
        value = cutoff_value(found, depth, alpha, beta, height)
        if value != NO_VALUE:
            return value
        return self.search_moves(key, found & 0xFFFF, depth, alpha, beta, height)

    def can_prune(self, depth, beta, height):
        """Reverse futility pruning: near the leaves, an evaluation far above beta will not fall
        below it. Otherwise try the null move, if the evaluation reaches beta at all."""
        if abs(beta) > PROVEN:
            return False
        margin = self.position.evaluate() - beta
        if depth <= 2 and margin >= FUTILITY_MARGIN * depth + FUTILITY_MARGIN // 2:
            return True
        if margin < 0 or depth < 2 or not self.position.can_null_move:
            return False
        if self.null_move_ply == self.position.ply:
            return False
        return self.null_move_fails_high(depth, beta, height)

    def null_move_fails_high(self, depth, beta, height):
        """Null move pruning: if passing still scores beta, a real move will too. Searched less
        deeply, and never twice in a row."""
        before = self.null_move_ply
        self.position.make_null_move()
        self.null_move_ply = self.position.ply
        reduced = depth - 4 if depth > 6 else depth - 3
        value = -self.search(reduced, -beta, 1 - beta, height + 1)
        self.position.unmake()
        self.null_move_ply = before
        return value >= beta and not self.stopped

    def immediate_value(self, height):
        """What needs no search: the end, a repetition (scored as a draw), a win in one, what a
        tablebase knows."""
        if self.position.status != RUNNING:
            return self.terminal_value(height)
        if self.position.repetition_ply >= self.root_ply:
            return 0
        if self.position.may_win and self.position.winning_move():
            return WIN - height - 1
        if self.position.is_proven:
            return self.proven_value(height)
        return NO_VALUE

    def proven_value(self, height):
        """The score of a position that a tablebase knows."""
        plies = self.position.proven_plies()
        if plies == 0:
            return 0
        return WIN - height - plies if plies > 0 else height - plies - WIN

    def search_moves(self, key, hash_move, depth, alpha, beta, height):
        """Search moves until one reaches beta. The hash move and the killers often do, so the
        others are not even generated before."""
        moves = cython.declare(cython.int[1024])
        scores = cython.declare(cython.int[1024])
        full_width = self.full_width or self.is_threatened()
        if not full_width and alpha + 1 == beta and self.can_prune(depth, beta, height):
            return beta
        limit = MAX_MOVES if full_width or alpha + 1 < beta or depth > LMP_DEPTH else 8 + 4 * depth
        known = self.ordered_first(moves, hash_move, height)
        number, i = known, 0
        best, best_move, floor = -WIN, 0, alpha
        while True:
            if i == known:
                number = self.generate_rest(moves, scores, known)
            # Late move pruning, but a loss is claimed only after all moves were searched.
            if i == number or (i >= limit and best > -PROVEN):
                break
            reduced = 0 if full_width else late_move_reduction(i, depth)
            value = self.scout(moves[i], i == 0, depth - 1, reduced, alpha, beta, height)
            if self.stopped:
                return 0
            if value > best:
                best, best_move = value, moves[i]
                alpha = max(alpha, value)
                if alpha >= beta:
                    self.record_cutoff(moves, i, depth, height)
                    break
            i += 1
        self.store(key, best, best_move, depth, floor, beta, height)
        return best

    def scout(self, move, first, depth, reduced, alpha, beta, height):
        """Principal variation search: the first move gets the full window, later ones a zero-window
        search that only asks whether they beat alpha, and are searched again if they do."""
        if not first:
            value = self.search_move(move, depth - reduced, alpha, alpha + 1, height)
            if value > alpha and reduced:
                value = self.search_move(move, depth, alpha, alpha + 1, height)
            if value <= alpha or value >= beta:
                return value
        return self.search_move(move, depth, alpha, beta, height)

    def quiescence(self, alpha, beta, height, depth_left):
        """Quiescence search: when the depth is used up, evaluate only if nobody is threatened, else
        search the answers to the threat first, for at most `depth_left` plies."""
        moves = cython.declare(cython.int[1024])
        self.nodes += 1
        value = self.immediate_value(height)
        if value != NO_VALUE:
            return value
        if depth_left == 0 or height >= MAX_HEIGHT - 2 or not self.is_threatened():
            return self.position.evaluate()
        if self.is_out_of_budget():
            return 0
        number = self.position.generate_moves(moves)
        best = -WIN
        for i in range(number):
            value = self.quiescence_move(moves[i], alpha, beta, height, depth_left)
            if value > best:
                best = value
                alpha = max(alpha, value)
                if alpha >= beta:
                    break
        return best

    def quiescence_move(self, move, alpha, beta, height, depth_left):
        side = self.position.side
        self.position.make(move)
        if self.position.side == side:
            value = self.quiescence(alpha, beta, height + 1, depth_left - 1)
        else:
            value = -self.quiescence(-beta, -alpha, height + 1, depth_left - 1)
        self.position.unmake()
        return value

    def is_threatened(self):
        return self.position.may_lose and self.position.is_threatened()

    def terminal_value(self, height):
        if self.position.status == DRAWN:
            return 0
        return WIN - height if self.position.status == WON else height - WIN

    def is_out_of_budget(self):
        if self.nodes >= self.max_nodes:
            self.stopped = True
        elif self.nodes >= self.next_poll:
            self.next_poll = self.nodes + POLL_NODES
            with cython.gil:
                self.poll_limits()
        return self.stopped

    def poll_limits(self) -> bool:
        """Check the clock and the `stop` callback; returns whether the search is to end."""
        if monotonic() >= self.deadline or (self.stop is not None and self.stop()):
            self.stopped = True
        return self.stopped

    # --- move ordering -------------------------------------------------------------

    def ordered_first(self, moves, hash_move, height):
        """The hash move and two killers (moves that cut off other nodes at this height), if they
        are legal here; returns their number."""
        number = self.add_if_legal(moves, 0, hash_move)
        number = self.add_if_legal(moves, number, self.killers[2 * height])
        return self.add_if_legal(moves, number, self.killers[2 * height + 1])

    def add_if_legal(self, moves, number, move):
        """Append a move unless it is there already or illegal; returns the new number."""
        if move == 0 or index_of(move, moves, number) >= 0 or not self.position.is_legal(move):
            return number
        moves[number] = move
        return number + 1

    def generate_rest(self, moves, scores, known):
        """All moves: those of `ordered_first` in front, as they stood, then the others by their
        history score."""
        tried = cython.declare(cython.int[3])
        side = self.position.side
        for i in range(known):
            tried[i] = moves[i]
        number = self.position.generate_moves(moves)
        for i in range(number):
            at = index_of(moves[i], tried, known)
            scores[i] = self.history[MOVE_CODES * side + moves[i]] if at < 0 else (1 << 30) - at
        partial_sort(moves, scores, number)
        return number

    def record_cutoff(self, moves, last, depth, height):
        """A move that reached beta becomes a killer move of its height, and gains in the history
        heuristic: moves that cut off often, anywhere in the tree, are searched early. Those that
        were searched before it in vain lose as much."""
        move = moves[last]
        if self.killers[2 * height] != move:
            self.killers[2 * height + 1] = self.killers[2 * height]
            self.killers[2 * height] = move
        self.add_history(move, depth * depth)
        for i in range(last):
            self.add_history(moves[i], -depth * depth)

    def add_history(self, move, bonus):
        """Scores stay within 2**HISTORY_BITS: the higher one is, the less it gains."""
        at = MOVE_CODES * self.position.side + move
        bonus = max(-HISTORY_STEP, min(HISTORY_STEP, bonus))
        self.history[at] += bonus - (self.history[at] * abs(bonus) >> HISTORY_BITS)

    # --- transposition table ---------------------------------------------------------

    def store(self, key, value, move, depth, floor, beta, height):
        """Write a position's entry; `floor` is alpha before the search."""
        bound = LOWER_BOUND if value >= beta else UPPER_BOUND if value <= floor else EXACT
        # Proven scores count plies from this position, not from the root.
        if value > PROVEN:
            value += height
        elif value < -PROVEN:
            value -= height
        self.table.store(key, value, move, depth, bound)


def cutoff_value(found, depth, alpha, beta, height):
    """The score of an entry if it decides between alpha and beta, else NO_VALUE."""
    if found == 0:
        return NO_VALUE
    value = found >> 32 & 0xFFFF
    value -= 32768
    bound = found >> 24 & 3
    reached = found >> 16 & 0xFF
    if value > PROVEN:
        value -= height
    elif value < -PROVEN:
        value += height
    elif reached < depth:
        return NO_VALUE
    if bound == LOWER_BOUND and value < beta:
        return NO_VALUE
    if bound == UPPER_BOUND and value > alpha:
        return NO_VALUE
    return value


def late_move_reduction(i, depth):
    """Late move reduction: plies by which move number `i` is first searched less deeply."""
    if i < LMR_MOVES or depth < LMR_DEPTH:
        return 0
    return 2 if i >= LMR_MORE_MOVES and depth >= LMR_MORE_DEPTH else 1


def index_of(move, moves, number):
    """The index of a move in the list, or -1."""
    for i in range(number):
        if moves[i] == move:
            return i
    return -1


def partial_sort(moves, scores, number):
    """Insertion sort of the best SORTED_MOVES to the front. A move that is not among them is
    exchanged at most once."""
    for i in range(1, number):
        move, score = moves[i], scores[i]
        at = i
        if i >= SORTED_MOVES:
            at = SORTED_MOVES - 1
            if score <= scores[at]:
                continue
            moves[i] = moves[at]
            scores[i] = scores[at]
        while at > 0 and scores[at - 1] < score:
            moves[at] = moves[at - 1]
            scores[at] = scores[at - 1]
            at -= 1
        moves[at] = move
        scores[at] = score
