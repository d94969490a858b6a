"""Agents that never change, as yardsticks for papers: they use the rules alone, and a test pins
what they play. Levels of the computer get stronger from version to version; these do not.

frozen:greedy      wins if it can, otherwise lets nobody win at once if it can; random among those
frozen:playouts    flat Monte Carlo: ten random playouts for each of up to 24 moves

`blockyard evaluate GAME frozen:greedy` rates one; frozen_ratings.json has what was measured.
A change of what one plays needs another name.
"""

from __future__ import annotations

import json
from importlib.resources import files
from random import Random

from blockyard.ai.players import Player
from blockyard.ai.rating import Estimate
from blockyard.core.contract import CHANCE, Game, Refused, Seat, State
from blockyard.core.match import Match

MAX_MOVES = 64
"""Where there are more, the greedy agent looks at a sample of them."""
PLAYOUTS, MAX_CANDIDATES, MAX_PLAYOUT = 10, 24, 60


def greedy(match: Match, seat: Seat, rng: Random) -> str:
    state = _known(match, seat, rng)
    moves = state.legal_moves()
    moves = moves if len(moves) <= MAX_MOVES else rng.sample(moves, MAX_MOVES)
    rng.shuffle(moves)
    after = {move: state.after(move) for move in moves}
    winning = [move for move, reached in after.items() if _is_won_by(reached, seat)]
    if winning:
        return winning[0]
    safe = (move for move, reached in after.items() if not _loses_at_once(reached, seat))
    return next(safe, moves[0])


def playouts(match: Match, seat: Seat, rng: Random) -> str:
    state = _known(match, seat, rng)
    moves = state.legal_moves()
    moves = moves if len(moves) <= MAX_CANDIDATES else rng.sample(moves, MAX_CANDIDATES)
    totals = dict.fromkeys(moves, 0)
    for move in moves:
        for _ in range(PLAYOUTS):
            totals[move] += _playout(match.game, state.after(move), seat, rng)
    return max(moves, key=totals.__getitem__)


def _playout(game: Game, state: State, seat: Seat, rng: Random) -> int:
    """The result of a random playout for the seat; 0 if it takes too long."""
    for _ in range(MAX_PLAYOUT):
        if state.outcome is not None:
            break
        is_chance = state.to_play == CHANCE
        moves = [game.quick_chance(state, rng)] if is_chance else state.legal_moves()
        state = state.after(rng.choice(moves))
    if state.outcome is None or not state.outcome.winners:
        return 0
    return 1 if seat in state.outcome.winners else -1


def _known(match: Match, seat: Seat, rng: Random) -> State:
    """The position, or where something is hidden, one that agrees with what the seat knows."""
    if not match.state.hides:
        return match.state
    view = match.state.view(seat)
    return match.game.determinize(view, match.history(seat), seat, rng) or match.state


def _is_won_by(state: State, seat: Seat) -> bool:
    return state.outcome is not None and seat in state.outcome.winners


def _loses_at_once(state: State, seat: Seat) -> bool:
    """Whether the game is lost now, or by some move of whoever is next."""
    if state.outcome is not None:
        return bool(state.outcome.winners) and seat not in state.outcome.winners
    if state.to_play in (seat, CHANCE):
        return False
    other = state.to_play
    assert other is not None
    return any(_is_won_by(state.after(move), other) for move in state.legal_moves()[:MAX_MOVES])


AGENTS: dict[str, Player] = {"greedy": greedy, "playouts": playouts}


def frozen(name: str) -> Player:
    """The frozen agent of this name; refuses unknown names and lists the known ones."""
    if name not in AGENTS:
        raise Refused("no-such-player", given=name[:40], players=tuple(AGENTS))
    return AGENTS[name]


def ratings() -> dict[tuple[str, str], Estimate]:
    """The measured Elo ratings of the frozen agents, by game and name, with 95 % intervals.

    >>> ratings()["gobblers", "greedy"].rating
    918
    """
    found = json.loads(files("blockyard.ai").joinpath("frozen_ratings.json").read_text("utf-8"))
    return {
        (row["game"], row["agent"]): Estimate(row["rating"], row["low"], row["high"])
        for row in found["ratings"]
    }
