"""What a player of Blokus is asked to do, for every phase of the game."""

from __future__ import annotations

from blockyard.core.contract import Prompt
from blockyard.games.blokus.rules import BlokusState


def prompt(state: BlokusState) -> Prompt:
    """With several colours (U10) the sentence names the one to be placed."""
    assert state.turn is not None, "the game is over"
    has_several = len(state.colours) > state.variant.seats
    named = {"colour": state.variant.colours[state.turn], "several": "yes" if has_several else "no"}
    if state.placed[state.turn]:
        return Prompt("blokus-prompt-turn", named)
    return Prompt("blokus-prompt-corner" if state.variant.corners else "blokus-prompt-point", named)
