# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
# ruff: noqa: F821 - structs and constants come from the .pxd
# mypy: ignore-errors
# The types here are C's, and Cython checks them.
"""Monte Carlo tree search for any game whose kernel samples (core/mcts_position.py).

A simulation walks down the tree, opens one node, looks what the position is worth, and tells
every node on the way. Where nobody has learned to see that, the rest is played by lot. The walk
takes the child with the highest

    what it brought on average + curiosity x share x sqrt(visits of the parent) / (1 + visits)

where `share` is the prior's probability: moves that look good are tried first, and others when
these disappoint. There may be any number of seats: each child is judged by what it brought to
the seat that chooses it (max^n).

Where moves hardly depend on their order, a node with few visits also listens to games in which
its move was made later (RAVE); `trust` says how much.

Nodes stand in one block of memory, siblings side by side. Without a time limit the answer
depends on nothing but position, budget, seed and style. This file has to be compiled.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter

import cython

from blockyard.core.contract import Refused
from blockyard.core.kernel import Budget, SearchResult
from blockyard.core.mcts_position import MOVE_NUMBERS

if cython.compiled:
    from cython.cimports.blockyard.core.mcts_position import MctsPosition
    from cython.cimports.libc.math import exp, log, sqrt
    from cython.cimports.libc.stdlib import calloc, free, malloc, realloc
else:
    raise ImportError("the search has to be compiled: make, or python tools/build.py kernels")

DEEPEST = cython.declare(cython.int, 127)
MOST_NODES = cython.declare(cython.int, 6_000_000)
MOST_EXACT = cython.declare(cython.int, 200_000)
TWO_TO_THE_53 = cython.declare(cython.double, 9007199254740994.0)
MOST_SIMULATIONS = (1 << 24) - 1
AT_ONCE = 256
"""So many simulations are run before the clock is looked at."""
SHOWN = 8
"""So many of the best moves are told with their values."""


@dataclass(frozen=True, slots=True)
class Style:
    """How a search weighs what it sees; the defaults were chosen by matches.

    `curiosity` and `trust` are explained above. A child without visits counts as what its
    parent brought less `caution`. The prior's favour is multiplied by `sharpness`. Nodes other
    than the root get no more than `narrow` children, the most favoured, and get them once they
    were visited `opens` times: each opening costs as much as a playout. `exact` has a look
    first whether the rest can be played perfectly. With `noise` it is unsure which moves look
    good: at the root favours stray by so much (by Gumbel's law, so that without simulations a
    move is drawn with the prior's probabilities, flattened). `by_lot` plays games by lot also
    where positions can be judged.
    """

    curiosity: float = 1.5
    caution: float = 0.0
    trust: float = 100.0
    sharpness: float = 1.0
    narrow: int = 32
    opens: int = 1
    exact: bool = True
    noise: float = 0.0
    by_lot: bool = False


def search(
    position: MctsPosition,
    budget: Budget,
    seed: int = 0,
    stop: Callable[[], bool] | None = None,
    style: Style | None = None,
) -> SearchResult:
    """The best move of a running position. `stop` is asked every few milliseconds; the answer
    is then the best so far."""
    if position.seat() < 0:
        raise Refused("match-over")
    ends = perf_counter() + budget.ms / 1000 if budget.ms is not None else None
    if solved := _solved(position, budget, style or Style()):
        return solved
    tree = Tree(position, seed, style or Style())
    left = min(budget.nodes if budget.nodes is not None else MOST_SIMULATIONS, MOST_SIMULATIONS)
    while left > 0:
        tree.grow(min(left, AT_ONCE))
        left -= AT_ONCE
        if (ends is not None and perf_counter() >= ends) or (stop is not None and stop()):
            break
    return tree.thought()


def _solved(position: MctsPosition, budget: Budget, style: Style) -> SearchResult | None:
    """The perfect move, if that is no more work than the search would be."""
    line = cython.declare(cython.int[128])
    value: cython.float = 0
    length: cython.int = 0
    nodes: cython.int = min(budget.nodes or 100 * (budget.ms or 0), MOST_EXACT)
    if style.exact:
        with cython.nogil:
            length = position.solve(nodes, line, cython.address(value))
    if length == 0:
        return None
    moves = tuple([position.spell(line[i]) for i in range(length)])
    notes = {"exact": True, "visits": {moves[0]: 1}}
    return SearchResult(moves[0], value, moves, ((moves[0], value),), nodes, notes)


class Tree:
    """The tree below one running position."""

    def __cinit__(self, root: MctsPosition, seed: int, style: Style):
        self.root, self.play = root, root.copy()
        self.luck = (2 * seed + 1) * 0x9E3779B97F4A7C15 & 0xFFFFFFFFFFFFFFFF
        self.curiosity, self.caution, self.trust = style.curiosity, style.caution, style.trust
        self.sharpness, self.narrow, self.opens = style.sharpness, style.narrow, style.opens
        self.by_lot = style.by_lot
        self.room, self.used = 1 << 14, 1
        most: cython.size_t = root.most()
        self.nodes = cython.cast(cython.pointer(Node), malloc(self.room * cython.sizeof(Node)))
        self.moves = cython.cast(cython.pointer(cython.int), malloc(most * 4))
        self.favour = cython.cast(cython.pointer(cython.float), malloc(most * 4))
        self.seen = cython.cast(cython.pointer(cython.uchar), calloc(MOVE_NUMBERS, 1))
        if not (self.nodes and self.moves and self.favour and self.seen):
            raise MemoryError
        self.noise = style.noise
        self.nodes[0] = _blank(0, 1)
        self.open(0, most)
        self.noise = 0

    def __dealloc__(self):
        free(self.nodes)
        free(self.moves)
        free(self.favour)
        free(self.seen)

    def grow(self, simulations: int) -> None:
        """Run so many simulations, without the GIL."""
        number: cython.int = simulations
        _: cython.int
        with cython.nogil:
            for _ in range(number):
                self.simulate()

    # --- one simulation -----------------------------------------------------------

    def simulate(self) -> cython.void:
        walk = cython.declare(Walk)
        values = cython.declare(cython.float[8])
        self.play.become(self.root)
        self.descend(cython.address(walk))
        walk.length = walk.depth
        if walk.to_play < 0 or self.by_lot or not self.play.judge(values):
            walk.length += self.play.playout(cython.address(self.luck), walk.moves + walk.depth)
            self.play.values(values)
        self.simulations += 1
        self.report(cython.address(walk), values)
        if self.trust > 0:
            self.report_later(cython.address(walk), values)

    def descend(self, walk: cython.pointer(Walk)) -> cython.void:
        """Walk to a node that is not open. One that was here before is opened first."""
        node: cython.int = 0
        walk.depth = 0
        walk.to_play = self.play.seat()
        while walk.to_play >= 0 and walk.depth < DEEPEST:
            if self.nodes[node].children == 0 and (
                self.nodes[node].visits < self.opens or not self.open(node, self.narrow)
            ):
                return
            node = self.choose(node)
            walk.nodes[walk.depth] = node
            walk.seats[walk.depth] = walk.to_play
            walk.moves[walk.depth] = self.nodes[node].move
            walk.depth += 1
            self.play.advance(self.nodes[node].move)
            walk.to_play = self.play.seat()

    def choose(self, node: cython.int) -> cython.int:
        """The child to walk to."""
        parent: cython.pointer(Node) = self.nodes + node
        child: cython.pointer(Node)
        unknown: cython.float = -self.caution
        pull: cython.float = self.curiosity * cython.cast(cython.float, sqrt(parent.visits + 1))
        most: cython.float = -1000
        score: cython.float
        heed: cython.float
        best: cython.int = parent.first
        i: cython.int
        if parent.visits:
            unknown += parent.hope / parent.visits
        for i in range(parent.first, parent.first + parent.children):
            child = self.nodes + i
            score = child.gain / child.visits if child.visits else unknown
            if child.later:
                heed = self.trust / (self.trust + child.visits + 1)
                heed *= child.later / (child.later + self.trust)
                score += heed * (child.later_gain / child.later - score)
            score += pull * child.share / (1 + child.visits)
            if score > most:
                most = score
                best = i
            # Without RAVE the most favoured come first, so no other new one can do better.
            if child.visits == 0 and self.trust <= 0:
                break
        return best

    # --- opening a node -----------------------------------------------------------

    def open(self, node: cython.int, most: cython.int) -> cython.bint:
        """Give a node its children, the most favoured first, if there is room."""
        number: cython.int = self.play.spread(self.moves, self.favour)
        keep: cython.int = number if number < most else most
        total: cython.float = 0
        i: cython.int
        if not self.make_room(keep):
            return False
        if self.noise > 0:
            for i in range(number):
                self.favour[i] += self.noise * _stray(cython.address(self.luck))
        self.sort(number, keep)
        for i in range(keep):
            self.nodes[self.used + i] = _blank(
                self.moves[i], exp(self.sharpness * (self.favour[i] - self.favour[0]))
            )
            total += self.nodes[self.used + i].share
        for i in range(keep):
            self.nodes[self.used + i].share /= total
        self.nodes[node].first = self.used
        self.nodes[node].children = keep
        self.used += keep
        return True

    def make_room(self, more: cython.int) -> cython.bint:
        wider: cython.pointer(Node)
        room: cython.size_t = 2 * cython.cast(cython.size_t, self.room)
        if self.used + more <= self.room:
            return True
        if self.used + more > MOST_NODES:
            return False
        while cython.cast(cython.size_t, self.used + more) > room:
            room *= 2
        wider = cython.cast(cython.pointer(Node), realloc(self.nodes, room * cython.sizeof(Node)))
        if wider == cython.NULL:
            return False
        self.nodes = wider
        self.room = cython.cast(cython.int, room)
        return True

    def sort(self, number: cython.int, keep: cython.int) -> cython.void:
        """Bring the most favoured moves to the front, in order."""
        i: cython.int
        at: cython.int
        move: cython.int
        favour: cython.float
        for i in range(1, number):
            at = i if i < keep else keep
            favour = self.favour[i]
            move = self.moves[i]
            if at == keep and favour <= self.favour[keep - 1]:
                continue
            at -= at == keep
            while at > 0 and self.favour[at - 1] < favour:
                self.favour[at] = self.favour[at - 1]
                self.moves[at] = self.moves[at - 1]
                at -= 1
            self.favour[at] = favour
            self.moves[at] = move

    # --- telling the nodes --------------------------------------------------------

    def report(
        self, walk: cython.pointer(Walk), values: cython.pointer(cython.float)
    ) -> cython.void:
        """Tell every node on the way what the end was worth."""
        node: cython.pointer(Node) = self.nodes
        step: cython.int
        node.visits += 1
        for step in range(walk.depth):
            node.hope += values[walk.seats[step]]
            node = self.nodes + walk.nodes[step]
            node.visits += 1
            node.gain += values[walk.seats[step]]
        if walk.to_play >= 0:
            node.hope += values[walk.to_play]

    def report_later(
        self, walk: cython.pointer(Walk), values: cython.pointer(cython.float)
    ) -> cython.void:
        """Tell the siblings of every node on the way whose moves were made later. A byte for
        each move, wiped afterwards, stays in the cache, which a stamp of its own would not."""
        child: cython.pointer(Node)
        node: cython.int = 0
        step: cython.int
        i: cython.int
        for step in range(walk.length - 1, -1, -1):
            self.seen[walk.moves[step]] = step + 1
        for step in range(walk.depth):
            for i in range(
                self.nodes[node].first, self.nodes[node].first + self.nodes[node].children
            ):
                child = self.nodes + i
                if self.seen[child.move] > step:
                    child.later += 1
                    child.later_gain += values[walk.seats[step]]
            node = walk.nodes[step]
        for step in range(walk.length):
            self.seen[walk.moves[step]] = 0

    # --- what was found -----------------------------------------------------------

    def thought(self) -> SearchResult:
        ranked = self.ranked(0)
        best = [(self.spelled(i), self.mean(i)) for i in ranked[:SHOWN]]
        visits = {self.spelled(i): self.nodes[i].visits for i in ranked if self.nodes[i].visits}
        return SearchResult(
            move=best[0][0],
            value=best[0][1],
            line=tuple(self.line()),
            best=tuple(best),
            nodes=self.simulations,
            notes={"visits": visits},
        )

    def ranked(self, node: int) -> list[int]:
        """The children of a node, the most visited first; between equals the favoured one."""
        first = self.nodes[node].first
        children = range(first, first + self.nodes[node].children)
        return sorted(children, key=lambda i: (-self.nodes[i].visits, i))

    def spelled(self, node: int) -> str:
        return self.root.spell(self.nodes[node].move)

    def mean(self, node: int) -> float:
        visits = self.nodes[node].visits
        return max(-1.0, min(1.0, self.nodes[node].gain / visits)) if visits else 0.0

    def line(self) -> list[str]:
        """The moves visited most, as long as they were visited a few times."""
        moves, node = [], 0
        while self.nodes[node].children and len(moves) < 12:
            node = self.ranked(node)[0]
            if self.nodes[node].visits < 4 and moves:
                break
            moves.append(self.spelled(node))
        return moves


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _stray(luck: cython.pointer(Word)) -> cython.float:
    """A random number by Gumbel's law."""
    luck[0] ^= luck[0] >> 12
    luck[0] ^= luck[0] << 25
    luck[0] ^= luck[0] >> 27
    evenly: cython.double = (cython.cast(cython.double, luck[0] >> 11) + 1) / TWO_TO_THE_53
    return cython.cast(cython.float, -log(-log(evenly)))


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _blank(move: cython.int, share: cython.float) -> Node:
    """A node that nobody has visited."""
    node = cython.declare(Node)
    node.move, node.share = move, share
    node.first = node.children = node.visits = node.later = 0
    node.gain = node.hope = node.later_gain = 0
    return node
