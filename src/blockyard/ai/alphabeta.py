# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
# cython: initializedcheck=False
# mypy: ignore-errors
"""Alpha-beta for every game of two seats with nothing hidden (`core/alphabeta_position.py`).

Each round looks one move deeper than the last. What was learned is kept in a table of bounded
size, in killer moves and in a history of moves that refuted others; it puts the best moves
first, and later ones are looked at with a narrow window. Where the depth ends, threats are settled
before the position is valued: who can win at once has won, and who is threatened has to answer. A
position that stood before in this search is a draw.

Unless the search is `full`, it trusts what it has learned where nobody is threatened: late moves
are looked at less deeply, near the leaves the last of them not at all, and who would be well off
even without a move is not asked for one. None of that can make a win or a loss certain.

Values are for the side to play: WIN - n is a win in n moves, and what is beyond PROVEN is
certain, however little was looked at otherwise. An entry of the table is two words, the key and

    bits 32-47        bits 24-25   bits 16-23   bits 0-15
    value + 32768       bound        depth        move

Without a time limit the answer depends on nothing but the position, the depth and the nodes.
The types are C's, stand in alphabeta.pxd, and are Cython's to check.
"""

from array import array
from collections.abc import Callable
from time import monotonic

import cython

from blockyard.ai.huge_pages import room

if cython.compiled:
    from cython.cimports.blockyard.core.alphabeta_position import AlphaBetaPosition
    from cython.cimports.blockyard.core.bits import fetch
    from cython.cimports.blockyard.core.status import DRAWN, RUNNING, WON
else:
    from blockyard.core.alphabeta_position import AlphaBetaPosition
    from blockyard.core.status import DRAWN, RUNNING, WON

    WIN, PROVEN, ROOM, HEIGHTS, MOVES, TICK = 30000, 29000, 1024, 128, 65536, 8191
    EXACT, AT_LEAST, AT_MOST = range(3)

COMPILED = cython.compiled
CERTAIN = 29000
"""Values beyond this are proven wins, or losses if negative."""
NOT_FOUND = cython.declare(cython.int, 32767)
# How many of the moves are put in order; the rest is taken as it comes.
ORDERED = cython.declare(cython.int, 12)
# From the sixth on moves are looked at less deeply, until one surprises; not near the leaves.
LATE = cython.declare(cython.int, 5)
LATE_DEPTH = cython.declare(cython.int, 3)
VERY_LATE = cython.declare(cython.int, 16)
VERY_LATE_DEPTH = cython.declare(cython.int, 5)
# Where no more than this is left of the depth, the last moves are not looked at.
SHALLOW = cython.declare(cython.int, 3)
# A value does not often change by more than this in one move.
SWING = cython.declare(cython.int, 60)
PATIENCE = 2
"""So many moves in a row are looked at beyond the depth while somebody is threatened."""


class Search:
    """One question: a position, what may be spent on it, and what has been learned so far."""

    def __init__(
        self,
        position: AlphaBetaPosition,
        limits: tuple[int, float],
        bits: int,
        full: bool = False,
        patience: int = PATIENCE,
        stop: Callable[[], bool] | None = None,
    ) -> None:
        """At most so many nodes and seconds, with a table of 2**bits entries. `stop` is asked
        every few milliseconds whether an answer is wanted at once."""
        self.position = position
        self.table = memoryview(room(16 << bits)).cast("Q")
        self.mask = (1 << bits) - 1
        self.history = array("i", bytes(4 * 2 * MOVES))
        self.killers = array("i", bytes(4 * 2 * HEIGHTS))
        self.passed_at = -1
        self.nodes = 0
        self.most_nodes = limits[0]
        self.deadline = monotonic() + limits[1]
        self.began_at = position.ply
        self.patience = patience
        self.full = full
        self.stop = stop
        self.stopped = False

    def is_stopped(self) -> bool:
        return self.stopped

    def root(self, move: int, depth: int, alpha: int, beta: int) -> int:
        """The value of one move of the position that was asked about."""
        code: cython.int = move
        plies: cython.int = depth - 1
        lower: cython.int = alpha
        upper: cython.int = beta
        value: cython.int
        with cython.nogil:
            value = self.value_of(code, plies, lower, upper, 0)
        return value

    def line(self, first: int, most: int) -> list[int]:
        """What both sides would play, as far as the table remembers it."""
        moves = [first]
        self.position.make(first)
        while len(moves) < most and self.position.ended == RUNNING:
            if self.position.last_seen >= self.began_at:
                break
            found = self.position.winning_move() or self.recall(self.position.key()) & 0xFFFF
            if found == 0 or not self.position.is_allowed(found):
                break
            moves.append(found)
            self.position.make(found)
        for _ in moves:
            self.position.undo()
        return moves

    def value_of(self, move, depth, alpha, beta, height):
        """The value of a move for who makes it; one side may play twice in a row."""
        side = self.position.side
        self.position.make(move)
        if self.position.side == side:
            value = self.search(depth, alpha, beta, height + 1)
        else:
            value = -self.search(depth, -beta, -alpha, height + 1)
        self.position.undo()
        return value

    def search(self, depth, alpha, beta, height):
        """The value of the position: exact between alpha and beta, a bound outside."""
        if depth <= 0 or height >= HEIGHTS - 12:
            return self.settle(alpha, beta, height, self.patience)
        self.nodes += 1
        if self.is_out_of_budget():
            return 0
        key = self.position.key()
        self.expect(key)
        value = self.evident(height)
        if value != NOT_FOUND:
            return value
        # There is no win at once, so the fastest one takes two moves, if a turn is skipped.
        beta = min(beta, WIN - height - 2)
        if alpha >= beta:
            return beta
        found = self.recall(key)
        value = usable(found, depth, alpha, beta, height)
        if value != NOT_FOUND:
            return value
        return self.best(key, found & 0xFFFF, depth, alpha, beta, height)

    def is_good_enough(self, depth, beta, height):
        """Whether the side to play has `beta` and more to spare, or needs no move for it."""
        if abs(beta) > PROVEN:
            return False
        spare = self.position.value() - beta
        if depth <= 2 and spare >= SWING * depth + SWING // 2:
            return True
        if spare < 0 or depth < 2 or not self.position.may_pass:
            return False
        return self.passed_at != self.position.ply and self.is_safe(depth, beta, height)

    def is_safe(self, depth, beta, height):
        """Whether it would still have `beta` if the other side moved twice; looked at less deeply,
        and never twice in a row."""
        before = self.passed_at
        self.position.pass_turn()
        self.passed_at = self.position.ply
        deep = depth - 4 if depth > 6 else depth - 3
        value = -self.search(deep, -beta, 1 - beta, height + 1)
        self.position.undo()
        self.passed_at = before
        return value >= beta and not self.stopped

    def evident(self, height):
        """What needs no search: the end, a position for the second time, a win at once."""
        if self.position.ended != RUNNING:
            return self.ending(height)
        if self.position.last_seen >= self.began_at:
            return 0
        if self.position.may_win and self.position.winning_move():
            return WIN - height - 1
        return NOT_FOUND

    def best(self, key, first, depth, alpha, beta, height):
        """The value of the best move, of which all are tried until one is too good. What was good
        elsewhere is tried before the others are even listed."""
        moves = cython.declare(cython.int[1024])
        scores = cython.declare(cython.int[1024])
        careful = self.full or self.is_threatened()
        if not careful and alpha + 1 == beta and self.is_good_enough(depth, beta, height):
            return beta
        most = ROOM if careful or alpha + 1 < beta or depth > SHALLOW else 8 + 4 * depth
        known = self.known(moves, first, height)
        number, i = known, 0
        best, best_move, floor = -WIN, 0, alpha
        while True:
            if i == known:
                number = self.list_others(moves, scores, known)
            # That all moves lose is not said before all have been looked at.
            if i == number or (i >= most and best > -PROVEN):
                break
            reduced = 0 if careful else less_deep(i, depth)
            value = self.tried(moves[i], i == 0, depth - 1, reduced, alpha, beta, height)
            if self.stopped:
                return 0
            if value > best:
                best, best_move = value, moves[i]
                alpha = max(alpha, value)
                if alpha >= beta:
                    self.reward(best_move, depth, height)
                    break
            i += 1
        self.keep(key, best, best_move, depth, floor, beta, height)
        return best

    def tried(self, move, first, depth, reduced, alpha, beta, height):
        """A later move is asked first whether it is better at all, which is cheaper."""
        if not first:
            value = self.value_of(move, depth - reduced, alpha, alpha + 1, height)
            if value > alpha and reduced:
                value = self.value_of(move, depth, alpha, alpha + 1, height)
            if value <= alpha or value >= beta:
                return value
        return self.value_of(move, depth, alpha, beta, height)

    def settle(self, alpha, beta, height, left):
        """The value where the depth ends: threats are carried out or answered first."""
        moves = cython.declare(cython.int[1024])
        self.nodes += 1
        value = self.evident(height)
        if value != NOT_FOUND:
            return value
        if left == 0 or height >= HEIGHTS - 2 or not self.is_threatened():
            return self.position.value()
        if self.is_out_of_budget():
            return 0
        number = self.position.moves(moves)
        best = -WIN
        for i in range(number):
            value = self.settled(moves[i], alpha, beta, height, left)
            if value > best:
                best = value
                alpha = max(alpha, value)
                if alpha >= beta:
                    break
        return best

    def settled(self, move, alpha, beta, height, left):
        """The same for one move."""
        side = self.position.side
        self.position.make(move)
        if self.position.side == side:
            value = self.settle(alpha, beta, height + 1, left - 1)
        else:
            value = -self.settle(-beta, -alpha, height + 1, left - 1)
        self.position.undo()
        return value

    def is_threatened(self):
        return self.position.may_lose and self.position.is_threatened()

    def ending(self, height):
        if self.position.ended == DRAWN:
            return 0
        return WIN - height if self.position.ended == WON else height - WIN

    def is_out_of_budget(self):
        if self.nodes >= self.most_nodes:
            self.stopped = True
        elif self.nodes & TICK == 0:
            with cython.gil:
                self.look_up()
        return self.stopped

    def look_up(self):
        """See what time it is, and whether an answer is still wanted."""
        if monotonic() >= self.deadline or (self.stop is not None and self.stop()):
            self.stopped = True

    # --- which move first ----------------------------------------------------------

    def known(self, moves, first, height):
        """What the table says and what refuted other moves here, as far as it can be played."""
        number = self.added(moves, 0, first)
        number = self.added(moves, number, self.killers[2 * height])
        return self.added(moves, number, self.killers[2 * height + 1])

    def added(self, moves, number, move):
        """So many moves, and this one if there is a reason to."""
        if move == 0 or place(move, moves, number) >= 0 or not self.position.allows(move):
            return number
        moves[number] = move
        return number + 1

    def list_others(self, moves, scores, known):
        """All moves: first the known ones as they stood, then the others, with a score for how
        good they were elsewhere."""
        tried = cython.declare(cython.int[3])
        side = self.position.side
        for i in range(known):
            tried[i] = moves[i]
        number = self.position.moves(moves)
        for i in range(number):
            at = place(moves[i], tried, known)
            scores[i] = self.history[MOVES * side + moves[i]] if at < 0 else (1 << 30) - at
        put_best_first(moves, scores, number)
        return number

    def reward(self, move, depth, height):
        """A move that refuted the last one is tried early next time."""
        at = MOVES * self.position.side + move
        if self.killers[2 * height] != move:
            self.killers[2 * height + 1] = self.killers[2 * height]
            self.killers[2 * height] = move
        self.history[at] = min(self.history[at] + depth * depth, 1 << 28)

    # --- the table -----------------------------------------------------------------

    def expect(self, key):
        """Have the place of a position brought near while other things are looked at."""
        if cython.compiled:
            fetch(cython.address(self.table[2 * (key & self.mask)]))

    def recall(self, key):
        """What is known of a position, or nought."""
        at = 2 * (key & self.mask)
        return self.table[at + 1] if self.table[at] == key else 0

    def keep(self, key, value, move, depth, floor, beta, height):
        at = 2 * (key & self.mask)
        bound = AT_LEAST if value >= beta else AT_MOST if value <= floor else EXACT
        # Wins are counted from the position, not from where the search began.
        if value > PROVEN:
            value += height
        elif value < -PROVEN:
            value -= height
        packed = value + 32768
        self.table[at] = key
        self.table[at + 1] = packed << 32 | bound << 24 | depth << 16 | move


def usable(found, depth, alpha, beta, height):
    """The value of an entry if it decides between alpha and beta, else NOT_FOUND."""
    if found == 0:
        return NOT_FOUND
    value = found >> 32 & 0xFFFF
    value -= 32768
    bound = found >> 24 & 3
    reached = found >> 16 & 0xFF
    if value > PROVEN:
        value -= height
    elif value < -PROVEN:
        value += height
    elif reached < depth:
        return NOT_FOUND
    if bound == AT_LEAST and value < beta:
        return NOT_FOUND
    if bound == AT_MOST and value > alpha:
        return NOT_FOUND
    return value


def less_deep(i, depth):
    """How much less deeply the move of this number is looked at first."""
    if i < LATE or depth < LATE_DEPTH:
        return 0
    return 2 if i >= VERY_LATE and depth >= VERY_LATE_DEPTH else 1


def place(move, moves, number):
    """Where a move stands among so many, or -1."""
    for i in range(number):
        if moves[i] == move:
            return i
    return -1


def put_best_first(moves, scores, number):
    """Put the best dozen in order. Who is not among them changes places at most once, so this
    costs little more than a look at each."""
    for i in range(1, number):
        move, score = moves[i], scores[i]
        at = i
        if i >= ORDERED:
            at = ORDERED - 1
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
