"""Workers: a job is answered, retried once, or fails; the next job is answered."""

from __future__ import annotations

import asyncio
import os

import pytest

from blockyard.core.contract import Refusal
from blockyard.server.engine import worker_process
from blockyard.server.engine.queues import Kind
from blockyard.server.engine.worker_process import HELP_NICE, LOADED, NICE, WorkerFailed
from blockyard.server.engine.workers import Workers
from tests.server.worker_jobs import (
    breaks,
    dies_the_first_time,
    has_loaded,
    how_nice,
    refuses,
    returns_a_lambda,
    sleeps_for_ever,
    stops_when_asked,
)

pytestmark = pytest.mark.slow

PLENTY = 60.0
"""Seconds."""
LOW = min(os.nice(0) + NICE, HELP_NICE)
"""The priority of a worker: the tests may run at a low one themselves."""


@pytest.fixture
def asked(monkeypatch):
    """Ask workers this and that, one after another."""
    monkeypatch.setattr(worker_process, "STOP_GRACE", 3.0)

    def ask(*jobs, kind=Kind.BOT):
        async def run():
            pool = Workers(1)
            try:
                return [
                    await _outcome(pool.ask(job, *more, seconds=seconds, kind=kind))
                    for seconds, job, *more in jobs
                ]
            finally:
                pool.close()

        return asyncio.run(run())

    return ask


async def _outcome(answer):
    try:
        return (await asyncio.wait_for(answer, PLENTY)).value
    except (WorkerFailed, Refusal) as why:
        return why


def test_workers_run_at_low_priority(asked):
    assert asked((PLENTY, how_nice)) == [LOW]


@pytest.mark.parametrize("kind", [Kind.HELP, Kind.IDLE])
def test_what_no_game_waits_for_gives_way_to_games(asked, kind):
    refused, nice = asked((PLENTY, refuses), (PLENTY, how_nice), kind=kind)
    assert isinstance(refused, Refusal) and nice == HELP_NICE
    assert 0 < NICE < HELP_NICE


def test_a_first_job_does_not_wait_for_modules(asked):
    """On a busy machine that took longer than the job had, in each new worker again."""
    assert asked((PLENTY, has_loaded, LOADED)) == [True]


def test_a_job_whose_worker_died_is_retried_once(asked, tmp_path):
    assert asked((PLENTY, dies_the_first_time, str(tmp_path / "mark"))) == ["answered"]


def test_a_worker_that_does_not_answer_is_replaced(asked):
    given_up, after = asked((0.1, sleeps_for_ever), (PLENTY, how_nice))
    assert isinstance(given_up, WorkerFailed) and after == LOW


def test_a_worker_is_asked_to_stop_before_it_is_ended(asked):
    assert asked((0.1, stops_when_asked)) == ["stopped"]


def test_refusals_and_mistakes_come_back_and_the_worker_lives(asked):
    refused, broken, after = asked((PLENTY, refuses), (PLENTY, breaks), (PLENTY, how_nice))
    assert isinstance(refused, Refusal) and refused.objection.reason == "no-such-level"
    assert isinstance(broken, WorkerFailed) and "a mistake of ours" in str(broken)
    assert after == LOW


def test_work_that_cannot_be_sent_fails_and_breaks_nothing(asked):
    broken, answer = asked((PLENTY, how_nice, lambda: "not to be pickled"), (PLENTY, how_nice))
    assert isinstance(broken, WorkerFailed) and answer == LOW


def test_a_result_that_cannot_be_sent_fails_and_breaks_nothing(asked):
    broken, answer = asked((PLENTY, returns_a_lambda), (PLENTY, how_nice))
    assert isinstance(broken, WorkerFailed) and answer == LOW
