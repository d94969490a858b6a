"""Setting up a position by hand: tools that change a draft, one square at a time.

A draft is a text like that of a position, but nothing in it has to be possible: it is drawn as it
is, and `Game.read` says what is wrong with it. So no step on the way has to be legal.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Protocol

from blockyard.core.contract import Params, Refused, View

ERASE, TURN, CLEAR = "erase", "turn", "clear"
WITHOUT_SQUARE = (TURN, CLEAR)


@dataclass(frozen=True, slots=True)
class Tool:
    """Something that is done to a square, or to the whole draft, and the message that names it."""

    name: str
    message: str
    params: Params = field(default_factory=dict)


SHARED = tuple(Tool(name, f"edit-{name}") for name in (ERASE, TURN, CLEAR))
"""Take off what is there; let the other side move; begin with an empty board."""


class Editor(Protocol):
    """How a game's positions are set up by hand."""

    @property
    def tools(self) -> Sequence[Tool]:
        """The game's own; those that all games have come after them."""
        ...

    @property
    def squares(self) -> Sequence[str]: ...

    def edited(self, draft: str, tool: str, square: str) -> str:
        """The draft after a tool was used on a square, which is empty for the whole draft."""
        ...

    def view(self, draft: str) -> View:
        """The draft as a spectator would see it. Refuses what is not written as a draft."""
        ...


def check(editor: Editor, tool: str, square: str) -> None:
    """Refuse a tool or a square that there is not."""
    names = [one.name for one in (*editor.tools, *SHARED)]
    if tool not in names:
        raise Refused("no-such-tool", given=tool[:40], tools=tuple(names))
    if tool not in WITHOUT_SQUARE and square not in editor.squares:
        raise Refused("no-such-square", given=square[:40])
