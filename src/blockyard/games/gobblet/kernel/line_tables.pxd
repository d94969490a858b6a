# The tables of line_tables.py.

from blockyard.core.rng cimport Word

cdef unsigned int LINES[20]   # the squares of each line; those of Gobblers from the tenth on
cdef Word TALLIES[1024]       # by byte of a set of squares, 256 more for the upper one

cdef enum:
    # Offsets in the weight table of line_tables.py.
    SEEN = 4096
    COVERED = 6144
