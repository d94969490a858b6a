"""The command `admin`: what an operator does to people and games, also while the server runs.

It works on the database. Running servers read the audit log, and so learn of it within a second.
"""

from __future__ import annotations

import asyncio
import getpass
import math
import re
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeVar
from urllib.error import URLError
from urllib.request import urlopen

import typer

from blockyard.cli.common import Lang
from blockyard.cli.parser import Command, Group
from blockyard.cli.screen import Screen
from blockyard.core.contract import Refused

if TYPE_CHECKING:
    from blockyard.server.people.moderation import Operator

T = TypeVar("T")

Data = Annotated[Path | None, typer.Option()]
Database = Annotated[str, typer.Option()]
Who = Annotated[str, typer.Argument()]
Days = Annotated[float, typer.Option(min=0)]
QUEUES = re.compile(r"^blockyard_(\w*(?:waiting|queue|jobs|rooms|sockets|tables)\w*) (\S+)$", re.M)

commands = typer.Typer(cls=Group, no_args_is_help=True)


def add_to(app: typer.Typer) -> None:
    app.add_typer(commands, name="admin", cls=Group)


@commands.callback()
def every_command(lang: Lang = None) -> None:
    """`--lang` may stand before the command as well."""


@commands.command("find", cls=Command)
def find(who: Who, data: Data = None, database: Database = "", lang: Lang = None) -> None:
    screen, rows = _run(lang, data, database, lambda operator: operator.search(who))
    for row in rows:
        kind = "admin-kind-guest" if row.is_guest else "admin-kind-account"
        say = screen.words.say
        screen.say("admin-person", name=row.name, id=row.id, kind=say(kind), since=_day(row.since))
    if not rows:
        screen.say("admin-nobody", given=who)


@commands.command("rename", cls=Command)
def rename(
    who: Who, new: str, data: Data = None, database: Database = "", lang: Lang = None
) -> None:
    screen, (old, name) = _run(lang, data, database, lambda operator: operator.rename(who, new))
    screen.say("admin-renamed", old=old, name=name)


@commands.command("mute", cls=Command)
def mute(
    who: Who, days: Days = 7.0, data: Data = None, database: Database = "", lang: Lang = None
) -> None:
    screen, row = _run(lang, data, database, lambda operator: operator.mute(who, days))
    screen.say("admin-muted" if days else "admin-unmuted", name=row.name, days=f"{days:g}")


@commands.command("ban", cls=Command)
def ban(
    who: Who,
    days: Days = math.inf,
    data: Data = None,
    database: Database = "",
    lang: Lang = None,
) -> None:
    screen, row = _run(lang, data, database, lambda operator: operator.ban(who, days))
    shown = "∞" if math.isinf(days) else f"{days:g}"
    screen.say("admin-banned" if days else "admin-unbanned", name=row.name, days=shown)


@commands.command("void", cls=Command)
def void(table: str, data: Data = None, database: Database = "", lang: Lang = None) -> None:
    screen, many = _run(lang, data, database, lambda operator: operator.void(table))
    screen.say("admin-void", table=table, count=many)


@commands.command("reports", cls=Command)
def reports(
    close: Annotated[int | None, typer.Option()] = None,
    data: Data = None,
    database: Database = "",
    lang: Lang = None,
) -> None:
    if close is not None:
        screen, _ = _run(lang, data, database, lambda operator: operator.close_report(close))
        screen.say("admin-closed", number=close)
        return
    screen, rows = _run(lang, data, database, lambda operator: operator.open_reports())
    for row in rows:
        why = screen.words.say(f"report-why-{row.why}")
        about = {"name": row.name, "id": row.person, "table": row.table_id or "-"}
        screen.say("admin-report", number=row.id, at=_day(row.at), why=why, **about)
    if not rows:
        screen.say("admin-no-reports")


@commands.command("fair-play", cls=Command)
def fair_play(
    who: Annotated[str, typer.Argument()] = "",
    days: Days = 30.0,
    games: Annotated[int, typer.Option(min=0)] = 5,
    data: Data = None,
    database: Database = "",
    lang: Lang = None,
) -> None:
    screen, (pairs, plays) = _run(
        lang, data, database, lambda operator: operator.fair_play(who, days, games)
    )
    for pair in pairs:
        screen.say(
            "admin-pair",
            name=pair.name,
            other=pair.opponent,
            games=pair.games,
            gained=f"{pair.gained:+.0f}",
            free=f"{pair.free:+.0f}",
        )
    for play in plays:
        screen.say(
            "admin-play",
            table=play.table,
            moves=play.moves,
            seconds=f"{play.seconds:.1f}",
            variation=f"{play.variation:.1f}",
            alike=f"{play.agreement:.0%}",
        )
    if not pairs:
        screen.say("admin-no-pairs")


@commands.command("log", cls=Command)
def log(
    many: Annotated[int, typer.Option(min=1)] = 50,
    data: Data = None,
    database: Database = "",
    lang: Lang = None,
) -> None:
    screen, rows = _run(lang, data, database, lambda operator: operator.log(many))
    for row in rows:
        what = " ".join(filter(None, (row.action, row.person, row.table_id, row.detail)))
        screen.print(f"{_time(row.at)}  {row.operator}  {what}")


@commands.command("queues", cls=Command)
def queues(
    server: Annotated[str, typer.Option()] = "http://localhost:8421",
    lang: Lang = None,
) -> None:
    screen = Screen(lang, plain=False)
    with screen.refusing():
        try:
            with urlopen(f"{server.rstrip('/')}/metrics", timeout=10) as answer:
                text = answer.read().decode()
        except (URLError, OSError, ValueError) as error:
            raise Refused("admin-no-server", server=server, why=str(error)) from error
        for name, value in QUEUES.findall(text):
            screen.print(f"{name.replace('_', ' ')}: {float(value):g}")


def _run(
    lang: str | None, data: Path | None, database: str, work: Callable[[Operator], T]
) -> tuple[Screen, T]:
    """Run this in a transaction of its own, as the user who is signed in on this machine."""
    from blockyard.server.people.moderation import Operator
    from blockyard.server.settings import data_folder
    from blockyard.server.storage.database import open_store
    from blockyard.server.storage.migrations import migrate_unless_current

    folder = data or data_folder()

    async def run() -> T:
        if not database and not (folder / "blockyard.db").is_file():
            raise Refused("no-such-database", file=str(folder / "blockyard.db"))
        store = open_store(database, folder)
        try:
            await migrate_unless_current(store)
            return await store.write(lambda connection: work(Operator(connection, _operator())))
        finally:
            await store.close()

    screen = Screen(lang, plain=False)
    with screen.refusing():
        return screen, asyncio.run(run())
    raise AssertionError("a refusal ends the command")


def _operator() -> str:
    try:
        return getpass.getuser()[:80]
    except (OSError, KeyError):  # a user without a name, as in some containers
        return "operator"


def _day(at: int) -> str:
    return datetime.fromtimestamp(at / 1000).date().isoformat()


def _time(at: int) -> str:
    return datetime.fromtimestamp(at / 1000).isoformat(" ", "seconds")
