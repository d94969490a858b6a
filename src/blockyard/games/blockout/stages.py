"""The stages of a turn.

deal    the hands are dealt (B2)
play    a card is to be played (B4), or drawn until one can be (B5)
put     the block that is held is to be placed (B7)
count   the count of three (B7)
owe     cards are drawn after a fall (B8)
start   a new stack is to be started with a block card (B8.1)
last    a free block is to be chosen after the last card (B11)
over    somebody has won (B10, B11)
"""

from __future__ import annotations

from typing import Literal, get_args

Stage = Literal["deal", "play", "put", "count", "owe", "start", "last", "over"]
STAGES: tuple[Stage, ...] = get_args(Stage)
