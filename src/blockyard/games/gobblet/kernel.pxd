# The C types of kernel.py, where everything is explained.

cimport cython
from blockyard.core.alternating cimport Alternating

ctypedef unsigned long long Word
ctypedef unsigned int Squares

cdef enum:
    SQUARES = 0xFFFF
    BESIDE = 16
    LONGEST_PLAYOUT = 100

cdef Squares layer(Word side, int size) noexcept nogil
@cython.locals(one=Word)
cdef Word bit(int size, int square) noexcept nogil
@cython.locals(size=int, larger=Squares, seen=Squares)
cdef Squares visible(Word side, Word both) noexcept nogil
cdef int code(int size, int to, int origin) noexcept nogil
@cython.locals(size=int, origin=int)
cdef Word played(Word mine, int move) noexcept nogil
cdef int from_square(int size, int origin, Squares squares, int* out, int count) noexcept nogil

cdef class Position(Alternating):
    cdef Word mine, theirs
    cdef Squares own, opposing, lacking, lacking_theirs, board
    cdef int since, lines, worths, worth, nearly, copies
    cdef public int held_from
    cdef bint is_stacked
    cdef public bint is_strict
    cdef Word[::1] past

    @cython.final
    @cython.locals(i=int, found=bint)
    cdef bint has_line(self, Squares seen) noexcept nogil
    @cython.final
    @cython.locals(i=int, found=Squares)
    cdef Squares enterable(self, Squares own, Squares opposing) noexcept nogil
    @cython.final
    cdef bint may_enter(self, int size, int entered, int entered_larger) noexcept nogil

    cdef int moves(self, int* out) noexcept nogil
    @cython.final
    @cython.locals(both=Word, entering=Squares, larger=Squares, lifted=Squares, landing=Squares,
                   size=int, entered=int, entered_larger=int, count=int)
    cdef int landings(
        self, Word mine, Word theirs, Squares own, Squares opposing, Squares wanted, int* out
    ) noexcept nogil
    @cython.locals(after=Word, at=Py_ssize_t)
    cdef void make(self, int move) noexcept nogil
    @cython.locals(notes=Word, at=Py_ssize_t)
    cdef void undo(self) noexcept nogil
    @cython.final
    @cython.locals(since=Word, opposing=Word)
    cdef Word notes(self) noexcept nogil
    @cython.final
    @cython.locals(both=Word, own=Squares, opposing=Squares, line=Squares, i=int, total=int,
                   mine=int, theirs=int)
    cdef void look(self) noexcept nogil
    @cython.final
    @cython.locals(times=int, ply=int)
    cdef int times_seen(self) noexcept nogil

    @cython.locals(mixed=Word)
    cdef Word key(self) noexcept nogil
    cdef int value(self) noexcept nogil
    cdef int winning_move(self) noexcept nogil
    @cython.locals(lacking=Squares)
    cdef bint is_threatened(self) noexcept nogil
    @cython.final
    @cython.locals(number=int, i=int, after=Word, both=Word)
    cdef int completion(
        self, Word mine, Word theirs, Squares own, Squares opposing, Squares wanted
    ) noexcept nogil

    @cython.final
    @cython.locals(total=Word, i=int, number=int)
    cdef Word count(self, int depth) noexcept nogil
    @cython.final
    @cython.locals(winner=int, begun=int, number=int)
    cdef int play_out(self, Word luck) noexcept nogil
