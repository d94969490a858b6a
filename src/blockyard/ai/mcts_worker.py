# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
# ruff: noqa: F821 - structs and constants come from the .pxd
"""The simulations of Monte Carlo tree search; mcts.py explains them.

Several workers may grow a tree at the same time, each in a thread of its own and without the GIL.
They share its nodes and lock nothing (core/atomics.pxd):

  counters        Visits are exact.
  sums of values  One addition may be lost when two workers add at once, which does no harm.
  virtual loss    A worker on its way through a node counts as a lost simulation there, so that the
                  others look elsewhere.
  expansion       The worker that claims a node expands it; until then others see a leaf.

One worker alone always does the same. This file has to be compiled.
"""

from __future__ import annotations

import cython

from blockyard.core import mcts_position

if cython.compiled:
    from cython.cimports.blockyard.ai.mcts_tree import (
        COMPLETE,
        PROVEN,
        Node,
        Tree,
        new_node,
    )
    from cython.cimports.blockyard.core.atomics import (
        add_float,
        add_int,
        claim,
        fetch_add,
        observe,
        publish,
        read_float,
        read_int,
        write_float,
    )
    from cython.cimports.libc.math import exp, log, sqrt
    from cython.cimports.libc.stdlib import calloc, free, malloc
else:
    raise ImportError("the search has to be compiled: make, or python tools/build.py kernels")

MAX_DEPTH = cython.declare(cython.int, 127)
EXPANDING = cython.declare(cython.int, -1)
ENDING_MOVES = cython.declare(cython.int, 20)
"""Leaves with more moves are not tried to be solved."""
TWO_TO_THE_53 = cython.declare(cython.double, 9007199254740994.0)


class Worker:
    """One thread's simulations in a tree."""

    def __cinit__(self, tree: Tree, seed: int):
        parameters = tree.parameters
        most: cython.size_t = tree.root.max_moves()
        move_numbers: cython.size_t = mcts_position.MOVE_NUMBERS
        self.tree, self.nodes, self.position = tree, tree.nodes, tree.root.copy()
        self.rng_state = (2 * seed + 1) * 0x9E3779B97F4A7C15 & 0xFFFFFFFFFFFFFFFF
        self.c_puct, self.fpu_reduction = parameters.c_puct, parameters.fpu_reduction
        self.rave_k, self.prior_temperature = parameters.rave_k, parameters.prior_temperature
        self.max_children = parameters.max_children
        self.expansion_visits = parameters.expansion_visits
        self.use_playouts = parameters.use_playouts
        self.endgame_nodes = parameters.endgame_nodes if tree.root.seats == 2 else 0
        self.moves = cython.cast(cython.pointer(cython.int), malloc(most * 4))
        self.logits = cython.cast(cython.pointer(cython.float), malloc(most * 4))
        self.played_at = cython.cast(cython.pointer(cython.uchar), calloc(move_numbers, 1))
        if not (self.moves and self.logits and self.played_at):
            raise MemoryError

    def __dealloc__(self):
        free(self.moves)
        free(self.logits)
        free(self.played_at)

    def begin(self) -> None:
        """Expand the root with all its moves. Gumbel noise at the root only: without simulations
        the best logit is then a sample from the policy, flattened by the noise; with them,
        self-play explores and levels err."""
        self.expand(0, self.tree.root.max_moves(), self.tree.parameters.gumbel_noise, 0)

    def grow(self, simulations: int) -> None:
        """Run this many simulations, without the GIL."""
        number: cython.int = simulations
        _: cython.int
        with cython.nogil:
            for _ in range(number):
                self.simulate()

    # --- one simulation -----------------------------------------------------------

    def simulate(self) -> cython.void:
        path = cython.declare(Path)
        values = cython.declare(cython.float[8])
        self.position.copy_from(self.tree.root)
        self.select_leaf(cython.address(path))
        self.evaluate_leaf(cython.address(path), values)
        self.backup(cython.address(path), values)
        if path.is_proven:
            self.back_up_proof(cython.address(path))
        if self.rave_k > 0:
            self.backup_rave(cython.address(path), values)

    def evaluate_leaf(
        self, path: cython.pointer(Path), values: cython.pointer(cython.float)
    ) -> cython.void:
        """The leaf's values: proven, or those of the value net or of a playout."""
        leaf: cython.pointer(Node) = self.nodes
        exact: cython.float
        if path.depth:
            leaf += path.nodes[path.depth - 1]
        path.length = path.depth
        if path.is_proven:
            exact = read_float(cython.address(leaf.exact))
            values[path.seats[path.depth - 1]] = exact
            values[1 - path.seats[path.depth - 1]] = -exact
            return
        if path.to_move < 0 or self.use_playouts or not self.position.evaluate(values):
            path.length += self.position.playout(
                cython.address(self.rng_state), path.moves + path.depth
            )
            self.position.terminal_values(values)
        if path.to_move < 0 and self.endgame_nodes > 0:
            _prove(leaf, values[path.seats[path.depth - 1]])
            path.is_proven = True

    # --- selection ----------------------------------------------------------------

    def select_leaf(self, path: cython.pointer(Path)) -> cython.void:
        """Descend to a leaf, expanding it first if it has enough visits."""
        node: cython.int = 0
        sign: cython.int = 0
        path.depth = 0
        path.is_proven = False
        path.to_move = self.position.seat_to_move()
        fetch_add(cython.address(self.nodes[0].pending), 1)
        while path.to_move >= 0 and path.depth < MAX_DEPTH:
            if observe(cython.address(self.nodes[node].children)) <= 0 and (
                read_int(cython.address(self.nodes[node].visits)) < self.expansion_visits
                or not self.expand(node, self.max_children, 0, sign)
            ):
                path.is_proven = (
                    node > 0 and observe(cython.address(self.nodes[node].proof)) == PROVEN
                )
                return
            node = self.select_child(node)
            fetch_add(cython.address(self.nodes[node].pending), 1)
            path.nodes[path.depth] = node
            path.seats[path.depth] = path.to_move
            path.moves[path.depth] = self.nodes[node].move
            path.depth += 1
            if observe(cython.address(self.nodes[node].proof)) == PROVEN:
                path.is_proven = True
                return
            self.position.advance(self.nodes[node].move)
            sign = 1 if self.position.seat_to_move() == path.to_move else -1
            path.to_move = self.position.seat_to_move()

    def select_child(self, node: cython.int) -> cython.int:
        """The child with the highest PUCT score, its value blended with RAVE. `pending` of the
        parent includes this simulation."""
        parent: cython.pointer(Node) = self.nodes + node
        child: cython.pointer(Node)
        visits: cython.int = read_int(cython.address(parent.visits))
        first_play_value: cython.float = -self.fpu_reduction
        exploration: cython.float = self.c_puct * cython.cast(
            cython.float, sqrt(visits + read_int(cython.address(parent.pending)))
        )
        highest: cython.float = -1000
        score: cython.float
        rave_visits: cython.int
        pending: cython.int
        beta: cython.float
        best: cython.int = parent.first_child
        exact: cython.float
        i: cython.int
        if visits:
            first_play_value += read_float(cython.address(parent.mover_value)) / visits
        for i in range(parent.first_child, _end_of_children(parent)):
            child = self.nodes + i
            if observe(cython.address(child.proof)) == PROVEN:
                exact = read_float(cython.address(child.exact))
                if exact > highest:
                    highest = exact
                    best = i
                continue
            pending = read_int(cython.address(child.pending))
            visits = read_int(cython.address(child.visits)) + pending
            score = first_play_value
            if visits:
                score = (read_float(cython.address(child.total_value)) - pending) / visits
            rave_visits = read_int(cython.address(child.rave_visits))
            if rave_visits:
                beta = self.rave_k / (self.rave_k + visits + 1)
                beta *= rave_visits / (rave_visits + self.rave_k)
                score += beta * (read_float(cython.address(child.rave_value)) / rave_visits - score)
            score += exploration * child.prior / (1 + visits)
            if score > highest:
                highest = score
                best = i
            # Children are sorted by prior: without RAVE no later unvisited one can score higher.
            if visits == 0 and self.rave_k <= 0:
                break
        return best

    # --- expansion ----------------------------------------------------------------

    def expand(
        self, node: cython.int, max_children: cython.int, noise: cython.float, sign: cython.int
    ) -> cython.bint:
        """Give a node its children, highest prior first; False if another worker is about to, if
        the tree is full, or if the ending could be solved instead. `sign` is -1 if another seat
        moved here, 0 at the root. The node is claimed for as short as possible: meanwhile it is a
        leaf to the other workers, and this one may have to wait for a processor."""
        count: cython.int
        keep: cython.int
        first: cython.int
        i: cython.int
        count = self.position.expand(self.moves, self.logits)
        if self.solve(node, count, sign):
            return False
        keep = count if count < max_children else max_children
        if noise > 0:
            for i in range(count):
                self.logits[i] += noise * _gumbel(cython.address(self.rng_state))
        self.sort_by_logit(count, keep)
        self.priors_from_logits(keep)
        if not claim(cython.address(self.nodes[node].children), 0, EXPANDING):
            return observe(cython.address(self.nodes[node].children)) > 0
        first = self.tree.reserve(keep)
        if first == 0:
            publish(cython.address(self.nodes[node].children), 0)
            return False
        for i in range(keep):
            self.nodes[first + i] = new_node(self.moves[i], self.logits[i])
        self.nodes[node].first_child = first
        if keep == count:
            publish(cython.address(self.nodes[node].proof), COMPLETE)
        publish(cython.address(self.nodes[node].children), keep)
        return True

    def priors_from_logits(self, number: cython.int) -> cython.void:
        """Softmax of the first logits, in their place; the first of them is the highest."""
        highest: cython.float = self.logits[0]
        total: cython.float = 0
        i: cython.int
        for i in range(number):
            self.logits[i] = exp((self.logits[i] - highest) / self.prior_temperature)
            total += self.logits[i]
        for i in range(number):
            self.logits[i] /= total

    def solve(self, node: cython.int, count: cython.int, sign: cython.int) -> cython.bint:
        """Prove a leaf near the end of the game, if that takes only a few nodes."""
        value: cython.float = 0
        if (
            sign == 0
            or count > ENDING_MOVES
            or self.endgame_nodes <= 0
            or not self.position.solve_leaf(self.endgame_nodes, cython.address(value))
        ):
            return False
        _prove(self.nodes + node, sign * value)
        return True

    def sort_by_logit(self, count: cython.int, keep: cython.int) -> cython.void:
        """Partial insertion sort: the `keep` highest logits to the front, in order."""
        i: cython.int
        at: cython.int
        move: cython.int
        logit: cython.float
        for i in range(1, count):
            at = i if i < keep else keep
            logit = self.logits[i]
            move = self.moves[i]
            if at == keep and logit <= self.logits[keep - 1]:
                continue
            at -= at == keep
            while at > 0 and self.logits[at - 1] < logit:
                self.logits[at] = self.logits[at - 1]
                self.moves[at] = self.moves[at - 1]
                at -= 1
            self.logits[at] = logit
            self.moves[at] = move

    # --- backup -------------------------------------------------------------------

    def backup(
        self, path: cython.pointer(Path), values: cython.pointer(cython.float)
    ) -> cython.void:
        """max^n: every node on the path gets the value of the seat that chose it."""
        node: cython.pointer(Node) = self.nodes
        step: cython.int
        for step in range(path.depth):
            add_float(cython.address(node.mover_value), values[path.seats[step]])
            _count_visit(node)
            node = self.nodes + path.nodes[step]
            add_float(cython.address(node.total_value), values[path.seats[step]])
        if path.to_move >= 0:
            add_float(cython.address(node.mover_value), values[path.to_move])
        _count_visit(node)

    def back_up_proof(self, path: cython.pointer(Path)) -> cython.void:
        """A node is proven once all its moves are: the seat to move takes the best of them."""
        parent: cython.pointer(Node)
        child: cython.pointer(Node)
        best: cython.float
        exact: cython.float
        step: cython.int
        i: cython.int
        for step in range(path.depth - 1, -1, -1):
            parent = self.nodes + (path.nodes[step - 1] if step else 0)
            if observe(cython.address(parent.proof)) != COMPLETE:
                return
            best = -2
            for i in range(parent.first_child, _end_of_children(parent)):
                child = self.nodes + i
                if observe(cython.address(child.proof)) != PROVEN:
                    return
                exact = read_float(cython.address(child.exact))
                best = exact if exact > best else best
            if step and path.seats[step - 1] != path.seats[step]:
                best = -best
            _prove(parent, best)

    def backup_rave(
        self, path: cython.pointer(Path), values: cython.pointer(cython.float)
    ) -> cython.void:
        """Update the RAVE statistics of all children along the path whose move was played later
        in this simulation. One byte for each move, cleared afterwards, stays in the cache; a
        generation stamp for each move would not."""
        child: cython.pointer(Node)
        node: cython.int = 0
        step: cython.int
        i: cython.int
        for step in range(path.length - 1, -1, -1):
            self.played_at[path.moves[step]] = step + 1
        for step in range(path.depth):
            for i in range(self.nodes[node].first_child, _end_of_children(self.nodes + node)):
                child = self.nodes + i
                if self.played_at[child.move] > step:
                    add_int(cython.address(child.rave_visits), 1)
                    add_float(cython.address(child.rave_value), values[path.seats[step]])
            node = path.nodes[step]
        for step in range(path.length):
            self.played_at[path.moves[step]] = 0


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _count_visit(node: cython.pointer(Node)) -> cython.void:
    """A simulation that was on its way through a node has become a visit."""
    fetch_add(cython.address(node.visits), 1)
    fetch_add(cython.address(node.pending), -1)


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _end_of_children(parent: cython.pointer(Node)) -> cython.int:
    """One beyond the last child of an expanded node. Workers that come too late to expand it still
    try to claim this number, so it is read as they write it."""
    return parent.first_child + read_int(cython.address(parent.children))


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _prove(node: cython.pointer(Node), value: cython.float) -> cython.void:
    """The result of a node is known, for the seat that moved there. Two workers may find it out at
    the same time; they find the same."""
    write_float(cython.address(node.exact), value)
    publish(cython.address(node.proof), PROVEN)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _gumbel(rng_state: cython.pointer(Word)) -> cython.float:
    """A sample from the standard Gumbel distribution."""
    rng_state[0] ^= rng_state[0] >> 12
    rng_state[0] ^= rng_state[0] << 25
    rng_state[0] ^= rng_state[0] >> 27
    uniform: cython.double = (cython.cast(cython.double, rng_state[0] >> 11) + 1) / TWO_TO_THE_53
    return cython.cast(cython.float, -log(-log(uniform)))
