"""Deblockle a second time, slowly, to count against: nothing here comes from the product.

A block is a colour, a square (column, row from 0) and a rotation matrix that carries the
directions of the cube's own faces to those of the board. Hops are found by walking every path
and throwing away what breaks a rule. Positions are read from the same text.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import permutations, product

Vector = tuple[int, int, int]
Matrix = tuple[Vector, Vector, Vector]
Square = tuple[int, int]

FACES: dict[str, Vector] = {
    "S": (0, 0, 1),
    "P": (0, 0, -1),
    "C": (0, 1, 0),
    "X": (0, -1, 0),
    "L": (1, 0, 0),
    "H": (-1, 0, 0),
}
UP, NORTH = (0, 0, 1), (0, 1, 0)
WAYS: list[Square] = [(0, 1), (1, 0), (0, -1), (-1, 0)]
GOALS: dict[str, Square] = {"gold": (3, 5), "blue": (3, 1)}
STAR_SPACES = set(GOALS.values())


def times(matrix: Matrix, vector: Vector) -> Vector:
    a, b, c = (sum(m * v for m, v in zip(row, vector, strict=True)) for row in matrix)
    return a, b, c


def product_of(left: Matrix, right: Matrix) -> Matrix:
    columns = [times(left, (right[0][i], right[1][i], right[2][i])) for i in range(3)]
    a, b, c = (tuple(column[i] for column in columns) for i in range(3))
    return a, b, c  # type: ignore[return-value]


def determinant(m: Matrix) -> int:
    return (
        m[0][0] * (m[1][1] * m[2][2] - m[1][2] * m[2][1])
        - m[0][1] * (m[1][0] * m[2][2] - m[1][2] * m[2][0])
        + m[0][2] * (m[1][0] * m[2][1] - m[1][1] * m[2][0])
    )


def all_rotations() -> list[Matrix]:
    found: list[Matrix] = []
    for order in permutations(range(3)):
        for signs in product((1, -1), repeat=3):
            rows = [tuple(signs[r] * (order[r] == c) for c in range(3)) for r in range(3)]
            matrix: Matrix = tuple(rows)  # type: ignore[assignment]
            if determinant(matrix) == 1:
                found.append(matrix)
    return found


def facing(rotation: Matrix, direction: Vector) -> str:
    """The symbol that faces a direction of the board."""
    return next(s for s, face in FACES.items() if times(rotation, face) == direction)


def written(rotation: Matrix) -> str:
    return facing(rotation, UP) + facing(rotation, NORTH)


ROTATIONS = {written(rotation): rotation for rotation in all_rotations()}

# A quarter turn about the axis that lies across the way one tips.
TIP: dict[Square, Matrix] = {
    (0, 1): ((1, 0, 0), (0, 0, 1), (0, -1, 0)),
    (0, -1): ((1, 0, 0), (0, 0, -1), (0, 1, 0)),
    (1, 0): ((0, 0, 1), (0, 1, 0), (-1, 0, 0)),
    (-1, 0): ((0, 0, -1), (0, 1, 0), (1, 0, 0)),
}


def on_board(square: Square) -> bool:
    return 0 <= square[0] <= 6 and 0 <= square[1] <= 6


def plus(square: Square, way: Square) -> Square:
    return square[0] + way[0], square[1] + way[1]


def name(square: Square) -> str:
    return "abcdefg"[square[0]] + str(square[1] + 1)


def square_of(text: str) -> Square:
    return "abcdefg".index(text[0]), int(text[1]) - 1


def other(colour: str) -> str:
    return "blue" if colour == "gold" else "gold"


@dataclass
class Naive:
    """A position in play. `blocks` goes from squares to a colour and a rotation."""

    blocks: dict[Square, tuple[str, Matrix]]
    turn: str
    quiet: int
    options: dict[str, str]
    past: list[object] = field(default_factory=list)
    result: str | None = None

    # --- turns -----------------------------------------------------------------

    def moves_of(self, colour: str) -> set[str]:
        own = [(at, r) for at, (c, r) in self.blocks.items() if c == colour]
        return {
            name(at) + name(to) + ("" if end is None else name(end))
            for at, rotation in own
            for to, _, end in self.results(colour, at, rotation)
        }

    def results(self, colour, at, rotation):
        for way in WAYS:
            to, rolled = plus(at, way), product_of(TIP[way], rotation)
            if not on_board(to) or to in self.blocks:
                continue
            top = facing(rolled, UP)
            if top == "S" and to == GOALS[colour]:
                yield to, rolled, None
            elif top != "S" and to not in STAR_SPACES:
                ends = [to] if top == "P" else self.ends(top, to, at)
                for end in ends:
                    if end not in STAR_SPACES and not self.forbidden_contact(colour, at, end):
                        yield to, rolled, (None if top == "P" else end)

    def taken(self, square: Square, lifted: Square) -> bool:
        return not on_board(square) or (square in self.blocks and square != lifted)

    def ends(self, top: str, start: Square, lifted: Square) -> list[Square]:
        if top in "CX":
            steps = WAYS if top == "C" else [(1, 1), (1, -1), (-1, 1), (-1, -1)]
            return [plus(start, s) for s in steps if not self.taken(plus(start, s), lifted)]
        if top == "H":
            paths = [walk(start, steps) for steps in product(WAYS, repeat=3)]
            return [path[-1] for path in paths if not any(self.taken(s, lifted) for s in path)]
        return [end for way in WAYS for end in self.slide(start, way, lifted)]

    def slide(self, start: Square, way: Square, lifted: Square) -> list[Square]:
        """Every length is tried, and kept if the slide may end there."""
        found = []
        for length in range(1, 7):
            path = walk(start, [way] * length)
            if any(self.taken(square, lifted) for square in path):
                break
            ahead, beyond = plus(path[-1], way), plus(plus(path[-1], way), way)
            stopped = self.taken(ahead, lifted)
            star_ahead = ahead in STAR_SPACES and not stopped
            must_stop = star_ahead and self.taken(beyond, lifted)
            may_stop = star_ahead and self.options["slider"] == "before-star"
            if stopped or must_stop or may_stop:
                found.append(path[-1])
        return found

    def forbidden_contact(self, colour: str, lifted: Square, end: Square) -> bool:
        if self.options["side-by-side"] == "yes":
            return False
        theirs = [square for square, (c, _) in self.blocks.items() if c != colour]
        return any(abs(x - end[0]) + abs(y - end[1]) == 1 for x, y in theirs)

    # --- play --------------------------------------------------------------------

    def play(self, move: str) -> Naive:
        squares = [square_of(move[i : i + 2]) for i in range(0, len(move), 2)]
        at, to = squares[0], squares[1]
        colour, rotation = self.blocks[at]
        way = to[0] - at[0], to[1] - at[1]
        blocks = {square: block for square, block in self.blocks.items() if square != at}
        left = to in STAR_SPACES
        if not left:
            blocks[squares[-1]] = (colour, product_of(TIP[way], rotation))
        quiet = 0 if left else self.quiet + 1
        past = [] if left else list(self.past)
        return Naive(blocks, other(colour), quiet, self.options, past).settled()

    def settled(self) -> Naive:
        colours = {colour for colour, _ in self.blocks.values()}
        if len(colours) == 1:
            self.result = f"{other(colours.pop())} D1"
            return self
        if not self.moves_of(self.turn):
            self.turn = other(self.turn)
            if not self.moves_of(self.turn):
                self.result = "draw D9"
                return self
        self.past.append((sorted(self.blocks.items()), self.turn))
        if self.options["repetition"] == "3" and self.past.count(self.past[-1]) >= 3:
            self.result = "draw D12"
        if self.limit() is not None and self.quiet >= self.limit():
            self.result = "draw D12"
        return self

    def limit(self) -> int | None:
        if self.options["turn-limit"] != "off":
            return int(self.options["turn-limit"])
        return 1000 if self.options["repetition"] == "off" else None

    def moves(self) -> set[str]:
        return set() if self.result else self.moves_of(self.turn)


def walk(start: Square, steps) -> list[Square]:
    path = [start]
    for step in steps:
        path.append(plus(path[-1], step))
    return path[1:]


@dataclass
class NaiveSetUp:
    """Dice and blocks still in the hand, as the lists of words in the text."""

    fields: dict[str, str]

    def hand(self, colour: str) -> list[str]:
        return [word for word in self.fields[colour].split(",") if "@" not in word]

    def moves(self) -> set[str]:
        if "?" in self.fields["gold"] + self.fields["blue"]:
            return {f"die={symbol}" for symbol in FACES}
        return {
            f"{faces}@{space}"
            for faces in ROTATIONS
            for space in self.fields[f"{self.placed()}-start"].split(",")
            if faces[0] in self.choice() and f"@{space}" not in self.fields[self.placed()]
        }

    def placed(self) -> str:
        """Whose blocks are put down now."""
        order = ["gold", "blue"]
        if self.fields["set-up"] == "first-mover-first":
            order.reverse()
        return next(colour for colour in order if self.hand(colour))

    def choice(self) -> list[str]:
        hand = sorted(self.hand(self.placed()), key=list(FACES).index)
        return hand[:1] if self.fields["set-up"] == "quick" else hand

    def play(self, move: str) -> Naive | NaiveSetUp:
        colour = "gold" if "?" in self.fields["gold"] else "blue"
        if move.startswith("die="):
            taken, given = "?", move[-1]
        else:
            colour, taken, given = self.placed(), move[0], move
        words = self.fields[colour].split(",")
        words.remove(taken)
        return _understood({**self.fields, "turn": "gold", colour: ",".join([*words, given])})


def read(text: str) -> Naive | NaiveSetUp:
    return _understood(dict(word.split("=") for word in text.split()))


def _understood(fields: dict[str, str]) -> Naive | NaiveSetUp:
    words = [word for c in ("gold", "blue") for word in fields[c].split(",") if word != "-"]
    if any("@" not in word for word in words):
        return NaiveSetUp(fields)
    blocks = {}
    for colour in ("gold", "blue"):
        for block in fields[colour].split(",") if fields[colour] != "-" else []:
            faces, at = block.split("@")
            blocks[square_of(at)] = (colour, ROTATIONS[faces])
    return Naive(blocks, fields["turn"], int(fields["quiet"]), fields).settled()


def perft(state: Naive | NaiveSetUp, depth: int) -> int:
    """The number of lines of this length."""
    if depth == 1:
        return len(state.moves())
    return sum(perft(state.play(move), depth - 1) for move in state.moves())
