"""Whether the stack stands: the verdict, and simulations that fail."""

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
from blockyard.games.blockout.hand.motor import Deviation, gaussian, release
from blockyard.games.blockout.moves import Put, read_verdict
from blockyard.games.blockout.physics import tower as towers
from blockyard.games.blockout.physics.film import decode
from blockyard.games.blockout.physics.tower import (
    Limits,
    Release,
    SimulationFailed,
    settle,
    simulate,
    verdict,
)
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
def test_the_face_opposite_the_one_put_down_points_up(face):
    pose = lying(3, -4, 22, 77, face)
    assert top_face(pose) == face ^ 1
    assert upright(pose) == pytest.approx((0, 0, 1), abs=1e-5)


@pytest.mark.parametrize("face", FACES)
def test_a_block_alone_rests_on_the_face_that_it_was_put_on(face):
    """Its centre is as high as that face is far from it, except for contact penetration."""
    settled = simulate((), "large-red", release((), "large-red", Put(0, 0, 30, face), Deviation()))
    assert settled.kind == "stands" and top_face(settled.poses[0]) == face ^ 1
    assert settled.poses[0].z == pytest.approx(shape("large-red").reach(face), abs=0.01)


# --- the verdict ----------------------------------------------------------------------------


def test_a_tower_of_nine_stands_with_large_blocks_low_and_a_calm_hand():
    tower, settled = built(LARGE_FIRST, sigma=0.3)
    assert len(tower) == 9 and settled.kind == "stands"


def test_a_verdict_round_trips_through_its_notation(three):
    released = release(three, "medium-red", FLAT, Deviation(x=1))
    settled = simulate(three, "medium-red", released)
    found = verdict(released, settled)
    assert read_verdict(str(found)) == found and found.kind == "stands"
    assert len(found.poses) == 4 and found.release == released.pose
    assert settled.frames[0][-1] == released.pose and settled.frames[-1] == settled.poses


def test_a_block_over_the_edge_falls_and_its_fall_is_filmed_to_the_end(three):
    settled = simulate(
        three, "large-blue", release(three, "large-blue", Put(28, 0, 0, 0), Deviation())
    )
    assert settled.kind == "falls" and settled.decided_at < 1
    assert settled.poses[-1].z < 30 and settled.poses[0].z < 30
    assert len(settled.frames) / 60 > settled.decided_at + 0.1


def test_not_following_a_fall_gives_the_same_verdict_sooner(three):
    released = release(three, "large-blue", Put(28, 0, 0, 0), Deviation())
    whole = simulate(three, "large-blue", released)
    short = simulate(three, "large-blue", released, Limits(follow_fall=False))
    assert (short.kind, short.decided_at) == (whole.kind, whole.decided_at)
    assert len(short.frames) < len(whole.frames)


def test_a_block_released_beside_the_top_falls_past_it(three):
    small = built(["large-red", "small-red"])[0]
    released = release(small, "small-blue", Put(30, 30, 0, 0), Deviation())
    assert released.pose.z > small[-1].pose.z + 28
    assert simulate(small, "small-blue", released).kind == "falls"


def test_side_domes_are_added_when_a_block_leans_and_make_no_difference_before(three):
    """Fifty milliseconds of a stack with and without its side domes."""
    bare, full = (towers._simulation(three, "medium-red", Pose(2, 3, 156.5)) for _ in range(2))
    few = bare._model().ngeom
    full.add_side_domes()
    assert full._model().ngeom == few + 2 * 4
    for simulation in (bare, full):
        simulation.run_to(50)
        simulation.record_frame()
    assert bare.frames()[0][-1] == pytest.approx(full.frames()[0][-1], abs=0.01)
    over = towers._simulation(three, "medium-red", Pose(30, 0, 156.5))
    over.run_to(50)
    assert over._model().ngeom == few, "it has hardly begun to tip"
    for steps in range(60, 401, 17):
        over.run_to(steps)
    assert over._model().ngeom == few + 2 * 4


@pytest.mark.slow
def test_a_simulation_is_deterministic_across_processes(three):
    released = release(three, "medium-red", Put(6, -3, 20, 2), gaussian(3, Random(5)))
    here = simulate(three, "medium-red", released)
    assert simulate(three, "medium-red", released) == here
    program = (
        "from blockyard.games.blockout.blocks import Placed, Pose\n"
        "from blockyard.games.blockout.physics.tower import Release, simulate\n"
        f"settled = simulate({three!r}, 'medium-red', {released!r})\n"
        "print(settled, settled.frames)"
    )
    there = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    ).stdout.strip()
    assert there == f"{here} {here.frames}"


def test_mujoco_and_numpy_are_not_loaded_before_the_first_simulation():
    program = (
        "import sys\n"
        "from blockyard import games\n"
        "from blockyard.games.blockout.hand import motor\n"
        "from blockyard.games.blockout.physics import film, tower\n"
        "games.get('block-out').start()\n"
        "print({'mujoco', 'numpy'} & set(sys.modules))"
    )
    said = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert said.stdout.strip() == "set()"


@pytest.mark.slow
def test_a_server_simulates_in_another_process_than_its_event_loop():
    state = table("""
        large-blue
        =================
        0: pass any          <- count small-red 0 0 0 0
        1: red blue
        discards: any
    """)
    program = (
        "import asyncio, sys\n"
        "from blockyard.server.engine import jobs\n"
        "from blockyard.server.engine.queues import Kind\n"
        "from blockyard.server.engine.workers import Workers\n"
        "async def main():\n"
        "    workers = Workers(1)\n"
        f"    job = ('block-out', {state.text()!r}, '', 'seed')\n"
        "    said = await workers.ask(jobs.chance_moves, *job, seconds=60, kind=Kind.CHANCE)\n"
        "    [it] = said.value\n"
        "    print(it.move.split()[0], bool(it.film), 'mujoco' in sys.modules)\n"
        "    workers.close()\n"
        "if __name__ == '__main__':\n"
        "    asyncio.run(main())\n"
    )
    said = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert said.stdout.strip() == "stands True False"


class Scripted:
    """A simulation that follows a script: from when to when no block rests on the one below, when
    one touches the table, and when all are at rest."""

    def __init__(self, off=(99.0, 99.0), table=99.0, still=99.0):
        self.off, self.table, self.still, self.time = off, table, still, 0.0

    def run_to(self, milliseconds):
        self.time = milliseconds / 1000

    def record_frame(self):
        pass

    def coarsen(self):
        pass

    def frames(self):
        return ((Pose(0, 0, 22), Pose(0, 0, 66)),)

    def has_diverged(self):
        return False

    def is_at_rest(self):
        return self.time >= self.still

    def touches_table(self):
        return self.time >= self.table

    def is_supported(self):
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
    monkeypatch.setattr(towers, "_new_simulation", lambda *_: Scripted(**script))
    settled = settle([], [])
    assert (settled.kind, settled.decided_at) == (kind, pytest.approx(at, abs=0.018))


# --- failing simulations ------------------------------------------------------------------------


def test_a_diverged_simulation_is_reported_and_the_turn_can_be_retried(
    three, monkeypatch, tmp_path
):
    monkeypatch.chdir(tmp_path)
    released = Release(OVER)
    expected = simulate(three, "medium-red", released)
    engine = sys.modules["blockyard.games.blockout.physics.engine"]
    run_to = engine.Simulation.run_to

    def astray(simulation, steps):
        simulation._data.qvel[-1] = float("nan")
        run_to(simulation, steps)

    monkeypatch.setattr(engine.Simulation, "run_to", astray)
    with pytest.raises(SimulationFailed) as failed:
        simulate(three, "medium-red", released)
    assert isinstance(failed.value, Refusal)
    for lang in LANGUAGES:
        assert len(Words(lang).refusal(failed.value)) > 20
    assert not list(tmp_path.iterdir()), "MuJoCo would write a log here"
    monkeypatch.setattr(engine.Simulation, "run_to", run_to)
    assert simulate(three, "medium-red", released) == expected


def test_a_simulation_that_takes_too_long_is_abandoned(three, monkeypatch):
    monkeypatch.setattr(towers, "CPU_SECONDS", 0.0)
    with pytest.raises(SimulationFailed) as failed:
        simulate(three, "medium-red", Release(OVER))
    assert failed.value.objection.reason == "tower-engine-slow"


def test_a_match_loses_nothing_when_a_simulation_fails_and_continues_on_retry(
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
        failing.setattr(towers, "CPU_SECONDS", 0.0)
        with pytest.raises(Refusal):
            match.chance_move(Random(1))
    assert match.state is before and match.ply == 1
    match = match.play(CHANCE, 1, match.chance_move(Random(1)).move)
    assert (match.state.turn, len(match.state.tower)) == (1, 2)


# --- in a game ----------------------------------------------------------------------------------

OVER_THE_EDGE = """
    medium-red
    large-blue
    =================
    0: pass any          <- count small-red 28 0 0 0
    1: red blue
    discards: any
"""


def test_chance_uses_physics_and_quick_chance_the_stand_in():
    state = table(OVER_THE_EDGE)
    move = GAME.chance(state, Random(1))
    assert state.objection(move) is None and state.spell(move) == move
    assert read_verdict(move).release.z > 44 + 36 + 14, "released above the dome"
    assert GAME.chance(state, Random(1)) == move
    quick = Counter(GAME.quick_chance(state, Random(seed)).split()[0] for seed in range(50))
    assert quick["stands"] > 40, "the stand-in does not see that the block hangs over"
    simulated = Counter(GAME.chance(state, Random(seed)).split()[0] for seed in range(5))
    assert simulated["falls"] == 5


def test_a_film_starts_at_the_release_and_ends_in_the_poses_of_the_verdict():
    state = table(OVER_THE_EDGE)
    chance = GAME.filmed(state, Random(1))
    assert chance.move == GAME.chance(state, Random(1))
    film, said = decode(chance.film), read_verdict(chance.move)
    assert said.kind == "falls" and 0 < film.decided_at < len(film.frames) / 60
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
