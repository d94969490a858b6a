# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
# ruff: noqa: F821 - structs and constants come from the .pxd
"""Values of final positions, and an exact endgame solver: alpha-beta over the margins of two seats.

Placements hardly depend on their order, so the same position is reached along many lines; a
transposition table saves most of the work. Margins are for the seat to move. This file has to be
compiled.
"""

import cython

if cython.compiled:
    from cython.cimports.blockyard.core.rng import splitmix64
    from cython.cimports.blockyard.games.blokus.kernel.bitboard import (
        Board,
        Placements,
        Word,
        generate_all,
        owner,
        write_moves,
    )
    from cython.cimports.blockyard.games.blokus.kernel.turns import placer, play, seat_scores
    from cython.cimports.libc.math import exp
    from cython.cimports.libc.stdlib import calloc, free
    from cython.cimports.libc.string import memcpy
else:
    raise ImportError(
        "the Blokus kernel has to be compiled: make, or python tools/build.py kernels"
    )

WIN = cython.declare(cython.float, 0.8)
FULL_MARGIN = cython.declare(cython.float, 30)
HALF = cython.declare(cython.float, 0.5)
MIDDLE = cython.declare(cython.float, -15)
SPAN = cython.declare(cython.float, 35)
"""Final points of a Classic colour: the usual result, and half the range that covers nearly all."""
WIN_TEMPERATURE = cython.declare(cython.float, 7)
"""Temperature of the logistic function from expected margins to the chance of having more points;
of 4, 7, 10, 14 and 20 the one that fitted game results best."""
ENTRIES = cython.declare(cython.int, 1 << 15)
MAX_PLACEMENTS = cython.declare(cython.int, 60)
MAX_LEAF_PLACEMENTS = cython.declare(cython.int, 30)
MAX_MOVES = cython.declare(cython.int, 256)
MAX_LINE = cython.declare(cython.int, 42)
INFINITE = cython.declare(cython.int, 1000)
EXACT = cython.declare(cython.int, 1)
LOWER_BOUND = cython.declare(cython.int, 2)
UPPER_BOUND = cython.declare(cython.int, 3)


def value_of_margin(points: cython.int) -> cython.float:
    """U2: winning counts most. The margin counts a little, so that a search also plays well in
    won and lost positions."""
    won: cython.int = cython.cast(cython.int, points > 0) - (points < 0)
    return WIN * won + (1 - WIN) * _clipped(points / FULL_MARGIN)


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _clipped(margin: cython.float) -> cython.float:
    return -1 if margin < -1 else 1 if margin > 1 else margin


def terminal_value(
    board: cython.pointer(Board), scores: cython.pointer(cython.int), seat: cython.int
) -> cython.float:
    """The value of a final position for a seat: its place, and its margin over the best other seat.
    Between more than two every place counts, so that a seat that cannot win plays on for the next
    one; seats that share a place share its worth (U10.4)."""
    best: cython.int = -1000
    beaten: cython.float = 0
    other: cython.int
    if board.stopped >> seat & 1:
        return -1
    for other in range(board.seats):
        if other == seat:
            continue
        if board.stopped >> other & 1 or scores[other] < scores[seat]:
            beaten += 1
        elif scores[other] == scores[seat]:
            beaten += HALF
        if not board.stopped >> other & 1 and scores[other] > best:
            best = scores[other]
    return _value(beaten / (board.seats - 1), scores[seat] - best)


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _value(beaten: cython.float, margin: cython.float) -> cython.float:
    """From the share of the other seats that are beaten, and the margin over the best."""
    return WIN * (2 * beaten - 1) + (1 - WIN) * _clipped(margin / FULL_MARGIN)


def value_to_points(value: cython.float) -> cython.float:
    """Expected points of a Classic colour from the value net's output in [-1, 1]."""
    return MIDDLE + SPAN * value


def points_to_value(points: int) -> float:
    """The inverse: the value net's training target from a colour's final points."""
    return max(-1.0, min(1.0, (points - MIDDLE) / SPAN))


def values_from_points(
    board: cython.pointer(Board),
    points: cython.pointer(cython.float),
    values: cython.pointer(cython.float),
) -> None:
    """Values for each seat from the expected points of each colour: how likely it is to have more
    than each other seat, and its margin over the best of them."""
    scores = cython.declare(cython.float[4], [0, 0, 0, 0])
    beaten: cython.float
    best: cython.float
    colour: cython.int
    seat: cython.int
    other: cython.int
    for colour in range(board.colours):
        if owner(board, colour) >= 0:
            scores[owner(board, colour)] += points[colour]
    for seat in range(board.seats):
        best = -1000
        beaten = 0
        for other in range(board.seats):
            if other == seat:
                continue
            if board.stopped >> other & 1:
                beaten += 1
                continue
            beaten += 1 / (1 + exp((scores[other] - scores[seat]) / WIN_TEMPERATURE))
            best = scores[other] if scores[other] > best else best
        values[seat] = _value(beaten / (board.seats - 1), scores[seat] - best)
        if board.stopped >> seat & 1:
            values[seat] = -1


# --- endgame solver ---------------------------------------------------------------


def count_placements(board: cython.pointer(Board)) -> cython.int:
    """The placements of all colours: a bound on the size of the endgame."""
    placements = cython.declare(Placements)
    total: cython.int = 0
    colour: cython.int
    for colour in range(board.colours):
        if not board.out >> colour & 1:
            generate_all(board, colour, cython.address(placements))
            total += placements.total
    return total


def solve_endgame(
    board: cython.pointer(Board),
    nodes: cython.int,
    line: cython.pointer(cython.int),
    margin: cython.pointer(cython.int),
) -> cython.int:
    """Write the principal variation and its margin for the seat to move, if that takes at most
    `nodes` nodes; returns the length of the line, or 0."""
    solver = cython.declare(Solver)
    length: cython.int = 0
    if board.seats != 2 or board.turn < 0 or count_placements(board) > MAX_PLACEMENTS:
        return 0
    solver.table, solver.entries = new_table(ENTRIES), ENTRIES
    if solver.table == cython.NULL:
        return 0
    solver.nodes_left = nodes
    solver.aborted = False
    margin[0] = alphabeta(cython.address(solver), board, -INFINITE, INFINITE)
    if not solver.aborted:
        length = _principal_variation(cython.address(solver), board, line)
    free(solver.table)
    return length


def new_table(entries: cython.int) -> cython.pointer(Entry):
    """An empty transposition table, or NULL if there is no memory."""
    return cython.cast(cython.pointer(Entry), calloc(entries, cython.sizeof(Entry)))


def solve_leaf(
    board: cython.pointer(Board),
    nodes: cython.int,
    table: cython.pointer(Entry),
    entries: cython.int,
    margin: cython.pointer(cython.int),
) -> cython.bint:
    """The exact margin for the seat to move of a small ending between two seats. The table may hold
    what was found in other positions: entries of an aborted search are never wrong."""
    solver = cython.declare(Solver)
    if table == cython.NULL or count_placements(board) > MAX_LEAF_PLACEMENTS:
        return False
    solver.table, solver.entries = table, entries
    solver.nodes_left = nodes
    solver.aborted = False
    margin[0] = alphabeta(cython.address(solver), board, -INFINITE, INFINITE)
    return not solver.aborted


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _key(board: cython.pointer(Board)) -> Word:
    """U8.2 depends on the order of moves, so `single_last` is part of the key."""
    return board.hash ^ splitmix64(
        cython.cast(Word, board.turn + 8 * board.single_last + (1 << 20))
    )


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _final_margin(board: cython.pointer(Board), seat: cython.int) -> cython.int:
    scores = cython.declare(cython.int[4])
    seat_scores(board, scores)
    return scores[seat] - scores[1 - seat]


def alphabeta(
    solver: cython.pointer(Solver),
    board: cython.pointer(Board),
    alpha: cython.int,
    beta: cython.int,
) -> cython.int:
    """Negamax alpha-beta, except that a seat may move twice in a row: then nothing is negated."""
    moves = cython.declare(cython.int[256])
    after = cython.declare(Board)
    seat: cython.int = placer(board, board.turn)
    entry: cython.pointer(Entry) = solver.table + (_key(board) & (solver.entries - 1))
    best: cython.int = -INFINITE
    best_move: cython.int = 0
    original_alpha: cython.int = alpha
    number: cython.int
    value: cython.int
    i: cython.int
    if entry.key == _key(board) and _cuts_off(entry, alpha, beta):
        return entry.value
    number = _ordered_moves(board, moves)
    solver.nodes_left -= 1
    if solver.nodes_left < 0 or number == 0:
        solver.aborted = True
        return 0
    for i in range(number):
        memcpy(cython.address(after), board, cython.sizeof(Board))
        play(cython.address(after), moves[i])
        if after.turn < 0:
            value = _final_margin(cython.address(after), seat)
        elif placer(cython.address(after), after.turn) == seat:
            value = alphabeta(solver, cython.address(after), alpha, beta)
        else:
            value = -alphabeta(solver, cython.address(after), -beta, -alpha)
        if solver.aborted:
            return 0
        if value > best:
            best, best_move = value, moves[i]
        alpha = best if best > alpha else alpha
        if alpha >= beta:
            break
    entry.key, entry.value, entry.move = _key(board), best, best_move
    entry.bound = UPPER_BOUND if best <= original_alpha else LOWER_BOUND if best >= beta else EXACT
    return best


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _cuts_off(entry: cython.pointer(Entry), alpha: cython.int, beta: cython.int) -> cython.bint:
    """Whether the table entry decides this node for the window."""
    if entry.bound == EXACT:
        return True
    return entry.value >= beta if entry.bound == LOWER_BOUND else entry.value <= alpha


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _ordered_moves(board: cython.pointer(Board), moves: cython.pointer(cython.int)) -> cython.int:
    """The legal moves, large pieces first (best for cutoffs); 0 if there are too many."""
    placements = cython.declare(Placements)
    number: cython.int
    i: cython.int
    at: cython.int
    move: cython.int
    generate_all(board, board.turn, cython.address(placements))
    if placements.total > MAX_MOVES:
        return 0
    number = write_moves(cython.address(placements), board.turn, moves)
    for i in range(1, number):
        at, move = i, moves[i]
        while at > 0 and moves[at - 1] > move:  # orientations of large pieces have low numbers
            moves[at] = moves[at - 1]
            at -= 1
        moves[at] = move
    return number


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _principal_variation(
    solver: cython.pointer(Solver), board: cython.pointer(Board), line: cython.pointer(cython.int)
) -> cython.int:
    """The best moves in order, as far as the table still has them."""
    now = cython.declare(Board)
    entry: cython.pointer(Entry)
    length: cython.int = 0
    memcpy(cython.address(now), board, cython.sizeof(Board))
    while now.turn >= 0 and length < MAX_LINE:
        entry = solver.table + (_key(cython.address(now)) & (solver.entries - 1))
        if entry.key != _key(cython.address(now)) or entry.bound == UPPER_BOUND:
            break
        line[length] = entry.move
        length += 1
        play(cython.address(now), entry.move)
    return length
