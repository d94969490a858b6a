"""The commands `serve` and `backup`: play in the browser, and keep a copy of every game.

The server's libraries take a while to load, so only these commands load them.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from blockyard.cli.common import Lang
from blockyard.cli.parser import Command
from blockyard.cli.screen import Screen

PORT = 8421

Data = Annotated[Path | None, typer.Option()]


def add_to(app: typer.Typer) -> None:
    app.command("serve", cls=Command)(serve)
    app.command("backup", cls=Command)(backup)


def serve(
    host: Annotated[str, typer.Option()] = "127.0.0.1",
    port: Annotated[int | None, typer.Option(min=1, max=65535)] = None,
    data: Data = None,
    database: Annotated[str, typer.Option()] = "",
    no_browser: Annotated[bool, typer.Option("--no-browser")] = False,
    trusted_proxy: Annotated[list[str] | None, typer.Option()] = None,
    count_speed: Annotated[float, typer.Option(min=0.1, max=100.0)] = 1.0,
    lang: Lang = None,
) -> None:
    from blockyard.server import serving
    from blockyard.server.settings import Settings, data_folder

    screen = Screen(lang, plain=False)
    with screen.refusing():
        listening = serving.exact_port(host, port) if port else serving.free_port(host, PORT)
        url, others = serving.address(listening), serving.addresses_for_others(listening)
        settings = Settings(
            data=data or data_folder(),
            database=database,
            trusted_proxies=tuple(trusted_proxy or ()),
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


def backup(
    to: Annotated[Path, typer.Argument()],
    data: Data = None,
    lang: Lang = None,
) -> None:
    from blockyard.server.settings import data_folder
    from blockyard.server.storage import migrations

    screen = Screen(lang, plain=False)
    source = (data or data_folder()) / "blockyard.db"
    with screen.refusing():
        migrations.back_up(source, to)
        screen.say("backup-done", file=str(to))
