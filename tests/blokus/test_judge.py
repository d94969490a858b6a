"""The net that judges positions of Duo: it sees what the rules say, and it can be taught."""

from __future__ import annotations

import json
from random import Random

import numpy as np
import pytest

from blockyard import games
from blockyard.ai.mcts import search
from blockyard.core.kernel import Budget
from blockyard.games.blokus.judge import Net
from blockyard.games.blokus.net_lessons import NetLessons
from blockyard.games.blokus.pieces import PIECES
from blockyard.games.blokus.weights import weights_file

DUO = games.get("blokus-duo")
ROWS = json.loads(weights_file("blokus-duo").read_text("utf-8"))
NUMBERS = np.array([number for row in ROWS["net"] for number in row], np.float32)
SIDE, WALL = 14, 18


def squares(state, colour):
    bits = state.placed[colour]
    return np.array([[bits >> (SIDE * y + x) & 1 for x in range(SIDE)] for y in range(SIDE)], bool)


def moved(cells, steps):
    """The squares that are these steps away from some of the given ones."""
    found = np.zeros_like(cells)
    for y, x in zip(*cells.nonzero(), strict=True):
        for dx, dy in steps:
            if 0 <= y + dy < SIDE and 0 <= x + dx < SIDE:
                found[y + dy, x + dx] = True
    return found


SIDES = ((1, 0), (-1, 0), (0, 1), (0, -1))
CORNERS = ((1, 1), (-1, 1), (1, -1), (-1, -1))


def outlook(state, colour):
    """0 closed, 1 an anchor, 2 no more than four steps from one, 3 further away."""
    own = squares(state, colour)
    free = ~(squares(state, 0) | squares(state, 1) | moved(own, SIDES))
    anchors = moved(own, CORNERS) & free
    if not own.any():
        for name in state.table.starts_of(colour):
            x, y = state.table.board.cell(state.table.board.square[name])
            anchors[y, x] = free[y, x]
    reach = anchors
    for _ in range(4):
        reach = reach | (moved(reach, SIDES) & free)
    return np.select([~free, anchors, reach], [0, 1, 2], 3)


def kinds(state):
    us, them = state.turn, 1 - state.turn
    open_kinds = 2 + 4 * outlook(state, us) + outlook(state, them)
    seen = np.select([squares(state, us), squares(state, them)], [0, 1], open_kinds)
    return np.pad(seen, 1, constant_values=WALL)


def judged(state, numbers=NUMBERS):
    """The net in words of arrays, from a position of the rules."""
    near, found, left, base, second, second_base, last, last_base = np.split(
        numbers, np.cumsum([9 * 19 * 32, 32 * 32, 42 * 32, 32, 32 * 32, 32, 32])
    )
    near, seen = near.reshape(9, 19, 32), kinds(state)
    patterns = sum(near[i][seen[i // 3 : i // 3 + SIDE, i % 3 : i % 3 + SIDE]] for i in range(9))
    pieces = [piece in state.left[c] for c in (state.turn, 1 - state.turn) for piece in PIECES]
    hidden = np.maximum(patterns, 0).sum((0, 1)) * (4 / 196) @ found.reshape(32, 32)
    hidden = np.maximum(hidden + np.array(pieces, np.float32) @ left.reshape(42, 32) + base, 0)
    row = np.maximum(hidden @ second.reshape(32, 32) + second_base, 0)
    return float(np.tanh(row @ last + last_base[0]))


def test_the_net_on_bits_judges_as_the_net_on_the_rules():
    kernel = DUO.kernel()
    for seed in range(5):
        rng, state = Random(seed), DUO.start()
        while state.outcome is None:
            assert kernel.position(state.text()).looks() == pytest.approx(judged(state), abs=1e-4)
            state = state.play(rng.choice(state.legal_moves()))


def test_every_kind_of_square_is_seen():
    """Numbers that tell all kinds apart, where those of the house may not."""
    rng = Random(1)
    numbers = [rng.gauss(0, 0.1) for _ in NUMBERS]
    rows = ROWS | {"net": [numbers]}
    kernel, seen = DUO.kernel().with_weights(rows), set()
    for seed in range(12):
        state = DUO.start()
        for move in kernel.position(state.text()).random_line(seed):
            looked = kernel.position(state.text()).looks()
            assert looked == pytest.approx(judged(state, np.array(numbers, np.float32)), abs=1e-4)
            seen |= set(kinds(state).flat)
            state = state.play(move)
    assert seen == set(range(19))


def test_the_net_of_the_house_foretells_who_wins():
    """Halfway through games of quick searches; a toss-up would be right every other time."""
    right = []
    for seed in range(40):
        position = DUO.kernel().position(DUO.start().text())
        line = position.random_line(seed)[:2]
        for move in line:
            position = position.play(move)
        while position.to_play is not None:
            line.append(search(position, Budget(nodes=40), seed).move)
            position = position.play(line[-1])
        halfway = DUO.kernel().position(DUO.start().text(), line[:16])
        margin = position.scores[halfway.to_play] - position.scores[1 - halfway.to_play]
        right += [(halfway.looks() > 0) == (margin > 0)] if margin else []
    assert sum(right) / len(right) > 0.7


def test_classic_is_not_judged():
    classic = games.get("blokus-classic")
    assert classic.kernel().position(classic.start().text()).looks() is None
    taught = classic.kernel().with_weights(ROWS).position(classic.start().text())
    assert taught.looks() is None
    assert DUO.kernel().with_weights(None).position(DUO.start().text()).looks() is None


def test_an_end_is_not_judged():
    start = DUO.kernel().position(DUO.start().text())
    end = DUO.kernel().position(DUO.start().text(), start.random_line(1))
    assert end.looks() is None and end.favours() == {}


def test_a_net_of_another_size_is_refused():
    with pytest.raises(ValueError, match="8961 numbers"):
        Net([0.0] * 10)


def examples(seeds):
    """Positions of games by lot, and who was ahead in points: something easy to learn."""
    for seed in seeds:
        position = DUO.kernel().position(DUO.start().text())
        for move in position.random_line(seed):
            ahead = position.scores[position.to_play] - position.scores[1 - position.to_play]
            yield position, max(-1.0, min(1.0, ahead / 10))
            position = position.play(move)


def taught(epochs):
    lessons = NetLessons()
    for position, worth in examples(range(40)):
        lessons.add(position, worth)
    return lessons, lessons.study(seed=1, epochs=epochs)


def test_a_net_learns_what_it_is_shown_and_knows_it_in_new_positions():
    lessons, error = taught(epochs=12)
    kernel = DUO.kernel().with_weights(ROWS | {"net": lessons.rows()})
    unseen = list(examples(range(100, 110)))
    misses = [(kernel.position(p.text()).looks() - worth) ** 2 for p, worth in unseen]
    spread = np.var([worth for _, worth in unseen])
    assert error < spread / 2
    assert np.mean(misses) < spread / 2


def test_the_same_examples_teach_the_same_numbers():
    one, two = taught(epochs=1)[0].rows(), taught(epochs=1)[0].rows()
    assert one == two
