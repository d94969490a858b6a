"""Why a move is refused in Block Out!: the clause, the reason and its parameters.

One function for each kind of move. Only the hand of the seat to play is looked at, so an objection
reveals nobody's cards (B12).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from blockyard.core.contract import Objection, over
from blockyard.games.blockout.blocks import BLOCKS
from blockyard.games.blockout.cards import ACTIONS, DECK, matches
from blockyard.games.blockout.moves import REACH, read_put, read_verdict

if TYPE_CHECKING:
    from blockyard.games.blockout.rules import BlockOutState


def objection_to(position: BlockOutState, move: str) -> Objection | None:
    """What forbids a move in canonical notation, or None if it may be played."""
    if position.outcome:
        return over(position.outcome)
    if position.drawer is not None:
        return _to_drawing(position, move)
    match position.stage:
        case "put":
            return _to_putting(move)
        case "count":
            return _to_verdict(position, move)
        case "last":
            return _to_last_block(position, move)
        case _:
            return _to_playing(position, move)


def _to_drawing(position: BlockOutState, move: str) -> Objection | None:
    word, _, card = move.partition(" ")
    if word != "draw" or card not in DECK:
        return _while_drawing(position)
    if card not in position.cards.next_pile():
        return Objection("B2", "not-in-the-pile", {"card": card})
    return None


def _while_drawing(position: BlockOutState) -> Objection:
    """B2, B5, B8: while cards are dealt or drawn, nothing else may be played."""
    if position.stage == "deal":
        return Objection("B2", "being-dealt")
    if position.stage == "owe":
        return Objection("B8", "cards-owed", {"owed": position.owed})
    return Objection("B5", "being-drawn")


def _to_playing(position: BlockOutState, move: str) -> Objection | None:
    card, arrow, block = move.partition(">")
    if card not in DECK or (arrow and block not in BLOCKS):
        return _to_writing(position, move)
    if card not in position.hand():
        return Objection("B4", "not-in-hand", {"card": card})
    if card in ACTIONS:
        return _to_action(position, card, arrow)
    if not arrow:
        return Objection("B6", "no-block-named", {"card": card})
    return _to_matching(card, block) or _to_taking(position, block)


def _to_writing(position: BlockOutState, move: str) -> Objection:
    """B5.3: nobody draws by choice; anything else is not the notation of a turn."""
    if move.partition(" ")[0] == "draw":
        return Objection("B5", "can-play")
    return Objection("B4" if position.takes_actions() else "B8", "notation")


def _to_action(position: BlockOutState, card: str, arrow: str) -> Objection | None:
    """B9: an action card places no block; B8.1: it does not start a new stack."""
    if not position.takes_actions():
        return Objection("B8", "block-card-first", {"card": card})
    return Objection("B9", "takes-no-block", {"card": card}) if arrow else None


def _to_matching(card: str, block: str) -> Objection | None:
    if matches(card, block):
        return None
    return Objection("B6", "does-not-match", {"card": card, "block": block})


def _to_taking(position: BlockOutState, block: str) -> Objection | None:
    if block in position.free():
        return None
    return Objection("B6", "on-the-stack", {"block": block})


def _to_last_block(position: BlockOutState, move: str) -> Objection | None:
    """B11: any free block, and no card: there is none left."""
    card, arrow, block = move.partition(">")
    if card or not arrow or block not in BLOCKS:
        return Objection("B11", "choose-a-block")
    return _to_taking(position, block)


def _to_putting(move: str) -> Objection | None:
    aim = read_put(move)
    if aim is None:
        return Objection("B7", "notation")
    beyond = aim.beyond()
    return Objection("B7", beyond, {"reach": REACH}) if beyond else None


def _to_verdict(position: BlockOutState, move: str) -> Objection | None:
    verdict = read_verdict(move)
    if verdict is None:
        return Objection("B7", "being-counted")
    if verdict.kind not in position.possible_verdicts():
        return Objection("B8", "first-block-stands")
    blocks = len(position.tower) + 1
    if len(verdict.poses) != blocks:
        return Objection("B8", "poses", {"blocks": blocks, "given": len(verdict.poses)})
    return None
