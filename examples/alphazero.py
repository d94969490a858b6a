"""AlphaZero in one file: a net learns Gobblet Gobblers from nothing but games against itself.

    pip install 'blockyard[rl]' torch
    python examples/alphazero.py --minutes 20 --out gobblers.pt

Games are played in one batch and searched in another: every simulation copies all games into the
second batch, descends their trees by PUCT, and evaluates all leaves with one call of the net. The
policy learns the visit counts of the search, the value learns the results (Silver and others,
2018). At the end it plays `--games` games against `--opponent`, half of them from each seat.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from math import sqrt
from random import Random
from time import monotonic
from typing import Any

import numpy as np
from numpy.typing import NDArray

try:
    import torch
    from torch import nn
except ModuleNotFoundError:
    sys.exit("This example needs PyTorch: pip install torch")

import blockyard
from blockyard.core.encoding import Symmetry
from blockyard.core.match import Match
from blockyard.envs import gobblers_v0
from blockyard.envs.batched import BatchedEnv

Array = NDArray[Any]

C_PUCT = 1.5
DIRICHLET, NOISE = 0.5, 0.25  # noise on the root's priors: its shape and its share
SAMPLED_PLIES = 8  # moves drawn by visit counts at first, for variety; then the most visited
MAX_MOVES = 80
WIDTH, BLOCKS = 192, 3
BUFFER, MINIBATCH, LEARNING_RATE = 200_000, 512, 1e-3
REUSE = 4  # how often each position is trained on, on average


# --- the net ----------------------------------------------------------------------------------


def make_net(values: int, actions: int) -> nn.Sequential:
    """A logit for each action, and the value for the player to move as the last output."""
    layers: list[nn.Module] = [nn.Linear(values, WIDTH), nn.ReLU()]
    for _ in range(BLOCKS - 1):
        layers += [nn.Linear(WIDTH, WIDTH), nn.LayerNorm(WIDTH), nn.ReLU()]
    return nn.Sequential(*layers, nn.Linear(WIDTH, actions + 1))


def evaluate(net: nn.Sequential, seen: Array, legal: Array) -> tuple[Array, Array]:
    """Priors over the legal actions, and values from -1 to 1 for the players to move."""
    with torch.no_grad():
        out = net(torch.from_numpy(seen.astype(np.float32)))
    logits = out[:, :-1].masked_fill(torch.from_numpy(legal == 0), -torch.inf)
    return torch.softmax(logits, 1).numpy(), torch.tanh(out[:, -1]).numpy()


# --- the search -------------------------------------------------------------------------------


class Search:
    """One PUCT tree for each game of a batch, all of them one simulation deeper at a time.

    Node 0 is the root. Simulation *n* adds node *n* to each tree, unless the game ends on the way.
    """

    def __init__(self, net: nn.Sequential, games: int, simulations: int) -> None:
        self.net, self.games, self.simulations = net, games, simulations
        self.scratch = gobblers_v0.batch(games, autoreset=False, max_moves=MAX_MOVES)
        shape = (games, simulations + 1, self.scratch.actions)
        self.prior = np.zeros(shape, np.float32)
        self.visits = np.zeros(shape, np.float32)
        self.total = np.zeros(shape, np.float32)
        self.child = np.zeros(shape, np.int32)
        self.sign = np.zeros(shape[:2], np.float32)  # 1 where seat 0 is to move, -1 where seat 1

    def run(self, roots: BatchedEnv, rng: np.random.Generator | None = None) -> Array:
        """The visit counts of each root's actions. With a generator the priors get noise."""
        every = np.arange(self.games)
        self.visits[:], self.total[:], self.child[:] = 0, 0, -1
        self.scratch.copy_games(every, every, source=roots)
        self._expand(every, 0)
        if rng is not None:
            self._add_noise(rng)
        for node in range(1, self.simulations + 1):
            self.scratch.copy_games(every, every, source=roots)
            self._simulate(node)
        return self.visits[:, 0].copy()

    def _expand(self, rows: Array, node: int) -> Array:
        """Make a node of the scratch position of these games; returns the values for seat 0."""
        seen, legal = self.scratch.observation()[rows], self.scratch.masks()[rows]
        priors, values = evaluate(self.net, seen, legal)
        self.prior[rows, node] = priors
        self.sign[rows, node] = 1 - 2 * self.scratch.to_play[rows]
        for_seat_0: Array = values * self.sign[rows, node]
        return for_seat_0

    def _add_noise(self, rng: np.random.Generator) -> None:
        legal = self.prior[:, 0] > 0
        noise = rng.gamma(DIRICHLET, size=legal.shape).astype(np.float32) * legal + 1e-9 * legal
        noise /= noise.sum(1, keepdims=True)
        self.prior[:, 0] = (1 - NOISE) * self.prior[:, 0] + NOISE * noise

    def _simulate(self, new: int) -> None:
        """Descend each tree to a leaf, evaluate the leaves, and back the values up."""
        rows, nodes = np.arange(self.games), np.zeros(self.games, np.int32)
        values, leaves = np.zeros(self.games, np.float32), np.zeros(self.games, bool)
        path = []
        while rows.size:
            actions = self._select(rows, nodes)
            path.append((rows, nodes, actions))
            rewards, ended = self.scratch.step(actions, games=rows)
            is_over = ended[rows] > 0
            values[rows[is_over]] = rewards[rows[is_over], 0]
            below = self.child[rows, nodes, actions]
            is_leaf = ~is_over & (below < 0)
            leaves[rows[is_leaf]] = True
            self.child[rows[is_leaf], nodes[is_leaf], actions[is_leaf]] = new
            goes_on = ~is_over & ~is_leaf
            rows, nodes = rows[goes_on], below[goes_on]
        if leaves.any():
            values[leaves] = self._expand(np.flatnonzero(leaves), new)
        for at, nodes, actions in path:
            self.visits[at, nodes, actions] += 1
            self.total[at, nodes, actions] += values[at] * self.sign[at, nodes]

    def _select(self, rows: Array, nodes: Array) -> Array:
        """PUCT; an action that was never tried counts as a draw."""
        visits, prior = self.visits[rows, nodes], self.prior[rows, nodes]
        mean = self.total[rows, nodes] / np.maximum(visits, 1)
        explore = C_PUCT * prior * np.sqrt(visits.sum(1, keepdims=True) + 1) / (1 + visits)
        best: Array = np.where(prior > 0, mean + explore, -np.inf).argmax(1)
        return best


# --- self-play and training ---------------------------------------------------------------------


class Replay:
    """The last positions of finished games: what was seen, where the search looked, who won."""

    def __init__(self, values: int, actions: int) -> None:
        self.seen = np.zeros((BUFFER, values), np.int8)
        self.policy = np.zeros((BUFFER, actions), np.float32)
        self.result = np.zeros(BUFFER, np.float32)
        self.added = 0

    def add(self, seen: Array, policy: Array, result: float) -> None:
        at = self.added % BUFFER
        self.seen[at], self.policy[at], self.result[at] = seen, policy, result
        self.added += 1

    def sample(self, rng: np.random.Generator, symmetries: Sequence[Symmetry]) -> tuple[Array, ...]:
        """A minibatch, turned or mirrored at random: the rules are the same for every side."""
        rows = rng.integers(min(self.added, BUFFER), size=MINIBATCH)
        turn = symmetries[int(rng.integers(len(symmetries)))]
        policy = np.zeros((MINIBATCH, self.policy.shape[1]), np.float32)
        policy[:, np.asarray(turn.actions)] = self.policy[rows]
        seen = self.seen[rows][:, np.asarray(turn.values)].astype(np.float32)
        return seen, policy, self.result[rows]


class SelfPlay:
    """Games of the net against itself, all advanced by one move at a time."""

    def __init__(self, net: nn.Sequential, games: int, simulations: int, seed: int) -> None:
        self.rng = np.random.default_rng(seed)
        self.batch = gobblers_v0.batch(games, seed=seed, max_moves=MAX_MOVES)
        self.search = Search(net, games, simulations)
        self.running: list[list[tuple[Array, Array, int]]] = [[] for _ in range(games)]
        self.finished = 0

    def step(self, replay: Replay) -> int:
        """One move in every game; positions of games that end go into the replay buffer."""
        seen, seats = self.batch.observation().copy(), self.batch.to_play.copy()
        visits = self.search.run(self.batch, self.rng)
        policy = visits / visits.sum(1, keepdims=True)
        rewards, ended = self.batch.step(self._choose(policy))
        before = replay.added
        for game, moves in enumerate(self.running):
            moves.append((seen[game], policy[game], int(seats[game])))
            if ended[game]:
                for one, searched, seat in moves:
                    replay.add(one, searched, float(rewards[game, seat]))
                moves.clear()
                self.finished += 1
        return replay.added - before

    def _choose(self, policy: Array) -> Array:
        plies = np.array([len(moves) for moves in self.running])
        drawn = (policy.cumsum(1) > self.rng.random((len(policy), 1))).argmax(1)
        chosen: Array = np.where(plies < SAMPLED_PLIES, drawn, policy.argmax(1))
        return chosen


def train_step(
    net: nn.Sequential, adam: torch.optim.Optimizer, minibatch: tuple[Array, ...]
) -> float:
    """Cross-entropy of the policy plus squared error of the value."""
    seen, policy, result = (torch.from_numpy(part) for part in minibatch)
    out = net(seen)
    policy_loss = -(policy * torch.log_softmax(out[:, :-1], 1)).sum(1).mean()
    loss = policy_loss + (torch.tanh(out[:, -1]) - result).square().mean()
    adam.zero_grad()
    loss.backward()
    adam.step()
    return float(loss.item())


def learn(minutes: float, games: int, simulations: int, seed: int) -> nn.Sequential:
    torch.manual_seed(seed)
    torch.set_num_threads(1)  # the net is small: a second thread would only wait for the first
    probe = gobblers_v0.batch(1)
    symmetries = probe.config.encoding.symmetries(2)
    net = make_net(probe.size, probe.actions)
    adam = torch.optim.AdamW(net.parameters(), LEARNING_RATE, weight_decay=1e-4)
    replay, play = Replay(probe.size, probe.actions), SelfPlay(net, games, simulations, seed)
    began = told = monotonic()
    owed, loss = 0.0, 0.0
    while monotonic() - began < minutes * 60:
        owed += play.step(replay) * REUSE / MINIBATCH
        while owed >= 1 and replay.added >= 20 * MINIBATCH:
            loss = train_step(net, adam, replay.sample(play.rng, symmetries))
            owed -= 1
        if monotonic() - told > 30:
            told = monotonic()
            games_done = f"{play.finished} games, {replay.added} positions"
            print(f"{told - began:5.0f} s  {games_done}, loss {loss:.3f}", flush=True)
    return net


# --- the player -----------------------------------------------------------------------------------


def player(net: nn.Sequential, simulations: int) -> Callable[[Match, int, Random], str]:
    """The net as a player for `blockyard.play_match`."""
    board = gobblers_v0.batch(1, max_moves=MAX_MOVES)
    search, moves = Search(net, 1, simulations), board.config.encoding.moves

    def play(match: Match, seat: int, rng: Random) -> str:
        board.set_state(0, match.state)
        return moves[int(search.run(board)[0].argmax())]

    return play


def score(net: nn.Sequential, opponent: str, games: int, simulations: int) -> list[float]:
    """The net's result in each game: 1, 0.5 or 0, from both seats in turn."""
    me, results = player(net, simulations), []
    for number in range(games):
        seat = number % 2
        seated = (me, opponent) if seat == 0 else (opponent, me)
        end = blockyard.play_match("gobblers", *seated, seed=number, max_plies=MAX_MOVES).outcome
        is_draw = end is None or not end.winners
        results.append(0.5 if is_draw else float(end is not None and seat in end.winners))
    return results


def main() -> None:
    parser = argparse.ArgumentParser(description="AlphaZero learns Gobblet Gobblers.")
    parser.add_argument("--minutes", type=float, default=20)
    parser.add_argument("--parallel", type=int, default=256, help="games at the same time")
    parser.add_argument("--simulations", type=int, default=48, help="a move, in self-play")
    parser.add_argument("--opponent", default="bot:5")
    parser.add_argument("--games", type=int, default=100, help="against the opponent")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", help="where the weights go")
    given = parser.parse_args()
    net = learn(given.minutes, given.parallel, given.simulations, given.seed)
    if given.out:
        torch.save(net.state_dict(), given.out)
    results = score(net, given.opponent, given.games, 4 * given.simulations)
    mean, deviation = float(np.mean(results)), float(np.std(results))
    half = 1.96 * deviation / sqrt(len(results))
    print(f"{100 * mean:.1f} % ± {100 * half:.1f} of {len(results)} against {given.opponent}")


if __name__ == "__main__":
    main()
