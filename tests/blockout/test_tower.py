"""Whether the stack stands: the verdict, refusals before it, trouble with the engine."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from random import Random

import pytest

from blockyard.core.contract import CHANCE, ChanceMove, Refusal
from blockyard.core.match import Match
from blockyard.games.blockout.blocks import (
    FACES,
    Pose,
    lying,
    shape,
    top_face,
    upright,
)
from blockyard.games.blockout.hand.hand import Slip, by_sigma, release
from blockyard.games.blockout.moves import Put, read_verdict
from blockyard.games.blockout.physics import tower as towers
from blockyard.games.blockout.physics.film import decode
from blockyard.games.blockout.physics.tower import EngineTrouble, Release, judge, settle, verdict
from blockyard.words import LANGUAGES, Words
from tests.blockout.stacks import FLAT, LARGE_FIRST, OVER, built
from tests.blockout.tables import GAME, table

# --- the blocks as data --------------------------------------------------------------------


@pytest.mark.parametrize(
    ("block", "grams", "radii", "rises"),
    [
        ("small-red", 14.3, (182, 238, 301), (1.08, 0.82, 0.65)),
        ("medium-wood", 30.3, (234, 306, 387), (1.38, 1.06, 0.84)),
        ("large-blue", 55.4, (286, 374, 473), (1.69, 1.29, 1.02)),
    ],
)
def test_blocks_weigh_and_bulge_as_the_table_says(block, grams, radii, rises):
    it = shape(block)
    assert round(it.mass() * 1000, 1) == grams
    assert tuple(round(it.radius(face)) for face in (5, 3, 1)) == radii
    assert tuple(round(it.rise(face), 2) for face in (5, 3, 1)) == rises
    assert [it.rise(face) for face in (0, 2, 4)] == [0, 0, 0]


@pytest.mark.parametrize("face", FACES)
def test_the_face_opposite_the_one_put_down_looks_up(face):
    pose = lying(3, -4, 22, 77, face)
    assert top_face(pose) == face ^ 1
    assert upright(pose) == pytest.approx((0, 0, 1), abs=1e-5)


@pytest.mark.parametrize("face", FACES)
def test_a_block_alone_rests_on_the_face_that_it_was_put_on(face):
    """Its middle is as high as that face is far from it, to the depth that wood gives way."""
    settled = judge((), "large-red", release((), "large-red", Put(0, 0, 30, face), Slip()))
    assert settled.kind == "stands" and top_face(settled.poses[0]) == face ^ 1
    assert settled.poses[0].z == pytest.approx(shape("large-red").reach(face), abs=0.01)


# --- the verdict ----------------------------------------------------------------------------


def test_a_tower_of_nine_stands_if_large_ones_are_low_and_the_hand_is_calm():
    tower, settled = built(LARGE_FIRST, sigma=0.3)
    assert len(tower) == 9 and settled.kind == "stands"


def test_a_verdict_is_written_as_the_record_keeps_it(three):
    let_go = release(three, "medium-red", FLAT, Slip(x=1))
    settled = judge(three, "medium-red", let_go)
    told = verdict(let_go, settled)
    assert read_verdict(str(told)) == told and told.kind == "stands"
    assert len(told.poses) == 4 and told.release == let_go.pose
    assert settled.film[0][-1] == let_go.pose and settled.film[-1] == settled.poses


def test_a_block_over_the_edge_falls_and_its_fall_is_filmed_to_the_end(three):
    settled = judge(three, "large-blue", release(three, "large-blue", Put(28, 0, 0, 0), Slip()))
    assert settled.kind == "falls" and settled.at < 1
    assert settled.poses[-1].z < 30 and settled.poses[0].z < 30
    assert len(settled.film) / 60 > settled.at + 0.1


def test_who_only_asks_whether_it_stands_gets_the_same_answer_sooner(three):
    let_go = release(three, "large-blue", Put(28, 0, 0, 0), Slip())
    whole, short = (
        judge(three, "large-blue", let_go),
        judge(three, "large-blue", let_go, whole=False),
    )
    assert (short.kind, short.at) == (whole.kind, whole.at)
    assert len(short.film) < len(whole.film)


def test_a_block_let_go_beside_the_top_falls_past_it(three):
    small = built(["large-red", "small-red"])[0]
    let_go = release(small, "small-blue", Put(30, 30, 0, 0), Slip())
    assert let_go.pose.z > small[-1].pose.z + 28
    assert judge(small, "small-blue", let_go).kind == "falls"


def test_domes_that_look_sideways_come_when_a_block_leans_and_make_no_difference_before(three):
    """Fifty milliseconds of a stack with all its domes, and of one without those."""
    bare, full = (towers._world(three, "medium-red", Pose(2, 3, 156.5)) for _ in range(2))
    few = bare._model().ngeom
    full.bring_all_domes()
    assert full._model().ngeom == few + 2 * 4
    for world in (bare, full):
        world.run_to(50)
        world.note_frame()
    assert bare.film()[0][-1] == pytest.approx(full.film()[0][-1], abs=0.01)
    over = towers._world(three, "medium-red", Pose(30, 0, 156.5))
    over.run_to(50)
    assert over._model().ngeom == few, "it has hardly begun to tip"
    for steps in range(60, 401, 17):
        over.run_to(steps)
    assert over._model().ngeom == few + 2 * 4


def test_the_same_release_gives_the_same_bits_also_in_a_fresh_process(three):
    let_go = release(three, "medium-red", Put(6, -3, 20, 2), by_sigma(3, Random(5)))
    here = judge(three, "medium-red", let_go)
    assert judge(three, "medium-red", let_go) == here
    program = (
        "from blockyard.games.blockout.blocks import Placed, Pose\n"
        "from blockyard.games.blockout.physics.tower import Release, judge\n"
        f"settled = judge({three!r}, 'medium-red', {let_go!r})\n"
        "print(settled, settled.film)"
    )
    there = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    ).stdout.strip()
    assert there == f"{here} {here.film}"


def test_nobody_loads_mujoco_or_numpy_before_a_stack_is_judged():
    program = (
        "import sys\n"
        "from blockyard import games\n"
        "from blockyard.games.blockout import film, hand, tower\n"
        "games.get('block-out').start()\n"
        "print({'mujoco', 'numpy'} & set(sys.modules))"
    )
    said = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert said.stdout.strip() == "set()"


def test_a_server_judges_in_another_process_than_its_event_loop():
    state = table("""
        large-blue
        =================
        0: pass any          <- count small-red 0 0 0 0
        1: red blue
        discards: any
    """)
    program = (
        "import asyncio, sys\n"
        "from blockyard.server import jobs\n"
        "from blockyard.server.engine.workers import SOON, Workers\n"
        "async def main():\n"
        "    workers = Workers(1)\n"
        f"    question = ('block-out', {state.text()!r}, '', 'seed')\n"
        "    luck = await workers.ask(jobs.luck, *question, seconds=60, urgency=SOON)\n"
        "    print(luck[0].move.split()[0], bool(luck[0].film), 'mujoco' in sys.modules)\n"
        "    workers.close()\n"
        "if __name__ == '__main__':\n"
        "    asyncio.run(main())\n"
    )
    said = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert said.stdout.strip() == "stands True False"


class Scripted:
    """A world that does what the test says: from when to when no block rests on the one below,
    when one meets the table, when all is still."""

    def __init__(self, off=(99.0, 99.0), table=99.0, still=99.0):
        self.off, self.table, self.still, self.time = off, table, still, 0.0

    def run_to(self, milliseconds):
        self.time = milliseconds / 1000

    def note_frame(self):
        pass

    def let_tumble(self):
        pass

    def film(self):
        return ((Pose(0, 0, 22), Pose(0, 0, 66)),)

    def is_broken(self):
        return False

    def is_still(self):
        return self.time >= self.still

    def touches_the_table(self):
        return self.time >= self.table

    def rests_as_built(self):
        return not self.off[0] <= self.time < self.off[1]


@pytest.mark.parametrize(
    ("script", "kind", "at"),
    [
        ({"still": 1.0}, "stands", 1.383),
        ({"still": 0.0}, "stands", 0.400),
        ({"still": 8.0}, "stands", 8.383),
        ({}, "stands", 20.0),
        # The table, at any moment up to the end of the count; the next moment is late.
        ({"table": 0.5}, "falls", 0.5),
        ({"table": 3.0}, "falls", 3.0),
        ({"table": 3.01}, "late", 3.017),
        ({"table": 15.0}, "late", 15.0),
        # In the air and down again, before, at and after the end of the count.
        ({"off": (1.0, 2.0), "still": 2.5}, "stands", 2.883),
        ({"off": (2.98, 3.05), "still": 4.0}, "stands", 4.383),
        ({"off": (2.98, 3.05), "table": 3.5}, "late", 3.5),
        ({"off": (3.01, 3.5), "still": 4.0}, "stands", 4.383),
        # Off for good: no longer on its block when the count ends, or when all is still.
        ({"off": (2.5, 99.0), "table": 3.07}, "falls", 3.067),
        ({"off": (2.5, 99.0)}, "falls", 3.0),
        ({"off": (1.0, 99.0), "still": 1.5}, "falls", 1.883),
        ({"off": (3.5, 99.0), "still": 4.0}, "late", 4.383),
        ({"off": (3.5, 99.0)}, "late", 20.0),
    ],
)
def test_what_has_fallen_and_when(script, kind, at, monkeypatch):
    monkeypatch.setattr(towers, "_built", lambda *_: Scripted(**script))
    settled = settle([], [])
    assert (settled.kind, settled.at) == (kind, pytest.approx(at, abs=0.018))


# --- trouble with the engine --------------------------------------------------------------------


def test_an_engine_that_loses_its_way_is_reported_and_the_turn_can_be_retried(
    three, monkeypatch, tmp_path
):
    monkeypatch.chdir(tmp_path)
    let_go = Release(OVER)
    expected = judge(three, "medium-red", let_go)
    engine = sys.modules["blockyard.games.blockout.physics.engine"]
    run_to = engine.World.run_to

    def astray(world, steps):
        world._data.qvel[-1] = float("nan")
        run_to(world, steps)

    monkeypatch.setattr(engine.World, "run_to", astray)
    with pytest.raises(EngineTrouble) as trouble:
        judge(three, "medium-red", let_go)
    assert isinstance(trouble.value, Refusal)
    for lang in LANGUAGES:
        assert len(Words(lang).refusal(trouble.value)) > 20
    assert not list(tmp_path.iterdir()), "MuJoCo would write a log where it stands"
    monkeypatch.setattr(engine.World, "run_to", run_to)
    assert judge(three, "medium-red", let_go) == expected


def test_an_engine_that_takes_too_long_is_given_up(three, monkeypatch):
    monkeypatch.setattr(towers, "PATIENCE", 0.0)
    with pytest.raises(EngineTrouble) as trouble:
        judge(three, "medium-red", Release(OVER))
    assert trouble.value.objection.reason == "tower-engine-slow"


def test_a_match_loses_nothing_when_the_engine_fails_and_goes_on_when_it_is_asked_again(
    monkeypatch,
):
    state = table("""
        large-blue
        =================
        0: pass any          <- put small-red
        1: red blue
        discards: any
    """)
    match = Match.begin(GAME, 2, start=state)
    match = match.play(0, 0, "put 0 0 0 0")
    before = match.state
    with monkeypatch.context() as failing:
        failing.setattr(towers, "PATIENCE", 0.0)
        with pytest.raises(Refusal):
            match.chance_move(Random(1))
    assert match.state is before and match.ply == 1
    match = match.play(CHANCE, 1, match.chance_move(Random(1)).move)
    assert (match.state.turn, len(match.state.tower)) == (1, 2)


# --- in a game ----------------------------------------------------------------------------------


def test_a_game_is_judged_by_physics_and_thinking_ahead_by_the_stand_in():
    state = table("""
        medium-red
        large-blue
        =================
        0: pass any          <- count small-red 28 0 0 0
        1: red blue
        discards: any
    """)
    move = GAME.chance(state, Random(1))
    assert state.objection(move) is None and state.spell(move) == move
    assert read_verdict(move).release.z > 44 + 36 + 14, "let go above the dome"
    assert GAME.chance(state, Random(1)) == move
    thought = Counter(GAME.quick_chance(state, Random(seed)).split()[0] for seed in range(50))
    assert thought["stands"] > 40, "the stand-in does not see that the block hangs over"
    judged = Counter(GAME.chance(state, Random(seed)).split()[0] for seed in range(5))
    assert judged["falls"] == 5


def test_the_film_of_a_placement_comes_with_its_verdict_and_ends_where_the_verdict_does():
    state = table("""
        medium-red
        large-blue
        =================
        0: pass any          <- count small-red 28 0 0 0
        1: red blue
        discards: any
    """)
    luck = GAME.filmed(state, Random(1))
    assert luck.move == GAME.chance(state, Random(1))
    film, said = decode(luck.film), read_verdict(luck.move)
    assert said.kind == "falls" and 0 < film.at < len(film.frames) / 60
    for shown, rested in zip(film.frames[-1], said.poses, strict=True):
        assert shown == pytest.approx(rested, abs=0.06)
    assert film.frames[0][-1] == pytest.approx(said.release, abs=0.06)
    drawing = GAME.start(2)
    assert GAME.filmed(drawing, Random(1)) == ChanceMove(GAME.chance(drawing, Random(1)))


def test_the_first_block_stands_and_its_resting_place_is_computed():
    state = table("""
        =================
        0: pass any          <- count small-red 0 0 0 0
        1: red blue
        discards: any
    """)
    verdicts = [read_verdict(GAME.chance(state, Random(seed))) for seed in range(5)]
    assert {said.kind for said in verdicts} == {"stands"}
    assert all(said.poses[0].z == pytest.approx(14, abs=0.01) for said in verdicts)
