"""Placements of games with an MCTS kernel: endings counted out, and the one move that is best.

An ending that the exact solver counts out needs no second look. Any other best move has to be the
only good one again with ten times the simulations that found it.
"""

from __future__ import annotations

from blockyard.ai import mcts
from blockyard.core.contract import Game
from blockyard.core.kernel import Budget, MctsKernel
from blockyard.core.mcts_position import MctsPosition
from blockyard.core.puzzle import Puzzle

SIMULATIONS, CHECKS = 1000, 10
"""What a best placement is found with, and how many times as many check it."""
GAP, LASTING_GAP = 0.2, 0.15
"""How much better than every other move it is, of values from -1 to 1: when it is found, and when
it is checked."""
RIVALS = 4
"""The next best moves that are searched for themselves."""
ENDING_NODES = 60_000
WON = 0.5
"""An exact value beyond this is a win: the margin counts for little beside it."""
LEAST_LEAD = 0.02
"""Three points: by so much the best last squares are ahead of any others."""
FEWEST_MOVES = 4
EXACT_THEMES = ("winning-placement", "last-squares")

Values = list[tuple[float, str]]
"""Moves with their values for the seat to move, the best first."""


def ending_of(position: MctsPosition) -> Values | None:
    """The exact values of all moves; None where the solver cannot count every one of them out."""
    if position.solution(ENDING_NODES) is None:
        return None
    values: Values = []
    for move in position.legal_moves():
        value = _exact(position.play(move), position.to_play)
        if value is None:
            return None
        values.append((value, move))
    return sorted(values, reverse=True)


def _exact(position: MctsPosition, seat: int | None) -> float | None:
    assert seat is not None
    if position.to_play is None:
        return position.final_values()[seat]
    found = position.solution(ENDING_NODES)
    if found is None:
        return None
    return found[1] if position.to_play == seat else -found[1]


def theme_of(ending: Values) -> str | None:
    """Whether the best move alone wins, or is worth more points than every other."""
    best, second = ending[0][0], ending[1][0]
    if best > WON >= second:
        return "winning-placement"
    return "last-squares" if best - second >= LEAST_LEAD else None


def find(game: Game, text: str, wanted: frozenset[str], seed: int) -> Puzzle | None:
    """The puzzle of a position, if it has one of a wanted theme."""
    position = _kernel(game).position(text)
    if len(position.legal_moves()) < FEWEST_MOVES:
        return None
    if ending := ending_of(position):
        theme = theme_of(ending)
        return Puzzle(game.key, theme, text, (ending[0][1],)) if theme in wanted else None
    if not wanted.difference(EXACT_THEMES):
        return None
    return _best_placement(game, position, text, wanted, seed)


def _best_placement(
    game: Game, position: MctsPosition, text: str, wanted: frozenset[str], seed: int
) -> Puzzle | None:
    move = _only_good(position, SIMULATIONS, GAP, seed)
    theme = move and game.puzzle_theme(game.read(text), move)
    if not move or theme not in wanted:
        return None
    again = _only_good(position, CHECKS * SIMULATIONS, LASTING_GAP, seed + 1)
    return Puzzle(game.key, theme, text, (move,), SIMULATIONS) if move == again else None


def _only_good(position: MctsPosition, simulations: int, gap: float, seed: int) -> str | None:
    """The best move, if each of the next best is worse by this gap. A search that has settled on
    one move hardly looks at the others, so they are searched for themselves."""
    found = mcts.search(position, Budget(nodes=simulations), seed)
    rivals = [move for move, _ in found.best[1 : RIVALS + 1]]
    if not rivals or any(value > found.value - gap / 2 for _, value in found.best[1:2]):
        return None
    values = (_value(position, move, simulations // RIVALS, seed) for move in rivals)
    return found.move if all(value <= found.value - gap for value in values) else None


def _value(position: MctsPosition, move: str, simulations: int, seed: int) -> float:
    """What a move is worth to the seat that makes it."""
    after, seat = position.play(move), position.to_play
    assert seat is not None
    if after.to_play is None:
        return after.final_values()[seat]
    value = mcts.search(after, Budget(nodes=simulations), seed).value
    return value if after.to_play == seat else -value


def _kernel(game: Game) -> MctsKernel:
    kernel = game.kernel()
    assert kernel is not None and kernel.kind == "mcts"
    return kernel


def flaw(game: Game, puzzle: Puzzle) -> str | None:
    """What is wrong with a puzzle, or None: it is counted out again, or searched ten times as long
    as the search that found it."""
    position = _kernel(game).position(puzzle.position)
    if puzzle.theme not in EXACT_THEMES:
        again = _only_good(position, CHECKS * puzzle.nodes, LASTING_GAP, seed=0)
        return None if (again,) == puzzle.solution else "not-the-only-good-move"
    ending = ending_of(position)
    if ending is None or theme_of(ending) is None or (ending[0][1],) != puzzle.solution:
        return "not-the-only-move"
    return None if theme_of(ending) == puzzle.theme else "another-theme"
