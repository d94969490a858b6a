# The C types of tables.py, and its tables.

from blockyard.core.alternating cimport Word

cdef unsigned int LINES[20]   # the squares of each line; those of Gobblers from the tenth on
cdef Word TALLIES[1024]       # by byte of a set of squares, 256 more for the upper one
cdef short WORTHS[8192]       # by twelve bits of two tallies: what two lines are worth
