# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
# ruff: noqa: F821 - structs and constants come from the .pxd
# mypy: ignore-errors
# The types here are C's, and Cython checks them.
"""The end: what it is worth, and exact endings between two seats by alpha-beta.

Placements hardly depend on their order, so the same position is reached in many ways; a table
of positions already solved saves most of the work. Margins are for the seat to play. This file
has to be compiled.
"""

import cython

if cython.compiled:
    from cython.cimports.blockyard.games.blokus.kernel.bitboard import (
        Board,
        Places,
        Word,
        gather_all,
        number_all,
        owner,
    )
    from cython.cimports.blockyard.games.blokus.kernel.rng import mixed
    from cython.cimports.blockyard.games.blokus.kernel.turns import placer, play, seat_scores
    from cython.cimports.libc.math import exp
    from cython.cimports.libc.stdlib import calloc, free
    from cython.cimports.libc.string import memcpy
else:
    raise ImportError(
        "the Blokus kernel has to be compiled: make, or python tools/build.py kernels"
    )

WIN = cython.declare(cython.float, 0.8)
MARGIN_THAT_COUNTS = cython.declare(cython.float, 30)
MIDDLE = cython.declare(cython.float, -15)
SPAN = cython.declare(cython.float, 35)
"""Colours of Classic mostly have so many points, and nearly always no more or less than that."""
DOUBT = cython.declare(cython.float, 7)
"""Who is expected to have so many points more is e times as likely to win: of 4, 7, 10, 14 and
20 the one that came nearest to the results of games."""
ENTRIES = cython.declare(cython.int, 1 << 15)
MOST_PLACEMENTS = cython.declare(cython.int, 60)
MOST_MOVES = cython.declare(cython.int, 256)
LONGEST_LINE = cython.declare(cython.int, 42)
INFINITE = cython.declare(cython.int, 1000)
EXACT = cython.declare(cython.int, 1)
AT_LEAST = cython.declare(cython.int, 2)
AT_MOST = cython.declare(cython.int, 3)


def worth_of_margin(points: cython.int) -> cython.float:
    """U2: winning is what counts. A little is given for the margin, so that searches go for
    more when they are winning and hold on when they are not."""
    won: cython.int = cython.cast(cython.int, points > 0) - (points < 0)
    return WIN * won + (1 - WIN) * _clipped(points / MARGIN_THAT_COUNTS)


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _clipped(margin: cython.float) -> cython.float:
    return -1 if margin < -1 else 1 if margin > 1 else margin


def worth(
    board: cython.pointer(Board), scores: cython.pointer(cython.int), seat: cython.int
) -> cython.float:
    """What the end is worth to a seat, by its margin over the best of the others."""
    best: cython.int = -1000
    level: cython.int = 1
    other: cython.int
    if board.stopped >> seat & 1:
        return -1
    for other in range(board.seats):
        if other != seat and not board.stopped >> other & 1:
            best = scores[other] if scores[other] > best else best
            level += scores[other] == scores[seat]
    if scores[seat] == best:
        # Who shares the lead shares the win (U10.4); between two that is a draw.
        return WIN * (2.0 / level - 1)
    return worth_of_margin(scores[seat] - best)


def points_of(value: cython.float) -> cython.float:
    """The points of a colour from a number between -1 and 1, as judge.py tells them."""
    return MIDDLE + SPAN * value


def value_of(points: int) -> float:
    """And the other way round, as net_lessons.py teaches them."""
    return max(-1.0, min(1.0, (points - MIDDLE) / SPAN))


def hopes(
    board: cython.pointer(Board),
    points: cython.pointer(cython.float),
    values: cython.pointer(cython.float),
) -> None:
    """What it is worth to each seat if its colours are expected to have so many points."""
    scores = cython.declare(cython.float[4], [0, 0, 0, 0])
    chances = cython.declare(cython.float[4], [0, 0, 0, 0])
    total: cython.float = 0
    best: cython.float
    colour: cython.int
    seat: cython.int
    other: cython.int
    for colour in range(board.colours):
        if owner(board, colour) >= 0:
            scores[owner(board, colour)] += points[colour]
    for seat in range(board.seats):
        if not board.stopped >> seat & 1:
            chances[seat] = cython.cast(cython.float, exp(scores[seat] / DOUBT))
        total += chances[seat]
    for seat in range(board.seats):
        best = -1000
        for other in range(board.seats):
            if other != seat and not board.stopped >> other & 1 and scores[other] > best:
                best = scores[other]
        values[seat] = WIN * (2 * chances[seat] / total - 1)
        values[seat] += (1 - WIN) * _clipped((scores[seat] - best) / MARGIN_THAT_COUNTS)
        if board.stopped >> seat & 1:
            values[seat] = -1


# --- exact endings ----------------------------------------------------------------


def placements(board: cython.pointer(Board)) -> cython.int:
    """All placements of all colours: how far the end can be."""
    places = cython.declare(Places)
    total: cython.int = 0
    colour: cython.int
    for colour in range(board.colours):
        if not board.out >> colour & 1:
            gather_all(board, colour, cython.address(places))
            total += places.total
    return total


def solve_ending(
    board: cython.pointer(Board),
    nodes: cython.int,
    line: cython.pointer(cython.int),
    margin: cython.pointer(cython.int),
) -> cython.int:
    """The best line and its margin for the seat to play, if that takes no more than so many
    nodes; gives the number of moves in the line, or 0."""
    solver = cython.declare(Solver)
    length: cython.int = 0
    if board.seats != 2 or board.turn < 0 or placements(board) > MOST_PLACEMENTS:
        return 0
    solver.table = cython.cast(cython.pointer(Entry), calloc(ENTRIES, cython.sizeof(Entry)))
    if solver.table == cython.NULL:
        return 0
    solver.left = nodes
    solver.gave_up = False
    margin[0] = best_margin(cython.address(solver), board, -INFINITE, INFINITE)
    if not solver.gave_up:
        length = _line(cython.address(solver), board, line)
    free(solver.table)
    return length


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _key(board: cython.pointer(Board)) -> Word:
    """U8.2 depends on the order of moves, so who ended on the single square belongs to it."""
    return board.hash ^ mixed(cython.cast(Word, board.turn + 8 * board.single_last + (1 << 20)))


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _final(board: cython.pointer(Board), seat: cython.int) -> cython.int:
    scores = cython.declare(cython.int[4])
    seat_scores(board, scores)
    return scores[seat] - scores[1 - seat]


def best_margin(
    solver: cython.pointer(Solver),
    board: cython.pointer(Board),
    alpha: cython.int,
    beta: cython.int,
) -> cython.int:
    """Alpha-beta. Where a seat plays twice in a row, the margin is not turned round."""
    moves = cython.declare(cython.int[256])
    after = cython.declare(Board)
    seat: cython.int = placer(board, board.turn)
    entry: cython.pointer(Entry) = solver.table + (_key(board) & (ENTRIES - 1))
    best: cython.int = -INFINITE
    best_move: cython.int = 0
    floor: cython.int = alpha
    number: cython.int
    value: cython.int
    i: cython.int
    if entry.key == _key(board) and _settles(entry, alpha, beta):
        return entry.value
    number = _moves(board, moves)
    solver.left -= 1
    if solver.left < 0 or number == 0:
        solver.gave_up = True
        return 0
    for i in range(number):
        memcpy(cython.address(after), board, cython.sizeof(Board))
        play(cython.address(after), moves[i])
        if after.turn < 0:
            value = _final(cython.address(after), seat)
        elif placer(cython.address(after), after.turn) == seat:
            value = best_margin(solver, cython.address(after), alpha, beta)
        else:
            value = -best_margin(solver, cython.address(after), -beta, -alpha)
        if solver.gave_up:
            return 0
        if value > best:
            best, best_move = value, moves[i]
        alpha = best if best > alpha else alpha
        if alpha >= beta:
            break
    entry.key, entry.value, entry.move = _key(board), best, best_move
    entry.bound = AT_MOST if best <= floor else AT_LEAST if best >= beta else EXACT
    return best


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _settles(entry: cython.pointer(Entry), alpha: cython.int, beta: cython.int) -> cython.bint:
    """Whether what the table knows is enough here."""
    if entry.bound == EXACT:
        return True
    return entry.value >= beta if entry.bound == AT_LEAST else entry.value <= alpha


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _moves(board: cython.pointer(Board), moves: cython.pointer(cython.int)) -> cython.int:
    """The legal moves, large pieces first; 0 if there are too many."""
    places = cython.declare(Places)
    number: cython.int
    i: cython.int
    at: cython.int
    move: cython.int
    gather_all(board, board.turn, cython.address(places))
    if places.total > MOST_MOVES:
        return 0
    number = number_all(cython.address(places), board.turn, moves)
    for i in range(1, number):
        at, move = i, moves[i]
        while at > 0 and moves[at - 1] > move:  # the ways of large pieces have low numbers
            moves[at] = moves[at - 1]
            at -= 1
        moves[at] = move
    return number


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _line(
    solver: cython.pointer(Solver), board: cython.pointer(Board), line: cython.pointer(cython.int)
) -> cython.int:
    """The best moves one after the other, as far as the table still has them."""
    now = cython.declare(Board)
    entry: cython.pointer(Entry)
    length: cython.int = 0
    memcpy(cython.address(now), board, cython.sizeof(Board))
    while now.turn >= 0 and length < LONGEST_LINE:
        entry = solver.table + (_key(cython.address(now)) & (ENTRIES - 1))
        if entry.key != _key(cython.address(now)) or entry.bound == AT_MOST:
            break
        line[length] = entry.move
        length += 1
        play(cython.address(now), entry.move)
    return length
