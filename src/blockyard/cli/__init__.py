"""The command `blockyard`. Each command's module is imported when the command is used, so that
`blockyard --version` does not wait for the engines and `blockyard games` not for the server."""

from __future__ import annotations

import sys
from importlib import import_module

import click

from blockyard import __version__
from blockyard.cli.common import with_lang
from blockyard.cli.language import language
from blockyard.cli.parser import Group
from blockyard.core.extras import MissingExtra, OtherBuild, command_for, extra_of
from blockyard.words import Words

COMMANDS = {
    "play": "play.play",
    "serve": "serve.serve",
    "backup": "serve.backup",
    "worker": "worker.worker",
    "rules": "rules.rules",
    "games": "inspect.list_games",
    "perft": "perft.count",
    "replay": "inspect.replay",
    "about": "inspect.about",
    "convert": "convert.convert",
    "solve": "solve.solve",
    "train": "train.train",
    "book": "book.book",
    "duel": "duel.duel",
    "evaluate": "evaluate.evaluate",
    "dataset": "dataset.dataset",
    "analyse": "engine.analyse",
    "learn": "learn.learn",
    "puzzle": "puzzle.solve_puzzle",
    "puzzles": "puzzle.puzzles",
    "openings": "openings.openings",
    "bench": "engine.bench",
    "gtp": "gtp.gtp",
    "admin": "admin.admin",
}
"""The module of each command and its name there, in the order of the help page."""
NEEDED = {
    "serve": "server",
    "backup": "server",
    "admin": "server",
    "worker": "cluster",
    "train": "train",
    "dataset": "data",
}
"""The extra with everything that a command needs; the others need `terminal`."""


class LazyGroup(Group):
    """All commands by name; a module is imported when one of its commands is asked for."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        module, name = COMMANDS[cmd_name].split(".")
        command = getattr(import_module(f"{__name__}.{module}"), name)
        assert isinstance(command, click.Command)
        return command


def _show_version(ctx: click.Context, param: click.Parameter, wanted: bool) -> None:
    if wanted:
        click.echo(f"blockyard {__version__}")
        ctx.exit()


def _install_completion(ctx: click.Context, param: click.Parameter, wanted: bool) -> None:
    if wanted:
        from blockyard.cli import completion  # noqa: PLC0415 - once in a lifetime

        completion.install(app)
        ctx.exit()


@click.group("blockyard", cls=LazyGroup, context_settings={"help_option_names": ["-h", "--help"]})
@with_lang
@click.option("--version", is_flag=True, is_eager=True, expose_value=False, callback=_show_version)
@click.option(
    "--install-completion",
    is_flag=True,
    is_eager=True,
    expose_value=False,
    callback=_install_completion,
)
def app(lang: str | None) -> None:
    """`--lang` may stand before the command as well."""


def main() -> None:
    try:
        app(prog_name="blockyard")
    except ImportError as missing:
        said = _way_out(missing)
        if said is None:
            raise
        click.echo(said, err=True)
        sys.exit(2)


def _way_out(missing: ImportError) -> str | None:
    """One sentence that says what to install, if that is known."""
    words = Words(language())
    if isinstance(missing, OtherBuild):
        how = {"command": missing.command, "wanted": missing.wanted, "found": missing.found}
        return words.say("other-build", **how)
    if isinstance(missing, MissingExtra):
        extra: str | None = missing.extra
    else:
        wanted = next((NEEDED[word] for word in sys.argv[1:] if word in NEEDED), None)
        extra = extra_of(missing.name, wanted)
    return extra and words.say("missing-extra", command=command_for(extra), extra=extra)
