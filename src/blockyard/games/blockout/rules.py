"""Block Out!, following its rulebook (Hakubia).

Each rule cites the clause it comes from. A turn is a card with a block, where to put it, and the
verdict of the count of three; an action card is a turn of its own. Cards drawn and the verdict
are moves of CHANCE: this module knows neither random numbers nor physics. `objections.py` says
why a move is refused.

Where the rulebook is silent we made a ruling; docs/rulings/blockout.md gives the reasons:
  - nothing to play and nothing left to draw: the turn passes (B5.2);
  - after a fall only a block card will do, and one is drawn if there is none (B8.1, B8.2);
  - the count decides: a later fall takes nothing back (B8.5);
  - with two players a reverse card is a pass (B9.1);
  - a player who leaves puts the hand under the discards, face up (B12.2).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from blockyard.core.contract import CHANCE, Objection, Outcome, Seat, State
from blockyard.games.blockout.blocks import BLOCKS, Placed, Tower
from blockyard.games.blockout.cards import ACTIONS, FITTING
from blockyard.games.blockout.moves import (
    VERDICTS,
    Put,
    Verdict,
    canonical,
    lattice,
    nominal,
    read_put,
    read_verdict,
)
from blockyard.games.blockout.objections import objection_to
from blockyard.games.blockout.piles import Cards
from blockyard.games.blockout.stages import Stage
from blockyard.games.blockout.view import BlockOutView, levels_view, room_view


@dataclass(frozen=True, slots=True)
class BlockOutState(State):
    """The cards, the stack, and the stage of the turn (stages.py).

    While `deciding`, the block `held` is the one after the last card (B11). `retired` seats have
    left the game (M1.1).
    """

    cards: Cards
    advanced: bool = False
    stage: Stage = "deal"
    turn: Seat = 0
    way: int = 1
    tower: Tower = ()
    held: str = ""
    aim: Put | None = None
    owed: int = 0
    deciding: bool = False
    retired: frozenset[Seat] = frozenset()
    outcome: Outcome | None = None
    skipped: tuple[Seat, ...] = ()

    @property
    def agreed(self) -> dict[str, str]:
        seats = str(len(self.cards.hands))
        return {"seats": seats, "advanced": "yes" if self.advanced else "no"}

    @property
    def to_play(self) -> Seat | None:
        if self.outcome:
            return None
        if self.stage in ("deal", "owe", "count") or self.must_draw():
            return CHANCE
        return self.turn

    @property
    def drawer(self) -> Seat | None:
        """The seat that gets the next card, if one is to be drawn. B2: dealt in table order."""
        if self.stage == "deal":
            return min(self.playing(), key=lambda seat: len(self.cards.hands[seat]))
        return self.turn if self.stage == "owe" or self.must_draw() else None

    def playing(self) -> list[Seat]:
        """M1.1: the seats still in the game."""
        return [seat for seat in range(len(self.cards.hands)) if seat not in self.retired]

    def hand(self) -> tuple[str, ...]:
        return self.cards.hands[self.turn]

    def free(self) -> list[str]:
        """B6: the blocks neither on the stack nor in a hand."""
        taken = {self.held, *(placed.block for placed in self.tower)}
        return [block for block in BLOCKS if block not in taken]

    # --- what may be played --------------------------------------------------------

    def is_playable(self, card: str) -> bool:
        """B5: an action card always; a block card if a block that it allows is free."""
        if card in ACTIONS:
            return self.takes_actions()
        free = self.free()
        return any(block in free for block in FITTING[card])

    def takes_actions(self) -> bool:
        """B8.1: a new stack is started with a block card, not with an action card."""
        return self.stage != "start"

    def must_draw(self) -> bool:
        """B5: a player who can play must, and only one who cannot draws."""
        return self.stage in ("play", "start") and not any(map(self.is_playable, self.hand()))

    def legal_moves(self) -> list[str]:
        return self._aims() if self.stage == "put" else sorted(self._moves())

    def _aims(self) -> list[str]:
        return list(lattice())

    def _moves(self) -> Iterator[str]:
        if self.drawer is not None:
            yield from (f"draw {card}" for card in self.cards.next_pile())
        elif self.stage in ("play", "start"):
            yield from self._plays()
        elif self.stage == "last":
            yield from (f">{block}" for block in self.free())
        elif self.stage == "count":
            yield from self._verdicts()

    def _plays(self) -> Iterator[str]:
        free = self.free()
        for card in set(self.hand()):
            yield from (f"{card}>{block}" for block in FITTING[card] if block in free)
            if card in ACTIONS and self.takes_actions():
                yield card

    def _verdicts(self) -> Iterator[str]:
        assert self.aim is not None
        for kind in self.possible_verdicts():
            yield nominal(kind, self.tower, self.held, self.aim)

    def possible_verdicts(self) -> tuple[str, ...]:
        """B8.3: the first block of a stack cannot fall."""
        return VERDICTS if self.tower else ("stands",)

    def spell(self, move: str) -> str:
        return canonical(move)

    def objection(self, move: str) -> Objection | None:
        return objection_to(self, self.spell(move))

    # --- what a move does ------------------------------------------------------------

    def after(self, move: str) -> BlockOutState:
        here = replace(self, skipped=())
        word, _, rest = move.partition(" ")
        if word == "draw":
            assert here.drawer is not None, "play() objects to a draw that nobody has to make"
            return here.drawn(here.drawer, rest)
        if aim := read_put(move):
            return replace(here, stage="count", aim=aim)
        if verdict := read_verdict(move):
            return here._counted(verdict)
        card, _, block = move.partition(">")
        return here._play(card, block) if card else here._take(block)

    def drawn(self, seat: Seat, card: str) -> BlockOutState:
        drawn = replace(self, cards=self.cards.drawn(seat, card))
        if self.stage == "deal":
            return drawn._begun()
        if self.stage == "owe":
            return drawn._owing(self.owed - 1)
        return drawn._passing_if_stuck()

    def _begun(self) -> BlockOutState:
        """B2: the first turn begins when everybody has seven cards."""
        full = self.cards.deck.hand
        if all(len(self.cards.hands[seat]) == full for seat in self.playing()):
            return replace(self, stage="play")
        return self

    def _owing(self, owed: int) -> BlockOutState:
        """B8: the cards for a fall, fewer if fewer are left (B8.6); then the new stack."""
        if owed and self.cards.can_be_drawn():
            return replace(self, stage="owe", owed=owed)
        return replace(self, stage="start", owed=0)._passing_if_stuck()

    def _play(self, card: str, block: str) -> BlockOutState:
        played = replace(self, cards=self.cards.discarded(self.turn, card))
        if block:
            return played._take(block)
        return played._turned(card)._end_of_turn()

    def _take(self, block: str) -> BlockOutState:
        """B6: the block is in the hand, to be put on the stack; B11: the last one too."""
        return replace(self, stage="put", held=block, deciding=self.stage == "last")

    def _turned(self, card: str) -> BlockOutState:
        """B9: a reverse card reverses the order of play; B9.1: not between two."""
        if card == "reverse" and len(self.playing()) > 2:
            return replace(self, way=-self.way)
        return self

    # --- B7, B8: the count --------------------------------------------------------------

    def _counted(self, verdict: Verdict) -> BlockOutState:
        blocks = (*(placed.block for placed in self.tower), self.held)
        if verdict.kind == "stands":
            tower = tuple(map(Placed, blocks, verdict.poses))
            return replace(self, tower=tower)._stood(len(blocks))
        cleared = replace(self, tower=(), held="", aim=None)
        if verdict.kind == "late":
            # B8.4, B8.5: the blocks come off, but the turn was decided when the count ended.
            return cleared._stood(len(blocks))
        return replace(cleared, deciding=False)._owing(self.cards.deck.penalty)

    def _stood(self, height: int) -> BlockOutState:
        """B10.2: the ninth block wins at once; B11: so does the one after the last card."""
        placed = replace(self, held="", aim=None)
        if height == len(BLOCKS):
            return placed._won("B10")
        return placed._won("B11") if self.deciding else placed._end_of_turn()

    def _end_of_turn(self) -> BlockOutState:
        """B10.1: no cards left wins; B11: by the advanced rule one more block has to stand."""
        if self.hand():
            return self._turn_passes()
        return replace(self, stage="last") if self.advanced else self._won("B10")

    def _won(self, clause: str) -> BlockOutState:
        outcome = Outcome(frozenset({self.turn}), clause)
        return replace(self, stage="over", deciding=False, outcome=outcome)

    def _turn_passes(self) -> BlockOutState:
        return replace(self, stage="play", turn=self._next_seat())._passing_if_stuck()

    def _next_seat(self) -> Seat:
        """B9: the next in the order of play, skipping those who have left (M1.1)."""
        seats = len(self.cards.hands)
        order = [(self.turn + self.way * step) % seats for step in range(1, seats + 1)]
        return next(seat for seat in order if seat not in self.retired)

    def _passing_if_stuck(self) -> BlockOutState:
        """B5.2: nothing to play and nothing left to draw: the turn passes.

        The recursion ends: with no card left to draw all action cards are in hands, and a player
        who has one can play.
        """
        if self.is_stuck():
            return replace(self, skipped=(*self.skipped, self.turn))._turn_passes()
        return self

    def is_stuck(self) -> bool:
        return self.must_draw() and not self.cards.can_be_drawn()

    def retire(self, seat: Seat) -> BlockOutState:
        """M1.1: the hand goes under the discards, and the turn, if it was this seat's, passes.

        A held block goes back to the others, and cards owed are not drawn.
        """
        retired = self.retired | {seat}
        left = replace(self, cards=self.cards.laid_down(seat), retired=retired, skipped=())
        if seat == self.turn:
            left = replace(left, turn=left._next_seat(), held="", aim=None, owed=0, deciding=False)
        if self.stage == "deal":
            return left._begun()
        return replace(left, stage="play")._passing_if_stuck() if seat == self.turn else left

    # --- views and text -------------------------------------------------------------------

    @property
    def hides(self) -> bool:
        """B12: the hands are hidden; B12.1: until the game is over."""
        return self.outcome is None

    def reveals(self, move: str) -> bool:
        """B12: drawing or playing a card reveals it; blocks were visible before."""
        return self.stage in ("deal", "play", "owe", "start")

    def tell(self, move: str, seat: Seat | None) -> str:
        """B12: which card was drawn is shown only to the seat that drew it."""
        return "draw" if move.startswith("draw ") and seat != self.drawer else move

    def view(self, seat: Seat | None) -> BlockOutView:
        """Everything on the table, the seat's own cards, and the size of the other hands (B12)."""
        hands = self.cards.hands
        return {
            "seats": len(hands),
            "seat": seat,
            "advanced": self.advanced,
            "hand": list(hands[seat]) if seat is not None else None,
            "counts": [len(hand) for hand in hands],
            "open": None if self.hides else [list(hand) for hand in hands],
            "pile": self.cards.in_pile(),
            "discards": list(self.cards.discards),
            "tower": [{"block": at.block, "pose": list(at.pose)} for at in self.tower],
            "levels": levels_view(self.tower),
            "free": self.free(),
            "held": self.held or None,
            "aim": list(self.aim) if self.aim else None,
            "room": room_view(self.tower, self.held) if self._is_placing(seat) else None,
            "stage": self.stage,
            "deciding": self.deciding,
            "owed": self.owed,
            "turn": self.turn,
            "way": self.way,
            "drawer": self.drawer,
            "retired": sorted(self.retired),
            "winner": self.turn if self.outcome else None,
            "clause": self.outcome.clause if self.outcome else None,
            "to_play": self.to_play,
        }

    def _is_placing(self, seat: Seat | None) -> bool:
        return self.stage == "put" and seat == self.turn

    def text(self) -> str:
        """`basic 0+ play any,pass/red/… any,pass large-blue@…`: rule, turn and way, stage,
        hands by seat (`x`: has left), discards and stack from the bottom; `-` for nothing."""
        hands = [
            "x" if seat in self.retired else ",".join(hand) or "-"
            for seat, hand in enumerate(self.cards.hands)
        ]
        return " ".join([
            "advanced" if self.advanced else "basic",
            f"{self.turn}{'+' if self.way == 1 else '-'}",
            self._stage_text(),
            "/".join(hands),
            ",".join(self.cards.discards) or "-",
            ";".join(map(str, self.tower)) or "-",
        ])  # fmt: skip

    def _stage_text(self) -> str:
        """`play`, `put:large-blue`, `count:large-blue@0,-4.5,45,2`, `owe:2`, `over:B10`; with
        `-last` behind put and count for the block after the last card."""
        last = "-last" if self.deciding else ""
        details = {
            "put": f"{last}:{self.held}",
            "count": f"{last}:{self.held}@{self.aim.numbers() if self.aim else ''}",
            "owe": f":{self.owed}",
            "over": f":{self.outcome.clause if self.outcome else ''}",
        }
        return self.stage + details.get(self.stage, "")
