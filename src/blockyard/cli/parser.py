"""The command line's own words: help pages and the parser's refusals, in the reader's language.

Click's are English only. Commands and options have no help texts in the code; the catalogue has
them under `usage-<command>` and `usage-<command>-<name>`, or `usage-param-<name>` where several
commands share an option.
"""

from __future__ import annotations

import re
import shutil
import sys
import textwrap
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

import click

from blockyard.cli.language import RIGHT_TO_LEFT_MARK, language, speaking
from blockyard.core.contract import Refusal, Refused
from blockyard.words import RIGHT_TO_LEFT, Words

if TYPE_CHECKING:
    from click.shell_completion import CompletionItem

    from blockyard.cli.screen import Screen

LEFT_TO_RIGHT_ISOLATE, END_OF_ISOLATE = "\u2066", "\u2069"
NAME_COLUMN = 24
EXTRA = re.compile(r"extra arguments? \((.*)\)")


class Command(click.Command):
    """A command with its help page in the reader's language."""

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        formatter.write("\n".join(_page(self, ctx)) + "\n")


class Group(click.Group):
    """All commands; speaks the language of `--lang`, wherever it stands, or the environment's."""

    command_class = Command

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        formatter.write("\n".join([*_page(self, ctx), *_commands(self, ctx)]) + "\n")

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if self.get_command(ctx, args[0]) is None:
            known = tuple(self.list_commands(ctx))
            raise Refused("parser-no-such-command", name=args[0], commands=known)
        return super().resolve_command(ctx, args)

    def shell_complete(self, ctx: click.Context, incomplete: str) -> list[CompletionItem]:
        """Names alone, without importing the commands; what each is for, in words."""
        from click.shell_completion import CompletionItem  # noqa: PLC0415

        names = [name for name in self.list_commands(ctx) if name.startswith(incomplete)]
        words = Words(language())
        commands = [CompletionItem(name, help=words.say(f"usage-{name}")) for name in names]
        return commands + click.Command.shell_complete(self, ctx, incomplete)

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: Any,
    ) -> Any:
        given = list(sys.argv[1:] if args is None else args)
        with speaking(_wanted(given)):
            code = self._run(given, prog_name, complete_var=complete_var, **extra)
        if standalone_mode:
            sys.exit(code if isinstance(code, int) else 0)
        return code

    def _run(self, args: list[str], prog_name: str | None, **named: Any) -> Any:
        try:
            return super().main(args, prog_name, standalone_mode=False, **named)
        except Refusal as refusal:
            screen = _screen()
            screen.complain(screen.words.refusal(refusal))
            return 2
        except click.ClickException as error:
            _complain(error)
            return error.exit_code
        except click.Abort:
            return 1


def _wanted(args: list[str]) -> str | None:
    """The value of `--lang`; a language that is not ours is refused when it is parsed."""
    for at, arg in enumerate(args):
        if arg == "--lang" and at + 1 < len(args):
            return args[at + 1]
        if arg.startswith("--lang="):
            return arg.removeprefix("--lang=")
    return None


# --- help


def _page(command: click.Command, ctx: click.Context) -> Iterator[str]:
    """Usage, what the command does, its arguments and its options."""
    words = Words(language())
    params = command.get_params(ctx)
    arguments = [one for one in params if one.param_type_name == "argument"]
    options = [one for one in params if one.param_type_name == "option"]
    name = (command.name or "") if ctx.parent else ""
    shown = [_placeholder(words, one) for one in arguments] or ([] if ctx.parent else ["…"])
    path = " ".join([ctx.command_path, *shown, f"[{words.say('usage-options')}]"])
    yield _line(words, words.say("usage", command=_isolated(words, path)))
    yield ""
    yield from _paragraph(words, words.say(f"usage-{name}" if name else "usage-blockyard"), "  ")
    for title, some in (("usage-arguments", arguments), ("usage-the-options", options)):
        if rows := [(_names(words, one), _about(words, name, one)) for one in some]:
            yield from _section(words, title, rows)


def _commands(group: Group, ctx: click.Context) -> Iterator[str]:
    words = Words(language())
    rows = [(name, words.say(f"usage-{name}")) for name in group.list_commands(ctx)]
    return _section(words, "usage-commands", rows)


def _section(words: Words, title: str, rows: list[tuple[str, str]]) -> Iterator[str]:
    yield ""
    yield _line(words, words.say(title))
    for name, about in rows:
        first, *more = textwrap.wrap(about, max(30, _width() - NAME_COLUMN - 4)) or [""]
        gap = " " * max(2, NAME_COLUMN - len(name))
        yield _line(words, f"  {_isolated(words, name)}{gap}{first}")
        yield from (_line(words, " " * (NAME_COLUMN + 2) + line) for line in more)


def _names(words: Words, param: click.Parameter) -> str:
    """`--seed …`, or the name of an argument."""
    if param.param_type_name == "argument":
        return _placeholder(words, param).strip("[]")
    takes_value = not getattr(param, "is_flag", False)
    return ", ".join(param.opts) + (" …" if takes_value else "")


def _placeholder(words: Words, param: click.Parameter) -> str:
    name = words.say(f"usage-name-{param.name}")
    return name if param.required else f"[{name}]"


def _about(words: Words, command: str, param: click.Parameter) -> str:
    """What a parameter is for, with its default."""
    name = "help" if "--help" in param.opts else param.name
    own = f"usage-{command}-{name}".replace("_", "-")
    shared = f"usage-param-{name}".replace("_", "-")
    text = words.say(own if words.knows(own) else shared)
    default = getattr(param, "default", None)
    if isinstance(default, int | float | str) and not isinstance(default, bool) and default != "":
        return f"{text} {words.say('usage-default', value=str(default))}"
    return text


def _paragraph(words: Words, text: str, indent: str) -> Iterator[str]:
    for line in textwrap.wrap(text, _width() - len(indent) - 1):
        yield _line(words, indent + line)


def _line(words: Words, text: str) -> str:
    return (RIGHT_TO_LEFT_MARK if words.lang in RIGHT_TO_LEFT else "") + text


def _isolated(words: Words, text: str) -> str:
    """What is typed runs from left to right."""
    isolate = words.lang in RIGHT_TO_LEFT
    return LEFT_TO_RIGHT_ISOLATE + text + END_OF_ISOLATE if isolate else text


def _width() -> int:
    return min(shutil.get_terminal_size().columns, 100)


# --- refusals of the parser


def _screen() -> Screen:
    """The terminal; its library is loaded where there is something to say."""
    from blockyard.cli.screen import Screen  # noqa: PLC0415

    return Screen()


def _complain(error: click.ClickException) -> None:
    screen = _screen()
    if isinstance(error, click.exceptions.NoArgsIsHelpError):
        print(error.message, file=sys.stderr)
        return
    screen.complain(screen.words.refusal(_refused(error, screen.words)))
    if isinstance(error, click.UsageError) and error.ctx is not None:
        path = _isolated(screen.words, f"{error.ctx.command_path} --help")
        screen.complain(screen.words.say("parser-help", command=path))


def _refused(error: click.ClickException, words: Words) -> Refused:
    """Click's exceptions as refusals: what is missing, unknown, or of the wrong kind."""
    match error:
        case click.NoSuchOption():
            return Refused("parser-no-such-option", name=error.option_name)
        case click.BadOptionUsage():
            takes_none = "does not take" in error.message
            reason = "parser-no-value" if takes_none else "parser-value"
            return Refused(reason, name=error.option_name)
        case click.MissingParameter() if error.param is not None:
            return Refused("parser-missing", name=_called(words, error.param))
        case click.BadParameter() if error.param is not None:
            expected = _expected(error.param)
            return Refused("parser-bad-value", name=_called(words, error.param), **expected)
    if extra := EXTRA.search(error.message):
        return Refused("parser-extra", extra=extra[1])
    return Refused("parser-usage")


def _called(words: Words, param: click.Parameter) -> str:
    is_option = param.param_type_name == "option"
    return param.opts[0] if is_option else words.say(f"usage-name-{param.name}")


def _expected(param: click.Parameter) -> dict[str, str]:
    least, most = getattr(param.type, "min", None), getattr(param.type, "max", None)
    if least is not None and most is not None:
        return {"kind": "range", "least": str(least), "most": str(most)}
    if least is not None:
        return {"kind": "from", "least": str(least), "most": ""}
    return {"kind": "number", "least": "", "most": ""}
