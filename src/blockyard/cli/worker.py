"""The command `worker`: give cores of this machine to servers elsewhere."""

from __future__ import annotations

import os

import click

from blockyard.cli.common import with_lang
from blockyard.cli.parser import Command
from blockyard.cli.screen import Screen
from blockyard.core.contract import Refused

KINDS = {"bots": ("rated", "bot"), "help": ("help",), "towers": ("chance",)}
"""What a worker can be asked to do, and the kinds of work in the server that this is."""
MAX_LEVEL = 99


def read_levels(text: str) -> tuple[int, int]:
    """Levels as they are given: `3` or `1-6`; all of them if nothing is."""
    if not text:
        return 0, MAX_LEVEL
    first, dash, last = text.partition("-")
    given = [int(one) for one in (first, last if dash else first) if one.isdecimal()]
    if len(given) != 2 or not 0 <= given[0] <= given[1] <= MAX_LEVEL:
        raise Refused("worker-levels", given=text[:40])
    return given[0], given[1]


@click.command("worker", cls=Command)
@click.option("--connect", required=True)
@click.option("--cores", type=click.IntRange(1, 1024))
@click.option("--only", type=click.Choice(list(KINDS)), multiple=True)
@click.option("--levels", default="")
@with_lang
def worker(
    connect: str, cores: int | None, only: tuple[str, ...], levels: str, lang: str | None
) -> None:
    import asyncio  # noqa: PLC0415  # other commands start faster without
    import signal  # noqa: PLC0415

    from blockyard.server.engine.remote_jobs import Levels  # noqa: PLC0415
    from blockyard.server.engine.remote_worker import RemoteWorker  # noqa: PLC0415
    from blockyard.server.serving import set_up_logs  # noqa: PLC0415

    screen = Screen(lang, plain=False)
    given = cores or os.cpu_count() or 1
    kinds = [kind for one in only or KINDS for kind in KINDS[one]]
    with screen.refusing():
        wanted = read_levels(levels)
    set_up_logs()

    def ready() -> None:
        screen.say("worker-ready", cores=given)
        screen.say("worker-stop")

    async def work() -> None:
        working = RemoteWorker(connect, given, kinds, Levels(*wanted))
        loop = asyncio.get_running_loop()
        for number in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(number, working.stop)
        await working.run(ready)

    with screen.refusing():
        asyncio.run(work())
