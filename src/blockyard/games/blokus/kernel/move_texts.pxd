# What spellings.py shows to the kernel.

cdef enum:
    NUMBERS = 93184     # 91 ways, 32 rows and 32 columns: every number of a move but its colour
    PLACEMENTS = 30433  # of the larger board; Duo has 13,729
    MARKS = 476         # words of 64 bits with a bit for each of them

cdef class Spellings:
    cdef int ranks[NUMBERS]
    cdef readonly list texts
    cdef readonly dict numbers

    cdef list in_order(self, int* moves, int count)
