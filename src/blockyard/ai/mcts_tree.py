# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
# ruff: noqa: F821 - structs and constants come from the .pxd
"""The tree of Monte Carlo tree search: nodes in one block of memory, siblings contiguous.

Workers grow it (mcts_worker.py), several at a time; everything else is asked only while none of
them runs. This file has to be compiled.
"""

from __future__ import annotations

import cython

if cython.compiled:
    from cython.cimports.blockyard.core.atomics import fetch_add, read_int
    from cython.cimports.blockyard.core.mcts_position import MctsPosition
    from cython.cimports.libc.stdlib import free, malloc
    from cython.cimports.libc.string import memcpy
else:
    raise ImportError("the search has to be compiled: make, or python tools/build.py kernels")

MAX_NODES = cython.declare(cython.size_t, 1 << 25)
"""1.6 GB, of which the system gives only what is used. Leaves of a full tree are not expanded."""
LINE_VISITS = 4
"""A line ends at moves with fewer visits."""
MAX_LINE = 12


class Tree:
    """The search tree of one position."""

    def __cinit__(self, root: MctsPosition, parameters, simulations: int):
        """An empty tree with room for this many simulations."""
        self.root, self.parameters = root, parameters
        self.allocate(simulations, root.max_moves())
        self.nodes[0] = new_node(0, 1)
        self.used = 1

    def __dealloc__(self):
        free(self.nodes)

    def allocate(self, simulations: cython.size_t, held: cython.int) -> cython.void:
        """A block for the nodes of these simulations and for `held` more."""
        width: cython.size_t = self.parameters.max_children
        wanted: cython.size_t = MAX_NODES
        if simulations < MAX_NODES // width:
            wanted = simulations * width
        wanted = min(wanted + held + 1, MAX_NODES)
        self.nodes = cython.cast(cython.pointer(Node), malloc(wanted * cython.sizeof(Node)))
        if self.nodes == cython.NULL:
            raise MemoryError
        self.capacity = cython.cast(cython.int, wanted)

    def reserve(self, more: cython.int) -> cython.int:
        """The first of some new nodes, or 0 if the tree is full."""
        first: cython.int
        if read_int(cython.address(self.used)) + more > self.capacity:
            return 0
        first = fetch_add(cython.address(self.used), more)
        if first + more > self.capacity:
            fetch_add(cython.address(self.used), -more)
            return 0
        return first

    # --- after a move -------------------------------------------------------------

    def take_over(self, before: Tree, move: str) -> bool:
        """Become the tree after a move of another one, with all that is known there. Our own root
        is expanded and not yet visited. False if the move was never looked into."""
        for i in before.ranked(0):
            if before.move_text(i) == move:
                self.carry_over(before.nodes, i)
                return self.nodes[0].visits > 0
        return False

    def carry_over(self, before: cython.pointer(Node), root: cython.int) -> cython.void:
        """Copy the nodes below `root` below ours. Our root has all moves, that one only those with
        the highest prior."""
        node: cython.pointer(Node)
        begun: cython.int = self.used
        prior: cython.float
        i: cython.int
        j: cython.int
        self.nodes[0].visits = before[root].visits
        self.nodes[0].mover_value = before[root].mover_value
        for i in range(before[root].first_child, before[root].first_child + before[root].children):
            for j in range(self.nodes[0].first_child, begun):
                node = self.nodes + j
                if node.move == before[i].move:
                    prior = node.prior
                    node[0] = before[i]
                    node.prior = prior
                    self.copy_children(before, node)
        i = begun
        while i < self.used:
            self.copy_children(before, self.nodes + i)
            i += 1

    def copy_children(
        self, before: cython.pointer(Node), node: cython.pointer(Node)
    ) -> cython.void:
        """Copy the children of a copied node."""
        first: cython.int = self.reserve(node.children) if node.children > 0 else 0
        if first == 0:
            node.children = 0
            return
        memcpy(
            self.nodes + first,
            before + node.first_child,
            node.children * cython.sizeof(Node),
        )
        node.first_child = first

    # --- what was found -----------------------------------------------------------

    @property
    def simulations(self) -> int:
        return self.nodes[0].visits

    def ranked(self, node: int) -> list[int]:
        """The children of a node, most visits first; ties by prior."""
        first = self.nodes[node].first_child
        children = range(first, first + max(self.nodes[node].children, 0))
        return sorted(children, key=lambda i: (-self.nodes[i].visits, i))

    def is_decided(self, left: int) -> bool:
        """Whether these many further simulations cannot change which move is visited most."""
        ranked = self.ranked(0)
        if len(ranked) < 2:
            return True
        return self.nodes[ranked[0]].visits - self.nodes[ranked[1]].visits > left

    def visits(self, node: int) -> int:
        return self.nodes[node].visits

    def move_text(self, node: int) -> str:
        return self.root.move_text(self.nodes[node].move)

    def is_proven(self, node: int) -> bool:
        """Whether the result is known from here on. It is that of best play by both seats."""
        return self.nodes[node].proof == PROVEN

    def value(self, node: int) -> float:
        if self.is_proven(node):
            return self.nodes[node].exact
        visits = self.nodes[node].visits
        return max(-1.0, min(1.0, self.nodes[node].total_value / visits)) if visits else 0.0

    def line(self, node: int) -> list[str]:
        """A root move and the most visited moves after it, down to nodes with only a few visits."""
        moves = [self.move_text(node)]
        while len(moves) < MAX_LINE and self.nodes[node].children > 0:
            node = self.ranked(node)[0]
            if self.nodes[node].visits < LINE_VISITS:
                break
            moves.append(self.move_text(node))
        return moves


def new_node(move: cython.int, prior: cython.float) -> Node:
    """A node without children and visits."""
    node = cython.declare(Node)
    node.move, node.prior = move, prior
    node.first_child = node.children = node.visits = node.pending = node.rave_visits = 0
    node.total_value = node.mover_value = node.rave_value = node.exact = 0
    node.proof = 0
    return node
