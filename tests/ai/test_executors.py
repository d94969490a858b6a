"""Games on many cores or machines: the same results in the same order, and none lost."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace

import pytest

from blockyard import games
from blockyard.ai.executors import executor, in_order
from blockyard.ai.puzzles import making
from blockyard.ai.tournament import GameResult, Tournament, run
from blockyard.core.contract import Refused

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


def test_a_cluster_that_does_not_answer_is_named(monkeypatch):
    monkeypatch.setattr("blockyard.ai.executors.CONNECT_SECONDS", 0.2)
    with pytest.raises(Refused, match="cluster-unreachable"), executor(1, "tcp://127.0.0.1:9"):
        pass
