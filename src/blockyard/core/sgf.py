"""Smart Game Format (SGF): game trees, read and written without loss.

    (;GM[Blokus Duo]CA[UTF-8];B[e10]C[A small start.](;W[j5])(;W[j5,j6]))

A collection is one tree after another, a tree is nodes with variations, and a node is properties
with one value or more. What a property means is the business of the game; here every property is
kept, known or not, and its values stand as they were written between the brackets.

Nothing here calls itself, so a file can nest as deeply as it likes.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import NoReturn

from blockyard.core.contract import Objection
from blockyard.core.record import BadRecord

TOKEN = re.compile(
    r"\s*(?:(?P<sign>[();])|(?P<name>[A-Za-z0-9]+)|\[(?P<value>[^\]\\]*(?:\\.[^\]\\]*)*)\])",
    re.ASCII | re.DOTALL,
)
BLANK = re.compile(r"\s*", re.ASCII)
ESCAPED = re.compile(r"\\(\r\n|\n\r|.)", re.DOTALL)
# What can stand before each sign, properties left out: a tree is nodes and then variations.
FOLLOWS = {"(": ("", ";", ")"), ";": ("(", ";"), ")": (";", ")")}
UTF_8 = "UTF-8"
# Without a charset the format means Latin 1.
CHARSETS = {"": "latin-1", "iso-8859-1": "latin-1", "latin1": "latin-1", "us-ascii": "ascii"}
CHARSETS |= {"ascii": "ascii", "utf-8": "utf-8", "utf8": "utf-8"}


@dataclass
class Node:
    """One node: its properties in their order, what follows (the main line first), its place."""

    properties: dict[str, list[str]] = field(default_factory=dict)
    children: list[Node] = field(default_factory=list)
    line: int = field(default=1, compare=False)
    column: int = field(default=1, compare=False)

    def text(self, name: str) -> str:
        """The first value of a property in plain words, or nothing."""
        return plain(self.properties[name][0]) if name in self.properties else ""

    def add(self, name: str, text: str) -> None:
        self.properties.setdefault(name, []).append(escaped(text))


def plain(value: str) -> str:
    """A value without its escapes; a line end that was escaped is none."""
    return ESCAPED.sub(lambda found: "" if found[1] in ("\n", "\r\n", "\n\r") else found[1], value)


def escaped(text: str) -> str:
    """A text as it has to stand between brackets.

    >>> escaped("a [good] move")
    'a [good\\\\] move'
    """
    return text.replace("\\", "\\\\").replace("]", "\\]")


def main_line(root: Node) -> Iterator[Node]:
    """The root, its first child, the first child of that, to the end."""
    yield root
    while root.children:
        root = root.children[0]
        yield root


def every_node(root: Node) -> Iterator[Node]:
    """A node and all that follow it, in the order of the file."""
    waiting = [root]
    while waiting:
        node = waiting.pop()
        yield node
        waiting.extend(reversed(node.children))


# --- reading -----------------------------------------------------------------------


def read(raw: bytes) -> Iterator[Node]:
    """The roots of the trees in a file, one at a time."""
    # The syntax of the format is ASCII, so a tree is recognised before its charset is known.
    for root in _Parser(raw.removeprefix(b"\xef\xbb\xbf").decode("latin-1")).trees():
        _decode(root)
        yield root


def _decode(root: Node) -> None:
    """Turn the values of a tree into text by its charset."""
    given = root.text("CA").strip()
    charset = CHARSETS.get(given.lower())
    if charset is None:
        raise bad(root, "sgf-charset", given=given[:40])
    for node in every_node(root):
        for name, values in node.properties.items():
            try:
                node.properties[name] = [v.encode("latin-1").decode(charset) for v in values]
            except UnicodeDecodeError:
                raise bad(node, "sgf-not-text", charset=given or UTF_8) from None


def bad(node: Node, reason: str, **params: int | str) -> BadRecord:
    return BadRecord(node.line, Objection("", reason, params), node.column)


class _Parser:
    """One pass over a file. `open` are the nodes that stand before each bracket not yet closed."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.line_ends = [found.start() for found in re.finditer("\n", text)]
        self.at = 0
        self.open: list[Node | None] = []
        self.node: Node | None = None
        self.root: Node | None = None
        self.before = ""

    def trees(self) -> Iterator[Node]:
        while found := TOKEN.match(self.text, self.at):
            self.at = found.start(found.lastgroup or 0)
            if found["value"] is not None:
                self.refuse("sgf-value-alone")
            if found["name"]:
                self._property(found)
            else:
                self._sign(found["sign"])
                self.at = found.end()
            if found["sign"] == ")" and not self.open and self.root:
                yield self.root
                self.root = None
        self._ended()

    def _ended(self) -> None:
        self.at = self._skipped(self.at)
        if self.at < len(self.text):
            what = "sgf-value-open" if self.text[self.at] == "[" else "sgf-sign"
            self.refuse(what if self.before else "sgf-first", given=self.text[self.at])
        if not self.before:
            self.refuse("sgf-empty")
        if self.open:
            self.refuse("sgf-breaks-off", count=len(self.open))

    def _sign(self, sign: str) -> None:
        if self.before not in FOLLOWS[sign] or (sign == ")" and not self.open):
            self.refuse("sgf-sign" if self.before else "sgf-first", given=sign)
        if sign == "(":
            self.open.append(self.node)
        elif sign == ")":
            self.node = self.open.pop()
        else:
            self._node()
        self.before = sign

    def _node(self) -> None:
        line, column = self._place()
        node = Node(line=line, column=column)
        if self.node is None:
            self.root = node
        else:
            self.node.children.append(node)
        self.node = node

    def _property(self, found: re.Match[str]) -> None:
        if self.before != ";" or self.node is None:
            self.refuse("sgf-sign" if self.before else "sgf-first", given=found["name"][:40])
        at, values = found.end(), []
        while (value := TOKEN.match(self.text, at)) and value["value"] is not None:
            values.append(value["value"])
            at = value.end()
        if not values:
            unclosed = self.text[self._skipped(at) :][:1] == "["
            self.refuse("sgf-value-open" if unclosed else "sgf-no-value", given=found["name"][:40])
        self.node.properties.setdefault(found["name"], []).extend(values)
        self.at = at

    def _skipped(self, at: int) -> int:
        blank = BLANK.match(self.text, at)
        return blank.end() if blank else at

    def _place(self) -> tuple[int, int]:
        """The line and the character in it, both counted from 1."""
        line = bisect_right(self.line_ends, self.at - 1)
        return line + 1, self.at - (self.line_ends[line - 1] if line else -1)

    def refuse(self, reason: str, **params: int | str) -> NoReturn:
        line, column = self._place()
        raise BadRecord(line, Objection("", reason, params), column)


# --- writing -----------------------------------------------------------------------


def write(root: Node) -> Iterator[str]:
    """The lines of a tree, one node a line, in UTF-8 as it then says of itself."""
    yield "("
    waiting: list[Node | str] = [")", root]
    while waiting:
        item = waiting.pop()
        if isinstance(item, str):
            yield item
            continue
        kept = item.properties | {"CA": [UTF_8]} if item is root else item.properties
        yield ";" + "".join(f"{name}[{']['.join(values)}]" for name, values in kept.items())
        if len(item.children) == 1:
            waiting.append(item.children[0])
        else:
            for child in reversed(item.children):
                waiting += [")", child, "("]
