# The C types of kernel.py, where everything is explained.

cimport cython
from blockyard.core.alphabeta_position cimport AlphaBetaPosition
from blockyard.core.rng cimport Word
from blockyard.games.gobblet.kernel.line_tables cimport COVERED, LINES, SEEN, TALLIES

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
cdef Word played(Word mine, int move) noexcept nogil
cdef int from_square(int size, int origin, Squares squares, int* out, int count) noexcept nogil
cdef Word nearly(Word tally) noexcept nogil

cdef class GobbletPosition(AlphaBetaPosition):
    cdef readonly Word mine, theirs
    cdef Word tally, tally_theirs
    cdef Squares own, opposing, board
    cdef int since, game, copies
    cdef public int held_from
    cdef bint is_stacked
    cdef public bint is_strict
    cdef Word[::1] past
    cdef short[::1] worths

    @cython.final
    cdef Word tally_of(self, Squares squares) noexcept nogil
    @cython.final
    cdef bint has_line(self, Squares squares) noexcept nogil
    @cython.final
    @cython.locals(lines=Word, found=Squares)
    cdef Squares in_nearly_lines(self, Word tally) noexcept nogil
    @cython.final
    cdef Squares enterable(self, Squares own, Squares opposing) noexcept nogil
    @cython.final
    cdef bint may_enter(self, int size, int entered, int entered_larger) noexcept nogil

    @cython.locals(both=Word, shadowed=Word, entering=Squares, lifted=Squares, landing=Squares,
                   size=int, entered=int, entered_larger=int, count=int)
    cdef int moves(self, int* out) noexcept nogil
    @cython.locals(both=Word, shadowed=Word, entering=Squares, landing=Squares,
                   size=int, entered=int, entered_larger=int, count=int)
    cdef int number_of_moves(self) noexcept nogil
    @cython.locals(both=Word, shadowed=Word, size=int, to=int, origin=int, above=int)
    cdef bint allows(self, int move) noexcept nogil
    cdef void make(self, int move) noexcept nogil
    cdef void pass_turn(self) noexcept nogil
    @cython.final
    @cython.locals(at=Py_ssize_t)
    cdef void turn_over(self, Word after, bint for_good) noexcept nogil
    @cython.locals(notes=Word, at=Py_ssize_t)
    cdef void undo(self) noexcept nogil
    @cython.final
    @cython.locals(since=Word, opposing=Word)
    cdef Word notes(self) noexcept nogil
    @cython.final
    @cython.locals(shadowed=Word)
    cdef void look(self) noexcept nogil
    @cython.final
    @cython.locals(times=int, ply=int)
    cdef int times_seen(self) noexcept nogil

    @cython.locals(mixed=Word)
    cdef Word key(self) noexcept nogil
    @cython.locals(tallies=Word, shadowed=Word, i=int, total=int)
    cdef int value(self) noexcept nogil
    @cython.final
    @cython.locals(seen=Word, covered=Word, i=int, total=int)
    cdef int gobblets(self, Word side, Word shadowed) noexcept nogil
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
