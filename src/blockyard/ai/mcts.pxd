# The data structures of mcts.py: a tree in one block of memory, and the path of a simulation.

from blockyard.core.mcts_position cimport MctsPosition

ctypedef unsigned long long Word

ctypedef struct Node:
    int move
    int first_child    # siblings are contiguous
    int children       # 0 until the node is expanded
    int visits
    float prior        # policy probability among its siblings
    float total_value  # sum of backed-up values for the seat that moved here
    float mover_value  # the same sum for the seat to move here: first-play urgency of its children
    float rave_value   # sum of values of simulations that played this move later (AMAF)
    int rave_visits    # number of those simulations

ctypedef struct Path:
    int depth          # tree nodes below the root
    int length         # moves played, those of the playout included
    int to_move        # the seat to move at the leaf, -1 if the game is over
    int nodes[128]
    int seats[128]     # the seat that chose each node
    int moves[256]

cdef class Tree:
    cdef MctsPosition root
    cdef MctsPosition position   # the position of the running simulation
    cdef Node* nodes
    cdef int used
    cdef int capacity
    cdef int* moves
    cdef float* logits
    cdef unsigned char* played_at  # by move: 1 + the ply at which this simulation played it, or 0
    cdef Word rng_state
    cdef readonly int simulations
    cdef float c_puct, fpu_reduction, rave_k, prior_temperature, gumbel_noise
    cdef int max_children, expansion_visits
    cdef bint use_playouts

    cdef void simulate(self) noexcept nogil
    cdef void select_leaf(self, Path* path) noexcept nogil
    cdef int select_child(self, int node) noexcept nogil
    cdef bint expand(self, int node, int max_children) noexcept nogil
    cdef bint reserve(self, int more) noexcept nogil
    cdef void sort_by_logit(self, int count, int keep) noexcept nogil
    cdef void backup(self, Path* path, float* values) noexcept nogil
    cdef void backup_rave(self, Path* path, float* values) noexcept nogil
