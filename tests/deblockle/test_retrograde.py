"""Retrograde analysis of one block each: the tablebase against the rules, and its file."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from itertools import islice, product
from random import Random

import pytest

from blockyard.ai.engine import EngineRequest, respond
from blockyard.ai.iterative_deepening import IterativeDeepening, SearchOptions
from blockyard.ai.levels import level_of
from blockyard.core.contract import ImpossiblePosition, Refused
from blockyard.core.kernel import Budget
from blockyard.games.deblockle.kernel import tablebase
from tests.deblockle.boards import EVERY_SQUARE, GAME, drawn, read, written

KINDS = list(product(["before-star", "to-the-end"], [True, False]))
EVERY_KIND = pytest.mark.parametrize(("slider", "may_touch"), KINDS)
CUBES = tablebase.WRITTEN
SAMPLE = 1500
SINGLE = read(written(["PC@a1"], ["PC@g7"], "gold"))


@cache
def table(slider: str, may_touch: bool) -> tablebase.Tablebase:
    """Built once for all tests, without any file."""
    return tablebase.build(slider, may_touch)


def positions(slider: str, may_touch: bool, seed: int):
    """Random positions of one block each, whatever the rules let us read."""
    rng = Random(seed)
    changed = {"slider": slider, "side-by-side": "yes" if may_touch else "no", "quiet": "0"}
    while True:
        gold, blue = (f"{rng.choice(CUBES)}@{rng.choice(EVERY_SQUARE)}" for _ in range(2))
        try:
            state = read(written([gold], [blue], rng.choice(["gold", "blue"]), **changed))
        except ImpossiblePosition:
            continue
        if not state.outcome:
            yield state


def after(known: tablebase.Tablebase, state, move: str) -> int:
    """The distance after a move, for the side that makes it; 0 if the game is over."""
    end = state.play(move)
    if end.outcome:
        assert end.outcome.clause in ("D1", "D9")
        return 0
    number = known.distance(end)
    return number if end.mover == state.mover else -number


def leaves(state, move: str) -> bool:
    end = state.play(move).outcome
    return bool(end and end.winners)


@pytest.mark.slow
@EVERY_KIND
def test_every_number_of_the_table_follows_from_those_one_turn_later(slider, may_touch):
    known, signs = table(slider, may_touch), set()
    stream = positions(slider, may_touch, 5)
    for _ in range(SAMPLE):
        state = next(stream)
        here = known.distance(state)
        signs.add((here > 0) - (here < 0))
        moves = state.legal_moves()
        if any(leaves(state, move) for move in moves):
            assert here == 1
            continue
        numbers = [after(known, state, move) for move in moves]
        wins, losses = [n for n in numbers if n > 0], [n for n in numbers if n < 0]
        if wins:
            assert here == min(wins) + 1
        elif len(losses) == len(numbers):
            assert here == min(losses) - 1
        else:
            assert here == 0
    assert signs == {1, -1, 0}


@pytest.mark.slow
@EVERY_KIND
def test_the_longest_win_is_won_in_so_many_turns_and_no_sooner(slider, may_touch):
    known = table(slider, may_touch)
    agreed = replace(GAME.start().variant, slider=slider, side_by_side=may_touch)
    state = read(known.longest_win(agreed).text())
    for left in range(known.totals["longest"], 0, -1):
        entry = known.probe(state)
        assert entry.turns == left
        assert entry.value == (1 if state.mover == 0 else -1)
        state = state.play(entry.best[-1])
    assert state.outcome and state.outcome.winners == {0}


@pytest.mark.slow
@EVERY_KIND
def test_the_totals_add_up_and_are_those_we_published(slider, may_touch):
    totals = table(slider, may_touch).totals
    assert totals["positions"] == totals["wins"] + totals["losses"] + totals["draws"]
    assert (totals["wins"], totals["losses"], totals["draws"], totals["longest"]) == {
        ("before-star", True): (1_434_100, 592_736, 7_852, 33),
        ("before-star", False): (1_189_810, 443_502, 259_616, 49),
        ("to-the-end", True): (1_425_000, 603_058, 6_630, 31),
        ("to-the-end", False): (1_226_134, 494_900, 171_894, 41),
    }[slider, may_touch]


@pytest.mark.slow
def test_the_number_of_positions_is_the_one_that_counting_squares_gives():
    """24 ways to lie on the player's own 20 squares, where a set-up can put Star, and 20 on the
    other 27. Left out are only those of two in which the side to play is stuck, which is rare."""
    lie = {square: 24 if square // 7 < 3 else 20 for square in range(49) if square not in (10, 38)}
    pairs = sum(lie[m] * lie[t] for m in lie for t in lie if m != 48 - t)
    assert sum(lie.values()) == 20 * 24 + 27 * 20
    stuck = 2 * pairs - table("before-star", True).totals["positions"]
    assert 0 <= stuck < 10_000


@pytest.mark.slow
def test_a_win_that_comes_after_the_limit_is_a_draw():
    picture = """
        .   .   .   .   .   .   .
        .   .   .   *   .   .   .
        .   .   .   gCP .   .   .
        .   .   .   .   .   .   .
        .   .   .   .   .   .   .
        .   .   .   *   .   .   .
        .   .   .   .   .   .   bCL    {mover} to play, quiet={quiet}
    """
    known = table("before-star", True)
    assert known.probe(drawn(picture.format(mover="gold", quiet=99))).value == 1
    beaten = known.probe(drawn(picture.format(mover="blue", quiet=0)))
    assert beaten.value == -1
    late = drawn(picture.format(mover="blue", quiet=101 - beaten.turns))
    assert known.probe(late).value == 0
    # Of what is left, only moves are best that do not lose before the limit.
    for move in known.probe(late).best:
        assert late.play(move).outcome or known.probe(late.play(move)).value == 0
    in_time = drawn(picture.format(mover="blue", quiet=100 - beaten.turns))
    assert known.probe(in_time).value == -1


def test_only_one_block_each_in_play_is_solved():
    known = table("before-star", True)
    with pytest.raises(Refused):
        known.probe(GAME.start())
    two = read(written(["PC@a1", "PC@c1"], ["PC@g7"], "gold"))
    with pytest.raises(Refused):
        known.probe(two)
    gone = read(written([], ["PC@g7"], "blue", quiet="0"))
    with pytest.raises(Refused):
        known.probe(gone)


def test_a_solved_table_is_kept_read_again_and_made_anew_when_damaged(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    built = []
    monkeypatch.setattr(tablebase, "build", lambda *kind: built.append(kind) or table(*kind[:2]))
    agreed = read(written(["PC@a1"], ["PC@g7"], "gold")).variant

    def probed():
        monkeypatch.setattr(tablebase, "_CACHE", {})
        return tablebase.tablebase_of(agreed)

    first = probed()
    (file,) = (tmp_path / "blockyard").iterdir()
    assert (probed(), len(built)) == (first, 1)
    whole = file.read_bytes()
    for damaged in (
        b"",
        whole[:-1],
        whole.replace(b'"format": 1', b'"format": 0'),
        b"x\n",
        b"[]\n",
    ):
        file.write_bytes(damaged)
        built.clear()
        assert (probed(), len(built)) == (first, 1)
        assert file.read_bytes() == whole
    flipped = bytearray(whole)
    flipped[-100_000] ^= 1
    file.write_bytes(flipped)
    assert probed() == first and len(built) == 2


def near_ends(even: bool):
    """Wins in at most four turns; an even number means that a turn of the other was skipped."""
    known = table("before-star", True)
    for where, turns in enumerate(known.distances):
        if 0 < turns <= 4 and (turns % 2 == 0) == even:
            place = tablebase.Tablebase(known.distances, {"where": where})
            try:
                yield read(place.longest_win(SINGLE.variant).text()), turns
            except ImpossiblePosition:
                continue


@pytest.mark.slow
@pytest.mark.parametrize("even", [True, False])
def test_a_search_needs_as_many_turns_as_the_table_says(even):
    """Skipped turns are not counted by either."""
    for state, turns in islice(near_ends(even), 40):
        position = GAME.kernel().position(state.text())
        options = SearchOptions(depth=turns, quiescence_depth=0, full_width=True)
        assert (
            IterativeDeepening(position, Budget(), options).run(position.root_moves()).score
            == 30_000 - turns
        )


def test_a_player_who_knows_tells_the_end_as_proven(monkeypatch):
    known = table("before-star", True)
    monkeypatch.setattr(tablebase, "_CACHE", {("before-star", True): known})
    stream = positions("before-star", True, 9)
    for _ in range(100):
        state = next(stream)
        turns = known.distance(state)
        request = EngineRequest(
            "deblockle", state.mover, start=state.text(), budget=Budget(nodes=400)
        )
        response = respond(request)
        if len(state.legal_moves()) > 1:
            assert response.is_proven and (response.ends_in or 0) == turns
            assert response.value == (turns > 0) - (turns < 0)


def test_a_strong_player_plays_one_on_one_from_the_table(monkeypatch):
    """With next to no search: the move that wins soonest, or loses latest, or keeps the draw."""
    known = table("before-star", True)
    monkeypatch.setattr(tablebase, "_CACHE", {("before-star", True): known})
    stream = positions("before-star", True, 11)
    for _ in range(60):
        state = next(stream)
        request = EngineRequest(
            "deblockle", state.mover, start=state.text(), budget=Budget(nodes=400)
        )
        assert respond(request).move in known.probe(state).best
    assert [level_of(GAME.kernel(), number).uses_tablebase for number in (5, 6, 9)] == [
        False,
        True,
        True,
    ]
