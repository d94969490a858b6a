# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
# cython: initializedcheck=False
"""Proof-number search (df-pn): does the side to move win by force?

It searches any `core/alphabeta_position.py`. Each node has two numbers: how many leaves at least
have to be proven for a win of the attacker (the side to move at the root), and how many disproven:

                       proof number (pn)     disproof number (dn)
  attacker to move     least of the moves    sum of the moves
  defender to move     sum of the moves      least of the moves
  win of the attacker  0                     infinite
  anything else        infinite              0

The search goes where the fewest leaves are missing, so it follows forced lines far deeper than
alpha-beta does. It is depth-first: a subtree is left only when its numbers exceed the limits
beyond which another one is more promising, and a table remembers them.

With `threats_only` the attacker makes no move but threats of a win in one, so the defender has
few answers: a threat solver. What it proves is a win; what it disproves may be one all the same.

A repeated position is a draw and no win, so proofs are sound. `plies` count a proof's longest
line; there may be a faster win. The types are C's: they are declared in proof_number.pxd.
"""

from array import array
from collections.abc import Callable
from time import monotonic

import cython

if cython.compiled:
    from cython.cimports.blockyard.core.alphabeta_position import AlphaBetaPosition
    from cython.cimports.blockyard.core.status import DRAWN, RUNNING, WON
else:
    from blockyard.core.alphabeta_position import AlphaBetaPosition
    from blockyard.core.status import DRAWN, RUNNING, WON

    INFINITE, MAX_HEIGHT, POLL_NODES, ENTRY = 1 << 28, 100, 128, 4

COMPILED = cython.compiled
UNLIMITED = 1e9
MAX_BITS = 20
"""The table has at most 2**20 entries of 32 bytes."""
DEFENDER = cython.declare(cython.ulonglong, 0x9E3779B97F4A7C15)
"""The same position is another node when the defender is to move."""


class ProofSearch:
    """One search for a forced win of the side to move."""

    def __init__(
        self,
        position: AlphaBetaPosition,
        nodes: int,
        threats_only: bool = False,
        stop: Callable[[], bool] | None = None,
        seconds: float = UNLIMITED,
    ) -> None:
        self.position, self.threats_only, self.stop = position, threats_only, stop
        bits = min(MAX_BITS, nodes.bit_length() + 3)
        self.entries = array("Q", bytes(8 * ENTRY << bits))
        self.mask = (1 << bits) - 1
        self.max_nodes, self.nodes, self.next_poll = nodes, 0, POLL_NODES
        self.deadline = monotonic() + seconds
        self.attacker, self.root_ply = position.side, position.ply
        self.stopped = False
        self.found_pn = self.found_dn = self.found_plies = 0

    def prove(self) -> list[int]:
        """The moves of a forced win, with the longest defence, as far as the table holds them;
        none if no win was found."""
        if self.position.status != RUNNING:
            return []
        with cython.nogil:
            self.search(INFINITE, INFINITE, 0)
        line = self._line() if self.found_pn == 0 else []
        self.position.recompute()
        return line

    @property
    def plies(self) -> int:
        """After a proof: the length of its longest line."""
        return self.found_plies

    @property
    def is_disproven(self) -> bool:
        """Whether there is no win, by threats alone if only these were searched."""
        return self.found_dn == 0

    def _line(self) -> list[int]:
        moves: list[int] = []
        plies = self.found_plies
        while self.position.status == RUNNING and len(moves) < plies:
            best = self._best_move(self.position.side == self.attacker)
            if best == 0:
                break
            moves.append(best)
            self.position.make(best)
        for _ in moves:
            self.position.unmake()
        self.found_pn, self.found_dn, self.found_plies = 0, INFINITE, plies
        return moves

    def _best_move(self, attacks: bool) -> int:
        """The proven move that wins soonest, or that the defender loses latest by; 0 if the table
        has lost it."""
        best, best_plies = 0, 0
        for move in self.position.legal_moves():
            self.position.make(move)
            is_proven = self.evaluate() and self.found_pn == 0
            self.position.unmake()
            if not is_proven:
                continue
            if best == 0 or (self.found_plies < best_plies) == attacks:
                best, best_plies = move, self.found_plies
        return best

    def search(self, pn_limit, dn_limit, height):
        """Search below this node until one of its numbers reaches its limit; `found_pn`,
        `found_dn` and `found_plies` are the result, which is stored."""
        moves = cython.declare(cython.int[1024])
        pns = cython.declare(cython.int[1024])
        dns = cython.declare(cython.int[1024])
        plies = cython.declare(cython.int[1024])
        attacks = self.position.side == self.attacker
        self.nodes += 1
        if height >= MAX_HEIGHT or self.is_out_of_budget():
            self.set_result(1, 1, 0)
            return
        number = self.expand(moves, pns, dns, plies)
        while True:
            at = self.sum_up(pns, dns, plies, number, attacks)
            pn, dn = self.found_pn, self.found_dn
            if pn >= pn_limit or dn >= dn_limit or self.stopped:
                self.store()
                return
            self.position.make(moves[at])
            if attacks:
                self.search(
                    min(pn_limit, second_least(pns, number, at) + 1),
                    min(INFINITE, dn_limit - dn + dns[at]),
                    height + 1,
                )
            else:
                self.search(
                    min(INFINITE, pn_limit - pn + pns[at]),
                    min(dn_limit, second_least(dns, number, at) + 1),
                    height + 1,
                )
            self.position.unmake()
            pns[at], dns[at], plies[at] = self.found_pn, self.found_dn, self.found_plies

    def expand(self, moves, pns, dns, plies):
        """The moves of this node with what is known of each; returns their number. The attacker's
        that threaten nothing are left out where only threats are searched."""
        number = self.position.generate_moves(moves)
        kept = 0
        for i in range(number):
            self.position.make(moves[i])
            if not self.evaluate():
                if self.threats_only and not self.is_threat():
                    self.position.unmake()
                    continue
                self.set_result(1, 1, 0)
            self.position.unmake()
            moves[kept] = moves[i]
            pns[kept], dns[kept], plies[kept] = self.found_pn, self.found_dn, self.found_plies
            kept += 1
        return kept

    def evaluate(self):
        """What is known of the position without searching it; False if nothing is."""
        return self.set_immediate() or self.probe()

    def set_immediate(self):
        """The end, a repetition (a draw), or a win in one."""
        attacks = self.position.side == self.attacker
        status = self.position.status
        if status == DRAWN or (status == RUNNING and self.position.repetition_ply >= self.root_ply):
            self.set_result(INFINITE, 0, 0)
            return True
        if status != RUNNING:
            if (status == WON) == attacks:
                self.set_result(0, INFINITE, 0)
            else:
                self.set_result(INFINITE, 0, 0)
            return True
        if not (self.position.may_win and self.position.winning_move()):
            return False
        if attacks:
            self.set_result(0, INFINITE, 1)
        else:
            self.set_result(INFINITE, 0, 0)
        return True

    def is_threat(self):
        """After a move of either side: the attacker has moved and threatens to win, or the
        defender has moved."""
        if self.position.side == self.attacker:
            return True
        return self.position.may_lose and self.position.is_threatened()

    def sum_up(self, pns, dns, plies, number, attacks):
        """The node's numbers from those of its moves; returns the move to search next. Without
        moves the attacker has no win."""
        best = 0
        total = 0
        longest = 0
        if number == 0:
            self.set_result(INFINITE, 0, 0)
            return 0
        for i in range(number):
            total += dns[i] if attacks else pns[i]
            if (pns[i] < pns[best]) if attacks else (dns[i] < dns[best]):
                best = i
            longest = max(longest, plies[i])
        total = min(total, INFINITE)
        if attacks:
            for i in range(number):
                if pns[i] == 0 and plies[i] < plies[best]:
                    best = i
            self.set_result(pns[best], total, plies[best] + 1 if pns[best] == 0 else 0)
        else:
            self.set_result(total, dns[best], longest + 1 if total == 0 else 0)
        return best

    def set_result(self, pn, dn, plies):
        self.found_pn, self.found_dn, self.found_plies = pn, dn, plies

    def is_out_of_budget(self):
        if self.nodes >= self.max_nodes:
            self.stopped = True
        elif self.nodes >= self.next_poll:
            self.next_poll = self.nodes + POLL_NODES
            with cython.gil:
                self.poll_limits()
        return self.stopped

    def poll_limits(self):
        if monotonic() >= self.deadline or (self.stop is not None and self.stop()):
            self.stopped = True

    # --- the table: key, pn, dn and plies of a position; an empty entry is all zeros -------

    def entry_key(self):
        key = self.position.key()
        return key if self.position.side == self.attacker else key ^ DEFENDER

    def probe(self):
        """Fetch what the table knows of the position; False if nothing."""
        key = self.entry_key()
        at = ENTRY * (key & self.mask)
        if self.entries[at] != key or self.entries[at + 1] + self.entries[at + 2] == 0:
            return False
        self.set_result(self.entries[at + 1], self.entries[at + 2], self.entries[at + 3])
        return True

    def store(self):
        """What is proven is kept until something else is proven in its place."""
        key = self.entry_key()
        at = ENTRY * (key & self.mask)
        if self.entries[at + 1] == 0 and self.entries[at + 2] and self.found_pn:
            return
        self.entries[at] = key
        self.entries[at + 1] = self.found_pn
        self.entries[at + 2] = self.found_dn
        self.entries[at + 3] = self.found_plies


def second_least(numbers, number, least):
    """The least of the numbers but this one."""
    found = INFINITE
    for i in range(number):
        if i != least and numbers[i] < found:
            found = numbers[i]
    return found
