"""What a player of Block Out! is asked to do, for every phase of a turn."""

from __future__ import annotations

from blockyard.core.contract import Prompt
from blockyard.games.blockout.rules import BlockOutState


def prompt(state: BlockOutState) -> Prompt:
    match state.stage:
        case "put":
            return Prompt("blockout-prompt-put", {"block": state.held})
        case "start":
            return Prompt("blockout-prompt-start")
        case "last":
            return Prompt("blockout-prompt-last")
    if not state.tower:
        return Prompt("blockout-prompt-first")
    if state.hand() and len(state.hand()) == 1:
        return Prompt("blockout-prompt-last-card")
    return Prompt("blockout-prompt-play")
