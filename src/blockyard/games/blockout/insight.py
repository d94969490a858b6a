"""Why a turn of Block Out! is good or bad, as ids for the catalogue.

The measure is risk: the probability that the stack falls with a careful hand, now and for the next
player.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from statistics import fmean

from blockyard.games.blockout.blocks import BLOCKS
from blockyard.games.blockout.cards import ACTIONS, FITTING
from blockyard.games.blockout.hand.hand_notation import CAREFUL_SIGMA
from blockyard.games.blockout.hand.motor import TREMOR_SIGMA
from blockyard.games.blockout.moves import Put, read_put, read_verdict
from blockyard.games.blockout.planner.evaluation import MAX_RISK
from blockyard.games.blockout.planner.landing import settled
from blockyard.games.blockout.planner.placements import (
    CENTRE,
    COARSE,
    FINE,
    FLAT_DOWN,
    PlacementSearch,
)
from blockyard.games.blockout.rules import BlockOutState

SAFE, RISKY = 0.05, 0.3
LOW, HIGH = 2, 4
"""Blocks: a low stack has at most LOW, a high one at least HIGH."""
STEEP_FACE = 5
NOTABLE = 0.1
"""A difference of risk that is worth a word."""


def reasons(state: BlockOutState, move: str) -> list[str]:
    """Why `move`, which must be legal, is good or bad; the most important reason first."""
    text = state.spell(move)
    if aim := read_put(text):
        return list(_reasons_to_place(state, aim))
    if text in ACTIONS:
        return list(_reasons_to_wait(state, text))
    card, _, block = text.partition(">")
    return list(_reasons_to_take(state, card, block))


def _reasons_to_wait(state: BlockOutState, card: str) -> Iterator[str]:
    """B9: an action card puts no block."""
    if state.after(card).outcome:
        yield "wins"
        return
    risks = PlacementSearch(CAREFUL_SIGMA, COARSE).least_risks(state.tower).values()
    if min(risks) > MAX_RISK:
        yield "waits-while-it-is-shaky"
    elif any(fits for fits in map(FITTING.get, state.hand()) if fits):
        yield "spends-a-quiet-turn"
    if card == "reverse" and len(state.playing()) > 2:
        yield "turns-the-order"


def _reasons_to_take(state: BlockOutState, card: str, block: str) -> Iterator[str]:
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


def _reasons_to_place(state: BlockOutState, aim: Put) -> Iterator[str]:
    """B7: how safe the spot is, and what is left to the next player."""
    if not state.tower:
        yield "starts-a-stack"
        return
    risk = PlacementSearch(CAREFUL_SIGMA).risk(state.tower, state.held, aim)
    if risk < SAFE:
        yield "stands-even-if-it-slips"
    elif risk > RISKY:
        yield "may-fall"
    centred = PlacementSearch(CAREFUL_SIGMA).risk(
        state.tower, state.held, aim._replace(x=0.0, y=0.0)
    )
    if centred > risk + NOTABLE:
        yield "balances-the-lean"
    if aim.face ^ 1 == STEEP_FACE:
        yield "leaves-a-steep-dome"
    elif aim.face % 2:
        yield "leaves-a-flat-top"
    after = settled(state.tower, state.held, aim)
    balanced, at_centre = (
        PlacementSearch(CAREFUL_SIGMA, positions).least_risks(after).values()
        for positions in (COARSE, CENTRE)
    )
    if min(balanced) > MAX_RISK:
        yield "leaves-it-shaky"
    elif fmean(at_centre) > fmean(balanced) + NOTABLE:
        yield "leaves-it-leaning"


# --- what decided the count -------------------------------------------------------------------


def causes(state: BlockOutState, move: str) -> list[str]:
    """What decided this verdict of the count: the choice of face and spot, the hand, or both, what
    counted more first; or luck.

    Each is a difference of risk: of the aim to the best one there was, and of the place where the
    hand let go to the aim. What they do not explain is luck."""
    verdict, aim = read_verdict(state.spell(move)), state.aim
    if verdict is None or aim is None or not state.tower:
        return []
    least = min(_least(state, face) for face in FLAT_DOWN)
    chosen = PlacementSearch(CAREFUL_SIGMA).risk(state.tower, state.held, aim)
    top = state.tower[-1].pose
    let_go = aim._replace(x=verdict.release.x - top.x, y=verdict.release.y - top.y)
    released = PlacementSearch(TREMOR_SIGMA).risk(state.tower, state.held, let_go)
    if verdict.kind == "stands":
        return ["stood-by-luck"] if max(chosen, released) > RISKY else []
    parts = {"fell-by-choice": chosen - least, "fell-by-hand": released - chosen}
    notable = [cause for cause, part in parts.items() if part >= NOTABLE]
    if not notable:
        return ["fell-in-any-case" if least > 1 - RISKY else "fell-by-luck"]
    return sorted(notable, key=parts.__getitem__, reverse=True)


def _least(state: BlockOutState, face: int) -> float:
    """The risk in the safest position on this face."""
    search = PlacementSearch(CAREFUL_SIGMA, FINE)
    return search.best(state.tower, state.held, face, Random(0)).prior_risk
