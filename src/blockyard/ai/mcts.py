# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
# ruff: noqa: F821 - structs and constants come from the .pxd
"""Monte Carlo tree search for any game whose kernel is of kind "mcts" (core/mcts_position.py).

Each simulation descends by PUCT, expands one leaf, evaluates it (value net, or a random playout
where there is none) and backs the result up. Selection takes the child with the highest

    value + c_puct * prior * sqrt(visits of the parent) / (1 + visits)

  PUCT         `prior` is the policy's probability: promising moves are searched first, the
               others once these disappoint.
  first-play   A child without visits is given its parent's value minus `fpu_reduction`, so a
  urgency      good position is searched narrowly and a bad one widely.
  max^n        There may be more than two seats, so values are vectors: each node is ranked by
               the value of the seat that chooses it. With two seats this is minimax.
  RAVE         Blokus moves hardly depend on their order, so a node with few visits also uses
               simulations in which its move was played later ("all moves as first"). At
               `rave_k` visits both estimates have about equal weight.
  pruning      Below the root a node keeps only the `max_children` moves with the highest prior
               (progressive widening with a fixed width): there may be hundreds of legal moves and
               only a few visits to spend on them.

Nodes are in one block of memory, siblings contiguous. Without a time limit the result depends
only on position, budget, seed and parameters. This file has to be compiled.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter

import cython

from blockyard.core import mcts_position
from blockyard.core.contract import Refused
from blockyard.core.kernel import Budget, SearchResult

if cython.compiled:
    from cython.cimports.blockyard.core.mcts_position import MctsPosition
    from cython.cimports.libc.math import exp, log, sqrt
    from cython.cimports.libc.stdlib import calloc, free, malloc, realloc
else:
    raise ImportError("the search has to be compiled: make, or python tools/build.py kernels")

MAX_DEPTH = cython.declare(cython.int, 127)
MAX_NODES = cython.declare(cython.int, 6_000_000)
MAX_ENDGAME_NODES = cython.declare(cython.int, 200_000)
TWO_TO_THE_53 = cython.declare(cython.double, 9007199254740994.0)
MAX_SIMULATIONS = (1 << 24) - 1
SIMULATIONS_PER_CHECK = 256
"""Simulations between two checks of the clock and of `stop`."""
REPORTED_MOVES = 8
"""The best moves that a result lists with their values."""


@dataclass(frozen=True, slots=True)
class SearchParameters:
    """PUCT with RAVE. The defaults were tuned by matches: bench/results.md."""

    c_puct: float = 1.5  # exploration
    fpu_reduction: float = 0.0  # first-play urgency: the parent's value minus this
    rave_k: float = 100.0  # visits at which RAVE and the mean have equal weight; 0: no RAVE
    prior_temperature: float = 1.0  # divides the policy's logits
    max_children: int = 32  # pruning below the root
    expansion_visits: int = 1  # expand a leaf once it has this many visits
    solve_endgames: bool = True  # try the exact endgame solver before searching
    gumbel_noise: float = 0.0  # scale of the Gumbel noise on the root's logits
    use_playouts: bool = False  # random playouts even where there is a value net


def search(
    position: MctsPosition,
    budget: Budget,
    seed: int = 0,
    stop: Callable[[], bool] | None = None,
    parameters: SearchParameters | None = None,
) -> SearchResult:
    """The best move of a position. `stop` is polled every few milliseconds; when it returns
    True, the search ends with the best move so far."""
    if position.seat_to_move() < 0:
        raise Refused("match-over")
    ends = perf_counter() + budget.ms / 1000 if budget.ms is not None else None
    parameters = parameters or SearchParameters()
    if solved := _solved(position, budget, parameters):
        return solved
    tree = Tree(position, seed, parameters)
    left = min(budget.nodes if budget.nodes is not None else MAX_SIMULATIONS, MAX_SIMULATIONS)
    while left > 0:
        tree.grow(min(left, SIMULATIONS_PER_CHECK))
        left -= SIMULATIONS_PER_CHECK
        if (ends is not None and perf_counter() >= ends) or (stop is not None and stop()):
            break
    return tree.result()


def _solved(
    position: MctsPosition, budget: Budget, parameters: SearchParameters
) -> SearchResult | None:
    """The exact result, if the endgame solver finds it for no more work than the search."""
    line = cython.declare(cython.int[128])
    value: cython.float = 0
    length: cython.int = 0
    nodes: cython.int = min(budget.nodes or 100 * (budget.ms or 0), MAX_ENDGAME_NODES)
    if parameters.solve_endgames:
        with cython.nogil:
            length = position.solve_endgame(nodes, line, cython.address(value))
    if length == 0:
        return None
    moves = tuple([position.move_text(line[i]) for i in range(length)])
    return SearchResult(
        move=moves[0],
        value=value,
        line=moves,
        best=((moves[0], value),),
        nodes=nodes,
        visits={moves[0]: 1},
        is_exact=True,
    )


class Tree:
    """The search tree of one position."""

    def __cinit__(self, root: MctsPosition, seed: int, parameters: SearchParameters):
        self.root, self.position = root, root.copy()
        self.rng_state = (2 * seed + 1) * 0x9E3779B97F4A7C15 & 0xFFFFFFFFFFFFFFFF
        self.c_puct, self.fpu_reduction = parameters.c_puct, parameters.fpu_reduction
        self.rave_k, self.prior_temperature = parameters.rave_k, parameters.prior_temperature
        self.max_children = parameters.max_children
        self.expansion_visits = parameters.expansion_visits
        self.use_playouts = parameters.use_playouts
        self.capacity, self.used = 1 << 14, 1
        most: cython.size_t = root.max_moves()
        self.nodes = cython.cast(cython.pointer(Node), malloc(self.capacity * cython.sizeof(Node)))
        self.moves = cython.cast(cython.pointer(cython.int), malloc(most * 4))
        self.logits = cython.cast(cython.pointer(cython.float), malloc(most * 4))
        move_numbers: cython.size_t = mcts_position.MOVE_NUMBERS
        self.played_at = cython.cast(cython.pointer(cython.uchar), calloc(move_numbers, 1))
        if not (self.nodes and self.moves and self.logits and self.played_at):
            raise MemoryError
        # Gumbel noise at the root only: without simulations the best logit is then a sample from
        # the policy, flattened by the noise; with them, self-play explores and levels err.
        self.gumbel_noise = parameters.gumbel_noise
        self.nodes[0] = _new_node(0, 1)
        self.expand(0, most)
        self.gumbel_noise = 0

    def __dealloc__(self):
        free(self.nodes)
        free(self.moves)
        free(self.logits)
        free(self.played_at)

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
        self.position.copy_from(self.root)
        self.select_leaf(cython.address(path))
        path.length = path.depth
        if path.to_move < 0 or self.use_playouts or not self.position.evaluate(values):
            path.length += self.position.playout(
                cython.address(self.rng_state), path.moves + path.depth
            )
            self.position.terminal_values(values)
        self.simulations += 1
        self.backup(cython.address(path), values)
        if self.rave_k > 0:
            self.backup_rave(cython.address(path), values)

    # --- selection ----------------------------------------------------------------

    def select_leaf(self, path: cython.pointer(Path)) -> cython.void:
        """Descend to a leaf, expanding it first if it has enough visits."""
        node: cython.int = 0
        path.depth = 0
        path.to_move = self.position.seat_to_move()
        while path.to_move >= 0 and path.depth < MAX_DEPTH:
            if self.nodes[node].children == 0 and (
                self.nodes[node].visits < self.expansion_visits
                or not self.expand(node, self.max_children)
            ):
                return
            node = self.select_child(node)
            path.nodes[path.depth] = node
            path.seats[path.depth] = path.to_move
            path.moves[path.depth] = self.nodes[node].move
            path.depth += 1
            self.position.advance(self.nodes[node].move)
            path.to_move = self.position.seat_to_move()

    def select_child(self, node: cython.int) -> cython.int:
        """The child with the highest PUCT score, its value blended with RAVE."""
        parent: cython.pointer(Node) = self.nodes + node
        child: cython.pointer(Node)
        first_play_value: cython.float = -self.fpu_reduction
        exploration: cython.float = self.c_puct * cython.cast(cython.float, sqrt(parent.visits + 1))
        highest: cython.float = -1000
        score: cython.float
        beta: cython.float
        best: cython.int = parent.first_child
        i: cython.int
        if parent.visits:
            first_play_value += parent.mover_value / parent.visits
        for i in range(parent.first_child, parent.first_child + parent.children):
            child = self.nodes + i
            score = child.total_value / child.visits if child.visits else first_play_value
            if child.rave_visits:
                beta = self.rave_k / (self.rave_k + child.visits + 1)
                beta *= child.rave_visits / (child.rave_visits + self.rave_k)
                score += beta * (child.rave_value / child.rave_visits - score)
            score += exploration * child.prior / (1 + child.visits)
            if score > highest:
                highest = score
                best = i
            # Children are sorted by prior: without RAVE no later unvisited one can score higher.
            if child.visits == 0 and self.rave_k <= 0:
                break
        return best

    # --- expansion ----------------------------------------------------------------

    def expand(self, node: cython.int, max_children: cython.int) -> cython.bint:
        """Give a node its children, highest prior first; False if the tree is full."""
        count: cython.int = self.position.expand(self.moves, self.logits)
        keep: cython.int = count if count < max_children else max_children
        total: cython.float = 0
        i: cython.int
        if not self.reserve(keep):
            return False
        if self.gumbel_noise > 0:
            for i in range(count):
                self.logits[i] += self.gumbel_noise * _gumbel(cython.address(self.rng_state))
        self.sort_by_logit(count, keep)
        for i in range(keep):
            self.nodes[self.used + i] = _new_node(
                self.moves[i], exp((self.logits[i] - self.logits[0]) / self.prior_temperature)
            )
            total += self.nodes[self.used + i].prior
        for i in range(keep):
            self.nodes[self.used + i].prior /= total
        self.nodes[node].first_child = self.used
        self.nodes[node].children = keep
        self.used += keep
        return True

    def reserve(self, more: cython.int) -> cython.bint:
        """Make room for more nodes, by doubling the block."""
        wider: cython.pointer(Node)
        capacity: cython.size_t = 2 * cython.cast(cython.size_t, self.capacity)
        if self.used + more <= self.capacity:
            return True
        if self.used + more > MAX_NODES:
            return False
        while cython.cast(cython.size_t, self.used + more) > capacity:
            capacity *= 2
        wider = cython.cast(
            cython.pointer(Node), realloc(self.nodes, capacity * cython.sizeof(Node))
        )
        if wider == cython.NULL:
            return False
        self.nodes = wider
        self.capacity = cython.cast(cython.int, capacity)
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
        node.visits += 1
        for step in range(path.depth):
            node.mover_value += values[path.seats[step]]
            node = self.nodes + path.nodes[step]
            node.visits += 1
            node.total_value += values[path.seats[step]]
        if path.to_move >= 0:
            node.mover_value += values[path.to_move]

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
            for i in range(
                self.nodes[node].first_child,
                self.nodes[node].first_child + self.nodes[node].children,
            ):
                child = self.nodes + i
                if self.played_at[child.move] > step:
                    child.rave_visits += 1
                    child.rave_value += values[path.seats[step]]
            node = path.nodes[step]
        for step in range(path.length):
            self.played_at[path.moves[step]] = 0

    # --- result -------------------------------------------------------------------

    def result(self) -> SearchResult:
        ranked = self.ranked(0)
        best = [(self.move_text(i), self.value(i)) for i in ranked[:REPORTED_MOVES]]
        visits = {self.move_text(i): self.nodes[i].visits for i in ranked if self.nodes[i].visits}
        return SearchResult(
            move=best[0][0],
            value=best[0][1],
            line=tuple(self.principal_variation()),
            best=tuple(best),
            nodes=self.simulations,
            visits=visits,
        )

    def ranked(self, node: int) -> list[int]:
        """The children of a node, most visits first; ties by prior."""
        first = self.nodes[node].first_child
        children = range(first, first + self.nodes[node].children)
        return sorted(children, key=lambda i: (-self.nodes[i].visits, i))

    def move_text(self, node: int) -> str:
        return self.root.move_text(self.nodes[node].move)

    def value(self, node: int) -> float:
        visits = self.nodes[node].visits
        return max(-1.0, min(1.0, self.nodes[node].total_value / visits)) if visits else 0.0

    def principal_variation(self) -> list[str]:
        """The most visited moves, down to nodes with only a few visits."""
        moves, node = [], 0
        while self.nodes[node].children and len(moves) < 12:
            node = self.ranked(node)[0]
            if self.nodes[node].visits < 4 and moves:
                break
            moves.append(self.move_text(node))
        return moves


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


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _new_node(move: cython.int, prior: cython.float) -> Node:
    node = cython.declare(Node)
    node.move, node.prior = move, prior
    node.first_child = node.children = node.visits = node.rave_visits = 0
    node.total_value = node.mover_value = node.rave_value = 0
    return node
