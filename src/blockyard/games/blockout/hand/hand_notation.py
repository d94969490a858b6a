"""How a hand is written that lets go of a block, and whose it is.

    traced 0,5,-3,90;0.1,4.2,-3,90 1.5      mouse or finger: TIME,X,Y,TURN; … and the release
    keyed 0.62 1.81                         the timing bar, stopped for X, then for Y
    sigma 3.5                               a program's, by its spread in millimetres

Times are seconds, spots and turns as in `put`. Whoever sits at the table sends one of the first
two along with a `put`; who sends none, and says by numbers where the block should go, has a
careful player's hand. Programs do not write their own: `program` gives each level what it has.

Neither a position nor the record holds a hand: what it did is the release in the verdict.
"""

from __future__ import annotations

from random import Random

from blockyard.core.contract import IllegalMove, Objection
from blockyard.games.blockout.hand.hand import FLOOR, Input, Slip, by_sigma, keyed, traced
from blockyard.games.blockout.moves import REACH, Put

CAREFUL = 2.0
"""Millimetres: the spread of a hand that is guided by numbers."""
UNSTEADIEST, STEADIEST = 6.0, 2.0
"""Of programs, at level 1 and at level 9."""
LEVELS = 9
SEED = 64
"""Bits of the tremor's seed."""

NO_HAND = Objection("B7", "no-such-hand")
MIDDLE = Put(0, 0, 0, 0)


def program(level: int) -> str:
    """The hand of a program: half a millimetre steadier from level to level."""
    sigma = UNSTEADIEST + (STEADIEST - UNSTEADIEST) * (level - 1) / (LEVELS - 1)
    return f"sigma {sigma:g}"


def spread(hand: str) -> float:
    """The spread of a program's hand."""
    return max(FLOOR, float(hand.removeprefix("sigma ")))


def slip(hand: str, aim: Put, rng: Random) -> Slip:
    """What this hand does that it should not. The tremor is drawn now and not before."""
    if not hand:
        return by_sigma(CAREFUL, rng)
    try:
        match hand.split():
            case ["sigma", _]:
                return by_sigma(spread(hand), rng)
            case ["keyed", first, second]:
                return keyed(aim, (float(first), float(second)), rng.getrandbits(SEED))
            case ["traced", inputs, let_go]:
                return traced(aim, _inputs(inputs), float(let_go), rng.getrandbits(SEED))
    except ValueError as trouble:
        raise IllegalMove(NO_HAND) from trouble
    raise IllegalMove(NO_HAND)


def _inputs(text: str) -> list[Input]:
    rows = [[float(number) for number in row.split(",")] for row in text.split(";")]
    return [Input(at, x, y, turn) for at, x, y, turn in rows]


def objection_to_person(hand: str) -> Objection | None:
    """B7: why no person at the table can have this hand."""
    if hand.startswith("sigma"):
        return NO_HAND
    try:
        went = slip(hand, MIDDLE, Random(0))
    except IllegalMove as refused:
        return refused.objection
    if max(abs(went.x), abs(went.y)) > REACH + 5 * FLOOR:
        return Objection("B7", "out-of-reach", {"reach": REACH})
    return None
