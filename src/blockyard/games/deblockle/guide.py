"""What a player of Deblockle is asked to do, for every phase of the game."""

from __future__ import annotations

from blockyard.core.contract import Prompt
from blockyard.games.deblockle.rules import DeblockleState


def prompt(state: DeblockleState) -> Prompt:
    if state.setup is not None and state.setup.placing is not None:
        return Prompt("deblockle-prompt-arrange", {"colour": state.setup.placing})
    return Prompt("deblockle-prompt-turn")
