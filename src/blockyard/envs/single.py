"""One seat of a game as a Gymnasium environment; programs play the other seats.

`import blockyard.envs.single` also makes `gymnasium.make("blockyard/gobblet-v0")` work. An
opponent is named as in the terminal (`random`, `bot:3`, `nodes:2000`), or is a function from what
its seat sees to an action, so that a learner can play against itself.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

from blockyard.ai.players import player
from blockyard.core.contract import CHANCE, Refused, Seat
from blockyard.core.match import Match
from blockyard.core.picture import plain
from blockyard.envs import names
from blockyard.envs.aec import Seen, spaces_of
from blockyard.envs.table import BadAction, table, worths
from blockyard.words import Words

Policy = Callable[[Seen], int]


class SingleSeat(gymnasium.Env[Any, Any]):
    """The learner sits on `seat`. `illegal` is `raise`, or `lose`: then a bad action ends the
    game with a reward of -1, for learners that do not look at the mask. `agreed` are `seats`,
    `options`, `luck` and `longest`."""

    metadata = {"render_modes": ["human", "ansi"], "render_fps": 1}  # noqa: RUF012 - Gymnasium's

    def __init__(
        self,
        key: str,
        seat: Seat = 0,
        opponent: str | Policy = "random",
        illegal: str = "raise",
        render_mode: str | None = None,
        **agreed: Any,
    ) -> None:
        self.table = table(key, **agreed)
        if seat not in range(self.table.seats):
            raise Refused("no-such-seat", given=seat, last=self.table.seats - 1)
        self.seat, self.illegal, self.render_mode = seat, illegal, render_mode
        self.opponent = opponent if callable(opponent) else None
        self._player = None if callable(opponent) else player(opponent)
        self.observation_space, self.action_space = spaces_of(self.table)
        self._match = self._new_match()

    def _new_match(self) -> Match:
        return Match.begin(self.table.game, self.table.seats, dict(self.table.options))

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        super().reset(seed=seed)
        self._luck = Random(int(self.np_random.integers(2**62)))
        self._match = self._new_match()
        self._lost = False
        self._others_play()
        return self._seen(self.seat), {}

    def step(self, action: int) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        info: dict[str, Any] = {}
        try:
            self._play(self.table.move(self._match.state, action))
            self._others_play()
        except BadAction as refused:
            if self.illegal != "lose":
                raise
            self._lost, info["refused"] = True, str(refused)
        outcome = self._match.outcome
        if outcome:
            info |= {"winners": sorted(outcome.winners), "clause": outcome.clause}
        reward = -1.0 if self._lost else worths(outcome, self.table.seats)[self.seat]
        is_over = self._lost or outcome is not None
        return self._seen(self.seat), reward, is_over, not is_over and self._is_cut(), info

    def _play(self, move: str) -> None:
        seat = self._match.to_play
        assert seat is not None
        self._match = self._match.play(seat, self._match.ply, move)

    def _is_cut(self) -> bool:
        made = sum(step.seat != CHANCE for step in self._match.events)
        return made >= self.table.longest

    def _others_play(self) -> None:
        """Luck and the other seats, until it is the learner's turn or all is over."""
        while self._match.to_play not in (None, self.seat) and not self._is_cut():
            # A move of a named player may be one that no action stands for: a spot between those
            # of the lattice.
            self._play(self._answer(self._match))

    def _answer(self, match: Match) -> str:
        seat = match.to_play
        assert seat is not None
        if seat == CHANCE:
            return self.table.chance(match.state, self._luck)
        if self.opponent:
            return self.table.move(match.state, self.opponent(self._seen(seat)))
        assert self._player is not None
        return self._player(match, seat, self._luck)

    def action_masks(self) -> NDArray[np.int8]:
        """What the learner may do now, as sb3-contrib asks for it."""
        mask = np.zeros(len(self.table.numbers.moves), np.int8)
        if self._match.to_play == self.seat:
            number = self.table.numbers.number
            mask[[number[move] for move in self._match.state.legal_moves()]] = 1
        return mask

    def _seen(self, seat: Seat) -> Seen:
        numbers, state = self.table.numbers, self._match.state
        values = np.array(numbers.values(state.view(seat), seat), np.dtype(numbers.dtype))
        mask = np.zeros(len(numbers.moves), np.int8)
        if self._match.to_play == seat:
            mask[[numbers.number[move] for move in state.legal_moves()]] = 1
        return {"observation": values, "action_mask": mask}

    def render(self) -> str | None:
        view = self._match.state.view(self.seat)
        drawn = plain(self.table.game.draw(view, Words("en").say))
        if self.render_mode == "human":
            print(drawn)
            return None
        return drawn


def register() -> None:
    """Make Gymnasium know every game."""
    for key in names().values():
        if f"blockyard/{key}-v0" not in gymnasium.registry:
            entry: Any = SingleSeat
            gymnasium.register(f"blockyard/{key}-v0", entry, kwargs={"key": key})


register()
