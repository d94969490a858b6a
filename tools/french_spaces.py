"""Set the no-break spaces of French in messages and rules pages: `python tools/french_spaces.py`.

A narrow one (U+202F) stands before ; ? ! and %, a full one (U+00A0) before : and inside « », so
that no line begins with a mark. Only words are touched: in messages the text between placeables,
on pages everything but positions, moves and `code`.
"""

from __future__ import annotations

import re
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

LOCALE = Path(__file__).resolve().parent.parent / "src" / "blockyard" / "locales" / "fr"
WIDE, NARROW = "\u00a0", "\u202f"
# Not French: the position in a figure, moves after >, and `code`.
FIGURE = r"^```(?:board|play|right|wrong|loses)\b.*\n.*$"
CODE = re.compile(rf"({FIGURE}|^> .*$|`[^`\n]*`)", re.MULTILINE)


def spaced(words: str) -> str:
    """The words with every space that French keeps on the line as a no-break space.

    >>> spaced("Vraiment ? « Oui ; non » : 5 %").replace(WIDE, "~").replace(NARROW, "-")
    'Vraiment-? «~Oui-; non~»~: 5-%'
    """
    words = re.sub(f"«[ {NARROW}]", f"«{WIDE}", words)
    words = re.sub(f"[ {NARROW}](?=[»:](?![^\\W\\d_]))", WIDE, words)
    return re.sub(f"[ {WIDE}](?=[;?!%])(?<!«.)", NARROW, words)


class Texts(Visitor):
    """Where the words of messages stand in a file, last first."""

    def __init__(self) -> None:
        self.spans: list[tuple[int, int]] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        assert node.span
        self.spans.insert(0, (node.span.start, node.span.end))


def message_file(text: str) -> str:
    texts = Texts()
    texts.visit(FluentParser(with_spans=True).parse(text))
    for start, end in texts.spans:
        text = text[:start] + spaced(text[start:end]) + text[end:]
    return text


def page(text: str) -> str:
    return "".join(part if CODE.fullmatch(part) else spaced(part) for part in CODE.split(text))


def main() -> None:
    for file in sorted(LOCALE.rglob("*.*")):
        before = file.read_text(encoding="utf-8")
        after = page(before) if file.suffix == ".md" else message_file(before)
        if after != before:
            file.write_text(after, encoding="utf-8")
            print(file.relative_to(LOCALE))


if __name__ == "__main__":
    main()
