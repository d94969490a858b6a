"""Openings from self-play: games depend on their number alone, and files are read as written."""

from __future__ import annotations

from blockyard import opening_files
from blockyard.ai import opening_maker
from blockyard.ai.opening_maker import OpeningPlan
from blockyard.core.match import Match
from blockyard.core.openings import DEPTH, Tally, place_of
from blockyard.games import get

PLAN = OpeningPlan("gobblers", count=6, nodes=40, least=2)


def test_a_game_depends_on_its_number_alone():
    first = opening_maker.played(PLAN, 3)
    assert first == opening_maker.played(PLAN, 3) and 0 < len(first) <= DEPTH
    assert any(opening_maker.played(PLAN, n) != first for n in range(3))


def test_every_game_is_counted_once_at_the_start():
    *_, counted = opening_maker.make(PLAN, jobs=1)
    start = place_of(get("gobblers"), get("gobblers").start())
    assert sum(tally.games for tally in counted[start.key].values()) == PLAN.count
    kept = opening_maker.frequent(counted, PLAN.least)
    assert start.key in kept and len(kept) < len(counted)


def test_a_file_is_read_as_it_was_written():
    positions = {-5: {"4a1": Tally(3, 0, 1), "a1b2": Tally(0, 1, 0)}, 7: {"x": Tally(9, 9, 9)}}
    lines = ["# made so", *opening_files.write(positions)]
    assert opening_files.read(lines) == positions
    assert lines[1].startswith("7\t"), "the most frequent position first"


def test_the_library_knows_no_more_after_the_opening():
    match = Match.begin(get("gobblet")).play(0, 0, "4b2").resign(1)
    assert opening_files.moves_from(match) == {}
