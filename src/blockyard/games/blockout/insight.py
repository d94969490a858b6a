"""What a good player sees in a turn of Block Out!: why it is good or bad, as ids for the catalogue.

The measure is danger: how likely the stack falls by a careful hand, now and for the next player.
"""

from __future__ import annotations

from collections.abc import Iterator

from blockyard.games.blockout.blocks import BLOCKS, Placed
from blockyard.games.blockout.cards import ACTIONS, FITTING
from blockyard.games.blockout.hand.hand_notation import CAREFUL
from blockyard.games.blockout.moves import Put, aimed, read_put
from blockyard.games.blockout.planner.race import DARES
from blockyard.games.blockout.planner.spots import COARSE, Sight
from blockyard.games.blockout.rules import BlockOutState

SAFE, RISKY = 0.05, 0.3
LOW, HIGH = 2, 4
"""So many blocks on the stack and no more: low; so many or more: high."""
STEEP = 5


def reasons(state: BlockOutState, move: str) -> list[str]:
    """Why `move`, which must be legal, is good or bad; the weightiest first."""
    text = state.spell(move)
    if aim := read_put(text):
        return list(_of_placing(state, aim))
    if text in ACTIONS:
        return list(_of_waiting(state, text))
    card, _, block = text.partition(">")
    return list(_of_taking(state, card, block))


def _of_waiting(state: BlockOutState, card: str) -> Iterator[str]:
    """B9: an action card puts no block."""
    if state.after(card).outcome:
        yield "wins"
        return
    dangers = Sight(CAREFUL, COARSE).least_risks(state.tower).values()
    if min(dangers) > DARES:
        yield "waits-while-it-is-shaky"
    elif any(fits for fits in map(FITTING.get, state.hand()) if fits):
        yield "spends-a-quiet-turn"
    if card == "reverse" and len(state.playing()) > 2:
        yield "turns-the-order"


def _of_taking(state: BlockOutState, card: str, block: str) -> Iterator[str]:
    """B6: which block, and by which card."""
    if len(state.tower) == len(BLOCKS) - 1:
        yield "ninth-block"
    elif state.hand() == (card,):
        yield "last-card"
    if block.startswith("large") and len(state.tower) <= LOW:
        yield "large-block-low"
    if block.startswith("small") and len(state.tower) >= HIGH:
        yield "small-block-high"
    if _keeps_a_wider_card(state, card, block):
        yield "keeps-the-wider-card"


def _keeps_a_wider_card(state: BlockOutState, card: str, block: str) -> bool:
    width = len(FITTING[card]) if card else len(BLOCKS)
    others = (FITTING[other] for other in state.hand())
    return any(block in fits and len(fits) > width for fits in others)


def _of_placing(state: BlockOutState, aim: Put) -> Iterator[str]:
    """B7: how safe the spot is, and what is left to the next player."""
    if not state.tower:
        yield "starts-a-stack"
        return
    danger = Sight(CAREFUL).danger(state.tower, state.held, aim)
    if danger < SAFE:
        yield "stands-even-if-it-slips"
    elif danger > RISKY:
        yield "may-fall"
    if aim.face ^ 1 == STEEP:
        yield "leaves-a-steep-dome"
    elif aim.face % 2:
        yield "leaves-a-flat-top"
    after = (*state.tower, Placed(state.held, aimed(state.tower, state.held, aim)))
    if min(Sight(CAREFUL, COARSE).least_risks(after).values()) > DARES:
        yield "leaves-it-shaky"
