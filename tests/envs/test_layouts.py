"""Turned boards, planes and symmetries: the same games, laid out otherwise."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from blockyard import games
from blockyard.envs.batched import BatchedEnv
from blockyard.envs.config import NO_ACTION
from tests.envs.configs import EVERY_GAME, KEYS, quick
from tests.lines import random_line

ONE_BOARD = [key for key in ("gobblet", "gobblers", "blokus-duo") if key in KEYS]


def turned(values, symmetry):
    return np.asarray(values)[list(symmetry.values)]


@pytest.mark.parametrize("key", ONE_BOARD)
def test_a_symmetry_turns_a_whole_game_into_another_one(key):
    """Turned actions from the start give turned observations and masks, move for move."""
    config = quick(key)
    symmetries = config.encoding.symmetries(config.seats)
    assert len(symmetries) == (4 if key == "blokus-duo" else 8)
    for symmetry in symmetries:
        one, other = BatchedEnv(config, 1), BatchedEnv(config, 1)
        for step in range(25):
            action = one.sample_actions(step)
            other.step(np.array(symmetry.actions)[action])
            one.step(action)
            assert (turned(one.observation()[0], symmetry) == other.observation()[0]).all()
            legal = np.flatnonzero(one.masks()[0])
            moved = sorted(symmetry.actions[a] for a in legal)
            assert moved == np.flatnonzero(other.masks()[0]).tolist()


@pytest.mark.parametrize(("seats", "number"), [(4, 4), (2, 4), (3, 1)])
def test_in_classic_a_turn_passes_the_colours_on(seats, number):
    """U9: the corners belong to the colours, so the board turns with them."""
    game = games.get("blokus-classic")
    encoding = game.encoding()
    symmetries = encoding.symmetries(seats)
    assert len(symmetries) == number
    states = list(random_line("blokus-classic", 3, 30, {}, seats))[5::8]
    for state in states:
        for shift, symmetry in enumerate(symmetries):
            other = _passed_on(state, encoding, symmetry, shift)
            legal = [symmetry.actions[encoding.action_of[move]] for move in state.legal_moves()]
            assert {encoding.moves[action] for action in legal} == set(other.legal_moves())
            here = encoding.observation(state.view(state.to_play), state.to_play)
            there = encoding.observation(other.view(other.to_play), other.to_play)
            assert turned(here, symmetry).tolist() == list(map(int, there))


def _passed_on(state, encoding, symmetry, shift):
    squares = 20 * 20
    to = np.argsort(symmetry.values[:squares])
    placed = [sum(1 << int(to[s]) for s in range(squares) if p >> s & 1) for p in state.placed]
    back = [(colour - shift) % 4 for colour in range(4)]
    return replace(
        state,
        placed=tuple(placed[c] for c in back),
        left=tuple(state.left[c] for c in back),
        turn=(state.turn + shift) % 4,
        single_last=frozenset((c + shift) % 4 for c in state.single_last),
    )


def test_in_deblockle_half_a_turn_makes_gold_blue():
    game = games.get("deblockle")
    encoding = game.encoding()
    identity, half = encoding.symmetries(2)
    assert identity.actions[5] == 5
    checked = 0
    for state in random_line("deblockle", 2, 60, {"set-up": "quick"}):
        if state.stage != "play" or state.outcome:
            continue
        other = _swapped(state)
        moved = {encoding.moves[half.actions[encoding.action_of[m]]] for m in state.legal_moves()}
        assert moved == set(other.legal_moves())
        here = encoding.observation(state.view(state.mover), state.mover)
        there = encoding.observation(other.view(other.mover), other.mover)
        assert turned(here, half).tolist() == list(map(int, there))
        checked += 1
    assert checked > 10


def _swapped(state):
    """The same position as the player opposite sees it, with the colours exchanged."""
    text = state.text()
    gold, blue, turn, *rest = text.split()
    sides = [_opposite(words.partition("=")[2]) for words in (blue, gold)]
    mover = "turn=blue" if turn == "turn=gold" else "turn=gold"
    read = games.get("deblockle").read
    return read(" ".join([f"gold={sides[0]}", f"blue={sides[1]}", mover, *rest]))


def _opposite(blocks):
    south = dict(zip("SPCXLH", "PSXCHL", strict=True))
    words = []
    for block in blocks.split(","):
        column, row = "gfedcba"["abcdefg".index(block[3])], 8 - int(block[4])
        words.append((row, column, f"{block[0]}{south[block[1]]}@{column}{row}"))
    return ",".join(word for *_, word in sorted(words))


@EVERY_GAME
def test_a_canonical_board_is_the_same_game(key):
    """Played by turned actions, the games stay the same; the first seat sees the board as it is."""
    plain, seen = BatchedEnv(quick(key), 3), BatchedEnv(quick(key), 3, canonical=True)
    encoding = plain.config.encoding
    turns = np.array([turn.actions for turn in encoding.canonical_turns])
    values = np.array([turn.values for turn in encoding.canonical_turns])
    for step in range(20):
        flat, masks = plain.observation(), plain.masks()
        part = encoding.canonical_part
        which = flat[:, encoding.slice_of(part)].argmax(1) if part else np.zeros(3, int)
        assert (seen.observation() == np.take_along_axis(flat, values[which], 1)).all()
        for game in range(3):
            legal = turns[which[game]][np.flatnonzero(masks[game])]
            assert sorted(legal) == np.flatnonzero(seen.masks()[game]).tolist()
        packed = np.packbits(seen.masks(), axis=1, bitorder="little")
        assert (packed == seen.packed_masks()).all()
        actions, offsets = seen.legal_actions()
        mine = actions[offsets[1] : offsets[2]]
        assert sorted(mine) == np.flatnonzero(seen.masks()[1]).tolist()
        chosen = seen.sample_actions(step)
        plain.step(plain.sample_actions(step))
        seen.step(chosen)
        assert plain.save() == seen.save()


def test_a_canonical_step_in_part_leaves_the_others():
    batch = BatchedEnv(quick("blokus-duo"), 2, canonical=True)
    batch.step(batch.sample_actions(1))
    before, actions = batch.save(), batch.sample_actions(2)
    batch.step([NO_ACTION, actions[1]])
    assert batch.save([0]) == before[:1] and batch.save([1]) != before[1:]


def test_in_classic_every_colour_begins_in_the_first_corner():
    batch = BatchedEnv(quick("blokus-classic"), 1, canonical=True)
    moves = batch.config.encoding.moves
    for _ in range(4):
        legal = np.flatnonzero(batch.masks()[0])
        assert all("a20" in moves[action].split(",") for action in legal)
        batch.step(legal[:1])


@pytest.mark.parametrize("key", [key for key in KEYS if games.get(key).encoding().board])
def test_planes_are_the_parts_on_the_board(key):
    flat, planes = BatchedEnv(quick(key), 2), BatchedEnv(quick(key), 2, planes=True)
    for step in range(6):
        for batch in (flat, planes):
            batch.step(batch.sample_actions(step))
    encoding, seen = flat.config.encoding, planes.observation()
    assert seen.shape == (2, *planes.layout.shape) and seen.shape[2:] == encoding.board
    plane = 0
    for name, shape in encoding.parts:
        part = flat.observation()[:, encoding.slice_of(name)]
        number = part.shape[1] // np.prod(encoding.board) if shape[-2:] == encoding.board else 0
        shown = seen[:, plane : plane + (number or part.shape[1])]
        if number:
            assert (shown.reshape(2, -1) == part).all()
        else:
            assert (shown == part[:, :, None, None]).all()
        plane += number or part.shape[1]
    assert plane == seen.shape[1]


def test_a_game_without_a_board_has_no_planes():
    with pytest.raises(ValueError, match="no board"):
        BatchedEnv(quick("block-out"), 1, planes=True)
