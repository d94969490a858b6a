"""The one interface between the games and the rest of the house.

A game is a folder under `blockyard.games` that exports `GAMES`. Terminal, server, bots and
research environments see games only through the types below.

A `State` is a value: `play` gives a new one and never changes the old. A match is therefore
its start plus its moves, and a replay is a fold over them. Whatever players do not decide
(dice, cards drawn, whether a tower stands) is a move made by the seat CHANCE, so replays
need neither luck nor physics.

Text is the border: moves and positions cross between rules, kernel, worker, wire and screen
as notation. Secrets leave a position only through `view` and `tell`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple, NoReturn, Self

from blockyard.core.aiming import Aiming
from blockyard.core.picture import Picture, Scene

if TYPE_CHECKING:
    from blockyard.core.encoding import Encoding
    from blockyard.core.kernel import FastPosition

Seat = int
CHANCE: Seat = -1

Param = float | str | tuple[float | str, ...]
Params = Mapping[str, Param]
View = Mapping[str, Any]
Say = Callable[..., str]


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: who won (nobody, if drawn), by which clause, and the points."""

    winners: frozenset[Seat]
    clause: str
    scores: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Objection:
    """Why something cannot be: the clause that forbids it, a reason and its parameters.

    It holds no words. The catalogue turns `G6` and `does-not-cover` into a sentence in the
    reader's language. The clause is empty where no rule of a game is concerned.
    """

    clause: str
    reason: str
    params: Params = field(default_factory=dict)


class Refusal(ValueError):
    """Something was asked for that cannot be; nothing has changed. Carries the objection."""

    def __init__(self, objection: Objection) -> None:
        super().__init__(f"{objection.clause}-{objection.reason} {dict(objection.params)}")
        self.objection = objection


class IllegalMove(Refusal):
    """A move that the rules forbid."""


class ImpossiblePosition(Refusal):
    """A text that is not a position, or a position that no game can reach."""


class Refused(Refusal):
    """Not your turn, too late, no such game, no such option: no rule of a game is concerned."""

    def __init__(self, reason: str, /, **params: Param) -> None:
        super().__init__(Objection("", reason, params))


def impossible(clause: str, reason: str, **params: Param) -> NoReturn:
    """Refuse a position and say why."""
    raise ImpossiblePosition(Objection(clause, reason, params))


class ChanceMove(NamedTuple):
    """What CHANCE does: its move, and the film of it where the game makes one.

    A film is for showing only. Its bytes are the game's own; whoever runs the match may keep
    them beside the record, under the match and the ply, or throw them away. `seconds` are how
    long it takes to watch; until then nobody's clock runs.
    """

    move: str
    film: bytes = b""
    seconds: float = 0.0


Value = bool | int | str | tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Option:
    """A choice made before the game: what may be written, what it means, the default first.

    `other` reads what is not in the list, such as a list of squares, or gives None.
    """

    name: str
    clause: str
    values: Mapping[str, Value]
    other: Callable[[str], Value | None] | None = None

    @property
    def default(self) -> str:
        return next(iter(self.values))

    def read(self, text: str) -> Value:
        if text in self.values:
            return self.values[text]
        value = self.other(text) if self.other else None
        if value is None:
            known = tuple(self.values)
            raise Refused("no-such-value", option=self.name, given=text[:40], values=known)
        return value


def first_option(clause: str, *own_ways: str) -> Option:
    """Who sits at seat 0, which always begins: the ways every game has, and the game's own."""
    return Option("first", clause, {way: way for way in ("chosen", "random", *own_ways)})


class State(ABC):
    """A position in a game, complete enough to go on from. It never changes."""

    __slots__ = ()

    @property
    def skipped(self) -> tuple[Seat, ...]:
        """The seats that were passed over on the way here because they could not move."""
        return ()

    @property
    @abstractmethod
    def agreed(self) -> Mapping[str, str]:
        """What was agreed before the game: `seats`, and every option but who begins."""

    @property
    def hides(self) -> bool:
        """Whether something here is hidden from somebody: then `text` and `moves` stay with
        the match, and players who share a screen need a curtain between their turns."""
        return False

    @property
    def lists_moves(self) -> bool:
        """False where the list of moves would give away what players have to remember."""
        return True

    @property
    @abstractmethod
    def to_play(self) -> Seat | None:
        """Whose decision is next; CHANCE for luck, None once the game is over."""

    @property
    @abstractmethod
    def outcome(self) -> Outcome | None: ...

    @abstractmethod
    def legal_moves(self) -> list[str]:
        """Every legal move in notation, sorted. Never empty before the end."""

    @abstractmethod
    def objection(self, move: str) -> Objection | None:
        """The clause that forbids `move` and why, or None if it may be played."""

    def spell(self, move: str) -> str:
        """`move` as we write it, where the notation leaves the writer a choice."""
        return move

    def play(self, move: str) -> Self:
        """The position after `move`. Raises IllegalMove and changes nothing otherwise."""
        if objection := self.objection(move):
            raise IllegalMove(objection)
        return self.after(self.spell(move))

    @abstractmethod
    def after(self, move: str) -> Self:
        """The position after a move that is known to be legal and is spelled as we write it."""

    def reveals(self, move: str) -> bool:
        """Whether a legal move shows somebody what was hidden; it is then never taken back."""
        return False

    def retire(self, seat: Seat) -> Self:
        """The position after a seat has stopped for good, in a game of more than two."""
        raise NotImplementedError("with two seats the match is over when one stops")

    @abstractmethod
    def view(self, seat: Seat | None) -> View:
        """What this seat may see (None: a spectator), as plain JSON."""

    def tell(self, move: str, seat: Seat | None) -> str:
        """How this seat hears of `move`: as it is, unless part of it is secret."""
        return move

    @abstractmethod
    def text(self) -> str:
        """The whole position on one line; `Game.read` turns it back."""


class Game(ABC):
    """A rulebook: how to set the table and how to read a position."""

    key: str
    title: str
    seats: tuple[int, ...]
    """The numbers of seats that can play, the usual one first."""
    options: tuple[Option, ...]
    clauses: tuple[str, ...]
    """Every clause, ruling, option value and exception of this game by its id."""

    ratings: tuple[int, ...] = ()
    """What levels 1, 2, … of the computer player are worth on the scale of the ratings, as far as
    matches have shown it (the ladders of bench/results.md); level 1 stands at 800."""

    def resolve_options(self, given: Mapping[str, str]) -> dict[str, str]:
        """Every option with its value: what was given, and defaults for the rest."""
        known = {option.name: option for option in self.options}
        for name, text in given.items():
            if name not in known:
                raise Refused("no-such-option", option=name[:40], options=tuple(known))
            known[name].read(text)
        return {name: given.get(name, option.default) for name, option in known.items()}

    def seated(self, seats: int | None) -> int:
        """The number of seats asked for, or the usual one."""
        if seats is None:
            return self.seats[0]
        if seats not in self.seats:
            raise Refused("no-such-seats", given=seats, seats=tuple(sorted(self.seats)))
        return seats

    @abstractmethod
    def start(self, seats: int | None = None, options: Mapping[str, str] | None = None) -> State:
        """The position before the first move."""

    @abstractmethod
    def read(self, text: str) -> State:
        """The position written as `text`; refuses what no game can reach and says why."""

    def chance(self, state: State, rng: Random, hand: str = "") -> str:
        """One move for the seat CHANCE, drawn with its true odds. It may be slow (physics).

        Where skill counts, `hand` is how the seat that moved last did it, in the game's
        notation; without one it is a fair hand. What the hand does goes into the move.
        """
        raise AssertionError("nothing is left to chance here")

    def filmed(self, state: State, rng: Random, hand: str = "") -> ChanceMove:
        """As `chance`, with the film of it. The same luck gives the same move."""
        return ChanceMove(self.chance(state, rng, hand))

    def hand(self, level: int) -> str:
        """The hand of a program of this level, for `chance`."""
        return ""

    def hand_objection(self, state: State, hand: str) -> Objection | None:
        """Why this cannot be the hand of a person who plays in this position, or None. To be
        asked before the move is played that the hand belongs to."""
        return Objection("", "no-hands-here") if hand else None

    def quick_chance(self, state: State, rng: Random) -> str:
        """One move for the seat CHANCE while somebody thinks ahead: quick, and with odds that
        are near the true ones where those are slow to find."""
        return self.chance(state, rng)

    def odds(self, state: State) -> dict[str, float] | None:
        """The probability of each move of CHANCE, or None where nobody knows the odds."""
        return None

    def determinize(
        self, view: View, history: Sequence[str], seat: Seat, rng: Random
    ) -> State | None:
        """Where hands are hidden: a position that agrees with all that the seat knows."""
        return None

    def kernel(self) -> Any:
        """The fast twin of these rules, or None."""
        return None

    def fast_position(self, state: State) -> FastPosition | None:
        """A position of the kernel to keep beside one of the rules: it is handed on from move to
        move and lists them sooner. None where the rules are quick enough."""
        return None

    def planner(self) -> Any:
        """The game's own way to think (core.kernel.Planner), or None where searches do it."""
        return None

    def encoding(self) -> Encoding | None:
        """Moves and views as numbers, for programs that learn; None while nobody wrote them."""
        return None

    def batch(self, games: int, seats: int, options: Mapping[str, str], longest: int) -> Any:
        """So many games at once on the kernel (core/batch.py), of `longest` moves at the most;
        None where only the rules know a table with these options."""
        return None

    def reasons(self, state: State, move: str) -> list[str]:
        """Ids of why a move is good or bad, for hints."""
        return []

    def gtp_dialect(self) -> Any:
        """How other programs speak of this game over GTP, or None where they have no habits."""
        return None

    def file_formats(self) -> Mapping[str, Any]:
        """The files in which other programs keep this game: a `FileFormat` by its extension."""
        return {}

    @abstractmethod
    def draw(self, view: View, say: Say) -> Picture:
        """The table for a terminal; `say` turns ids of the catalogue into words."""

    def phrase(self, view: View, told: str, say: Say, film: bytes = b"") -> str:
        """A move in words, where the notation would not tell a player enough: as it was told
        to whoever saw the table like this before it."""
        return told

    def scenes(self, view: View, film: bytes, say: Say) -> Iterator[Scene]:
        """A film for a terminal, from the table as it was seen before; `phrase` says how it
        ended."""
        return iter(())

    def aiming(self, view: View) -> Aiming | None:
        """The move to be made as the hand makes it, where skill counts."""
        return None


def over(outcome: Outcome) -> Objection:
    """What any move meets once the game has ended."""
    return Objection(outcome.clause, "game-over")
