"""Players from files: a Python file with one function becomes a player, `agent:my_agent.py`.

    def choose(match, seat, rng): ...       # a move in our notation
    def act(observation, mask): ...         # an action number, for agents that were trained

The file has one of the two. `observation` and `mask` are lists as `Encoding` defines them, the same
that environments give; both functions get what the seat may know and no more.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from random import Random
from types import ModuleType

from blockyard.core.contract import IllegalMove, Objection, Refused, Seat
from blockyard.core.match import Match

Choose = Callable[[Match, Seat, Random], str]
Act = Callable[[Sequence[float], Sequence[int]], int]


def agent(path: str) -> Choose:
    """The player in this file; refuses a file without one."""
    module = _loaded(Path(path))
    choose: Choose | None = getattr(module, "choose", None)
    act: Act | None = getattr(module, "act", None)
    if callable(choose):
        return choose
    if callable(act):
        return by_numbers(act)
    raise Refused("no-agent-in-file", file=path)


def _loaded(path: Path) -> ModuleType:
    spec = spec_from_file_location(path.stem, path)
    if spec is None or spec.loader is None or not path.is_file():
        raise Refused("no-such-agent", file=str(path))
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def by_numbers(act: Act) -> Choose:
    """A player that sees an observation and a mask, and answers with an action number."""

    def choose(match: Match, seat: Seat, rng: Random) -> str:
        encoding = match.game.encoding()
        if encoding is None:
            raise Refused("no-encoding", game=match.game.key)
        update = match.update(seat)
        legal = {encoding.action_of[move] for move in update.legal}
        mask = [int(action in legal) for action in range(len(encoding.moves))]
        action = int(act(encoding.observation(update.view, seat), mask))
        if action not in range(len(mask)):
            raise IllegalMove(Objection("", "no-such-action", {"last": len(mask) - 1}))
        return encoding.moves[action]

    return choose
