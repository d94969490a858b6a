"""One request, one response: what bots, hints and analysis ask an engine.

A request holds what its seat knows and no more: the moves as that seat was shown them, and its
view. The same request gets the same response, unless its budget is in milliseconds.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from itertools import chain, repeat
from random import Random
from time import perf_counter

from blockyard import games
from blockyard.ai import alphabeta_player, mcts_player, rules_player
from blockyard.ai.levels import ALL_CORES, STRONGEST, Level, advice_of, level_of
from blockyard.ai.session import Session, Setting, available_cores
from blockyard.core.contract import Game, Refused, Seat, State, View
from blockyard.core.kernel import AnyKernel, Budget, SearchResult
from blockyard.core.match import STOPS, Match

Stop = Callable[[], bool]
SHOWN_MARGIN = 60
"""How much worse a move may be and still be shown with its value: half an open three."""


SOUND_START = ("sound-start",)
FIRST_MOVES = 2
FIRST_BOOK_LEVEL = 7
"""Levels from here on play without noise, so without a book always the same."""


@dataclass(frozen=True, slots=True)
class EngineRequest:
    """What would this seat play? A budget overrides the level.

    With `explain` the response is advice: the best move that this level's budget can find, without
    the level's weaknesses, with reasons and the values of nearly equal moves.
    """

    game: str
    seat: Seat
    history: tuple[str, ...] = ()
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
        return len(self.history)


@dataclass(frozen=True, slots=True)
class EngineResponse:
    """A move, its value from -1 (lost) to 1 (won), the principal variation, and the reasons."""

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
    is_proven: bool = False
    """The value is certain, not estimated."""


def request_for(  # noqa: PLR0913, PLR0917 - the fields that a match does not have
    match: Match,
    seat: Seat,
    level: int = 5,
    budget: Budget | None = None,
    seed: int = 0,
    explain: bool = False,
) -> EngineRequest:
    """The request of a seat in a match, with nothing that the seat does not know."""
    start = match.game.start(match.seats, match.options).text()
    return EngineRequest(
        game=match.game.key,
        seat=seat,
        history=tuple(match.history(seat)),
        view=match.state.view(seat),
        options=match.options,
        seats=match.seats,
        start=match.start.text() if match.start.text() != start else None,
        level=level,
        budget=budget,
        seed=seed,
        explain=explain,
    )


def respond(
    request: EngineRequest, stop: Stop | None = None, session: Session | None = None
) -> EngineResponse:
    """Search; `stop` is polled, and ends the search with the best move so far. A `session` keeps
    what was found for the next request of the same player."""
    began = perf_counter()
    game = games.get_any(request.game)
    rng = Random(f"{request.seed} {request.ply} {request.seat}")
    state = determinized(game, request, rng)
    if state.outcome or state.to_play != request.seat:
        raise Refused("not-your-turn")
    result = _search(game, state, request, rng, stop, session or _session(request))
    return EngineResponse(
        ply=request.ply,
        move=result.move,
        value=result.value,
        line=result.line,
        best=result.best,
        reasons=_reasons(game, state, request, result.move) if request.explain else (),
        nodes=result.nodes,
        ms=round(1000 * (perf_counter() - began)),
        ends_in=result.ends_in,
        is_proven=result.is_proven,
    )


def _reasons(game: Game, state: State, request: EngineRequest, move: str) -> tuple[str, ...]:
    """Why the move is good. At the very start a game may see nothing special in any move."""
    found = tuple(game.reasons(state, move))
    return found or (SOUND_START if request.ply < FIRST_MOVES else ())


def determinized(game: Game, request: EngineRequest, rng: Random) -> State:
    """A position that agrees with all that the seat knows."""
    if request.view is not None:
        sampled = game.determinize(request.view, request.history, request.seat, rng)
        if sampled is not None:
            return sampled
    state = start_of(game, request)
    for line in request.history:
        state = _after(state, line)
    return state


def start_of(game: Game, request: EngineRequest) -> State:
    """The position in which the game of a request began."""
    if request.start is not None:
        return game.read(request.start)
    return game.start(request.seats, request.options)


def _after(state: State, line: str) -> State:
    """One line of the record: a move, or a seat that stopped."""
    clause, _, seat = line.removeprefix("! ").partition(" ")
    if line.startswith("!") and clause in STOPS:
        return state.retire(int(seat))
    return state.play(line)


def _session(request: EngineRequest) -> Session | None:
    """Level 10 plays with all cores."""
    is_played = request.level == ALL_CORES and not (request.budget or request.explain)
    return Session(available_cores()) if is_played else None


def _search(  # noqa: PLR0913, PLR0917 - the request, what follows from it, and how to end
    game: Game,
    state: State,
    request: EngineRequest,
    rng: Random,
    stop: Stop | None,
    session: Session | None,
) -> SearchResult:
    kernel = game.kernel()
    level, moves = _level(kernel, request), state.legal_moves()
    if len(moves) == 1:
        return SearchResult(moves[0], 0.0, (moves[0],))
    if planner := game.planner():
        level_of(kernel, request.level)
        more = (determinized(game, request, rng) for _ in repeat(None))
        number = min(request.level, STRONGEST)
        search = planner.advise if request.explain else planner.plan
        return search(chain([state], more), number, request.budget, rng, stop)
    if kernel is None:
        return rules_player.search(game, state, request.budget or level.budget, rng, stop)
    return _from_book(kernel, state, request, rng) or _with_kernel(
        game, kernel, state, request, rng, stop, session
    )


def _with_kernel(  # noqa: PLR0913, PLR0917 - as before, and the kernel
    game: Game,
    kernel: AnyKernel,
    state: State,
    request: EngineRequest,
    rng: Random,
    stop: Stop | None,
    session: Session | None,
) -> SearchResult:
    level = _level(kernel, request)
    budget = request.budget or level.budget
    since = session.begin(_setting(request), request.history) if session else None
    if kernel.kind == "mcts":
        position, stops_early = kernel.position(state.text()), not request.explain
        if session:
            return mcts_player.search_on(position, budget, rng, stop, session, since)
        return mcts_player.search(position, level, budget, rng, stop, stops_early)
    start, margin = start_of(game, request).text(), SHOWN_MARGIN if request.explain else 0
    legal = state.legal_moves()
    root = alphabeta_player.SearchRoot(kernel, start, request.history, legal, request.seed, margin)
    return alphabeta_player.search(root, level, budget, rng, stop, session)


def _from_book(
    kernel: AnyKernel, state: State, request: EngineRequest, rng: Random
) -> SearchResult | None:
    """A move of the opening book, each as likely as the others. Advice and searches with a budget
    of their own are meant to think."""
    if request.level < FIRST_BOOK_LEVEL or request.budget or request.explain:
        return None
    moves = kernel.book_moves(state)
    if not moves:
        return None
    move = rng.choice(sorted(moves))
    return SearchResult(move, moves[move], (move,), tuple(moves.items()))


def _setting(request: EngineRequest) -> Setting:
    return Setting(request.game, request.start, dict(request.options), request.seats)


def _level(kernel: AnyKernel | None, request: EngineRequest) -> Level:
    if request.budget:
        return Level(0)
    return (advice_of if request.explain else level_of)(kernel, request.level)
