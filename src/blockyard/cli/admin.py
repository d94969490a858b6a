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
from typing import TYPE_CHECKING, TypeVar
from urllib.error import URLError
from urllib.request import urlopen

import click

from blockyard.cli.common import FILE, with_lang
from blockyard.cli.parser import Group
from blockyard.cli.screen import Screen
from blockyard.core.contract import Refused

if TYPE_CHECKING:
    from blockyard.server.people.moderation import Operator

T = TypeVar("T")

QUEUES = re.compile(r"^blockyard_(\w*(?:waiting|queue|jobs|rooms|sockets|tables)\w*) (\S+)$", re.M)

DAYS = click.FloatRange(min=0)

with_data = click.option("--data", type=FILE)
with_database = click.option("--database", default="")


@click.group("admin", cls=Group)
@with_lang
def admin(lang: str | None) -> None:
    """`--lang` may stand before the command as well."""


@admin.command("find")
@click.argument("who")
@with_data
@with_database
@with_lang
def find(who: str, data: Path | None, database: str, lang: str | None) -> None:
    screen, rows = _run(lang, data, database, lambda operator: operator.search(who))
    for row in rows:
        kind = "admin-kind-guest" if row.is_guest else "admin-kind-account"
        say = screen.words.say
        screen.say("admin-person", name=row.name, id=row.id, kind=say(kind), since=_day(row.since))
    if not rows:
        screen.say("admin-nobody", given=who)


@admin.command("rename")
@click.argument("who")
@click.argument("new")
@with_data
@with_database
@with_lang
def rename(who: str, new: str, data: Path | None, database: str, lang: str | None) -> None:
    screen, (old, name) = _run(lang, data, database, lambda operator: operator.rename(who, new))
    screen.say("admin-renamed", old=old, name=name)


@admin.command("mute")
@click.argument("who")
@click.option("--days", type=DAYS, default=7.0)
@with_data
@with_database
@with_lang
def mute(who: str, days: float, data: Path | None, database: str, lang: str | None) -> None:
    screen, row = _run(lang, data, database, lambda operator: operator.mute(who, days))
    screen.say("admin-muted" if days else "admin-unmuted", name=row.name, days=f"{days:g}")


@admin.command("ban")
@click.argument("who")
@click.option("--days", type=DAYS, default=math.inf)
@with_data
@with_database
@with_lang
def ban(who: str, days: float, data: Path | None, database: str, lang: str | None) -> None:
    screen, row = _run(lang, data, database, lambda operator: operator.ban(who, days))
    shown = "∞" if math.isinf(days) else f"{days:g}"
    screen.say("admin-banned" if days else "admin-unbanned", name=row.name, days=shown)


@admin.command("void")
@click.argument("table")
@with_data
@with_database
@with_lang
def void(table: str, data: Path | None, database: str, lang: str | None) -> None:
    screen, many = _run(lang, data, database, lambda operator: operator.void(table))
    screen.say("admin-void", table=table, count=many)


@admin.command("reports")
@click.option("--close", type=int)
@with_data
@with_database
@with_lang
def reports(close: int | None, data: Path | None, database: str, lang: str | None) -> None:
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


@admin.command("fair-play")
@click.argument("who", default="")
@click.option("--days", type=DAYS, default=30.0)
@click.option("--games", type=click.IntRange(min=0), default=5)
@with_data
@with_database
@with_lang
def fair_play(
    who: str, days: float, games: int, data: Path | None, database: str, lang: str | None
) -> None:
    screen, (pairs, plays, hands) = _run(
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
    for hand in hands:
        screen.say(
            "admin-hand",
            name=hand.name,
            placed=hand.placements,
            doubted=hand.doubted,
            error=f"{hand.error:.2f}",
            spread=f"{hand.spread:.2f}",
            repeated=hand.repeated,
            seconds=f"{hand.seconds:.1f}",
            variation=f"{hand.variation:.1f}",
            flag="yes" if hand.is_suspect else "no",
        )


@admin.command("log")
@click.option("--many", type=click.IntRange(min=1), default=50)
@with_data
@with_database
@with_lang
def log(many: int, data: Path | None, database: str, lang: str | None) -> None:
    screen, rows = _run(lang, data, database, lambda operator: operator.log(many))
    for row in rows:
        what = " ".join(filter(None, (row.action, row.person, row.table_id, row.detail)))
        screen.print(f"{_time(row.at)}  {row.operator}  {what}")


@admin.command("queues")
@click.option("--server", default="http://localhost:8421")
@with_lang
def queues(server: str, lang: str | None) -> None:
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
