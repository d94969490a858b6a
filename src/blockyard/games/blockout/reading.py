"""Parsing a position from its text (`BlockOutState.text`), and refusing what no game can reach.

First the text is parsed, then each part is checked against the clause that forbids it.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import NoReturn

from blockyard.core.contract import Outcome, Seat, impossible
from blockyard.games.blockout.blocks import BLOCKS, Placed, Tower
from blockyard.games.blockout.cards import DECK, HAND, PENALTY, in_order, matches
from blockyard.games.blockout.moves import read_pose, read_put
from blockyard.games.blockout.piles import Cards
from blockyard.games.blockout.rules import BlockOutState
from blockyard.games.blockout.stages import STAGES

EXAMPLE = BlockOutState(Cards(((),) * 4)).text()
TURN = re.compile(r"([0-5])([+-])")
STAGE = re.compile(rf"({'|'.join(STAGES)})(-last)?(?::(.+))?")
FEWEST, MOST = 2, 6


def read(text: str) -> BlockOutState:
    """The position written as `text`; refuses an impossible one and says why."""
    position = _parsed(text)
    for check in CHECKS:
        check(position)
    return position


def _no_position() -> NoReturn:
    impossible("", "not-a-position", example=EXAMPLE)


# --- parsing ------------------------------------------------------------------------------


def _parsed(text: str) -> BlockOutState:
    words = text.split(" ")
    if len(words) != 6 or words[0] not in ("basic", "advanced"):
        _no_position()
    rule, turn, stage, hands, discards, tower = words
    cards, retired = _read_cards(hands, discards)
    state = BlockOutState(
        cards, advanced=rule == "advanced", retired=retired, tower=_read_tower(tower)
    )
    return _at_stage(_at_turn(state, turn), stage)


def _read_cards(hands: str, discards: str) -> tuple[Cards, frozenset[Seat]]:
    laid = hands.split("/")
    retired = frozenset(seat for seat, hand in enumerate(laid) if hand == "x")
    read = tuple(() if hand == "x" else in_order(_read_list(hand)) for hand in laid)
    return Cards(read, tuple(_read_list(discards))), retired


def _read_list(text: str) -> list[str]:
    cards = [] if text == "-" else text.split(",")
    for card in cards:
        if card not in DECK:
            impossible("B2", "no-such-card", given=card[:40])
    return cards


def _read_tower(text: str) -> Tower:
    return () if text == "-" else tuple(map(_read_placed, text.split(";")))


def _read_placed(text: str) -> Placed:
    block, _, where = text.partition("@")
    pose = read_pose(where)
    if pose is None:
        _no_position()
    return Placed(_read_block(block), pose)


def _read_block(text: str) -> str:
    if text not in BLOCKS:
        impossible("B6", "no-such-block", given=text[:40])
    return text


def _at_turn(state: BlockOutState, text: str) -> BlockOutState:
    found = TURN.fullmatch(text)
    if found is None:
        _no_position()
    return replace(state, turn=int(found[1]), way=1 if found[2] == "+" else -1)


def _at_stage(state: BlockOutState, text: str) -> BlockOutState:
    found = STAGE.fullmatch(text)
    if found is None:
        _no_position()
    stage, deciding, detail = STAGES[STAGES.index(found[1])], found[2] is not None, found[3] or ""
    there = replace(state, stage=stage, deciding=deciding)
    if deciding and stage not in ("put", "count"):
        _no_position()
    match stage:
        case "put":
            return replace(there, held=_read_block(detail))
        case "count":
            return _counting(there, detail)
        case "owe" if detail in map(str, range(1, PENALTY + 1)):
            return replace(there, owed=int(detail))
        case "over" if detail in ("B10", "B11"):
            return replace(there, outcome=Outcome(frozenset({state.turn}), detail))
        case "deal" | "play" | "start" | "last" if not detail:
            return there
    _no_position()


def _counting(there: BlockOutState, detail: str) -> BlockOutState:
    block, _, numbers = detail.partition("@")
    aim = read_put("put " + numbers.replace(",", " "))
    if aim is None or aim.beyond():
        _no_position()
    return replace(there, held=_read_block(block), aim=aim)


# --- what no game can reach -----------------------------------------------------------------


def _check_seats(position: BlockOutState) -> None:
    """B2: two to six hands; M1.2: a game with fewer than two players left is over."""
    seats, playing = len(position.cards.hands), len(position.playing())
    if not FEWEST <= seats <= MOST:
        impossible("B2", "seats", given=seats, fewest=FEWEST, most=MOST)
    if playing < FEWEST:
        impossible("B2", "too-few-left", left=playing)
    if position.turn not in position.playing():
        impossible("B4", "not-in-the-game", seat=position.turn)


def _check_counts(position: BlockOutState) -> None:
    """B2: no more of each card than the deck has, wherever they are."""
    found = Counter(position.cards.discards)
    for hand in position.cards.hands:
        found.update(hand)
    for card, count in found.items():
        if count > DECK[card]:
            impossible("B2", "too-many", card=card, given=count, most=DECK[card])


def _check_blocks(position: BlockOutState) -> None:
    """B6: there is one block of each size and colour."""
    blocks = [placed.block for placed in position.tower] + [position.held] * bool(position.held)
    for block in blocks:
        if blocks.count(block) > 1:
            impossible("B6", "block-twice", block=block)


def _check_deal(position: BlockOutState) -> None:
    """B2: cards are dealt in table order, from the first seat on, until all have seven."""
    if position.stage != "deal":
        return
    counts = [len(position.cards.hands[seat]) for seat in position.playing()]
    begun = position.tower or position.way != 1 or position.turn != position.playing()[0]
    if begun or not _is_half_dealt(counts) or (position.cards.discards and not position.retired):
        impossible("B2", "deal", hand=HAND)


def _is_half_dealt(counts: Sequence[int]) -> bool:
    first, last = counts[0], counts[-1]
    falling = sorted(counts, reverse=True) == list(counts)
    return falling and first - last <= 1 and first <= HAND and last < HAND


def _check_held(position: BlockOutState) -> None:
    """B6: the top card of the discards is the one the held block was taken with."""
    if not position.held or position.deciding:
        return
    if not position.cards.discards or not matches(position.cards.discards[-1], position.held):
        impossible("B6", "held-without-card", block=position.held)


def _check_fall(position: BlockOutState) -> None:
    """B8: after a fall there is no stack, and cards are owed only if some can be drawn."""
    if position.stage not in ("owe", "start"):
        return
    if position.tower or (position.stage == "owe" and not position.cards.can_be_drawn()):
        impossible("B8", "no-fall")


def _check_stuck(position: BlockOutState) -> None:
    """B5.2: a player who can neither play nor draw does not have the turn."""
    if position.is_stuck():
        impossible("B5", "turn-passed", seat=position.turn)


def _check_last(position: BlockOutState) -> None:
    """B11: only with the advanced rule, and only without cards."""
    if position.stage != "last" and not position.deciding:
        return
    if not position.advanced or position.hand():
        impossible("B11", "no-last-card", seat=position.turn)


def _check_won(position: BlockOutState) -> None:
    """B10: with nine blocks or an empty hand the game is over."""
    if position.stage == "over":
        if not _is_won(position):
            impossible("B10", "not-won", seat=position.turn)
        return
    if len(position.tower) == len(BLOCKS):
        impossible("B10", "nine-stand")
    if position.stage == "deal":
        return
    for seat in position.playing():
        mid_turn = seat == position.turn and position.stage in ("put", "count", "owe", "last")
        if not position.cards.hands[seat] and not mid_turn:
            impossible("B10", "no-cards", seat=seat)


def _is_won(position: BlockOutState) -> bool:
    """B10.1, B11: without cards; B10.2: with nine blocks, which may have fallen late (B8.5)."""
    assert position.outcome is not None
    without_cards = not position.hand()
    if position.outcome.clause == "B11":
        return position.advanced and without_cards
    nine = len(position.tower) in (len(BLOCKS), 0)
    return nine or (without_cards and not position.advanced)


CHECKS = (
    _check_seats,
    _check_counts,
    _check_blocks,
    _check_deal,
    _check_held,
    _check_fall,
    _check_last,
    _check_won,
    _check_stuck,
)
