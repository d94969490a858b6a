"""Pentobi's files over random games: what is written is read back, from any position on."""

from __future__ import annotations

import io
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from blockyard import games
from blockyard.core import record, sgf
from blockyard.core.match import Match
from blockyard.core.record import BadRecord, Record
from blockyard.core.sgf import Node
from blockyard.games.blokus.formats.blksgf import Blksgf, tree
from blockyard.games.blokus.formats.pentobi import half_turn
from blockyard.words import Words

KIND = Blksgf()
TABLES = pytest.mark.parametrize(
    ("key", "seats"),
    [("blokus-duo", 2), ("blokus-classic", 4), ("blokus-classic", 3), ("blokus-classic", 2)],
)
SEEDS = st.integers(0, 2**32)
NAMES = st.text(max_size=30)
# What people and programs say of a move: comments, marks, and properties nobody has heard of.
TALK = st.dictionaries(st.sampled_from(["C", "N", "TE", "BM", "GB", "V", "QQ"]), NAMES, max_size=3)


def line(key: str, seats: int, seed: int) -> list[str]:
    """A whole random game, by the kernel, which is quick."""
    game = games.get(key)
    return list(game.kernel().position(game.start(seats).text()).random_playout(seed))


def played(key: str, seats: int, seed: int, length: int, start: int = 0) -> Match:
    """A random game of `length` moves that starts after some others."""
    moves, game = line(key, seats, seed), games.get(key)
    state = game.start(seats)
    for move in moves[:start]:
        state = state.after(move)
    match = Match.begin(game, seats, start=state if start else None)
    for move in moves[start : start + length]:
        match = match.play(match.state.to_play, match.ply, move)
    return match


def text_of(kept: Record) -> str:
    return "\n".join(record.write(kept.match, kept.players))


def back(lines: str) -> Record:
    [found] = KIND.read(io.BytesIO(lines.encode()), games.get)
    assert found.dropped == ()
    return found.record


@TABLES
@settings(max_examples=6)
@given(seed=SEEDS, length=st.integers(0, 90), names=st.lists(NAMES, min_size=2, max_size=2))
def test_a_game_survives_being_written_and_read(key, seats, seed, length, names):
    kept = Record(played(key, seats, seed, length), names)
    again = back("\n".join(KIND.write(kept)))
    assert text_of(again) == text_of(kept)


@TABLES
@settings(max_examples=6)
@given(seed=SEEDS, start=st.integers(1, 90), length=st.integers(0, 6))
def test_a_game_from_any_position_on_survives_being_written_and_read(
    key, seats, seed, start, length
):
    kept = Record(played(key, seats, seed, length, start))
    again = back("\n".join(KIND.write(kept)))
    assert text_of(again) == text_of(kept)


@settings(max_examples=15)
@given(seed=SEEDS, length=st.integers(1, 42))
def test_the_first_colour_always_begins_on_e10_in_the_file(seed, length):
    """U4.1: and a game is written like the same game seen from the other side."""
    match = played("blokus-duo", 2, seed, length)
    board = match.start.variant.board
    other = Match.begin(match.game)
    for step in match.events:
        other = other.play(other.state.to_play, other.ply, half_turn(board, step.move))
    ours, turned = (
        ["".join(node.properties.get("B", node.properties.get("W", []))) for node in nodes]
        for nodes in (sgf.main_line(tree(Record(one))) for one in (match, other))
    )
    assert ours == turned and "e10" in ours[1].split(",")


@settings(max_examples=15)
@given(seed=SEEDS, talk=st.lists(TALK, min_size=30, max_size=30))
def test_variations_comments_and_annotations_survive(seed, talk):
    """A tree grown from random games that part ways, with something said at every node."""
    rng, root = Random(seed), tree(Record(played("blokus-duo", 2, seed, 6)))
    trunk = list(sgf.main_line(root))
    for _ in range(3):
        branch = list(sgf.main_line(tree(Record(played("blokus-duo", 2, rng.getrandbits(9), 5)))))
        rng.choice(trunk[:-1]).children.append(branch[1])
    for node, said in zip(sgf.every_node(root), talk, strict=False):
        for name, text in said.items():
            node.add(name, text)
    [found] = KIND.read(io.BytesIO("\n".join(sgf.write(root)).encode()), games.get)
    [again] = sgf.read("\n".join(found.original).encode())
    assert again == root
    aside = sum(len(node.children) - 1 for node in sgf.every_node(root) if node.children)
    reported = {note.reason: note.params for note in found.dropped}
    assert reported["left-variations"] == {"count": aside}


GOOD = "(;GM[Blokus Duo]CA[UTF-8]AB[e10]AW[j5]PL[B];B[f8,f9]C[x](;W[k4,l4])(;W[i4,h4]))"


@settings(max_examples=80)
@given(at=st.integers(0, len(GOOD)), put=st.binary(max_size=6), cut=st.integers(0, 12))
def test_a_mangled_file_is_refused_or_read_but_never_breaks(at, put, cut):
    raw = GOOD.encode()
    try:
        list(KIND.read(io.BytesIO(raw[:at] + put + raw[at + cut :]), games.get))
    except BadRecord as bad:
        assert len(Words("en").refusal(bad)) > 10


def test_a_node_of_ours_is_a_node_of_theirs():
    assert tree(Record(Match.begin(games.get("blokus-duo")))) == Node(
        {"GM": ["Blokus Duo"], "CA": ["UTF-8"]}
    )
