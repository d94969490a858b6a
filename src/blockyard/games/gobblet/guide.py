"""What a player of Gobblet is asked to do, for every phase of the game."""

from __future__ import annotations

from blockyard.core.contract import Prompt
from blockyard.games.gobblet.rules import GobbletState


def prompt(state: GobbletState) -> Prompt:
    line = {"line": state.variant.board.side}
    if state.held is not None:
        return Prompt("gobblet-prompt-held")
    if not any(state.squares):
        return Prompt("gobblet-prompt-first", line)
    if not state.beside(state.mover):
        return Prompt("gobblet-prompt-move", line)
    if not any(state.entered(state.mover)):
        return Prompt("gobblet-prompt-enter", line)
    return Prompt("gobblet-prompt-turn", line)
