"""The command `blockyard`. Each command's module is imported when the command is used, so that
`blockyard --version` does not wait for the engines and `blockyard games` not for the server."""

from __future__ import annotations

from importlib import import_module
from typing import Annotated, Any

import typer
from typer.main import get_group

from blockyard import __version__
from blockyard.cli.common import Lang
from blockyard.cli.parser import Group

MODULES = {
    "play": "play",
    "serve": "serve",
    "backup": "serve",
    "rules": "rules",
    "games": "inspect",
    "perft": "inspect",
    "replay": "inspect",
    "about": "inspect",
    "convert": "convert",
    "solve": "solve",
    "train": "train",
    "duel": "duel",
    "analyse": "engine",
    "bench": "engine",
    "gtp": "gtp",
    "admin": "admin",
}
"""The module of each command, in the order of the help page."""


class LazyGroup(Group):
    """All commands by name; a module is imported when one of its commands is asked for."""

    def list_commands(self, ctx: Any) -> list[str]:
        return list(MODULES)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        if cmd_name in MODULES and cmd_name not in self.commands:
            apart = typer.Typer(cls=Group)
            import_module(f"{__name__}.{MODULES[cmd_name]}").add_to(apart)
            apart.callback()(every_command)
            self.commands.update(get_group(apart).commands)
        return self.commands.get(cmd_name)


app = typer.Typer(
    cls=LazyGroup,
    name="blockyard",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def _show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"blockyard {__version__}")
        raise typer.Exit


@app.callback()
def every_command(
    lang: Lang = None,
    version: Annotated[
        bool, typer.Option("--version", callback=_show_version, is_eager=True)
    ] = False,
) -> None:
    """`--lang` may stand before the command as well."""


def main() -> None:
    app(prog_name="blockyard")
