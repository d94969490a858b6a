"""The commands `serve` and `backup`: play in the browser, and keep a copy of every game.

The server's libraries take a while to load, so only these commands load them.
"""

from __future__ import annotations

import socket
import sys
from pathlib import Path

import click

from blockyard.cli.common import FILE, with_lang
from blockyard.cli.parser import Command
from blockyard.cli.screen import Screen
from blockyard.core.contract import Refused

PORT = 8421


@click.command("serve", cls=Command)
@click.option("--host", default="127.0.0.1")
@click.option("--port", type=click.IntRange(1, 65535))
@click.option("--data", type=FILE)
@click.option("--database", default="")
@click.option("--broker", default="")
@click.option("--public-url", default="")
@click.option("--no-browser", is_flag=True)
@click.option("--trusted-proxy", multiple=True)
@click.option("--count-speed", type=click.FloatRange(0.1, 100.0), default=1.0)
@with_lang
def serve(
    host: str,
    port: int | None,
    data: Path | None,
    database: str,
    broker: str,
    public_url: str,
    no_browser: bool,
    trusted_proxy: tuple[str, ...],
    count_speed: float,
    lang: str | None,
) -> None:
    from blockyard.server import serving
    from blockyard.server.settings import Settings, data_folder

    screen = Screen(lang, plain=False)
    with screen.refusing():
        if broker and not database.startswith("postgresql"):
            raise Refused("broker-needs-database")
        listening = serving.exact_port(host, port) if port else serving.free_port(host, PORT)
        url, others = serving.address(listening), serving.addresses_for_others(listening)
        settings = Settings(
            data=data or data_folder(),
            database=database,
            broker=broker,
            public_url=public_url.replace("{host}", socket.gethostname()),
            trusted_proxies=trusted_proxy,
            addresses=tuple(others),
            count_speed=count_speed,
        )
        found = listening.getsockname()[1]
        if found != (port or PORT):
            screen.say("serve-port-taken", port=str(PORT), free=str(found))

        def ready() -> None:
            screen.say("serve-address", url=url)
            for other in others:
                screen.say("serve-address-others", url=other)
            if not no_browser and sys.stdout.isatty():
                serving.open_browser(url)
            screen.say("serve-stop")

        serving.set_up_logs()
        serving.run(settings, listening, ready)


@click.command("backup", cls=Command)
@click.argument("to", type=FILE)
@click.option("--data", type=FILE)
@with_lang
def backup(to: Path, data: Path | None, lang: str | None) -> None:
    from blockyard.server.settings import data_folder
    from blockyard.server.storage import migrations

    screen = Screen(lang, plain=False)
    source = (data or data_folder()) / "blockyard.db"
    with screen.refusing():
        migrations.back_up(source, to)
        screen.say("backup-done", file=str(to))
