# C signatures of move_texts.py.

cdef enum:
    MOVES = 93184       # 91 orientations, 32 rows and 32 columns: all moves without their colour
    PLACEMENTS = 30433  # on the larger board; Duo has 13,729
    RANK_WORDS = 476    # 64-bit words of a set of placements

cdef class MoveTexts:
    cdef int ranks[MOVES]
    cdef readonly list texts
    cdef readonly dict moves

    cdef list sorted_texts(self, int* moves, int count)
