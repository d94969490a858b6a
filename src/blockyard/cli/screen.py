"""The terminal: pictures, messages and prompts, in colour or plain, in four languages."""

from __future__ import annotations

import errno
import os
import re
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import click
from rich.console import Console
from rich.pager import SystemPager
from rich.text import Text

from blockyard.cli.language import RIGHT_TO_LEFT_MARK, language
from blockyard.core.contract import Param, Refusal
from blockyard.core.picture import Line, Paint, Picture, plain
from blockyard.words import RIGHT_TO_LEFT, Words

STYLES: dict[Paint, str] = {
    "plain": "",
    "faint": "bright_black",
    "strong": "bold",
    "frame": "yellow",
    "mark": "bold green",
    "seat0": "bold bright_yellow",
    "seat1": "bold bright_blue",
    "seat2": "bold bright_red",
    "seat3": "bold bright_cyan",
    "seat4": "bold magenta",
    "seat5": "bold white",
}

WIDEST = 88
LOWER_ROWS = 5
"""Rows at the end of a picture that stay in sight where it is too tall: what to do."""
MARKED = re.compile(r"\*\*(?P<bold>.+?)\*\*|\*(?P<italic>.+?)\*|`(?P<code>.+?)`")
MARKS = {"bold": "bold", "italic": "italic", "code": "bright_cyan"}

# Home, clear the screen, clear what has scrolled away: nothing of the last player's is left.
WIPE = "\033[H\033[2J\033[3J"


# Some lines up; clear to the end of the line, or of the screen.
UP, REST_OF_LINE, REST_OF_SCREEN = "\033[{}F", "\033[K\n", "\033[J"


class Screen:
    """Output to and input from a person."""

    def __init__(self, lang: str | None = None, plain: bool = False) -> None:
        self.words = Words(lang or language())
        self.plain = plain
        self._console = Console(highlight=False, soft_wrap=True, no_color=plain)
        self._errors = Console(stderr=True, highlight=False, soft_wrap=True)

    def print(self, text: str = "", style: str = "") -> None:
        for line in text.split("\n"):
            for row in self._rows(Text(self._marked(line), style="" if self.plain else style)):
                self._console.print(row)

    def say(self, message: str, /, style: str = "", **params: Param) -> None:
        self.print(self.words.say(message, **params), style)

    def draw(self, picture: Picture) -> None:
        if self.plain:
            self._console.print(Text(plain(picture)))
            return
        for line in picture:
            for row in self._rows(_styled_line(line)):
                self._console.print(row)

    def _rows(self, text: Text) -> list[Text]:
        """A line as it is, or where the terminal is narrower, broken between its words."""
        narrow = self._console.is_terminal and text.cell_len > self._console.width - 1
        return list(text.wrap(self._console, self._console.width - 1)) if narrow else [text]

    def missing_rows(self, picture: Picture, below: int) -> int:
        """How much taller the terminal would have to be for a picture and this many rows below."""
        if not self._console.is_terminal:
            return 0
        drawn = sum(len(self._rows(_styled_line(line))) for line in picture)
        return max(0, drawn + below - self._console.height)

    @property
    def can_repaint(self) -> bool:
        """Whether a picture can take the place of another: on a terminal, and not in plain text."""
        return self._console.is_terminal and not self._console.is_dumb_terminal and not self.plain

    def repaint(self, picture: Picture, lines: int) -> int:
        """Draw over the last `lines` lines; returns how many there are now. What does not fit the
        screen is left out of the middle, so that the cursor can find its way back: above is what
        moves, and below what to do."""
        if lines:
            self._console.file.write(UP.format(lines))
        rows = [row for line in picture for row in self._rows(_styled_line(line))]
        shown = _fitting(rows, max(1, self._console.height - 1))
        for row in shown:
            self._console.print(row, end=REST_OF_LINE)
        self._console.file.write(REST_OF_SCREEN)
        self._console.file.flush()
        return len(shown)

    def wrapped(self, text: str, style: str = "") -> None:
        """A long list or sentence, broken between its words."""
        painted = Text(text, style="" if self.plain else style)
        for row in painted.wrap(self._console, self._console.width - 1):
            self._console.print(Text(self._mark).append_text(row))

    def paged(self, show: Callable[[], None]) -> bool:
        """Show something, page by page if it is longer than the terminal; whether it was."""
        if not self.can_repaint:
            show()
            return False
        with self._console.capture() as captured:
            show()
        text = captured.get()
        if is_long := text.count("\n") > self._console.height - 2:
            os.environ.setdefault("LESS", "-RX")  # colours; the text stays when it is left
            SystemPager().show(text)
        else:
            self._console.file.write(text)
        return is_long

    def rows_of(self, text: str) -> int:
        """How many rows it takes when it is broken between its words."""
        return len(Text(text).wrap(self._console, self._console.width - 1))

    def heading(self, text: str) -> None:
        self.print(text, "bold bright_yellow")

    def prose(self, markdown: str) -> None:
        """A paragraph or a list in light Markdown: bold, italics and code."""
        for line in markdown.splitlines():
            for row in _styled_markdown(line, self.plain).wrap(self._console, self._width):
                self._console.print(Text(self._mark).append_text(row))
        self.print()

    @property
    def _width(self) -> int:
        return min(self._console.width, WIDEST) - 1

    @property
    def _mark(self) -> str:
        """An invisible mark by which a terminal that can sets the line from right to left."""
        return RIGHT_TO_LEFT_MARK if self.words.lang in RIGHT_TO_LEFT else ""

    def _marked(self, line: str) -> str:
        return self._mark + line if line else line

    def ask(self, message: str, /, **params: Param) -> str:
        """A line typed by a person. Raises EOFError when nothing more will come."""
        style = "" if self.plain else "bold"
        asked = self._marked(self.words.say(message, **params))
        self._console.print(Text(asked, style), end=" ")
        return self._console.input().strip()

    def agrees(self, message: str, /, **params: Param) -> bool:
        """Whether the answer begins like yes, in the reader's language or in English."""
        answer = self.ask(message, **params).lower()
        return bool(answer) and answer[0] in ("y", self.words.say("yes")[0])

    def wipe(self) -> None:
        """Leave nothing on the screen, nor above it."""
        if sys.stdout.isatty():
            sys.stdout.write(WIPE)
            sys.stdout.flush()
        else:
            self.print("\n" * 60)

    def refuse(self, refusal: Refusal) -> None:
        """Print why a move or command was refused; the game goes on."""
        self.print(self.words.refusal(refusal), "bright_red")
        if typed := self.words.typed(refusal.objection):
            self.print(typed)

    def note(self, message: str, /, **params: Param) -> None:
        """A message that is not part of the output: it goes to stderr."""
        self.complain(self.words.say(message, **params))

    def complain(self, sentence: str) -> None:
        """A sentence on stderr."""
        self._errors.print(Text(self._marked(sentence)))

    @contextmanager
    def refusing(self) -> Iterator[None]:
        """Around a whole command: a refusal is printed in one sentence, with exit code 2."""
        try:
            yield
        except Refusal as refusal:
            self.complain(self.words.refusal(refusal))
            if typed := self.words.typed(refusal.objection):
                self.complain(typed)
            raise click.exceptions.Exit(2) from None
        except OSError as error:
            self.note("file-trouble", **file_trouble(error))
            raise click.exceptions.Exit(2) from None


FILE_TROUBLES = {
    errno.ENOENT: "missing",
    errno.EISDIR: "folder",
    errno.EACCES: "denied",
    errno.EPERM: "denied",
    errno.EROFS: "denied",
    errno.ENOSPC: "full",
}


def file_trouble(error: OSError) -> dict[str, str]:
    """What is wrong with a file. Only what is rare is left to the system, which speaks English."""
    kind = FILE_TROUBLES.get(error.errno or 0, "other")
    why = str(error.strerror or error)
    return {"file": str(error.filename or ""), "trouble": kind, "why": why}


def _fitting(rows: list[Text], room: int) -> list[Text]:
    if len(rows) <= room:
        return rows
    above = max(0, room - LOWER_ROWS - 1)
    return [*rows[:above], Text("⋮"), *rows[len(rows) - (room - above - 1) :]]


def _styled_line(line: Line) -> Text:
    text = Text()
    for span in line:
        text.append(span.text, STYLES[span.paint])
    return text


def _styled_markdown(markdown: str, plain: bool) -> Text:
    """A line with its marks turned into paint, or left out."""
    text, at = Text(), 0
    for found in MARKED.finditer(markdown):
        kind = str(found.lastgroup)
        text.append(markdown[at : found.start()])
        text.append(found[kind], "" if plain else MARKS[kind])
        at = found.end()
    return text.append(markdown[at:])
