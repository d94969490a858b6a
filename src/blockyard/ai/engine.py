"""One question, one answer: what a bot, a hint and an analysis all ask.

A question holds what its seat knows and no more: the moves as that seat was told of them, and
its view. The same question gets the same answer, unless its budget is in milliseconds.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from itertools import chain, repeat
from random import Random
from time import perf_counter
from typing import Any

from blockyard import games
from blockyard.ai import alphabeta_player, mcts_player, rules_player
from blockyard.ai.levels import Level, advice_of, level_of
from blockyard.core.contract import Game, Refused, Seat, State, View
from blockyard.core.kernel import Budget, SearchResult
from blockyard.core.match import STOPS, Match

Stop = Callable[[], bool]
NEARLY = 60
"""How much worse a move may be and still be shown: half an open three."""


@dataclass(frozen=True, slots=True)
class Question:
    """What would this seat play? `level` counts unless there is a budget.

    Who asks to `explain` gets advice: the best that can be found for that level's price, the
    reasons and the values of moves that are nearly as good, and waits a little longer.
    """

    game: str
    seat: Seat
    heard: tuple[str, ...] = ()
    view: View | None = None
    options: Mapping[str, str] = field(default_factory=dict)
    seats: int | None = None
    start: str | None = None
    level: int = 5
    budget: Budget | None = None
    seed: int = 0
    explain: bool = False

    @property
    def ply(self) -> int:
        return len(self.heard)


@dataclass(frozen=True, slots=True)
class Answer:
    """A move, its value from -1 (lost) to 1 (won), what should follow, and why."""

    ply: int
    move: str
    value: float
    line: tuple[str, ...] = ()
    best: tuple[tuple[str, float], ...] = ()
    reasons: tuple[str, ...] = ()
    nodes: int = 0
    ms: int = 0
    ends_in: int | None = None
    """Moves to a proven win, or to a loss if negative."""


def ask(match: Match, seat: Seat, **how: Any) -> Question:
    """The question of a seat in a match, with nothing that the seat does not know. `how` are
    the level, the budget, the seed, and whether to explain."""
    start = match.game.start(match.seats, match.options).text()
    return Question(
        game=match.game.key,
        seat=seat,
        heard=tuple(match.history(seat)),
        view=match.state.view(seat),
        options=match.options,
        seats=match.seats,
        start=match.start.text() if match.start.text() != start else None,
        **how,
    )


def think(question: Question, stop: Stop | None = None) -> Answer:
    """Answer a question; `stop` is asked now and then whether an answer is wanted at once."""
    began = perf_counter()
    game = games.get(question.game)
    rng = Random(f"{question.seed} {question.ply} {question.seat}")
    state = _known(game, question, rng)
    if state.outcome or state.to_play != question.seat:
        raise Refused("not-your-turn")
    thought = _thought(game, state, question, rng, stop)
    return Answer(
        ply=question.ply,
        move=thought.move,
        value=thought.value,
        line=thought.line,
        best=thought.best,
        reasons=tuple(game.reasons(state, thought.move)) if question.explain else (),
        nodes=thought.nodes,
        ms=round(1000 * (perf_counter() - began)),
        ends_in=thought.notes.get("ends_in"),
    )


def _known(game: Game, question: Question, rng: Random) -> State:
    """A position that agrees with all that the seat knows."""
    if question.view is not None:
        guessed = game.determinize(question.view, question.heard, question.seat, rng)
        if guessed is not None:
            return guessed
    state = _start(game, question)
    for line in question.heard:
        state = _after(state, line)
    return state


def _start(game: Game, question: Question) -> State:
    if question.start is not None:
        return game.read(question.start)
    return game.start(question.seats, question.options)


def _after(state: State, line: str) -> State:
    """One line of the record: a move, or a seat that stopped."""
    clause, _, seat = line.removeprefix("! ").partition(" ")
    if line.startswith("!") and clause in STOPS:
        return state.retire(int(seat))
    return state.play(line)


def _thought(
    game: Game, state: State, question: Question, rng: Random, stop: Stop | None
) -> SearchResult:
    kernel = game.kernel()
    kind = kernel.kind if kernel else None
    budget = question.budget
    of_number = advice_of if question.explain else level_of
    level = Level(0) if budget else of_number(kernel, question.level)
    budget = budget or level.budget
    moves = state.legal_moves()
    if len(moves) == 1:
        return SearchResult(moves[0], 0.0, (moves[0],))
    if planner := game.planner():
        level_of(kernel, question.level)
        again = (_known(game, question, rng) for _ in repeat(None))
        found: SearchResult = planner.plan(
            chain([state], again), question.level, question.budget, rng, stop
        )
        return found
    if kind == "mcts":
        return mcts_player.thought(kernel.position(state.text()), level, budget, rng, stop)
    if kind == "alphabeta":
        start = _start(game, question).text()
        spread = NEARLY if question.explain else 0
        told = alphabeta_player.Table(kernel, start, question.heard, moves, question.seed, spread)
        return alphabeta_player.thought(told, level, budget, rng, stop)
    return rules_player.thought(game, state, budget, rng, stop)
