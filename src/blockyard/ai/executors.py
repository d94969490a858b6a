"""Where many games are played: in this process, in several here, or on a cluster.

All of these are `concurrent.futures.Executor`s. What runs there depends on its arguments alone, so
the results are the same wherever they come from, and they come in the order of the questions.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager
from typing import TypeVar

from blockyard.core.contract import Refused

T = TypeVar("T")
U = TypeVar("U")

CONNECT_SECONDS = 10
AHEAD = 4
"""Questions for each worker that are asked before the first answer is taken."""


@contextmanager
def executor(jobs: int, cluster: str = "") -> Iterator[tuple[Executor, int]]:
    """So many processes of this machine, or the Dask cluster whose scheduler is at this address,
    such as `tcp://host:8786`; and how many tasks to give it ahead."""
    if not cluster:
        with ProcessPoolExecutor(jobs) as pool:
            yield pool, AHEAD * jobs
        return
    from distributed import Client  # noqa: PLC0415  # an extra

    try:
        client = Client(cluster, timeout=CONNECT_SECONDS, set_as_default=False)
    except (OSError, ValueError) as error:
        raise Refused("cluster-unreachable", address=cluster, why=str(error)) from error
    with client:
        cores = sum(client.ncores().values())
        yield client.get_executor(), AHEAD * max(1, cores)


def in_order(
    pool: Executor, work: Callable[[T], U], questions: Iterable[T], ahead: int
) -> Iterator[U]:
    """The answers, in order, with no more questions under way than `ahead`. Whoever stops asking
    cancels the others."""
    waiting: deque[Future[U]] = deque()
    try:
        for question in questions:
            waiting.append(pool.submit(work, question))
            if len(waiting) >= ahead:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
    finally:
        for future in waiting:
            future.cancel()
