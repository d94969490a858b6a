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
    port: Annotated[int, typer.Option(min=1, max=65535)] = PORT,
    data: Data = None,
    database: Annotated[str, typer.Option()] = "",
    no_browser: Annotated[bool, typer.Option("--no-browser")] = False,
    trusted_proxy: Annotated[list[str] | None, typer.Option()] = None,
    count_speed: Annotated[float, typer.Option(min=0.1, max=100.0)] = 1.0,
    lang: Lang = None,
) -> None:
    from blockyard.server.serving import address, free_port, open_browser, run, set_up_logs
    from blockyard.server.settings import Settings, data_folder

    screen = Screen(lang, plain=False)
    settings = Settings(
        data=data or data_folder(),
        database=database,
        trusted_proxies=tuple(trusted_proxy or ()),
        count_speed=count_speed,
    )
    with screen.refusing():
        listening = free_port(host, port)
        url = address(listening)
        if listening.getsockname()[1] != port:
            screen.say("serve-port-taken", port=port, free=listening.getsockname()[1])

        def ready() -> None:
            screen.say("serve-address", url=url)
            if not no_browser and sys.stdout.isatty():
                open_browser(url)
            screen.say("serve-stop")

        set_up_logs()
        run(settings, listening, ready)


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
