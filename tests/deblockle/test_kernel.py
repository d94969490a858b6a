"""The kernel against the rules: moves, endings, repetition, set-up, at every kind of table."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from blockyard.core.contract import IllegalMove, ImpossiblePosition
from blockyard.core.perft import perft
from blockyard.core.status import DRAWN, LOST, RUNNING
from blockyard.games.deblockle.kernel.deblockle_kernel import (
    kernel_position,
    move_code,
    move_text,
    text_of,
)
from tests.deblockle.boards import GAME, USUAL, drawn, read
from tests.lines import random_move

KERNEL = GAME.kernel()
SEEDS = st.integers(0, 2**32)
TABLES = [
    {"slider": slider, "side-by-side": touching}
    for slider, touching in product(["before-star", "to-the-end"], ["yes", "no"])
]
EVERY_TABLE = pytest.mark.parametrize("table", TABLES)
SHUT_IN = "gold=PC@a1 blue=HS@b1,PC@a2,XL@c6 turn=blue quiet=5 " + " ".join(
    f"{name}={value}" for name, value in USUAL.items() if name != "quiet"
)


def game_of(seed: int, table: dict[str, str], most: int = 120):
    """A random game with any number of blocks: its positions and its moves."""
    rng = Random(seed)
    options = {
        **table,
        "gold-blocks": rng.choice("1234"),
        "blue-blocks": rng.choice("1234"),
        "set-up": rng.choice(["first-mover-first", "second-mover-first"]),
    }
    states, moves = [GAME.start(options=options)], []
    while states[-1].outcome is None and len(moves) < most:
        moves.append(random_move(GAME, states[-1], rng))
        states.append(states[-1].play(moves[-1]))
    return states, moves


def standing(state) -> int:
    if state.outcome is None:
        return RUNNING
    return LOST if state.outcome.winners else DRAWN


@EVERY_TABLE
@pytest.mark.parametrize("seeds", [range(0, 10), range(10, 20), range(20, 30)])
def test_the_kernel_follows_random_games_and_offers_the_moves_of_the_rules(table, seeds):
    """Some thousand positions a table, the arranging included, and how each game ends."""
    for seed in seeds:
        states, moves = game_of(seed, table)
        begun = next(i for i, state in enumerate(states) if state.stage != "dice")
        position = kernel_position(states[begun], len(moves))
        for state, move in zip(states[begun:], moves[begun:], strict=False):
            assert sorted(map(move_text, position.root_moves())) == state.legal_moves()
            assert position.side == state.to_play
            assert text_of(position) in state.text() or state.stage == "arrange"
            position.push(move_code(move))
        assert position.status == standing(states[-1])
        assert position.side == states[-1].mover
        assert text_of(position) == " ".join(states[-1].text().split()[:4])


@EVERY_TABLE
@settings(max_examples=15, deadline=None)
@given(seed=SEEDS)
def test_the_kernel_reads_any_position_of_a_game_and_has_its_value_and_key(table, seed):
    """Incremental updates give the same as reading the position from scratch."""
    states, moves = game_of(seed, table, 70)
    followed = KERNEL.position(states[0].text(), moves)
    anew = KERNEL.position(states[-1].text())
    assert sorted(followed.root_moves()) == sorted(anew.root_moves()) or states[-1].outcome
    assert (followed.hash_key(), followed.static_evaluation()) == (
        anew.hash_key(),
        anew.static_evaluation(),
    )


@EVERY_TABLE
def test_the_kernel_takes_back_what_it_made(table):
    for seed in range(30):
        states, moves = game_of(seed, table)
        begun = next(i for i, state in enumerate(states) if state.stage != "dice")
        position = kernel_position(states[begun], len(moves))
        before = []
        for move in moves[begun:]:
            before.append(
                (position.hash_key(), position.static_evaluation(), position.root_moves())
            )
            position.push(move_code(move))
        for kept in reversed(before):
            position.pop()
            assert (
                position.hash_key(),
                position.static_evaluation(),
                position.root_moves(),
            ) == kept


def test_the_kernel_sees_a_position_for_the_second_time_and_ends_at_the_third():
    start = drawn("""
        .   .   .   .   .   .   .
        .   .   .   *   .   .   .
        .   .   .   .   .   .   .
        .   .   .   .   .   .   .
        .   .   .   .   .   .   .
        .   .   .   *   .   .   .
        gCL .   .   .   .   .   bCL    gold to play
    """)
    rng, ends = Random(3), set()
    for _ in range(300):
        state, moves = start, []
        while state.outcome is None:
            # Two blocks that like to go back come again soon.
            back = [m for m in state.legal_moves() if m[:2] == m[4:]]
            moves.append(rng.choice(back or state.legal_moves()))
            state = state.play(moves[-1])
            position = KERNEL.position(start.text(), moves)
            assert position.status == standing(state)
            if state.past:
                assert (position.repetition_ply >= 0) == (state.past.count(state.past[-1]) > 1)
        ends.add(state.outcome.clause)
        if len(ends) == 1 and len(moves) < 100:
            break
    assert "D12" in ends


def test_the_kernel_skips_who_is_shut_in():
    state = read(SHUT_IN)
    position = KERNEL.position(SHUT_IN)
    stays = [move for move in state.legal_moves() if state.play(move).to_play == state.to_play]
    assert stays
    for move in state.legal_moves():
        position.push(move_code(move))
        assert position.side == state.play(move).to_play
        position.pop()


def test_the_kernel_ends_where_both_are_shut_in():
    text = (
        "gold=HS@b7,LC@d7 blue=HS@d3,XS@a7,LS@c7 turn=blue quiet=43 set-up=first-mover-first "
        "slider=before-star side-by-side=yes repetition=3 turn-limit=100 "
        "gold-start=c1,e1,c3,e3 blue-start=c5,e5,c7,e7"
    )
    state = read(text)
    ends = {move: standing(state.play(move)) for move in state.legal_moves()}
    assert DRAWN in ends.values()
    for move, end in ends.items():
        assert KERNEL.position(text, [move]).status == end


@EVERY_TABLE
@settings(max_examples=6, deadline=None)
@given(seed=SEEDS)
def test_the_kernel_counts_like_the_rules_from_anywhere(table, seed):
    state = game_of(seed, table, 8 + seed % 60)[0][-1]
    for depth in (0, 1, 2):
        assert KERNEL.perft(state.text(), depth) == perft(state, depth)


def test_the_kernel_counts_deeper_than_the_rules_reach():
    """Three and four deep are the rules' own numbers; five would take them an hour."""
    text = (
        "gold=CL@f2,PX@e3,XL@g4,HC@c5 blue=HX@a1,HX@d5,HC@g5,LC@a7 turn=gold quiet=24 "
        "set-up=first-mover-first slider=before-star side-by-side=yes repetition=3 "
        "turn-limit=100 gold-start=c1,e1,c3,e3 blue-start=c5,e5,c7,e7"
    )
    assert [KERNEL.perft(text, depth) for depth in (3, 4, 5)] == [16_766, 315_431, 10_451_772]


def test_the_kernel_counts_dice_and_arranging_too():
    start = GAME.start(options={"gold-blocks": "1", "blue-blocks": "1"})
    quick = GAME.start(options={"gold-blocks": "1", "blue-blocks": "1", "set-up": "quick"})
    for state in (start, quick):
        assert [KERNEL.perft(state.text(), d) for d in (1, 2, 3, 4)] == [6, 36, 144, 576]
        assert KERNEL.perft(state.text(), 5) == perft(state, 5)


def test_the_kernel_follows_a_quick_set_up_that_chance_arranges():
    rng, state, moves = Random(4), GAME.start(options={"set-up": "quick"}), []
    start = state.text()
    while len(moves) < 30:
        moves.append(random_move(GAME, state, rng))
        state = state.play(moves[-1])
        if state.stage == "play":
            position = KERNEL.position(start, moves)
            assert sorted(map(move_text, position.root_moves())) == state.legal_moves()
    assert text_of(position) == " ".join(state.text().split()[:4])


def test_the_kernel_refuses_what_the_rules_refuse():
    for nonsense in ("", "zz", SHUT_IN.replace("a1", "a2", 1), SHUT_IN + " x"):
        with pytest.raises(ImpossiblePosition):
            KERNEL.position(nonsense)
        with pytest.raises(ImpossiblePosition):
            KERNEL.perft(nonsense, 3)
    for illegal in ("a1b1", "c6c5", "", "🙂", "XL@c5"):
        with pytest.raises(IllegalMove):
            KERNEL.position(SHUT_IN, [illegal])


def test_the_kernel_wins_at_once_only_with_the_last_block():
    picture = """
        .   .   .   .   .   .   .
        .   .   .   *   .   .   .
        .   .   .   gCP .   .   .
        .   .   .   .   .   .   .
        .   .   .   .   .   .   {more}
        .   .   .   *   .   .   .
        .   .   .   .   .   .   bCL    {mover} to play
    """
    last = kernel_position(drawn(picture.format(more=".", mover="gold")))
    assert move_text(last.immediate_win()) == "d5d6"
    assert not last.is_under_threat()
    assert kernel_position(drawn(picture.format(more=".", mover="blue"))).is_under_threat()
    two = kernel_position(drawn(picture.format(more="gCL", mover="gold")))
    assert two.immediate_win() == 0


@EVERY_TABLE
def test_a_number_is_allowed_exactly_where_it_is_a_move(table):
    """Asked with the moves of all positions of a few games, the arranging included."""
    positions, numbers = [], set()
    for seed in range(4):
        states, _ = game_of(seed, table, 60)
        positions += [kernel_position(s) for s in states if s.stage != "dice" and not s.outcome]
    for position in positions:
        numbers |= set(position.root_moves())
    for position in positions:
        assert {n for n in numbers if position.is_legal_move(n)} == set(position.root_moves())


def test_random_games_of_the_kernel_are_repeatable_and_give_the_position_back():
    start = GAME.start(options={"gold-blocks": "1", "blue-blocks": "1"}).text()
    position = KERNEL.position(start, ["die=X", "die=C", "CL@d7", "XL@d1"])
    roots = position.root_moves()
    assert position.playouts(200, 7) == position.playouts(200, 7) != position.playouts(200, 8)
    assert sum(position.playouts(200, 7)) > 10
    assert position.root_moves() == roots and position.ply == 2
