"""Games on many cores or machines: the same results in the same order, and none lost."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace

import pytest
from click.testing import CliRunner

from bench import ladder
from blockyard import games
from blockyard.ai import opening_maker
from blockyard.ai.executors import executor, in_order
from blockyard.ai.opening_maker import OpeningPlan
from blockyard.ai.puzzles import making
from blockyard.ai.tournament import GameResult, Tournament, run
from blockyard.ai.training.elsewhere import elsewhere
from blockyard.ai.training.self_play import Plan
from blockyard.ai.training.texel_tuning import training
from blockyard.cli import app, many_reviews
from blockyard.cli.screen import Screen
from blockyard.core import record
from blockyard.core.contract import Refused
from tests.core.test_openings import random_match

NAMES = ("random", "bot:1")


def without_times(played) -> list[GameResult]:
    return [replace(one, seconds=(0, 0)) for one in played]


def tournament() -> Tournament:
    return Tournament(games.get("gobblers"), NAMES, seed=5)


def played_by(number: int, jobs: int, cluster: str = "", file=None) -> list[GameResult]:
    contest = tournament()
    with executor(jobs, cluster) as (pool, ahead):
        play = lambda numbers: in_order(pool, contest.elsewhere(), numbers, ahead)  # noqa: E731
        return without_times(run(contest, number, file, play))


@pytest.mark.slow
def test_two_processes_play_the_games_that_one_plays(tmp_path):
    alone = without_times(run(tournament(), 8))
    assert played_by(8, jobs=1) == played_by(8, jobs=2) == alone
    file = tmp_path / "duel.jsonl"
    assert played_by(3, 2, file=file) == alone[:3]
    assert played_by(8, 2, file=file) == alone, "the first three are in the file"


@pytest.mark.slow
def test_two_processes_find_the_puzzles_that_one_finds():
    plan, found = making.Plan("gobblers", 2, 300, 300), []
    for jobs in (1, 2):
        file = making.PuzzleFile([])
        for _ in making.make(file, plan, jobs, most=6):
            pass
        found.append(file.text())
    assert found[0] == found[1]


@pytest.mark.slow
def test_two_processes_train_the_weights_that_one_trains_and_go_on_where_it_was_interrupted(
    tmp_path,
):
    plan, found = Plan("blokus-duo", games=4, nodes=30, rounds=2, seed=3), []
    for jobs in (1, 2):
        run = training(games.get(plan.game), plan, tmp_path / f"{jobs}")
        with executor(jobs) as (pool, ahead):
            play = elsewhere(pool, ahead)
            if jobs == 2:  # interrupted in its first round
                next(iter(training(games.get(plan.game), plan, tmp_path / "2").run(play)))
            for _ in run.run(play):
                pass
        found.append((run.weights, (tmp_path / f"{jobs}").read_text()))
    alone = training(games.get(plan.game), plan, tmp_path / "alone")
    list(alone.run())
    assert found == [(alone.weights, (tmp_path / "alone").read_text())] * 2


@pytest.mark.slow
def test_two_processes_count_the_openings_and_review_the_games_that_one_does(tmp_path):
    plan = OpeningPlan("gobblers", 4, nodes=50)
    counts = [list(opening_maker.make(plan, jobs))[-1] for jobs in (1, 2)]
    assert counts[0] == counts[1]
    kept = [line for seed in range(5) for line in record.write(random_match("gobblers", seed, 8))]
    (tmp_path / "games.record").write_text("\n".join(kept) + "\n", "utf-8")
    for jobs, file in ((1, "one"), (2, "two")):
        to = tmp_path / file
        if jobs == 2:  # interrupted while it wrote the third
            to.write_text("".join((tmp_path / "one").read_text().splitlines(True)[:2]) + "{")
        many_reviews.review_all(
            Screen("en"), tmp_path / "games.record", to, 1, None, jobs=jobs, cluster=""
        )
    assert (tmp_path / "one").read_text() == (tmp_path / "two").read_text()
    assert len((tmp_path / "one").read_text().splitlines()) == 5


@pytest.mark.slow
def test_a_ladder_and_an_evaluation_are_the_same_in_two_processes_and_go_on(tmp_path):
    def rows(*words: str) -> str:
        return re.sub(r"[^|]* \|$", "", ladder.row(ladder.arguments("gobblers", "4", *words), 2))

    alone = rows()
    assert rows("--jobs", "2", "--resume", str(tmp_path)) == alone
    assert rows("--jobs", "2", "--resume", str(tmp_path)) == alone
    assert len((tmp_path / "gobblers-2.jsonl").read_text().splitlines()) == 5

    def rating(*words: str) -> float:
        wanted = ["evaluate", "gobblers", "random", "--games", "6", "--against", "1", "--json"]
        ran = CliRunner().invoke(app, [*wanted, *words])
        return float(json.loads(ran.stdout)["rating"])

    assert rating() == rating("--jobs", "2")


@contextmanager
def dask() -> Iterator[tuple[str, list[subprocess.Popen[str]]]]:
    """The address of a scheduler on this machine, and its two workers."""
    program = "from distributed.cli.dask_{} import main; main()"
    running: list[subprocess.Popen[str]] = []

    def start(what: str, *words: str) -> subprocess.Popen[str]:
        command = [sys.executable, "-W", "ignore", "-c", program.format(what), *words]
        environment = os.environ | {"DASK_DISTRIBUTED__DASHBOARD__LINK": ""}
        started = subprocess.Popen(
            [*command, "--no-dashboard"], stderr=subprocess.PIPE, text=True, env=environment
        )
        running.append(started)
        return started

    try:
        scheduler = start("scheduler", "--host", "127.0.0.1", "--port", "0")
        assert scheduler.stderr is not None
        lines = iter(scheduler.stderr.readline, "")
        address = next(found[0] for line in lines if (found := re.search(r"tcp://[\d.:]+", line)))
        for _ in range(2):
            start("worker", address, "--nthreads", "1", "--no-nanny")
        yield address, running[1:]
    finally:
        for one in reversed(running):
            one.send_signal(signal.SIGKILL)
            one.wait()
            if one.stderr is not None:
                one.stderr.close()


@pytest.mark.long
@pytest.mark.filterwarnings("ignore")
def test_a_cluster_plays_the_games_that_one_process_plays_though_a_worker_dies():
    alone = without_times(run(tournament(), 12))
    with dask() as (address, workers):
        contest, played = tournament(), []
        with executor(1, address) as (pool, _):
            for result in in_order(pool, contest.elsewhere(), range(12), ahead=6):
                played.append(result)
                if len(played) == 3:
                    workers[0].kill()
        assert without_times(played) == alone


@pytest.mark.slow
def test_a_cluster_that_does_not_answer_is_named(monkeypatch):
    monkeypatch.setattr("blockyard.ai.executors.CONNECT_SECONDS", 0.2)
    with pytest.raises(Refused, match="cluster-unreachable"), executor(1, "tcp://127.0.0.1:9"):
        pass
