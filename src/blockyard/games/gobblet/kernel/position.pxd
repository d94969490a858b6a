# The C types of position.py, which explains everything.

cimport cython
from blockyard.core.alphabeta_position cimport AlphaBetaPosition
from blockyard.core.rng cimport Word
from blockyard.games.gobblet.kernel.line_tables cimport LINES, TALLIES

ctypedef unsigned int Squares

cdef enum:
    SQUARES = 0xFFFF
    BESIDE = 16

cdef extern from *:
    """
    #define BLOCKYARD_EACH_LINE 0x41041041041041ULL
    """
    Word EACH_LINE "BLOCKYARD_EACH_LINE"

cdef Squares layer(Word side, int size) noexcept nogil
@cython.locals(one=Word)
cdef Word bit(int size, int square) noexcept nogil
cdef Word shadow(Word both) noexcept nogil
cdef Squares visible(Word side, Word shadowed) noexcept nogil
cdef int code(int size, int to, int origin) noexcept nogil
@cython.locals(size=int, origin=int)
cdef Word after_move(Word mine, int move) noexcept nogil
cdef int add_moves(int size, int origin, Squares squares, int* out, int count) noexcept nogil
cdef Word nearly_complete(Word tally) noexcept nogil

cdef class GobbletPosition(AlphaBetaPosition):
    cdef readonly Word mine, theirs
    cdef Word tally, tally_theirs
    cdef Squares own, opposing, board
    cdef int irreversible_ply, game, copies
    cdef public int held_from
    cdef bint is_stacked
    cdef public bint is_strict
    cdef Word[::1] undo_stack

    @cython.final
    cdef Word tally_of(self, Squares squares) noexcept nogil
    @cython.final
    cdef bint has_line(self, Squares squares) noexcept nogil
    @cython.final
    @cython.locals(lines=Word, found=Squares)
    cdef Squares in_nearly_complete_lines(self, Word tally) noexcept nogil
    @cython.final
    cdef Squares enterable(self, Squares own, Squares opposing) noexcept nogil
    @cython.final
    cdef bint may_enter(self, int size, int entered, int entered_larger) noexcept nogil

    @cython.locals(both=Word, shadowed=Word, entering=Squares, lifted=Squares, landing=Squares,
                   size=int, entered=int, entered_larger=int, count=int)
    cdef int generate_moves(self, int* out) noexcept nogil
    @cython.locals(both=Word, shadowed=Word, entering=Squares, landing=Squares,
                   size=int, entered=int, entered_larger=int, count=int)
    cdef int count_moves(self) noexcept nogil
    @cython.locals(both=Word, shadowed=Word, size=int, to=int, origin=int, above=int)
    cdef bint is_legal(self, int move) noexcept nogil
    cdef void make(self, int move) noexcept nogil
    cdef void make_null_move(self) noexcept nogil
    @cython.final
    @cython.locals(at=Py_ssize_t)
    cdef void switch_side(self, Word after, bint for_good) noexcept nogil
    @cython.locals(undo_info=Word, at=Py_ssize_t)
    cdef void unmake(self) noexcept nogil
    cdef void recompute(self) noexcept nogil
    cdef void copy_from(self, AlphaBetaPosition other) noexcept nogil
    @cython.final
    @cython.locals(i=int)
    cdef void take_over(self, GobbletPosition source) noexcept nogil
    @cython.final
    @cython.locals(irreversible_ply=Word, opposing=Word)
    cdef Word undo_info(self) noexcept nogil
    @cython.final
    @cython.locals(shadowed=Word)
    cdef void update_status(self) noexcept nogil
    @cython.final
    @cython.locals(times=int, ply=int)
    cdef int count_repetitions(self) noexcept nogil

    @cython.locals(mixed=Word)
    cdef Word key(self) noexcept nogil
    @cython.locals(wanted=Squares)
    cdef int winning_move(self) noexcept nogil
    @cython.locals(wanted=Squares)
    cdef bint is_threatened(self) noexcept nogil
    @cython.final
    @cython.locals(both=Word, shadowed=Word, entering=Squares, lifted=Squares, landing=Squares,
                   size=int, entered=int, entered_larger=int, move=int)
    cdef int completion(
        self, Word mine, Word theirs, Squares own, Squares opposing, Squares wanted
    ) noexcept nogil
    @cython.final
    @cython.locals(move=int, after=Word, shadowed=Word)
    cdef int completing(
        self, Word mine, Word theirs, int size, int origin, Squares landing
    ) noexcept nogil
