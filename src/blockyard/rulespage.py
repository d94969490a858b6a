"""The rules as a page that teaches: one Markdown file for each game and language.

    # Gobblet                              the title, and in a paragraph what the game is about
    ```facts                               players, age, time; what no rulebook gives is marked
    time | *our estimate:* 15 minutes
    ```
    ## Your turn {#turn}                   a section and its anchor, the same in every language
    ### Bring in a new gobblet {#enter}    a part of it
    ## Every rule {#rules .fold}           a section that is folded away
    ### G5 Entering over three in a line   a clause: its id is the anchor
    **G5.1** *our ruling:* …               what is numbered after it, in a paragraph of its own

Lists, **bold**, *italics*, `code` and [links](#G5) are as in Markdown. Fenced blocks are pictures:

    ```box              parts by the name under which the game's board draws them, name and text
    size-4 | Size 4 | four rings
    ```
    ```board            a position and its caption
    ```play             a position, what to see, and moves with what has happened then
    .,.,.,./… w casual
    White is to move.
    > 4b2
    A new gobblet stands on b2.
    ```
    ```right            a move that is allowed; the caption says why
    ```wrong G4         a move that this clause forbids
    ```play 40,55,50    a close-up: round 40% across and 55% down the picture, 50% of it wide
    ```loses G7         a move that is allowed, and loses by this clause
    ```quiz             questions: where the answer stands, the right one, wrong ones
    What wins? | win | Four in a line. | Three in a line. | Five in a line.
    ```
    ```rulings          a list of all that is marked as our ruling, made from the page itself

The game draws every position and plays every move, so a page cannot show what the rules forbid.
The clauses of the match (M1 to M7) are one page for all games, `match.md`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Any, Literal, get_args

from msgspec import Struct
from msgspec.structs import replace

from blockyard import games
from blockyard.core.contract import Game, Refused, State

MATCH = "match"
CLAUSE = re.compile(r"[A-Z]\d+(?:\.\d+)?")
HEADING = re.compile(
    r"(?P<level>##|###) (?:(?P<clause>[A-Z]\d+) )?(?P<title>.+?)"
    r"(?: \{#(?P<anchor>[a-z][a-z0-9-]*)(?P<fold> \.fold)?\})?"
)
NUMBERED = re.compile(r"\*\*(?P<id>[A-Z]\d+\.\d+)\*\*")
FENCE = re.compile(
    r"```(?P<kind>[a-z]+)(?: (?P<clause>[A-Z]\d+(?:\.\d+)?))?(?: (?P<near>\d+,\d+,\d+))?\n"
    r"(?P<body>.*?)\n?```",
    re.S,
)
LINK = re.compile(r"\[(?P<text>[^\]]+)\]\((?P<to>[^)]+)\)")
FigureKind = Literal["board", "play", "right", "wrong", "loses"]
FIGURES: tuple[FigureKind, ...] = get_args(FigureKind)


class Text(Struct, frozen=True, tag_field="kind", tag="text"):
    """A paragraph. Its anchor is the id it is numbered with, if any."""

    text: str
    anchor: str = ""


class List(Struct, frozen=True, tag_field="kind", tag="list"):
    items: tuple[str, ...]
    ordered: bool = False


class Part(Struct, frozen=True):
    """Something in the box: its picture's name, what it is called, and what to know about it."""

    picture: str
    name: str
    text: str = ""


class Box(Struct, frozen=True, tag_field="kind", tag="box"):
    parts: tuple[Part, ...]


class Facts(Struct, frozen=True, tag_field="kind", tag="facts"):
    """Players, age and time; the picture of each is its name."""

    facts: tuple[Part, ...]


class Step(Struct, frozen=True):
    """A position as a spectator sees it, the move that led to it, and what there is to see. A move
    that is refused leads nowhere: it has the view before it."""

    caption: str
    view: dict[str, Any]
    move: str = ""


class Figure(Struct, frozen=True, tag_field="kind", tag="figure"):
    """A board: one position, or a few moves from it."""

    shows: FigureKind
    steps: tuple[Step, ...]
    clause: str = ""
    position: str = ""
    close_up: tuple[int, int, int] | None = None
    """Where its middle is, across and down, and how wide it is: percent of the whole picture."""


class Rulings(Struct, frozen=True, tag_field="kind", tag="rulings"):
    """The list of all our rulings on this page."""


class Question(Struct, frozen=True):
    """A question, where on the page it is answered, and answers to choose from."""

    text: str
    anchor: str
    right: str
    wrong: tuple[str, ...]


class Quiz(Struct, frozen=True, tag_field="kind", tag="quiz"):
    questions: tuple[Question, ...]


Block = Text | List | Box | Facts | Figure | Rulings | Quiz


class Section(Struct, frozen=True):
    """A heading with what stands under it."""

    title: str
    blocks: tuple[Block, ...]
    anchor: str = ""
    clause: str = ""
    fold: bool = False
    sections: tuple[Section, ...] = ()

    @property
    def anchors(self) -> list[str]:
        """The ids that can be pointed at: its own, and those of everything under it."""
        own = [self.anchor] if self.anchor else []
        numbered = [block.anchor for block in self.blocks if isinstance(block, Text)]
        inner = [anchor for section in self.sections for anchor in section.anchors]
        return [*own, *filter(None, numbered), *inner]

    def walk(self) -> Iterator[Section]:
        """This section, then all under it."""
        yield self
        for section in self.sections:
            yield from section.walk()


class Page(Struct, frozen=True):
    """The rules of one game in one language."""

    key: str
    lang: str
    title: str
    intro: tuple[Block, ...]
    sections: tuple[Section, ...]

    @property
    def about(self) -> str:
        """What the game is about, in a sentence or two."""
        return next((block.text for block in self.intro if isinstance(block, Text)), "")

    @property
    def anchors(self) -> list[str]:
        return [anchor for section in self.sections for anchor in section.anchors]

    def walk(self) -> Iterator[Section]:
        for section in self.sections:
            yield from section.walk()

    def section(self, wanted: str) -> Section:
        """The section of a clause, of what is numbered under it, or of another anchor."""
        found = [section for section in self.walk() if wanted in section.anchors]
        if found and wanted:
            return found[-1]
        # By number: G2 before G10, and variants, which come first on the page, in their place.
        clauses = sorted((one.clause for one in self.walk() if one.clause), key=_number)
        raise Refused("no-such-clause", given=wanted[:20], clauses=tuple(clauses))


def _number(clause: str) -> int:
    return int(clause[1:])


@cache
def page(key: str, lang: str) -> Page:
    """The page of a game key, or of `match`, in a language."""
    file = files("blockyard").joinpath("locales", lang, "rules", f"{key}.md")
    game = None if key == MATCH else games.get(key)
    return read_page(file.read_text(encoding="utf-8"), game, key, lang)


def read_page(text: str, game: Game | None = None, key: str = "", lang: str = "") -> Page:
    first, *parts = re.split(r"^(?=## )", text, flags=re.MULTILINE)
    title, *intro = _blocks(first)
    return Page(
        key=key,
        lang=lang,
        title=title.removeprefix("# "),
        intro=tuple(_block(block, game) for block in intro),
        sections=tuple(_section(part, game) for part in parts),
    )


def _section(text: str, game: Game | None) -> Section:
    own, *parts = re.split(r"\n(?=### )", text)
    heading, *blocks = _blocks(own)
    found = HEADING.fullmatch(heading)
    assert found is not None, f"not a heading: {heading}"
    return Section(
        title=found["title"],
        blocks=tuple(_block(block, game) for block in blocks),
        anchor=found["anchor"] or found["clause"] or "",
        clause=found["clause"] or "",
        fold=bool(found["fold"]),
        sections=tuple(_section(part, game) for part in parts),
    )


def _blocks(text: str) -> list[str]:
    return [block.strip() for block in re.split(r"\n\s*\n", text) if block.strip()]


def _block(text: str, game: Game | None) -> Block:
    if fence := FENCE.fullmatch(text):
        return _fenced(fence, game)
    assert not text.startswith("```"), f"not a fenced block: {text}"
    if found := re.match(r"- |\d+\. ", text):
        items = re.split(r"^(?:- |\d+\. )", text, flags=re.MULTILINE)[1:]
        return List(tuple(item.strip() for item in items), ordered=found[0] != "- ")
    numbered = NUMBERED.match(text)
    return Text(text, numbered["id"] if numbered else "")


def _fenced(fence: re.Match[str], game: Game | None) -> Block:
    kind, lines = fence["kind"], fence["body"].splitlines()
    if kind == "box":
        return Box(tuple(map(_part, lines)))
    if kind == "facts":
        return Facts(tuple(map(_part, lines)))
    if kind == "quiz":
        return Quiz(tuple(map(_question, lines)))
    if kind == "rulings":
        return Rulings()
    assert game is not None, "there are no boards on this page"
    figure = _figure(kind, fence["clause"] or "", lines, game)
    return replace(figure, close_up=_close_up(fence["near"])) if fence["near"] else figure


def _close_up(written: str) -> tuple[int, int, int]:
    across, down, width = map(int, written.split(","))
    return across, down, width


def _part(line: str) -> Part:
    return Part(*(cell.strip() for cell in line.split(" | ")))


def _question(line: str) -> Question:
    text, anchor, right, *wrong = (cell.strip() for cell in line.split(" | "))
    return Question(text, anchor, right, tuple(wrong))


def _figure(kind: str, clause: str, lines: list[str], game: Game) -> Figure:
    assert kind in FIGURES, f"no such figure: {kind}"
    position, *rest = lines
    first, *moves = re.split(r"^> ", "\n".join(rest), flags=re.MULTILINE)
    state = game.read(position)
    steps = [Step(caption=first.strip(), view=_seen(state))]
    for number, written in enumerate(moves, 1):
        move, _, caption = written.partition("\n")
        is_refused = kind == "wrong" and number == len(moves)
        state = state if is_refused else state.play(move)
        steps.append(Step(caption=caption.strip(), view=_seen(state), move=move))
    return Figure(FIGURES[FIGURES.index(kind)], tuple(steps), clause, position)


def _seen(state: State) -> dict[str, Any]:
    return dict(state.view(None))
