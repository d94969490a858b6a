# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
# mypy: ignore-errors
# The types here are C's, and Cython checks them.
"""The fast twin of the Blokus rules: positions for searches and counters, texts at the edge.

rows.py does the work on bits, diamond.py explains the tables behind it. Texts are read by the
rules, so what they refuse is refused here in the same words; tests hold the moves, the turn,
the score and the end to the rules over random games at every table. This file has to be
compiled.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Literal

import cython

from blockyard.core.contract import IllegalMove, Objection
from blockyard.core.mcts_position import MctsPosition
from blockyard.games.blokus import rules
from blockyard.games.blokus.kernel import placement_tables
from blockyard.games.blokus.kernel.bitboard import prepare
from blockyard.games.blokus.kernel.move_texts import spellings_of
from blockyard.games.blokus.net.weights import UNLEARNED, Learned, Rows, learned, shipped
from blockyard.games.blokus.pieces import PIECES, each

if cython.compiled:
    from cython.cimports.blockyard.games.blokus.kernel.bitboard import (
        Board,
        Places,
        Word,
        gather_all,
        number_all,
        on_upper_start,
        place,
        play_out,
    )
    from cython.cimports.blockyard.games.blokus.kernel.endgame import (
        solve_ending,
        worth,
        worth_of_margin,
    )
    from cython.cimports.blockyard.games.blokus.kernel.rng import mixed
    from cython.cimports.blockyard.games.blokus.kernel.turns import (
        all_moves,
        count_lines,
        placer,
        play,
        seat_scores,
    )
    from cython.cimports.blockyard.games.blokus.net.move_prior import favour_all, weigh
    from cython.cimports.blockyard.games.blokus.net.policy_net import Worths, savour
    from cython.cimports.blockyard.games.blokus.net.value_net import is_late, judge
    from cython.cimports.libc.stdlib import free, malloc
    from cython.cimports.libc.string import memcpy, memset
else:
    raise ImportError(
        "the Blokus kernel has to be compiled: make, or python tools/build.py kernels"
    )

if TYPE_CHECKING:
    from blockyard.games.blokus.training.policy_training import Lessons

MARGIN = cython.declare(cython.int, 4)
ROWS = cython.declare(cython.int, 28)
EACH_START = cython.declare(cython.int, 414)
MOST_MOVES = cython.declare(cython.int, 168 * 414)


class BlokusPosition(MctsPosition):
    """A position of Duo or Classic on bits. `game` is the rulebook it was read by."""

    # --- text at the edge ---------------------------------------------------------

    def text(self) -> str:
        """As the rules write it."""
        return self._clear().text()

    def _clear(self) -> rules.BlokusState:
        """The same position as the rules hold it."""
        board, letters = self.game.table.board, self.game.table.colours
        colours = range(len(letters))
        return rules.BlokusState(
            replace(self.game.table, seats=self.board.seats),
            tuple(self._squares(colour, board.side) for colour in colours),
            tuple(self._left(colour) for colour in colours),
            None if self.board.turn < 0 else self.board.turn,
            frozenset(each(self.board.single_last)),
            frozenset(each(self.board.stopped)),
        )

    def _squares(self, colour: int, side: int) -> int:
        rows = [self.board.colour[colour].own[y + MARGIN] >> MARGIN for y in range(side)]
        return sum(row << side * y for y, row in enumerate(rows))

    def _left(self, colour: int) -> tuple[str, ...]:
        left = self.board.colour[colour].left
        return tuple(piece for i, piece in enumerate(PIECES) if left >> i & 1)

    def spell(self, move: int) -> str:
        """The text of a move; whether it is legal is not asked."""
        return self.spellings.text(move)

    def number(self, move: str) -> int | None:
        """The number of a move by its text, or None if no piece covers such squares."""
        found = self.spellings.numbers.get(move)
        if found is None:  # written in another order, or no piece
            found = self.spellings.numbers.get(self.game.table.board.spell(move))
        return None if found is None else (max(self.board.turn, 0) << 17) + found

    # --- what a player asks -------------------------------------------------------

    @property
    def to_play(self) -> int | None:
        return None if self.board.turn < 0 else self.seat()

    @property
    def hash(self) -> int:
        """Equal for equal positions, whatever the order of the moves."""
        return self.board.hash ^ mixed((1 << 32) + self.board.turn)

    @property
    def scores(self) -> tuple[int, ...]:
        scores = cython.declare(cython.int[4])
        seat_scores(cython.address(self.board), scores)
        return tuple([scores[seat] for seat in range(self.board.seats)])

    @property
    def winners(self) -> frozenset[int]:
        """U2, M1.3, U10.4: the highest score of who has not stopped; nobody if all are level."""
        playing = [seat for seat in range(self.seats) if not self.board.stopped >> seat & 1]
        best = max([self.scores[seat] for seat in playing])
        winners = frozenset([seat for seat in playing if self.scores[seat] == best])
        return frozenset() if len(winners) == self.seats else winners

    def legal_numbers(self) -> list[int]:
        count: cython.int = 0
        moves = all_moves(cython.address(self.board), cython.address(count))
        found = [moves[i] for i in range(count)]
        free(moves)
        return found

    def legal_moves(self) -> list[str]:
        """Sorted, as the rules list them."""
        count: cython.int = 0
        moves = all_moves(cython.address(self.board), cython.address(count))
        found: list = self.spellings.in_order(moves, count)
        free(moves)
        return found

    def play(self, move: str) -> BlokusPosition:
        """The position after a move; refuses in the rules' own words."""
        number = self.number(move)
        if number is None or number not in self.legal_numbers():
            objection = self._clear().objection(move)
            raise IllegalMove(objection or Objection("U1", "notation"))
        after: BlokusPosition = self.copy()
        after.advance(number)
        return after

    def copy(self) -> BlokusPosition:
        """A copy to play on."""
        twin: BlokusPosition = BlokusPosition.__new__(BlokusPosition)
        twin.game, twin.seats, twin.spellings = self.game, self.seats, self.spellings
        twin.prior, twin.net = self.prior, self.net
        twin.become(self)
        return twin

    def perft(self, depth: int) -> int:
        """Lines of play from here, without the GIL."""
        lines: Word
        plies: cython.int = depth
        if plies <= 0:
            return 1
        with cython.nogil:
            lines = count_lines(cython.address(self.board), plies)
        return lines

    def random_games(self, games: int, seed: int, uniform: bool = True) -> tuple[int, list[int]]:
        """Play so many games to the end by lot: their moves in all, and the sum of the scores
        of each seat."""
        trail = cython.declare(cython.int[84])
        scores = cython.declare(cython.int[4])
        sums = cython.declare(cython.longlong[4], [0, 0, 0, 0])
        board = cython.declare(Board)
        luck: Word = mixed(seed)
        plies: cython.longlong = 0
        count: cython.int = games
        evenly: cython.bint = uniform
        _: cython.int
        seat: cython.int
        with cython.nogil:
            for _ in range(count):
                memcpy(cython.address(board), cython.address(self.board), cython.sizeof(Board))
                plies += play_out(cython.address(board), cython.address(luck), trail, evenly)
                seat_scores(cython.address(board), scores)
                for seat in range(board.seats):
                    sums[seat] += scores[seat]
        return plies, [sums[seat] for seat in range(self.board.seats)]

    def random_line(self, seed: int, uniform: bool = True) -> list[str]:
        """The moves of one game played to the end by lot."""
        trail = cython.declare(cython.int[84])
        end: BlokusPosition = self.copy()
        luck: Word = mixed(seed)
        length = play_out(cython.address(end.board), cython.address(luck), trail, uniform)
        return [self.spell(trail[i]) for i in range(length)]

    # --- what Monte Carlo tree search asks (core/mcts_position.py) ---------------------

    def seat(self) -> cython.int:
        if self.board.turn < 0:
            return -1
        return placer(cython.address(self.board), self.board.turn)

    def most(self) -> cython.int:
        return MOST_MOVES

    def spread(
        self, moves: cython.pointer(cython.int), favour: cython.pointer(cython.float)
    ) -> cython.int:
        places = cython.declare(Places)
        worths = cython.declare(Worths)
        number: cython.int
        gather_all(cython.address(self.board), self.board.turn, cython.address(places))
        number = number_all(cython.address(places), self.board.turn, moves)
        if self.board.colours == 2 and number == 2 * EACH_START:
            number = on_upper_start(moves, number)
        weigh(cython.address(self.board), self.prior.table, cython.address(worths))
        if self.prior.threes is not None:
            savour(
                cython.address(self.board),
                self.prior.taste,
                self.prior.threes.sums,
                cython.address(worths),
            )
        favour_all(cython.address(worths), moves, number, favour)
        return number

    def advance(self, move: cython.int) -> cython.void:
        play(cython.address(self.board), move)

    def become(self, other: MctsPosition) -> cython.void:
        self.board = cython.cast(BlokusPosition, other).board

    def playout(self, luck: cython.pointer(Word), trail: cython.pointer(cython.int)) -> cython.int:
        return play_out(cython.address(self.board), luck, trail, False)

    def judge(self, out: cython.pointer(cython.float)) -> cython.bint:
        if self.net is None or is_late(cython.address(self.board)):
            return False
        judge(cython.address(self.board), self.net, out)
        return True

    def values(self, out: cython.pointer(cython.float)) -> cython.void:
        scores = cython.declare(cython.int[4])
        seat: cython.int
        seat_scores(cython.address(self.board), scores)
        for seat in range(self.board.seats):
            out[seat] = worth(cython.address(self.board), scores, seat)

    def solve(
        self,
        nodes: cython.int,
        line: cython.pointer(cython.int),
        value: cython.pointer(cython.float),
    ) -> cython.int:
        margin: cython.int = 0
        length: cython.int = solve_ending(
            cython.address(self.board), nodes, line, cython.address(margin)
        )
        value[0] = worth_of_margin(margin)
        return length

    def favours(self) -> dict[str, float]:
        """How much each legal move is favoured before any search."""
        if self.board.turn < 0:
            return {}
        moves = cython.cast(cython.pointer(cython.int), malloc(4 * MOST_MOVES))
        favour = cython.cast(cython.pointer(cython.float), malloc(4 * MOST_MOVES))
        if not (moves and favour):
            raise MemoryError
        number = self.spread(moves, favour)
        found = {self.spell(moves[i]): favour[i] for i in range(number)}
        free(moves)
        free(favour)
        return found

    def looks(self) -> list[float] | None:
        """What a running position looks worth to each seat, if somebody learned that."""
        values = cython.declare(cython.float[4])
        if self.board.turn < 0 or not self.judge(values):
            return None
        return [values[seat] for seat in range(self.seats)]

    def worths(self) -> list[float]:
        """What a game that is over was worth to each seat."""
        values = cython.declare(cython.float[4])
        self.values(values)
        return [values[seat] for seat in range(self.seats)]

    def exact_margin(self, nodes: int) -> int | None:
        """The margin of points under best play of two seats, for the seat to play; None if
        more than so many nodes would be needed."""
        line = cython.declare(cython.int[84])
        margin: cython.int = 0
        if solve_ending(cython.address(self.board), nodes, line, cython.address(margin)):
            return margin
        return None


class Kernel:
    """What `Game.kernel()` gives for Duo and for Classic."""

    kind: Literal["mcts"] = "mcts"

    def __init__(self, game: Any, learned: Learned | None = None) -> None:
        self.game, self.levels = game, game.levels
        self.learned = learned or shipped(game.key)

    def with_weights(self, rows: Mapping[str, Rows] | None) -> Kernel:
        """The same kernel that learned something else; None for one that nobody taught."""
        return Kernel(self.game, learned(UNLEARNED if rows is None else rows))

    def lessons(self) -> Lessons:
        """An empty book of examples to learn a prior from."""
        from blockyard.games.blokus.training.policy_training import Lessons  # noqa: PLC0415 - it needs BlokusPosition

        return Lessons()

    def perft(self, text: str, depth: int) -> int:
        return self.position(text).perft(depth)

    def position(self, start: str, moves: Sequence[str] = ()) -> BlokusPosition:
        """The rules read the text, and refuse what cannot be."""
        position = self.position_of(self.game.read(start))
        for move in moves:
            position = position.play(move)
        return position

    def position_of(self, state: rules.BlokusState) -> BlokusPosition:
        twin: BlokusPosition = set_up(self.game, state)
        twin.prior, twin.net = self.learned
        return twin


def set_up(game: Any, clear: rules.BlokusState) -> BlokusPosition:
    """The twin of a position of the rules."""
    position: BlokusPosition = BlokusPosition.__new__(BlokusPosition)
    prepare()
    memset(cython.address(position.board), 0, cython.sizeof(Board))
    position.game, position.seats = game, clear.table.seats
    position.spellings = spellings_of(clear.table.board)
    position.board.side, position.board.seats = clear.table.board.side, clear.table.seats
    position.board.colours = len(clear.table.colours)
    position.board.turn = -1 if clear.turn is None else clear.turn
    position.board.stopped = sum(1 << seat for seat in clear.stopped)
    position.board.out = sum(1 << c for c in clear.colours if clear.table.owner(c) in clear.stopped)
    _lay_walls(position)
    for colour in clear.colours:
        _lay_pieces(position, clear, colour)
    return position


@cython.cfunc
def _lay_walls(position: BlokusPosition) -> cython.void:
    """Everything that is not board counts as covered."""
    inside: cython.uint = (1 << position.board.side) - 1
    y: cython.int
    for y in range(ROWS):
        on_board = MARGIN <= y < MARGIN + position.board.side
        position.board.covered[y] = (
            ~(inside << MARGIN) if on_board else ~cython.cast(cython.uint, 0)
        )


@cython.cfunc
def _lay_pieces(
    position: BlokusPosition, clear: rules.BlokusState, colour: cython.int
) -> cython.void:
    """A colour with its full tray and the squares where it may begin, then its pieces."""
    board = clear.table.board
    position.board.colour[colour].left = (1 << len(PIECES)) - 1
    position.board.colour[colour].points = -sum(placement_tables.piece_sizes())
    for word, pairs in enumerate(placement_tables.all_words()):
        position.board.colour[colour].pairs[word] = pairs
    for name in clear.table.starts_of(colour):
        x, y = board.cell(board.square[name])
        position.board.colour[colour].corners[y + MARGIN] |= 1 << (x + MARGIN)
    for part in board.joined(clear.placed[colour]):
        text = ",".join(board.names[square] for square in each(part))
        place(cython.address(position.board), (colour << 17) + (position.number(text) & 0x1FFFF))
    if not clear.left[colour]:  # the order in which they were laid here says nothing
        position.board.colour[colour].points = clear.points(colour)
        position.board.single_last &= ~(1 << colour)
        position.board.single_last |= (colour in clear.single_last) << colour
