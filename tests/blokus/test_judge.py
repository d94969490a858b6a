"""The net that judges positions: it sees what the rules say, and it can be taught."""

from __future__ import annotations

import json
from random import Random

import numpy as np
import pytest

from blockyard import games
from blockyard.ai.mcts import search
from blockyard.core.kernel import Budget
from blockyard.games.blokus.net.value_net import Net
from blockyard.games.blokus.net.weights import weights_file
from blockyard.games.blokus.pieces import PIECES
from blockyard.games.blokus.training.value_training import NetLessons

DUO, CLASSIC = games.get("blokus-duo"), games.get("blokus-classic")
TABLES = [(DUO, 2), (CLASSIC, 2), (CLASSIC, 3), (CLASSIC, 4)]
ROWS = {game: json.loads(weights_file(game.key).read_text("utf-8")) for game in (DUO, CLASSIC)}
WALL = 18


def squares(state, colours):
    """A board of what is covered by some colours."""
    side, bits = state.table.board.side, 0
    for colour in colours:
        bits |= state.placed[colour]
    return np.array([[bits >> (side * y + x) & 1 for x in range(side)] for y in range(side)], bool)


def moved(cells, steps):
    """The squares that are these steps away from some of the given ones."""
    found = np.zeros_like(cells)
    for y, x in zip(*cells.nonzero(), strict=True):
        for dx, dy in steps:
            if 0 <= y + dy < len(cells) and 0 <= x + dx < len(cells):
                found[y + dy, x + dx] = True
    return found


SIDES = ((1, 0), (-1, 0), (0, 1), (0, -1))
CORNERS = ((1, 1), (-1, 1), (1, -1), (-1, -1))


def outlook(state, colour):
    """What is free, an anchor, and no more than four steps from an anchor."""
    own = squares(state, [colour])
    free = ~(squares(state, state.colours) | moved(own, SIDES))
    anchors = moved(own, CORNERS) & free
    if not own.any():
        for name in state.table.starts_of(colour):
            x, y = state.table.board.cell(state.table.board.square[name])
            anchors[y, x] = free[y, x]
    reach = anchors
    for _ in range(4):
        reach = reach | (moved(reach, SIDES) & free)
    return np.array([free, anchors, reach])


def together(state, colours):
    """0 closed to all of them, 1 an anchor of one, 2 in reach of one, 3 out of reach."""
    free, anchors, reach = sum(outlook(state, colour) for colour in colours) > 0
    return np.select([~free, anchors, reach], [0, 1, 2], 3)


def sides(state, colour):
    """We, and all others."""
    return [colour], [other for other in state.colours if other != colour]


def kinds(state, colour):
    """The kinds of all squares as a colour sees them."""
    us, them = sides(state, colour)
    open_kinds = 2 + 4 * together(state, us) + together(state, them)
    seen = np.select([squares(state, us), squares(state, them)], [0, 1], open_kinds)
    return np.pad(seen, 1, constant_values=WALL)


def pieces(state, colour):
    """What part of us has each piece left, and then of them."""
    shares = [
        np.mean([piece in state.left[c] for c in side])
        for side in sides(state, colour)
        for piece in PIECES
    ]
    return np.array(shares, np.float32)


def told(state, colour, numbers):
    """The net in words of arrays, from a position of the rules."""
    side = state.table.board.side
    near, found, left, base, second, second_base, last, last_base, wait = np.split(
        np.array(numbers, np.float32),
        np.cumsum([9 * 19 * 32, 32 * 32, 42 * 32, 32, 32 * 32, 32, 32, 1]),
    )
    near, seen = near.reshape(9, 19, 32), kinds(state, colour)
    patterns = sum(near[i][seen[i // 3 : i // 3 + side, i % 3 : i % 3 + side]] for i in range(9))
    hidden = np.maximum(patterns, 0).sum((0, 1)) * (4 / side**2) @ found.reshape(32, 32)
    hidden = hidden + pieces(state, colour) @ left.reshape(42, 32) + base
    if turns := (colour - state.turn) % len(state.table.colours):
        hidden = hidden + wait.reshape(3, 32)[turns - 1]
    row = np.maximum(np.maximum(hidden, 0) @ second.reshape(32, 32) + second_base, 0)
    return float(np.tanh(row @ last + last_base[0]))


def points(state, colour, numbers):
    """How many points a colour of Classic is told that it will have."""
    if state.is_out(colour):
        return state.points(colour)
    return -15 + 35 * told(state, colour, numbers)


def judged(state, numbers):
    """What a position looks worth to each seat."""
    if len(state.table.colours) == 2:
        value = told(state, state.turn, numbers)
        return [value if seat == state.turn else -value for seat in range(2)]
    scores = np.zeros(state.table.seats)
    for colour in state.colours:
        if (seat := state.table.owner(colour)) is not None:
            scores[seat] += points(state, colour, numbers)
    chances = np.exp(scores / 7) / np.exp(scores / 7).sum()
    leads = [score - np.delete(scores, seat).max() for seat, score in enumerate(scores)]
    return list(0.8 * (2 * chances - 1) + 0.2 * np.clip(np.array(leads) / 30, -1, 1))


def judges(game, state):
    """Whether the net is asked: in Classic only while more than half of the pieces are left."""
    return game is DUO or sum(map(len, state.left)) >= 44


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_the_net_on_bits_judges_as_the_net_on_the_rules(game, seats):
    numbers, kernel = np.concatenate(ROWS[game]["net"]), game.kernel()
    for seed in range(2):
        rng, state = Random(seed), game.start(seats)
        while state.outcome is None:
            looked = kernel.position(state.text()).looks()
            expected = judged(state, numbers) if judges(game, state) else None
            assert looked == pytest.approx(expected, abs=1e-3)
            state = state.play(rng.choice(state.legal_moves()))


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_every_kind_of_square_is_seen(game, seats):
    """Numbers that tell all kinds and turns apart, where those of the house may not."""
    rng, seen = Random(1), set()
    numbers = [rng.gauss(0, 0.1) for _ in range(9057)]
    kernel = game.kernel().with_weights(ROWS[game] | {"net": [numbers]})
    for seed in range(6 if game is DUO else 2):
        state = game.start(seats)
        for move in kernel.position(state.text()).random_line(seed):
            if not judges(game, state):
                break
            looked = kernel.position(state.text()).looks()
            assert looked == pytest.approx(judged(state, numbers), abs=1e-3)
            seen |= set(kinds(state, state.turn).flat)
            state = state.play(move)
    # In the first half of Classic hardly anything is closed to three colours.
    rare = set() if game is DUO else {2, 6, 10, 14}
    assert seen | rare == set(range(19))


def test_who_stopped_has_lost_and_the_others_play_on():
    state = CLASSIC.start(4)
    for _ in range(4):
        state = state.play(state.legal_moves()[0])
    position = CLASSIC.kernel().twin_of(state.retire(2))
    values = position.looks()
    assert values[2] == -1 and all(abs(values[seat]) < 1 for seat in (0, 1, 3))


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_the_net_of_the_house_foretells_who_wins(game, seats):
    """Towards the middle of games of quick searches, who it likes best mostly wins."""
    right = []
    for seed in range(24):
        start = game.start(seats).text()
        position = game.kernel().position(start)
        line = position.random_line(seed)[: len(game.table.colours)]
        for move in line:
            position = position.play(move)
        while position.to_play is not None:
            line.append(search(position, Budget(nodes=20), seed).move)
            position = position.play(line[-1])
        values = game.kernel().position(start, line[: 9 * len(line) // 20]).looks()
        right.append(values.index(max(values)) in position.winners)
    assert sum(right) / len(right) > 1.2 / seats


def test_who_learned_nothing_does_not_judge():
    for game in (DUO, CLASSIC):
        assert game.kernel().with_weights(None).position(game.start().text()).looks() is None


def test_an_end_is_not_judged():
    start = DUO.kernel().position(DUO.start().text())
    end = DUO.kernel().position(DUO.start().text(), start.random_line(1))
    assert end.looks() is None and end.favours() == {}


def test_a_net_of_another_size_is_refused():
    with pytest.raises(ValueError, match="9057 numbers"):
        Net([0.0] * 10)


def examples(seeds):
    """Positions of Duo games by lot, and who was ahead in points: something easy to learn."""
    for seed in seeds:
        position = DUO.kernel().position(DUO.start().text())
        for move in position.random_line(seed):
            ahead = position.scores[position.to_play] - position.scores[1 - position.to_play]
            yield position, max(-1.0, min(1.0, ahead / 10))
            position = position.play(move)


def taught(epochs):
    lessons = NetLessons()
    for position, worth in examples(range(40)):
        lessons.add(position, worth, position)
    return lessons, lessons.study(seed=1, epochs=epochs)


def test_a_net_learns_what_it_is_shown_and_knows_it_in_new_positions():
    lessons, error = taught(epochs=12)
    kernel = DUO.kernel().with_weights(ROWS[DUO] | {"net": lessons.rows()})
    unseen = list(examples(range(100, 110)))
    misses = [(kernel.position(p.text()).looks()[p.to_play] - worth) ** 2 for p, worth in unseen]
    spread = np.var([worth for _, worth in unseen])
    assert error < spread / 2
    assert np.mean(misses) < spread / 2


def halves(seeds):
    """The first halves of Classic games by lot, and how they ended."""
    kernel, text = CLASSIC.kernel(), CLASSIC.start(4).text()
    for seed in seeds:
        line = kernel.position(text).random_line(seed)
        half = [kernel.position(text, line[:ply]) for ply in range(0, 40, 3)]
        yield half, kernel.position(text, line)


def test_colours_of_classic_learn_the_points_they_will_have():
    """Halfway through games that it has not seen, who is liked best will have more points than
    who is liked least."""
    lessons, gaps = NetLessons(), []
    for positions, end in halves(range(60)):
        for position in positions:
            lessons.add(position, 0.0, end)
    lessons.study(seed=1, epochs=12)
    kernel = CLASSIC.kernel().with_weights(ROWS[CLASSIC] | {"net": lessons.rows()})
    for positions, end in halves(range(100, 140)):
        looked = kernel.position(positions[-1].text()).looks()
        best, worst = looked.index(max(looked)), looked.index(min(looked))
        gaps.append(end.scores[best] - end.scores[worst])
    assert np.mean(gaps) > 4


def test_the_same_examples_teach_the_same_numbers():
    one, two = (taught(epochs=1)[0].rows() for _ in range(2))
    assert one == two
