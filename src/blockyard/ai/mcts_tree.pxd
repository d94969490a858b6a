# The data structures of mcts_tree.py: a tree in one block of memory.

from blockyard.core.mcts_position cimport MctsPosition

cdef enum:
    COMPLETE = 1       # every legal move is among the children
    PROVEN = 2         # the game's result from here is known

ctypedef struct Node:
    int move
    int first_child    # siblings are contiguous
    int children       # 0 until the node is expanded, EXPANDING meanwhile
    int visits
    int pending        # simulations of other threads on their way through here: virtual loss
    int rave_visits    # simulations that played this move later (AMAF)
    float prior        # policy probability among its siblings
    float total_value  # sum of backed-up values for the seat that moved here
    float mover_value  # the same sum for the seat to move here: first-play urgency of its children
    float rave_value   # sum of the values of those simulations
    int proof          # COMPLETE, PROVEN, or 0 while nothing is known
    float exact        # the value for the seat that moved here, once it is PROVEN

cdef class Tree:
    cdef readonly MctsPosition root
    cdef readonly object parameters
    cdef Node* nodes
    cdef int used
    cdef int capacity

    cdef void allocate(self, size_t simulations, int held) except *
    cdef int reserve(self, int more) noexcept nogil
    cdef void carry_over(self, Node* before, int root) noexcept nogil
    cdef void copy_children(self, Node* before, Node* node) noexcept nogil

cdef Node new_node(int move, float prior) noexcept nogil
