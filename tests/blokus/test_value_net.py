"""The value net: it agrees with the same net on the rules, and it can be trained."""

from __future__ import annotations

import json
from random import Random

import numpy as np
import pytest

from blockyard import games
from blockyard.ai.mcts import search
from blockyard.core.kernel import Budget
from blockyard.games.blokus.net.value_net import ValueNet
from blockyard.games.blokus.net.weights import weights_file
from blockyard.games.blokus.pieces import PIECES
from blockyard.games.blokus.training.value_training import ValueTrainer

DUO, CLASSIC = games.get("blokus-duo"), games.get("blokus-classic")
TABLES = [(DUO, 2), (CLASSIC, 2), (CLASSIC, 3), (CLASSIC, 4)]
ROWS = {game: json.loads(weights_file(game.key).read_text("utf-8")) for game in (DUO, CLASSIC)}
WALL = 3
RING = 2
"""Rows and columns of wall that a pattern can see."""


def squares(state, colours):
    """A board of the squares covered by some colours."""
    side, bits = state.variant.board.side, 0
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


def square_sets(state, colour):
    """Three boards: free squares, anchors, and squares at most four steps from an anchor."""
    own = squares(state, [colour])
    free = ~(squares(state, state.colours) | moved(own, SIDES))
    anchors = moved(own, CORNERS) & free
    if not own.any():
        for name in state.variant.starts_of(colour):
            x, y = state.variant.board.cell(state.variant.board.square[name])
            anchors[y, x] = free[y, x]
    reach = anchors
    for _ in range(4):
        reach = reach | (moved(reach, SIDES) & free)
    return np.array([free, anchors, reach])


def relation(state, colours):
    """0 closed to all of them, 1 an anchor of one, 2 in reach of one, 3 out of reach."""
    free, anchors, reach = sum(square_sets(state, colour) for colour in colours) > 0
    return np.select([~free, anchors, reach], [0, 1, 2], 3)


def sides(state, colour):
    """Us, the colours of other seats, and the other colours of ours."""
    owner = state.variant.owner(colour)
    allies = [c for c in state.colours if c != colour and state.variant.owner(c) == owner]
    return [colour], [c for c in state.colours if c not in (colour, *allies)], allies


def categories(state, colour):
    """The categories of all squares from a colour's point of view."""
    us, them, allies = sides(state, colour)
    several = sum(square_sets(state, other)[2].astype(int) for other in them) > 1
    special = np.where(several, 3, 0)
    if allies:
        _, anchors, reach = square_sets(state, allies[0])
        special = np.select([anchors, reach], [1, 2], special)
    seen = 4 + 16 * special + 4 * relation(state, us) + relation(state, them)
    parts = [squares(state, side) for side in (us, them, allies)]
    return np.pad(np.select(parts, [0, 1, 2], seen), RING, constant_values=WALL)


def reach_of_all(state):
    return np.any([square_sets(state, colour)[2] for colour in state.colours], axis=0)


def inputs(state, colour):
    """What no pattern can see."""
    number = len(state.variant.colours)
    order = [(colour + step) % number for step in range(number)]
    sets = [square_sets(state, c) for c in order]
    rest = [0.0] * (4 - number)
    waiting = (colour - state.turn) % number
    is_open = ~squares(state, state.colours)
    return np.array(
        [
            *(float(piece in state.left[c]) for c in order for piece in PIECES),
            *rest * 21,
            *(float(waiting == turns) for turns in (1, 2, 3)),
            float(bool(sides(state, colour)[2])),
            *(found[1].sum() / 16 for found in sets),
            *rest,
            *(found[2].sum() / 64 for found in sets),
            *rest,
            *[0.0] * 3,  # nobody is known to be blocked: see `is_blocked`
            (is_open & ~reach_of_all(state)).sum() / 128,
        ],
        np.float32,
    )


def is_blocked(state):
    """Whether some colour cannot place. The kernel learns that only when its turn comes."""
    return any(state.is_out(colour) for colour in state.colours)


def activations(convolution, seen):
    """The patterns of every square, clipped; weights are rounded to fixed point."""
    side = len(seen) - 2 * RING
    rounded = np.round(np.array(convolution).reshape(25, 68, 32) * 256) / 256
    patterns = sum(
        rounded[i][seen[i // 5 : i // 5 + side, i % 5 : i % 5 + side]] for i in range(25)
    )
    return np.clip(patterns, 0, 1023 / 256)


def forward(state, colour, weights):
    """The forward pass in NumPy, from a state of the rules."""
    convolution, found, others, base, second, second_base, last, last_base = np.split(
        np.array(weights, np.float32),
        np.cumsum([25 * 68 * 32, 32 * 32, 100 * 32, 32, 32 * 32, 32, 32]),
    )
    patterns = activations(convolution, categories(state, colour))[reach_of_all(state)].sum(0)
    hidden = patterns / 32 @ found.reshape(32, 32)
    hidden = hidden + inputs(state, colour) @ others.reshape(100, 32) + base
    row = np.maximum(np.maximum(hidden, 0) @ second.reshape(32, 32) + second_base, 0)
    return float(np.tanh(row @ last + last_base[0]))


def points(state, colour, weights):
    """The expected points of a colour of Classic."""
    if state.is_out(colour):
        return state.points(colour)
    return -15 + 35 * forward(state, colour, weights)


def net_values(state, weights):
    """The value of a position for each seat."""
    if len(state.variant.colours) == 2:
        value = forward(state, state.turn, weights)
        return [value if seat == state.turn else -value for seat in range(2)]
    scores = np.zeros(state.variant.seats)
    for colour in state.colours:
        if (seat := state.variant.owner(colour)) is not None:
            scores[seat] += points(state, colour, weights)
    leads = [score - np.delete(scores, seat) for seat, score in enumerate(scores)]
    beaten = np.array([np.mean(1 / (1 + np.exp(-lead / 7))) for lead in leads])
    margins = np.clip([lead.min() / 30 for lead in leads], -1, 1)
    return list(0.8 * (2 * beaten - 1) + 0.2 * margins)


def uses_net(game, state):
    """Whether the net is used: in Classic only while more than half of the pieces are left."""
    return game is DUO or sum(map(len, state.left)) >= 44


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_the_net_on_bitboards_agrees_with_numpy_on_the_rules(game, seats):
    weights, kernel = np.concatenate(ROWS[game]["value_net"]), game.kernel()
    for seed in range(2):
        rng, state = Random(seed), game.start(seats)
        while state.outcome is None and not is_blocked(state):
            found = kernel.position(state.text()).net_values()
            expected = net_values(state, weights) if uses_net(game, state) else None
            assert found == pytest.approx(expected, abs=1e-3)
            state = state.play(rng.choice(state.legal_moves()))


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_every_category_of_squares_is_used(game, seats):
    """Random weights tell all categories and turns apart; the shipped ones may not."""
    rng, seen = Random(1), set()
    weights = [rng.gauss(0, 0.05) for _ in range(59745)]
    kernel = game.kernel().with_weights(ROWS[game] | {"value_net": [weights]})
    for seed in range(6 if game is DUO else 2):
        state = game.start(seats)
        for move in kernel.position(state.text()).random_playout(seed):
            if not uses_net(game, state) or is_blocked(state):
                break
            found = kernel.position(state.text()).net_values()
            assert found == pytest.approx(net_values(state, weights), abs=1e-3)
            seen |= set(categories(state, state.turn).flat)
            state = state.play(move)
    # Squares closed to all of them are rare in the first half of Classic.
    common = {4 + 4 * o + t for o in range(4) for t in range(4 if game is DUO else 1, 4)}
    common |= {0, 1, 3} if seats != 2 or game is DUO else {0, 1, 2, 3}
    if game is CLASSIC:
        several = {4 + 48 + 4 * o + 2 for o in range(4)}
        ally = {4 + 16 * s + 4 * o + 3 for s in (1, 2) for o in (2, 3)}
        common |= several | ally if seats == 2 else several
    assert common - seen <= {7}, sorted(common - seen)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_position_computed_from_another_one_has_exactly_the_same_values(game, seats):
    """A search goes from leaf to leaf and computes only the squares that differ: moves ahead, back
    to the root, over to another line, and to where it already is. Weights as large as these clip
    many outputs and overflow some."""
    rng, start = Random(2), game.start(seats).text()
    weights = [rng.gauss(0, 8) for _ in range(25 * 68 * 32)]
    weights += [rng.gauss(0, 0.05) for _ in range(59745 - len(weights))]
    kernel = game.kernel().with_weights(ROWS[game] | {"value_net": [weights]})
    lines = [kernel.position(start).random_playout(seed) for seed in range(3)]
    steps = [(0, 4), (0, 5), (0, 6), (0, 2), (1, 8), (1, 8), (2, 20), (0, 9), (0, 22), (1, 3)]
    visited = [kernel.position(start, lines[line][:ply]) for line, ply in steps]
    anew = [kernel.position(start, lines[line][:ply]).net_values() for line, ply in steps]
    assert visited[0].net_values_of(visited) == anew
    assert len({tuple(values) for values in anew}) > len(anew) - 2


def test_ones_own_second_colour_is_an_ally():
    """For two, Red is Blue's ally; for four it is a rival."""
    line = CLASSIC.kernel().position(CLASSIC.start(2).text()).random_playout(1)[:8]
    for seats, covered in ((2, {0, 1, 2, 3}), (4, {0, 1, 3})):
        state = CLASSIC.start(seats)
        for move in line:
            state = state.play(move)
        assert {c for c in categories(state, 0).flat if c < 4} == covered


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_at_the_end_every_place_counts_and_those_who_share_one_share_its_worth(game, seats):
    start = game.kernel().position(game.start(seats).text())
    seen = set()
    for seed in range(30):
        end = game.kernel().position(start.text(), start.random_playout(seed))
        for seat, score in enumerate(end.scores):
            others = [*end.scores[:seat], *end.scores[seat + 1 :]]
            places = [(score > other) + (score == other) / 2 for other in others]
            margin = np.clip((score - max(others)) / 30, -1, 1)
            seen.add(sum(places))
            expected = 0.8 * (2 * np.mean(places) - 1) + 0.2 * margin
            assert end.final_values()[seat] == pytest.approx(expected)
    assert set(range(seats)) <= seen


def test_a_seat_that_stopped_has_lost_and_the_others_play_on():
    state = CLASSIC.start(4)
    for _ in range(4):
        state = state.play(state.legal_moves()[0])
    position = CLASSIC.kernel().from_state(state.retire(2))
    values = position.net_values()
    assert values[2] == -1 and all(abs(values[seat]) < 1 for seat in (0, 1, 3))


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_the_shipped_net_predicts_the_winner(game, seats):
    """Near the middle of games between quick searches, the seat with the highest value mostly
    wins."""
    right = []
    for seed in range(24):
        start = game.start(seats).text()
        position = game.kernel().position(start)
        line = position.random_playout(seed)[: len(game.variant.colours)]
        for move in line:
            position = position.play(move)
        while position.to_play is not None:
            line.append(search(position, Budget(nodes=20), seed).move)
            position = position.play(line[-1])
        values = game.kernel().position(start, line[: 9 * len(line) // 20]).net_values()
        right.append(values.index(max(values)) in position.winners)
    assert sum(right) / len(right) > 1.2 / seats


def test_an_untrained_kernel_has_no_value_net():
    for game in (DUO, CLASSIC):
        assert game.kernel().with_weights(None).position(game.start().text()).net_values() is None


def test_a_finished_game_is_not_evaluated():
    start = DUO.kernel().position(DUO.start().text())
    end = DUO.kernel().position(DUO.start().text(), start.random_playout(1))
    assert end.net_values() is None and end.logits() == {}


def test_a_net_of_another_size_is_refused():
    with pytest.raises(ValueError, match="59745 weights"):
        ValueNet([0.0] * 10)


def examples(seeds):
    """Positions of random games of Duo, and the lead in points: something easy to learn."""
    for seed in seeds:
        position = DUO.kernel().position(DUO.start().text())
        for move in position.random_playout(seed):
            ahead = position.scores[position.to_play] - position.scores[1 - position.to_play]
            yield position, max(-1.0, min(1.0, ahead / 10))
            position = position.play(move)


def trained(epochs):
    trainer = ValueTrainer()
    for position, value in examples(range(40)):
        trainer.add(position, value, position)
    return trainer, trainer.train(seed=1, epochs=epochs)


@pytest.mark.slow
def test_a_net_learns_its_examples_and_generalises_to_new_positions():
    trainer, error = trained(epochs=12)
    kernel = DUO.kernel().with_weights(ROWS[DUO] | {"value_net": trainer.rows()})
    unseen = list(examples(range(100, 110)))
    misses = [
        (kernel.position(p.text()).net_values()[p.to_play] - value) ** 2 for p, value in unseen
    ]
    spread = np.var([value for _, value in unseen])
    assert error < spread / 2
    assert np.mean(misses) < spread / 2


def halves(seeds):
    """The first halves of random games of Classic, and their final positions."""
    kernel, text = CLASSIC.kernel(), CLASSIC.start(4).text()
    for seed in seeds:
        line = kernel.position(text).random_playout(seed)
        half = [kernel.position(text, line[:ply]) for ply in range(0, 40, 3)]
        yield half, kernel.position(text, line)


@pytest.mark.slow
def test_colours_of_classic_learn_the_points_they_will_have():
    """Halfway through unseen games, the seat with the highest value will have more points than the
    one with the lowest."""
    trainer, gaps = ValueTrainer(), []
    for positions, end in halves(range(60)):
        for position in positions:
            trainer.add(position, 0.0, end)
    trainer.train(seed=1, epochs=12)
    kernel = CLASSIC.kernel().with_weights(ROWS[CLASSIC] | {"value_net": trainer.rows()})
    for positions, end in halves(range(100, 140)):
        found = kernel.position(positions[-1].text()).net_values()
        best, worst = found.index(max(found)), found.index(min(found))
        gaps.append(end.scores[best] - end.scores[worst])
    assert np.mean(gaps) > 4


@pytest.mark.slow
def test_training_goes_on_from_the_weights_of_an_earlier_one():
    """Without examples they are unchanged, and with some the error is lower from the start."""
    unchanged = DUO.kernel().trainer(ROWS[DUO]).weights()
    assert unchanged == {name: ROWS[DUO][name] for name in unchanged}
    earlier, _ = trained(epochs=4)
    anew = ValueTrainer([number for row in earlier.rows() for number in row])
    for position, value in examples(range(40)):
        anew.add(position, value, position)
    assert anew.train(seed=1, epochs=1) < trained(epochs=1)[1] / 2


def test_the_same_examples_give_the_same_weights():
    one, two = (trained(epochs=1)[0].rows() for _ in range(2))
    assert one == two
