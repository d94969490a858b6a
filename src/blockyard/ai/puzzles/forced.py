"""Forced lines of games with an alpha-beta kernel: wins in n, and the only move that does not lose.

Everything is asked with a window of one score around a proven end, and nothing is pruned
selectively: "does this move win within so many plies" has a certain answer, found fast because the
search may stop at any line that takes longer.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice

from blockyard.ai.alphabeta import PROVEN_SCORE, Search
from blockyard.ai.iterative_deepening import UNLIMITED_NODES, IterativeDeepening, SearchOptions
from blockyard.ai.transposition_table import TranspositionTable
from blockyard.core.contract import Game, State
from blockyard.core.course import wins
from blockyard.core.kernel import AlphaBetaKernel, Budget
from blockyard.core.puzzle import WIN_THEMES, Puzzle

WIN = 30000
TABLE_BITS = 18
DEFENCES = {2: "escape", 4: "only-move", 6: "foresight"}
"""The theme of an only move, by the plies within which every other move loses."""
MAX_PLIES = 40
FEWEST_MOVES = 4
"""With fewer there is nothing to find."""
WIN_AT_ONCE = "win-1"
DOUBT_NODES = 300_000
"""Ten times what a theme is found with: so long is looked for another good move."""
THEMES = (*WIN_THEMES, *DEFENCES.values())


class ForcedLines:
    """What is certain about the moves of one position."""

    def __init__(self, game: Game, text: str) -> None:
        self.state: State = game.read(text)
        self.kernel = _kernel(game)
        self.position = self.kernel.position(text)
        self.legal = self.state.legal_moves()
        self.codes = {self._text(code): code for code in self.position.root_moves()}
        self.table = TranspositionTable(TABLE_BITS)

    def _text(self, code: int) -> str:
        return self.kernel.notation(self.position, [code])[0]

    def winners(self, turns: int) -> list[str]:
        """The moves that win within so many turns of one's own, whatever the other plays."""
        plies = 2 * turns - 1
        search = self._search()
        return [
            move
            for move, code in self.codes.items()
            if search.search_root_move(code, plies, WIN - plies - 1, WIN - plies) >= WIN - plies
        ]

    def survivors(self, plies: int) -> Iterator[str]:
        """The moves that do not lose within so many plies."""
        search, lost = self._search(), plies - WIN
        return (
            move
            for move in self.legal
            if not self._loses_at_once(move)
            and search.search_root_move(self.codes[move], plies, lost, lost + 1) > lost
        )

    def _loses_at_once(self, move: str) -> bool:
        """The kernel does not list moves that end the game at once for the other."""
        if move in self.codes:
            return False
        outcome = self.state.after(move).outcome
        assert outcome is not None and self.state.to_play not in outcome.winners, move
        return True

    def is_won(self, moves: Sequence[str]) -> bool:
        """Whether one of these moves can be shown to win, within the nodes spent on doubts."""
        codes = [self.codes[move] for move in moves if move in self.codes]
        if not codes:
            return False
        options = SearchOptions(full_width=True)
        found = IterativeDeepening(self.position, Budget(nodes=DOUBT_NODES), options).run(codes)
        return found.score > PROVEN_SCORE

    def is_lost(self, move: str) -> bool:
        """Whether this move can be shown to lose, within the nodes spent on doubts."""
        table = TranspositionTable(TABLE_BITS)
        search = Search(self.position, (DOUBT_NODES, 1e9), table, True, 0, None)
        for plies in range(2, MAX_PLIES, 2):
            lost = plies - WIN
            score = search.search_root_move(self.codes[move], plies, lost, lost + 1)
            if search.is_stopped() or score <= lost:
                return not search.is_stopped()
        return False

    def _search(self) -> Search:
        return Search(self.position, (UNLIMITED_NODES, 1e9), self.table, True, 0, None)


def _kernel(game: Game) -> AlphaBetaKernel:
    kernel = game.kernel()
    assert kernel is not None and kernel.kind == "alphabeta"
    return kernel


def find(game: Game, text: str, wanted: frozenset[str]) -> Puzzle | None:
    """The puzzle of a position, if it has one of a wanted theme."""
    lines = ForcedLines(game, text)
    if len(lines.legal) < FEWEST_MOVES:
        return None
    for theme, turns in WIN_THEMES.items():
        if found := lines.winners(turns):
            return _win(game, lines, text, theme, found) if theme in wanted else None
    return _only_move(game, lines, text, wanted)


def _win(game: Game, lines: ForcedLines, text: str, theme: str, found: list[str]) -> Puzzle | None:
    if len(found) > 1:
        return None
    others = [move for move in lines.codes if move not in found]
    if theme != WIN_AT_ONCE and lines.is_won(others):
        return None  # a slower win is a good move, too
    solution = _solution(game, text, WIN_THEMES[theme])
    return Puzzle(game.key, theme, text, solution) if solution else None


def _solution(game: Game, text: str, turns: int) -> tuple[str, ...] | None:
    """The win with the longest defence; None if a move before the last is not the only one."""
    lines = ForcedLines(game, text)
    found = lines.winners(turns)
    if turns == 1:
        return (found[0],)
    if len(found) > 1:
        return None
    after = lines.state.after(found[0])
    for reply in after.legal_moves():
        then = after.after(reply)
        if then.outcome or then.to_play != lines.state.to_play:
            continue
        if not ForcedLines(game, then.text()).winners(turns - 1):
            return None  # the text forgets repetitions; a proof does not rest on them
        rest = _defended(game, then.text(), turns - 1)
        if rest:
            return (found[0], reply, *rest)
    return None


def _defended(game: Game, text: str, turns: int) -> tuple[str, ...] | None:
    """As `_solution`, if this defence holds out for all of these turns."""
    if turns > 1 and ForcedLines(game, text).winners(turns - 1):
        return None
    return _solution(game, text, turns)


def _only_move(game: Game, lines: ForcedLines, text: str, wanted: frozenset[str]) -> Puzzle | None:
    move, theme = _left(lines)
    if move is None or theme not in wanted or lines.is_lost(move):
        return None
    return Puzzle(game.key, theme, text, (move,))


def _left(lines: ForcedLines) -> tuple[str | None, str]:
    """The only move that does not lose, and its theme: how soon any other loses."""
    if len(list(islice(lines.survivors(max(DEFENCES)), 2))) > 1:
        return None, ""  # as in most positions, and so found soon
    for plies, theme in DEFENCES.items():
        left = list(lines.survivors(plies))
        if len(left) <= 1:
            return (left[0] if left else None), theme
    return None, ""


def flaw(game: Game, puzzle: Puzzle) -> str | None:
    """What is wrong with a puzzle, or None: all of it is proven again, from the position alone."""
    lines = ForcedLines(game, puzzle.position)
    if puzzle.theme in WIN_THEMES:
        return _flaw_of_win(game, puzzle, lines)
    move, theme = _left(lines)
    if move is None or (move,) != puzzle.solution or lines.winners(max(WIN_THEMES.values())):
        return "not-the-only-move"
    if theme != puzzle.theme:
        return "another-theme"
    return "loses-too" if lines.is_lost(move) else None


def _flaw_of_win(game: Game, puzzle: Puzzle, lines: ForcedLines) -> str | None:
    turns = WIN_THEMES[puzzle.theme]
    if len(puzzle.solution) != 2 * turns - 1:
        return "another-length"
    if turns > 1 and lines.winners(turns - 1):
        return "wins-sooner"
    if lines.winners(turns) != [puzzle.solution[0]]:
        return "not-the-only-move"
    match = puzzle.match(game, 0)
    for ply, move in enumerate(puzzle.solution):
        if ply % 2 == 0 and not _keeps_winning(game, match.state, move, turns - ply // 2):
            return "does-not-win"
        assert match.to_play is not None
        match = match.play(match.to_play, match.ply, move)
    return None


def _keeps_winning(game: Game, state: State, move: str, turns: int) -> bool:
    if turns == 1:
        return wins(state, move, state.after(move))
    return ForcedLines(game, state.text()).winners(turns) == [move]
