"""The command `blockyard`: one module for each group of commands."""

from __future__ import annotations

import typer

from blockyard.cli import (
    admin,
    convert,
    duel,
    engine,
    gtp,
    inspect,
    play,
    rules,
    serve,
    solve,
    train,
)
from blockyard.cli.common import Lang
from blockyard.cli.parser import Group

app = typer.Typer(
    cls=Group,
    name="blockyard",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)


@app.callback()
def every_command(lang: Lang = None) -> None:
    """`--lang` may stand before the command as well."""


play.add_to(app)
serve.add_to(app)
admin.add_to(app)
rules.add_to(app)
inspect.add_to(app)
convert.add_to(app)
solve.add_to(app)
train.add_to(app)
duel.add_to(app)
engine.add_to(app)
gtp.add_to(app)


def main() -> None:
    app()
