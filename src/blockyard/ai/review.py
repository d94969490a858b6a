"""The review of a game: what each move was worth, and what would have been better.

Pure functions on both sides of the engine, so that the terminal and the server review alike:
`review_tasks` lists the positions to ask about, and `reviewed_moves` weighs the moves once the
engine has responded. The caller decides where and when the engine thinks.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from statistics import fmean
from typing import Literal, NamedTuple

from blockyard.ai.engine import EngineRequest, EngineResponse, request_for
from blockyard.core.contract import CHANCE, Refused, Seat
from blockyard.core.kernel import Budget
from blockyard.core.match import Match, MatchEvent

Mark = Literal["", "inaccuracy", "mistake", "blunder"]

# Values run from -1 (lost) to 1 (won); a loss is the best move's value minus the played one's.
MARKS: tuple[tuple[float, Mark], ...] = (
    (0.6, "blunder"),
    (0.3, "mistake"),
    (0.15, "inaccuracy"),
)
"""The loss from which on a move gets each mark, the worst first."""
HALVING_LOSS = 0.2
"""The loss that halves what a move adds to its player's accuracy."""
NOTABLE_LOSS = 0.05
"""The loss from which on the better move is worth naming."""


class ChanceTask(NamedTuple):
    """A move of CHANCE whose odds a hand decided: how likely was what came of it?"""

    game: str
    position: str
    hand: str
    move: str


@dataclass(frozen=True, slots=True)
class ReviewTask:
    """One position to ask the engine about, or one move of CHANCE to estimate the odds of."""

    ply: int
    request: EngineRequest | None = None
    played: str | None = None
    """The move that was made here; None where a seat stopped, or where the record ends."""
    chance: ChanceTask | None = None


@dataclass(frozen=True, slots=True)
class ReviewedMove:
    """One move of a player. Its value is for the seat that made it; None where chance came between,
    or where more than two play and nobody's gain is simply another's loss."""

    ply: int
    seat: Seat
    move: str
    value: float | None
    best: str
    best_value: float
    is_proven: bool = False
    """Whether the value of the best move is certain."""

    @property
    def loss(self) -> float:
        """How much worse than the best move it was."""
        if self.value is None or self.move == self.best:
            return 0.0
        return self.best_value - self.value

    @property
    def mark(self) -> Mark:
        return next((mark for limit, mark in MARKS if self.loss >= limit), "")

    @property
    def accuracy(self) -> float | None:
        """In percent: 100 for a move without loss, 50 for one that loses `HALVING_LOSS`; None where
        its value is unknown."""
        return None if self.value is None else 100 * 0.5 ** (max(0.0, self.loss) / HALVING_LOSS)

    @property
    def has_better(self) -> bool:
        """Whether the engine's move is worth naming beside it."""
        return self.loss > NOTABLE_LOSS


def review_tasks(  # noqa: PLR0913 - a game, who looks at it, and from where on
    match: Match,
    level: int,
    budget: Budget | None = None,
    explain: bool = False,
    hands: Mapping[int, str] | None = None,
    *,
    since: int = 0,
) -> Iterator[ReviewTask]:
    """Every decision of the game, and every move of CHANCE whose odds a hand decided; one at a
    time, because each holds all the moves before it.

    `hands` are those that moves were made with, by the ply after the move. Nothing before the ply
    `since` is asked about.
    """

    def asked(ply: int, played: str | None) -> ReviewTask:
        then = match.back_to(ply)
        assert then.to_play is not None
        request = request_for(then, then.to_play, level=level, budget=budget, explain=explain)
        return ReviewTask(ply, request, played)

    for ply, event in enumerate(match.events[since:], since):
        if event.before.to_play != CHANCE:
            yield asked(ply, event.move or None)
        elif event.move and match.game.hand(1) and match.game.odds(event.before) is None:
            hand = (hands or {}).get(ply, "")
            chance = ChanceTask(match.game.key, event.before.text(), hand, event.move)
            yield ReviewTask(ply, chance=chance)
    if match.to_play not in (None, CHANCE):
        yield asked(match.ply, None)


def retried(match: Match, ply: int, move: str) -> Match:
    """The game up to a decision of a player, and another move there: the better one, perhaps."""
    if ply >= match.ply or match.events[ply].seat == CHANCE:
        raise Refused("nothing-to-think-about")
    then = match.back_to(ply)
    return then.play(match.events[ply].seat, ply, move)


def lessons(moves: Iterable[ReviewedMove], most: int = 3) -> list[ReviewedMove]:
    """The moves that decided the game: those that lost most, in the order of play."""
    weak = sorted((move for move in moves if move.mark), key=lambda move: -move.loss)[:most]
    return sorted(weak, key=lambda move: move.ply)


def reviewed_moves(
    match: Match, response_at: Callable[[int], EngineResponse | None]
) -> Iterator[ReviewedMove]:
    """The moves of players, each weighed by the engine's responses before and after it."""
    for ply, event in enumerate(match.events):
        if event.move and event.seat != CHANCE and (here := response_at(ply)):
            value = _value(match, event, ply, here, response_at(ply + 1))
            yield ReviewedMove(
                ply, event.seat, event.move, value, here.move, here.value, here.is_proven
            )


def accuracies(moves: Iterable[ReviewedMove]) -> dict[Seat, float]:
    """How well each seat has played, in percent: the mean over its moves."""
    found = defaultdict[Seat, list[float]](list)
    for move in moves:
        if (accuracy := move.accuracy) is not None:
            found[move.seat].append(accuracy)
    return {seat: fmean(each) for seat, each in found.items()}


def _value(
    match: Match, event: MatchEvent, ply: int, here: EngineResponse, after: EngineResponse | None
) -> float | None:
    """What the move was worth to the seat that made it."""
    listed = dict(here.best) | {here.move: here.value}
    if event.move in listed:
        return listed[event.move]
    then = match.back_to(ply + 1)
    if then.state.outcome is not None:
        winners = then.state.outcome.winners
        return 0.0 if not winners else 1.0 if event.seat in winners else -1.0
    if after is None or match.seats != 2:
        return None
    return after.value if then.to_play == event.seat else -after.value
