# What mcts.py works on: a tree of moves in one block of memory.

from blockyard.core.mcts_position cimport MctsPosition

ctypedef unsigned long long Word

ctypedef struct Node:
    int move
    int first          # the first of its children; they stand side by side
    int children       # how many; 0 as long as it has not been opened
    int visits
    float share        # the probability that the prior gives it among its siblings
    float gain         # what its visits brought to the seat that moved here, added up
    float hope         # and to the seat that is to play here
    float later_gain   # what games brought in which its move came later, added up
    int later          # and how many those were

ctypedef struct Walk:
    int depth          # how many nodes below the root were walked through
    int length         # how many moves were made, the playout included
    int to_play        # who is to play where the walk ended, -1 for nobody
    int nodes[128]
    int seats[128]     # who chose each of them
    int moves[256]

cdef class Tree:
    cdef MctsPosition root
    cdef MctsPosition play
    cdef Node* nodes
    cdef int used
    cdef int room
    cdef int* moves
    cdef float* favour
    cdef unsigned char* seen     # for each move of a simulation: 1 + when it was made, else 0
    cdef Word luck
    cdef readonly int simulations
    cdef float curiosity, caution, trust, sharpness, noise
    cdef int narrow, opens
    cdef bint by_lot

    cdef void simulate(self) noexcept nogil
    cdef void descend(self, Walk* walk) noexcept nogil
    cdef int choose(self, int node) noexcept nogil
    cdef bint open(self, int node, int most) noexcept nogil
    cdef bint make_room(self, int more) noexcept nogil
    cdef void sort(self, int number, int keep) noexcept nogil
    cdef void report(self, Walk* walk, float* values) noexcept nogil
    cdef void report_later(self, Walk* walk, float* values) noexcept nogil
