"""Queues of work that waits for a worker: one for each kind of work, fair to everybody in it.

Groups take turns, and inside a group its people do. A group is an address, so that a hundred guests
or accounts of one computer get one share. Groups that have used much lately come after those that
have not.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from enum import Enum
from math import exp2, inf
from typing import Any

HALF_LIFE, STEP_SECONDS = 60.0, 20.0
"""A third of a worker, all the time, is a step and a half."""
MAX_GROUPS = 1000
"""Groups whose use is remembered before those with little are forgotten."""

OnPlace = Callable[[int], None]
"""Called with the place in the queue whenever it changes: 1 is next, 0 means that the work began.
Work that begins at once has no place."""


class Kind(Enum):
    """The kinds of work, the most urgent first."""

    RATED = "rated"
    CHANCE = "chance"
    BOT = "bot"
    HELP = "help"
    ANALYSIS = "analysis"
    IDLE = "idle"
    """What nobody asked for: it begins only while nothing else waits."""


@dataclass(frozen=True, slots=True)
class Policy:
    """How long work of a kind may wait, and how it is shortened when many wait.

    wait     seconds in the queue after which it fails
    target   seconds from question to answer; more load means less time for each. None: the time
             is never shortened, because a rating depends on it or because it is short anyway
    most     jobs of this kind that may wait at a time
    """

    wait: float
    target: float | None
    most: int


POLICIES = {
    Kind.RATED: Policy(wait=300.0, target=None, most=1000),
    Kind.CHANCE: Policy(wait=30.0, target=None, most=1000),
    Kind.BOT: Policy(wait=120.0, target=15.0, most=1000),
    Kind.HELP: Policy(wait=120.0, target=30.0, most=300),
    Kind.ANALYSIS: Policy(wait=120.0, target=None, most=300),
    Kind.IDLE: Policy(wait=120.0, target=None, most=100),
}


@dataclass(frozen=True, slots=True)
class Asker:
    """Who waits for the answer: a person, in the group that takes turns with other groups."""

    person: str = ""
    group: str = ""


SERVER = Asker()
"""Work for which nobody in particular asked."""


@dataclass(eq=False, slots=True)
class Job:
    """A function to call in a worker as `work(*arguments, stop)`. Its types are erased here:
    arguments and result cross a pipe. `Workers.ask` is typed."""

    work: Callable[..., Any]
    arguments: tuple[Any, ...]
    kind: Kind
    asker: Asker
    seconds: float
    result: asyncio.Future[Any]
    arrived: float
    on_place: OnPlace | None = None
    on_update: Callable[[Any], None] | None = None
    place: int = field(default=0, init=False)
    started: float = field(default=0.0, init=False)
    is_shortened: bool = field(default=False, init=False)
    """Whether it got less time than it asked for, because others wait."""
    leaves_at: float = field(default=inf, init=False)
    """When it makes room for others, if it has to."""

    @property
    def is_preempted(self) -> bool:
        return self.leaves_at < inf

    def tell_place(self, place: int) -> None:
        if place != self.place:
            self.place = place
            if self.on_place is not None:
                self.on_place(place)

    def tell_update(self, value: Any) -> None:
        """What streaming work has found; nobody is told once the job is over."""
        if self.on_update is not None and not self.result.done():
            self.on_update(value)


class Usage:
    """The seconds for which each group has used workers; they halve in `HALF_LIFE`."""

    def __init__(self) -> None:
        self._used: dict[str, tuple[float, float]] = {}

    def add(self, group: str, seconds: float, now: float) -> None:
        self._used[group] = self._seconds(group, now) + seconds, now
        if len(self._used) > MAX_GROUPS:
            self._used = {one: used for one, used in self._used.items() if self.level(one, now)}

    def _seconds(self, group: str, now: float) -> float:
        seconds, at = self._used.get(group, (0.0, now))
        return seconds * exp2((at - now) / HALF_LIFE)

    def level(self, group: str, now: float) -> int:
        """How much that is, in steps: who uses less goes first."""
        return int(self._seconds(group, now) / STEP_SECONDS)


IsWanted = Callable[[Job], bool]


def any_job(_: Job) -> bool:
    return True


class FairQueue:
    """Round robin over groups, and in each group over its people."""

    def __init__(self) -> None:
        self._groups: OrderedDict[str, OrderedDict[str, deque[Job]]] = OrderedDict()

    def __len__(self) -> int:
        return sum(len(jobs) for people in self._groups.values() for jobs in people.values())

    def put(self, job: Job) -> None:
        people = self._groups.setdefault(job.asker.group, OrderedDict())
        people.setdefault(job.asker.person, deque()).append(job)

    def groups(self, is_wanted: IsWanted = any_job) -> list[str]:
        """Those for whom such work waits, in the order of their turns."""
        if is_wanted is any_job:
            return list(self._groups)
        return [
            group
            for group, people in self._groups.items()
            if any(is_wanted(job) for jobs in people.values() for job in jobs)
        ]

    def take(self, group: str | None = None, is_wanted: IsWanted = any_job) -> Job:
        """The next job that is wanted, of this group if it is given; its group and its person go
        to the end."""
        group = next(iter(self._groups)) if group is None else group
        people = self._groups.pop(group)
        person, job = next(
            (who, job) for who, jobs in people.items() for job in jobs if is_wanted(job)
        )
        jobs = people.pop(person)
        jobs.remove(job)
        if jobs:
            people[person] = jobs
        if people:
            self._groups[group] = people
        return job

    def last_of_longest(self, group: str) -> Job | None:
        """The last job of the group that has most; None if that is this one, or nearly."""
        sizes = {one: sum(map(len, people.values())) for one, people in self._groups.items()}
        longest = max(sizes, key=lambda one: sizes[one])
        if sizes[longest] <= sizes.get(group, 0) + 1:
            return None
        return max(self._groups[longest].values(), key=len)[-1]

    def remove(self, job: Job) -> None:
        """Forget a job that waits; one that does not is ignored."""
        people = self._groups.get(job.asker.group, OrderedDict())
        jobs = people.get(job.asker.person, deque())
        if job in jobs:
            jobs.remove(job)
        if not jobs:
            people.pop(job.asker.person, None)
        if not people:
            self._groups.pop(job.asker.group, None)

    def in_order(self) -> Iterator[Job]:
        """All jobs in the order in which they would be taken."""
        copy = FairQueue()
        for group, people in self._groups.items():
            copy._groups[group] = OrderedDict((who, deque(jobs)) for who, jobs in people.items())
        while copy._groups:
            yield copy.take()
