# The data structures of mcts_worker.py.

from blockyard.ai.mcts_tree cimport Node, Tree
from blockyard.core.mcts_position cimport MctsPosition

ctypedef unsigned long long Word

ctypedef struct Path:
    int depth          # tree nodes below the root
    int length         # moves played, those of the playout included
    int to_move        # the seat to move at the leaf, -1 if the game is over
    bint is_proven     # whether the leaf's result is known
    int nodes[128]
    int seats[128]     # the seat that chose each node
    int moves[256]

cdef class Worker:
    cdef readonly Tree tree
    cdef MctsPosition position   # the position of the running simulation
    cdef Node* nodes
    cdef int* moves
    cdef float* logits
    cdef unsigned char* played_at  # by move: 1 + the ply at which this simulation played it, or 0
    cdef Word rng_state
    cdef float c_puct, fpu_reduction, rave_k, prior_temperature
    cdef int max_children, expansion_visits, endgame_nodes
    cdef bint use_playouts

    cdef void simulate(self) noexcept nogil
    cdef void select_leaf(self, Path* path) noexcept nogil
    cdef int select_child(self, int node) noexcept nogil
    cdef void evaluate_leaf(self, Path* path, float* values) noexcept nogil
    cdef bint expand(self, int node, int max_children, float noise, int sign) noexcept nogil
    cdef bint solve(self, int node, int count, int sign) noexcept nogil
    cdef void priors_from_logits(self, int number) noexcept nogil
    cdef void sort_by_logit(self, int count, int keep) noexcept nogil
    cdef void backup(self, Path* path, float* values) noexcept nogil
    cdef void back_up_proof(self, Path* path) noexcept nogil
    cdef void backup_rave(self, Path* path, float* values) noexcept nogil
