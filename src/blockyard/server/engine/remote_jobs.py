"""Jobs for workers on other machines, and their answers, as messages.

A worker must judge as the server would: a subject names the version of Blockyard and the build of
the physics, and whoever has another one never sees the job. Messages are plain values, no pickles:
a broker that is not to be trusted can send nonsense, but run nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib.metadata import PackageNotFoundError, version
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct

import blockyard
from blockyard.ai.engine import EngineRequest, EngineResponse
from blockyard.core.contract import ChanceMove
from blockyard.server.engine import jobs
from blockyard.server.engine.jobs import Odds
from blockyard.server.engine.queues import Kind

STREAM = "blockyard-jobs"
SUBJECTS = "blockyard.jobs.>"
WORKERS = "blockyard.workers"
STOPS = "blockyard.stops"
LIFE_SECONDS = 1.0
"""Seconds between two announcements of a worker; after three it is taken to be gone."""
ACK_SECONDS = 3.0
"""Seconds without a sign of life after which a job is given to another worker."""
MOST_TRIES = 3
MAX_LEVEL = 99
KINDS = (Kind.RATED, Kind.CHANCE, Kind.BOT, Kind.HELP)


class Work(NamedTuple):
    """A function that remote workers can call, and the types of its arguments and result."""

    call: Callable[..., Any]
    arguments: Any
    result: Any


WORK = {
    "respond": Work(jobs.respond, tuple[EngineRequest], EngineResponse),
    "chance": Work(jobs.chance_moves, tuple[str, str, str, str], list[ChanceMove]),
    "odds": Work(jobs.odds, tuple[str, str, str, str], Odds),
}
NAMES = {work.call: name for name, work in WORK.items()}


class Levels(NamedTuple):
    """From this level to that one."""

    first: int
    last: int


ANY_LEVEL = Levels(0, MAX_LEVEL)


def level_of(arguments: tuple[Any, ...]) -> int | None:
    """The level at which work is done; None for work that is the same at all levels."""
    asked = arguments[0] if arguments else None
    return asked.level if isinstance(asked, EngineRequest) else None


class Job(Struct, array_like=True):
    id: str
    reply: str
    """The subject of the answer."""
    work: str
    arguments: bytes
    seconds: float
    cpu_seconds: float


class Answer(Struct, array_like=True):
    job: str
    result: bytes = b""
    error: str = ""
    refused: tuple[str, str, dict[str, Any]] | None = None
    """The clause, the reason and the parameters of a refusal."""
    cpu_seconds: float = 0.0
    was_stopped: bool = False


class Offer(Struct, array_like=True):
    """What a worker announces: its free and busy cores, for work of these kinds; none when it is
    about to stop. Of computer players and help it takes these levels only."""

    worker: str
    build: str
    cores: int
    kinds: list[str]
    levels: Levels = ANY_LEVEL


encode = msgspec.msgpack.encode
decode_job = msgspec.msgpack.Decoder(Job).decode
decode_answer = msgspec.msgpack.Decoder(Answer).decode
decode_offer = msgspec.msgpack.Decoder(Offer).decode


def build() -> str:
    """The version, and that of the physics engine, as a part of a subject."""
    try:
        physics = version("mujoco-core")
    except PackageNotFoundError:
        physics = "none"
    return f"{blockyard.__version__}-{physics}".replace(".", "_")


def queue(kind: str, levels: Levels) -> str:
    """The name of the queue that workers who take the same share."""
    return kind if levels == ANY_LEVEL else f"{kind}-{levels.first}-{levels.last}"


def subject(queue: str, of: str) -> str:
    return f"blockyard.jobs.{of}.{queue}"


async def open_stream(jetstream: Any) -> None:
    """Create the work queue, unless there is one. A job need not survive the broker: whoever
    waits for it asks again."""
    from nats.js import api  # noqa: PLC0415  # an extra

    config = api.StreamConfig(
        name=STREAM,
        subjects=[SUBJECTS],
        retention=api.RetentionPolicy.WORK_QUEUE,
        storage=api.StorageType.MEMORY,
        max_age=600,
    )
    await jetstream.add_stream(config)
