"""Why a Blokus move is good or bad, as message ids for hints.

Each reason is one predicate over the position before and after the move. The messages are in
locales/<lang>/blokus-ai.ftl, `reason-` and the id. The weightiest reasons come first.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from blockyard.games.blokus.pieces import SINGLE, SIZES, Placement
from blockyard.games.blokus.rules import BlokusState, Colour

MANY_CORNERS = 3
EARLY = 5
"""The first pieces of a colour are its opening."""
LATE = 8
"""With this few pieces left, the single square is worth keeping."""
LARGE = 5


class Move(NamedTuple):
    """A move, and what it changes."""

    before: BlokusState
    after: BlokusState
    placement: Placement
    colour: Colour

    @property
    def rivals(self) -> list[Colour]:
        """Colours of other seats that have begun and could still place before this move."""
        state = self.before
        others = [c for c in state.colours if state.variant.owner(c) != state.to_play]
        return [c for c in others if state.placed[c] and not state.is_out(c)]

    @property
    def placed_before(self) -> int:
        return self.before.count(self.colour)


def reasons(state: BlokusState, move: str) -> list[str]:
    """The ids of all reasons that apply to a legal move, the weightiest first."""
    colour = state.turn
    if colour is None or state.objection(move):
        return []
    written = state.spell(move)
    placement = state.variant.board.placements[written]
    played = Move(state, state.after(written), placement, colour)
    return [name for name, applies in REASONS.items() if applies(played)]


def corners_open(position: BlokusState, colour: Colour) -> int:
    """The anchors of a colour: squares at its corners on which it could place."""
    return position._anchors(colour) & ~position._closed_to(colour)


def places_everything(move: Move) -> bool:
    """U8.1: the last piece brings the bonus."""
    return not move.after.left[move.colour]


def ends_on_the_single_square(move: Move) -> bool:
    """U8.2: and a larger one if it is the single square."""
    return places_everything(move) and move.placement.piece == SINGLE


def shuts_them_out(move: Move) -> bool:
    """U6: another colour that could place no longer can."""
    return any(move.after.is_out(rival) for rival in move.rivals)


def takes_the_corner_they_need(move: Move) -> bool:
    """It lies on an anchor of another seat."""
    return any(move.placement.squares & corners_open(move.before, rival) for rival in move.rivals)


def slips_past_them(move: Move) -> bool:
    """It opens a corner for us on a square along their side, where they cannot place."""
    opened = corners_open(move.after, move.colour) & ~corners_open(move.before, move.colour)
    board = move.before.variant.board
    return any(opened & board.beside(move.before.placed[rival]) for rival in move.rivals)


def opens_new_corners(move: Move) -> bool:
    """Three anchors more than before, those it used up counted."""
    return _gained(move) >= MANY_CORNERS


def large_piece_first(move: Move) -> bool:
    """In the opening, while there is room for it."""
    return SIZES[move.placement.piece] == LARGE and move.placed_before < 2 * EARLY


def heads_for_the_middle(move: Move) -> bool:
    """In the opening, nearer to the middle than any of our pieces so far."""
    if not 0 < move.placed_before < EARLY:
        return False
    return _nearest(move, move.placement.squares) < _nearest(move, move.before.placed[move.colour])


def keeps_the_single_square(move: Move) -> bool:
    """U8.2, and it fits where nothing else does."""
    left = move.before.left[move.colour]
    return SINGLE in left and len(left) <= LATE and move.placement.piece != SINGLE


def small_piece_early(move: Move) -> bool:
    """Four squares or fewer while large ones could be placed."""
    if SIZES[move.placement.piece] == LARGE or move.placed_before >= EARLY:
        return False
    return any(place.piece for place in move.before._places(move.colour) if _is_large(place))


def closes_own_corners(move: Move) -> bool:
    """Fewer anchors than before."""
    return not places_everything(move) and _gained(move) < 0


def _gained(move: Move) -> int:
    after, before = (corners_open(p, move.colour).bit_count() for p in (move.after, move.before))
    return after - before


def _is_large(place: Placement) -> bool:
    return SIZES[place.piece] == LARGE


def _nearest(move: Move, squares: int) -> int:
    """The distance of the nearest of these squares from the centre, in half squares."""
    board = move.before.variant.board
    middle = board.side - 1
    cells = [board.cell(square) for square in range(board.side**2) if squares >> square & 1]
    return min(max(abs(2 * x - middle), abs(2 * y - middle)) for x, y in cells)


REASONS: dict[str, Callable[[Move], bool]] = {
    "ends-on-the-single-square": ends_on_the_single_square,
    "places-everything": places_everything,
    "shuts-them-out": shuts_them_out,
    "takes-the-corner-they-need": takes_the_corner_they_need,
    "slips-past-them": slips_past_them,
    "opens-new-corners": opens_new_corners,
    "large-piece-first": large_piece_first,
    "heads-for-the-middle": heads_for_the_middle,
    "keeps-the-single-square": keeps_the_single_square,
    "small-piece-early": small_piece_early,
    "closes-own-corners": closes_own_corners,
}
