"""Known quantities, and lines of play counted twice: by the rules and by naive.py."""

from __future__ import annotations

from collections import Counter

import pytest

from blockyard.core.perft import perft
from blockyard.games.deblockle.board import GOLD, SQUARES, STARS, Block
from blockyard.games.deblockle.cube import CUBES, DIRECTIONS, OPPOSITE, ROLLED, SYMBOLS
from blockyard.games.deblockle.turns import turns
from tests.deblockle import naive
from tests.deblockle.boards import GAME
from tests.test_perft import start_of, tables

OURS = [row for row in tables() if row[1] == "deblockle"]
SMALL = 4_000


@pytest.mark.parametrize(
    ("name", "game", "position", "depth", "count"), [row for row in OURS if row[4] < SMALL]
)
def test_brute_force_and_the_rules_count_the_same(name, game, position, depth, count):
    state = start_of(game, position)
    assert naive.perft(naive.read(state.text()), depth) == count
    assert perft(state, depth) == count


def test_the_table_covers_every_stage_and_option():
    positions = [row[2] for row in OURS]
    for word in (
        "slider=to-the-end",
        "side-by-side=no",
        "set-up=quick",
        "set-up=second-mover-first",
    ):
        assert any(word in position for position in positions)


# --- the cube ----------------------------------------------------------------------------------


def test_a_cube_lies_in_24_ways_each_written_by_top_and_north():
    assert len(CUBES) == len(naive.ROTATIONS) == 24
    assert set(CUBES) == set(naive.ROTATIONS)
    assert {a + b for a in SYMBOLS for b in SYMBOLS if b not in (a, OPPOSITE[a])} == set(CUBES)


def test_star_up_the_cube_shows_what_the_rulebook_shows():
    assert CUBES["SC"].faces() == {
        "top": "S",
        "north": "C",
        "east": "L",
        "south": "X",
        "west": "H",
        "bottom": "P",
    }


@pytest.mark.parametrize("way", DIRECTIONS)
def test_every_roll_of_every_cube_is_a_quarter_turn(way):
    for faces, cube in CUBES.items():
        rotated = naive.product_of(naive.TIP[naive.WAYS[way]], naive.ROTATIONS[faces])
        assert str(ROLLED[cube][way]) == naive.written(rotated)
        assert ROLLED[cube][way].east == naive.facing(rotated, (1, 0, 0))
        back = ROLLED[cube][way]
        for _ in range(3):
            back = ROLLED[back][way]
        assert back == cube


# --- a lone block --------------------------------------------------------------------------------


def lone_turns(cube: str, square: str) -> list[str]:
    """What a gold block alone on the board may do."""
    squares = [None] * 49
    squares[SQUARES.index(square)] = Block(GOLD, CUBES[cube])
    return [str(turn) for turn in turns(TABLE, tuple(squares), GOLD)]


TABLE = GAME.start().variant


def distances_backwards() -> dict[tuple[str, str], int]:
    """By the rules: from leaving back to every place, one turn at a time."""
    before: dict[tuple[str, str], set[tuple[str, str]]] = {}
    found: dict[tuple[str, str], int] = {}
    for cube in CUBES:
        for square in SQUARES:
            if SQUARES.index(square) in STARS:
                continue
            for move in lone_turns(cube, square):
                way = naive.WAYS.index(step(move))
                if move[2:] == "d6":
                    found[cube, square] = 1
                else:
                    after = str(ROLLED[CUBES[cube]][way]), move[-2:]
                    before.setdefault(after, set()).add((cube, square))
    frontier, turn = set(found), 1
    while frontier:
        turn += 1
        frontier = {p for q in frontier for p in before.get(q, ())} - found.keys()
        found.update(dict.fromkeys(frontier, turn))
    return found


def step(move: str) -> tuple[int, int]:
    return ord(move[2]) - ord(move[0]), int(move[3]) - int(move[1])


def distances_forwards() -> dict[tuple[str, str], int]:
    """By naive.py: a table that is made better until nothing changes."""
    options = {"slider": "before-star", "side-by-side": "yes"}
    after: dict[tuple[str, str], list[tuple[str, str]]] = {}
    for faces, rotation in naive.ROTATIONS.items():
        for at in ((x, y) for x in range(7) for y in range(7) if (x, y) not in naive.STAR_SPACES):
            alone = naive.Naive({at: ("gold", rotation)}, "gold", 0, options)
            after[faces, naive.name(at)] = [
                (naive.written(rolled), naive.name(end or to))
                for to, rolled, end in alone.results("gold", at, rotation)
            ]
    best = dict.fromkeys(after, 99)
    while True:
        better = {
            place: min([1 + (0 if end == "d6" else best[faces, end]) for faces, end in ends] + [99])
            for place, ends in after.items()
        }
        if better == best:
            return best
        best = better


@pytest.mark.slow
def test_a_lone_block_leaves_from_each_of_1128_places_in_one_to_five_turns():
    backwards, forwards = distances_backwards(), distances_forwards()
    assert len(forwards) == 47 * 24 == 1128
    assert backwards == forwards
    # One turn: from the four spaces around d6, with the star on the far side, in four ways each.
    assert Counter(backwards.values()) == {1: 4 * 4, 2: 243, 3: 551, 4: 303, 5: 15}
