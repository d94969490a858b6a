"""What a seat sees of a game of Deblockle, as JSON: everything, because nothing is hidden."""

from __future__ import annotations

from typing import Literal, TypedDict

from blockyard.core.contract import Seat

ColourName = Literal["gold", "blue"]
Stage = Literal["dice", "arrange", "play"]
Face = Literal["top", "north", "east", "south", "west", "bottom"]


class FacesView(TypedDict):
    """The symbol on each side of a block: S, P, C, X, L or H."""

    top: str
    north: str
    east: str
    south: str
    west: str
    bottom: str


class BlockView(FacesView):
    square: str
    colour: ColourName


class DeblockleView(TypedDict):
    side: int  # of the board
    squares: list[str]  # all names, in the order of the board
    stage: Stage
    blocks: list[BlockView]
    stars: list[str]  # the home star of each colour
    starts: list[list[str]]  # the start spaces of each colour
    dice: list[list[str]]  # by colour: symbols rolled and not yet placed
    unrolled: list[int]  # by colour: blocks not yet rolled
    placing: ColourName | None  # the colour whose blocks are being put down
    off: list[int]  # by colour: blocks that have left the board
    quiet: int  # D12: turns since a block left
    limit: int | None  # D12: the number of quiet turns that is a draw
    side_by_side: bool  # D11
    slider: str  # D8
    to_play: Seat | None
