"""The whole tree of a small game for two, and what a policy is worth on it, exactly.

A node is a decision of a seat, a move of CHANCE or the end. Where nothing is hidden, positions that
are reached in several ways are one node, so the tree is a graph without cycles. Where hands are
hidden, a seat cannot tell the nodes of one information set apart: it has seen the same there.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property

from blockyard.core.contract import CHANCE, Seat, State, View
from blockyard.envs.config import EnvConfig, returns_of

MAX_NODES = 2_000_000


@dataclass(frozen=True, slots=True)
class InformationState:
    """What a seat knows when it has to decide: its view, the moves as it was shown them, and the
    legal moves. In a game that hides nothing, the history is left out: the view says it all."""

    seat: Seat
    history: tuple[str, ...]
    legal: tuple[str, ...]
    _state: State

    @property
    def view(self) -> View:
        return self._state.view(self.seat)


Policy = Callable[[InformationState], Mapping[str, float]]
"""A strategy: the probability of each move. Moves that are left out are never played."""


def uniform(seen: InformationState) -> dict[str, float]:
    """Every legal move equally often."""
    return dict.fromkeys(seen.legal, 1 / len(seen.legal))


@dataclass(slots=True)
class Node:
    """`information` is the number of its information set, if a seat decides here."""

    seat: Seat | None
    value: float = 0.0
    """For the first seat, at the end of a game."""
    children: dict[str, Node] = field(default_factory=dict)
    odds: dict[str, float] = field(default_factory=dict)
    information: int = -1


History = tuple[tuple[str, ...], tuple[str, ...]]
"""The moves as each of the two seats was shown them."""


class GameTree:
    """Every line of play of an environment. Refuses one that is too large."""

    def __init__(self, config: EnvConfig, max_nodes: int = MAX_NODES) -> None:
        assert config.seats == 2, "values are those of two seats"
        self.config, self.max_nodes = config, max_nodes
        self.nodes = 0
        self.information_states: list[InformationState] = []
        self._sets: dict[object, int] = {}
        self._known: dict[object, Node] = {}
        self.hides = config.start().hides
        self.root = self._node(config.start(), ((), ()), 0)

    def _node(self, state: State, history: History, plies: int) -> Node:
        key = state if not self.hides else None
        if key is not None and key in self._known:
            return self._known[key]
        self.nodes += 1
        if self.nodes > self.max_nodes:
            raise ValueError(f"the tree has more than {self.max_nodes:,} nodes")
        node = self._grown(state, history, plies)
        if key is not None:
            self._known[key] = node
        return node

    def _grown(self, state: State, history: History, plies: int) -> Node:
        seat = state.to_play
        if seat is None or plies >= self.config.max_moves:
            return Node(None, returns_of(state.outcome, 2)[0])
        node = Node(seat)
        if seat == CHANCE:
            node.odds = self._odds(state)
            moves = list(node.odds)
        else:
            moves = state.legal_moves()
            node.information = self._information(state, seat, history, tuple(moves))
        for move in moves:
            shown = history
            if self.hides:
                shown = (
                    (*history[0], state.tell(move, 0)),
                    (*history[1], state.tell(move, 1)),
                )
            node.children[move] = self._node(state.after(move), shown, plies + (seat != CHANCE))
        return node

    def _odds(self, state: State) -> dict[str, float]:
        odds = self.config.game.odds(state)
        if odds is None:
            raise ValueError("the odds of this game are not known: physics decides")
        return odds

    def _information(
        self, state: State, seat: Seat, history: History, legal: tuple[str, ...]
    ) -> int:
        """The number of the information set that a seat is in."""
        key = (seat, history[seat]) if self.hides else len(self._sets)
        if key not in self._sets:
            self._sets[key] = len(self._sets)
            self.information_states.append(InformationState(seat, history[seat], legal, state))
        return self._sets[key]

    # --- what policies are worth --------------------------------------------------------

    def tabulate(self, policy: Policy) -> list[Mapping[str, float]]:
        """The policy in every information set; refuses one that plays what is not legal."""
        return [checked(policy, seen) for seen in self.information_states]

    def value(self, policy: Policy) -> float:
        """What the first seat gets on average if both seats follow a policy."""
        return self._expected(self.root, self.tabulate(policy), {})

    def best_response_value(self, policy: Policy, seat: Seat) -> float:
        """What a seat gets on average that knows the other's policy and answers best."""
        return BestResponse(self, self.tabulate(policy), seat).value

    def exploitability(self, policy: Policy) -> float:
        """By how much a best response beats the policy, on average over the two seats: 0 for an
        equilibrium, and at most 1."""
        table = self.tabulate(policy)
        return sum(BestResponse(self, table, seat).value for seat in (0, 1)) / 2

    @cached_property
    def perfect_value(self) -> float:
        """What the first seat gets if nobody errs; only where nothing is hidden."""
        assert not self.hides, "an equilibrium is not found by looking ahead"
        return self._minimax(self.root, {})

    def _expected(
        self, node: Node, table: list[Mapping[str, float]], known: dict[int, float]
    ) -> float:
        if node.seat is None:
            return node.value
        if id(node) not in known:
            weights = node.odds if node.seat == CHANCE else table[node.information]
            known[id(node)] = sum(
                weight * self._expected(node.children[move], table, known)
                for move, weight in weights.items()
            )
        return known[id(node)]

    def _minimax(self, node: Node, known: dict[int, float]) -> float:
        if node.seat is None:
            return node.value
        if id(node) not in known:
            values = {m: self._minimax(child, known) for m, child in node.children.items()}
            if node.seat == CHANCE:
                known[id(node)] = sum(node.odds[move] * value for move, value in values.items())
            else:
                known[id(node)] = (max, min)[node.seat](values.values())
        return known[id(node)]


def checked(policy: Policy, seen: InformationState) -> Mapping[str, float]:
    """What a policy plays; refuses illegal moves and what does not sum to 1."""
    weights = policy(seen)
    if illegal := set(weights) - set(seen.legal):
        raise ValueError(f"a policy plays {min(illegal)}, but legal are {', '.join(seen.legal)}")
    if min(weights.values(), default=0) < 0 or abs(sum(weights.values()) - 1) > 1e-9:
        raise ValueError(f"the probabilities of a policy sum to {sum(weights.values())}, not to 1")
    return weights


class BestResponse:
    """The best answer of one seat to a policy of the other.

    In an information set the seat plays what is best on average over its nodes, each weighted by
    how often chance and the other seat lead there.
    """

    def __init__(self, tree: GameTree, table: list[Mapping[str, float]], seat: Seat) -> None:
        self.seat, self.table = seat, table
        self._known: dict[int, float] = {}
        self._choices: dict[int, str] = {}
        self._sets: dict[int, list[tuple[Node, float]]] = {}
        self._is_hidden = tree.hides
        if tree.hides:
            self._weigh(tree.root, 1.0)
        self.value = self._value(tree.root)

    def _weigh(self, node: Node, reach: float) -> None:
        """How often each node of the seat's information sets is reached, its own moves aside."""
        if node.seat == self.seat:
            self._sets.setdefault(node.information, []).append((node, reach))
        for move, child in node.children.items():
            self._weigh(child, reach * self._weight(node, move))

    def _weight(self, node: Node, move: str) -> float:
        if node.seat == self.seat:
            return 1.0
        weights = node.odds if node.seat == CHANCE else self.table[node.information]
        return weights.get(move, 0.0)

    def _value(self, node: Node) -> float:
        if node.seat is None:
            return node.value if self.seat == 0 else -node.value
        if id(node) not in self._known:
            self._known[id(node)] = self._inner_value(node)
        return self._known[id(node)]

    def _inner_value(self, node: Node) -> float:
        if node.seat != self.seat:
            shares = ((self._weight(node, m), child) for m, child in node.children.items())
            return sum(share * self._value(child) for share, child in shares if share)
        if not self._is_hidden:
            return max(map(self._value, node.children.values()))
        return self._value(node.children[self._choice(node.information)])

    def _choice(self, information: int) -> str:
        if information not in self._choices:
            nodes = self._sets[information]
            moves = nodes[0][0].children
            self._choices[information] = max(
                moves,
                key=lambda move: sum(
                    reach * self._value(node.children[move]) for node, reach in nodes if reach
                ),
            )
        return self._choices[information]
