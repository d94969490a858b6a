"""A position from its text; what no game can reach is refused with its reason.

    gold=CL@c1,XS@e3 blue=PH@c5 turn=gold quiet=7 set-up=… blue-start=c5,e5,c7,e7

Refused are more blocks than the side began with, two on a square, one on a star space, a cube
that cannot lie so, Star on top anywhere but on a start space (only the set-up can have put it
there), both sides gone, touching blocks where touching is forbidden, more turns without a block
leaving than the table allows, and a set-up out of its order.
"""

from __future__ import annotations

from typing import NoReturn

from blockyard.core.contract import CHANCE, ImpossiblePosition, Objection, Seat, impossible
from blockyard.games.deblockle.board import (
    BLUE,
    COLOURS,
    EMPTY,
    GOLD,
    INDEX,
    ORTHOGONAL,
    SQUARES,
    STARS,
    Block,
    Squares,
    Variant,
    read_placing,
    squares_of,
    with_block,
)
from blockyard.games.deblockle.cube import CUBES, STAR, SYMBOLS
from blockyard.games.deblockle.options import (
    BLOCKS,
    OPTIONS,
    STARTS,
    WRITTEN,
    agreed,
    objection_to_start,
)
from blockyard.games.deblockle.rules import DeblockleState, begin
from blockyard.games.deblockle.setup import ORDERS, SetUp, objection_to_turning

FIELDS = (*COLOURS, "turn", "quiet", *(option.name for option in WRITTEN))
TURNS = {"gold": GOLD, "blue": BLUE, "chance": CHANCE}
LONGEST_COUNT = 6
UNROLLED = "?"


def read(text: str) -> DeblockleState:
    fields = _fields(text)
    variant = _table(fields)
    turn, quiet = fields["turn"], fields["quiet"]
    if turn not in TURNS or not _is_count(quiet):
        _unreadable()
    words = [_words(fields[colour]) for colour in COLOURS]
    squares = _squares(words)
    setup = _setup(variant, words, squares)
    if setup:
        position = DeblockleState(variant, squares, quiet=int(quiet), setup=setup)
        _check_set_up(setup, TURNS[turn], int(quiet))
        return position
    if TURNS[turn] == CHANCE:
        _unreadable()
    position = DeblockleState(variant, squares, TURNS[turn], int(quiet))
    _check_play(position)
    return position.judged()


def draft(text: str) -> DeblockleState:
    """What a text shows on the board, possible or not, as if the set-up were over."""
    fields = _fields(text)
    table, turn = _table(fields), TURNS.get(fields["turn"], GOLD)
    squares = _squares([_words(fields[colour]) for colour in COLOURS])
    return DeblockleState(table, squares, max(turn, GOLD))


def _unreadable() -> NoReturn:
    defaults = {option.name: option.default for option in OPTIONS}
    impossible("", "not-a-position", example=begin(agreed(defaults)).text())


def _refuse(objection: Objection | None) -> None:
    if objection:
        raise ImpossiblePosition(objection)


# --- what is written ---------------------------------------------------------------


def _fields(text: str) -> dict[str, str]:
    pairs = [word.partition("=") for word in text.split()]
    if tuple(name for name, _, _ in pairs) != FIELDS:
        _unreadable()
    return {name: value for name, _, value in pairs}


def _table(fields: dict[str, str]) -> Variant:
    resolved = {option.name: fields[option.name] for option in WRITTEN}
    for colour in (GOLD, BLUE):
        names = resolved[STARTS[colour].name].split(",")
        resolved[BLOCKS[colour].name] = str(len(names))
        if len(names) > 4 or not all(name in INDEX for name in names):
            _unreadable()
        _refuse(objection_to_start(resolved, colour))
    if any(fields[option.name] not in option.values for option in WRITTEN if not option.other):
        _unreadable()
    return agreed(resolved)


def _is_count(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) <= LONGEST_COUNT


def _words(text: str) -> list[str]:
    return [] if text == "-" else text.split(",")


def _squares(words: list[list[str]]) -> Squares:
    """The blocks that stand on the board."""
    squares = EMPTY
    for colour in (GOLD, BLUE):
        for word in words[colour]:
            if word != UNROLLED and word not in tuple(SYMBOLS):
                squares = _with_written(squares, colour, word)
    return squares


def _with_written(squares: Squares, colour: Seat, word: str) -> Squares:
    found = read_placing(word)
    if found is None or found.square not in INDEX:
        _unreadable()
    _refuse(objection_to_turning(found.top, found.north))
    at = INDEX[found.square]
    if squares[at]:
        impossible("D6", "two-blocks", square=found.square)
    return with_block(squares, at, Block(colour, CUBES[found.top + found.north]))


def _setup(variant: Variant, words: list[list[str]], squares: Squares) -> SetUp | None:
    """The set-up, if some block is still to be rolled or placed."""
    gold, blue = (tuple(s for s in SYMBOLS for w in words[c] if w == s) for c in (GOLD, BLUE))
    unrolled = (words[GOLD].count(UNROLLED), words[BLUE].count(UNROLLED))
    setup = SetUp(variant, unrolled, (gold, blue), squares)
    return None if setup.done else setup


# --- what can be: in the set-up ------------------------------------------------------


def _check_set_up(setup: SetUp, turn: Seat, quiet: int) -> None:
    for colour in (GOLD, BLUE):
        _check_all_there(setup, colour)
        _check_on_start(setup, colour)
    _check_order(setup)
    if turn != setup.to_play:
        impossible("D3", "whose-turn", turn=_seat_id(setup.to_play))
    if quiet:
        impossible("D12", "too-quiet", quiet=quiet, most=0)


def _seat_id(seat: Seat) -> str:
    return "chance" if seat == CHANCE else COLOURS[seat]


def _check_all_there(setup: SetUp, colour: Seat) -> None:
    """D3: before the first turn no block has left."""
    placed = len(squares_of(setup.squares, colour))
    count = placed + len(setup.dice[colour]) + setup.unrolled[colour]
    blocks = len(setup.variant.starts[colour])
    if count != blocks:
        impossible("D3", "count", colour=COLOURS[colour], given=count, blocks=blocks)


def _check_on_start(setup: SetUp, colour: Seat) -> None:
    start = setup.variant.starts[colour]
    for square in squares_of(setup.squares, colour):
        if square not in start:
            free = tuple(SQUARES[s] for s in start)
            impossible("D3", "not-a-start", square=SQUARES[square], free=free)


def _check_order(setup: SetUp) -> None:
    """D3.1: Gold's dice, then Blue's, then the blocks; D3.2: one side's after the other's."""
    placed = [squares_of(setup.squares, colour) for colour in (GOLD, BLUE)]
    first, second = ORDERS[setup.variant.set_up]
    if (
        (setup.rolling is not None and (placed[GOLD] or placed[BLUE]))
        or (setup.unrolled[GOLD] and setup.dice[BLUE])
        or (setup.dice[first] and placed[second])
        or not _is_quick_order(setup)
    ):
        impossible("D3", "order")


def _is_quick_order(setup: SetUp) -> bool:
    """D3.5: the quick set-up places the dice one after another."""
    colour = setup.placing
    if colour is None or setup.variant.set_up != "quick":
        return True
    waiting = SYMBOLS.index(setup.dice[colour][0])
    tops = [block.cube.top for block in setup.squares if block and block.colour == colour]
    return all(SYMBOLS.index(top) <= waiting for top in tops)


# --- what can be: in play ------------------------------------------------------------


def _check_play(position: DeblockleState) -> None:
    for colour in (GOLD, BLUE):
        _check_count(position, colour)
    for square, block in enumerate(position.squares):
        if block:
            _check_space(position.variant, square, block)
    _check_goal(position)
    _check_contact(position)
    _check_quiet(position.quiet, position.variant.limit)


def _check_count(position: DeblockleState, colour: Seat) -> None:
    most = len(position.variant.starts[colour])
    if len(squares_of(position.squares, colour)) > most:
        impossible("D10", "too-many", colour=COLOURS[colour], most=most)


def _check_space(variant: Variant, square: int, block: Block) -> None:
    """D8: nothing stands on a star. D6.3: Star comes up only in leaving, so a block that shows
    it has not moved since the set-up."""
    if square in STARS:
        impossible("D8", "on-star", square=SQUARES[square])
    if block.cube.top == STAR and square not in variant.starts[block.colour]:
        start = tuple(SQUARES[s] for s in variant.starts[block.colour])
        impossible("D6", "cannot-show-star", square=SQUARES[square], start=start)


def _check_goal(position: DeblockleState) -> None:
    """D1: the game ends with the turn that takes a side's last block off."""
    gone = [c for c in (GOLD, BLUE) if not squares_of(position.squares, c)]
    if len(gone) == 2:
        impossible("D1", "nobody-left")
    if gone and position.mover in gone:
        impossible("D1", "winner-moved-last", colour=COLOURS[gone[0]])
    if gone:
        _check_quiet(position.quiet, 0, is_limited=True)


def _check_contact(position: DeblockleState) -> None:
    """D11: start rows never touch and no turn may end in contact, so there is none, ever."""
    if position.variant.side_by_side:
        return
    for square in squares_of(position.squares, GOLD):
        for other in ORTHOGONAL[square]:
            block = position.squares[other]
            if block and block.colour == BLUE:
                impossible("D11", "touching", gold=SQUARES[square], blue=SQUARES[other])


def _check_quiet(quiet: int, most: int, is_limited: bool = False) -> None:
    """D12: the turn that reaches the limit ends the game."""
    if (most or is_limited) and quiet > most:
        impossible("D12", "too-quiet", quiet=quiet, most=most)
