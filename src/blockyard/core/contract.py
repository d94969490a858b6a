"""The interface between the games and everything else.

A game is a folder under `blockyard.games` that exports `GAMES`. Terminal, server, bots and
research environments use games only through the types below.

A `State` is a value: `play` returns a new one and never changes the old. A match is therefore
its start plus its moves, and a replay is a fold over them. Whatever players do not decide
(dice, cards drawn, whether a tower stands) is a move made by the seat CHANCE, so replays need
neither a random generator nor physics.

Text is the boundary format: moves and positions pass between rules, kernel, worker, wire and
screen as notation. Hidden information leaves a position only through `view` and `tell`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple, NoReturn, Self, TypeVar, cast

from blockyard.core.aiming import Aiming
from blockyard.core.picture import Picture, Scene

if TYPE_CHECKING:
    from blockyard.core.course import Accepts, Task
    from blockyard.core.editor import Editor
    from blockyard.core.encoding import Encoding
    from blockyard.core.formats import FileFormat
    from blockyard.core.gtp import GtpDialect
    from blockyard.core.kernel import AnyKernel, FastPosition, KernelBatch, Planner
    from blockyard.core.puzzle import Puzzle, PuzzleFinder
    from blockyard.core.solved import Solved

Seat = int
CHANCE: Seat = -1

Param = float | str | tuple[float | str, ...]
Params = Mapping[str, Param]
View = Mapping[str, Any]
"""JSON. Each game defines its own as a TypedDict."""
Say = Callable[..., str]

V = TypeVar("V")


def typed_view(view: View, kind: type[V]) -> V:
    """A view of a game as the TypedDict that the game declares."""
    return cast(V, view)


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: who won (nobody, if drawn), by which clause, and the points."""

    winners: frozenset[Seat]
    clause: str
    scores: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Prompt:
    """What the player to move is asked to do: the id of a sentence and its parameters.

    The message `<id>-more` adds one plain line: how, or why."""

    message: str
    params: Params = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Objection:
    """Why something is refused: the clause that forbids it, a reason and its parameters.

    It holds no words. The catalogue turns `G6` and `does-not-cover` into a sentence in the
    reader's language. The clause is empty where no rule of a game is concerned.
    """

    clause: str
    reason: str
    params: Params = field(default_factory=dict)


class Refusal(ValueError):
    """A request was refused and nothing has changed. Carries the objection."""

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
    """A move of CHANCE, and its film where the game makes one.

    A film is for showing only. Its bytes are in the game's own format; the caller may
    keep them beside the record, under the match and the ply, or discard them. `seconds` is how
    long it takes to watch; until then no clock runs.
    """

    move: str
    film: bytes = b""
    seconds: float = 0.0


class HandStatistics(NamedTuple):
    """How many hand motions there were, the millimetres that they missed by, how much that varies,
    how many were earlier ones again, and whether all that looks like a program."""

    motions: int
    error: float
    spread: float
    repeated: int
    is_suspect: bool


Value = bool | int | str | tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Option:
    """A choice made before the game: each value as text and what it means, the default first.

    `other` parses what is not in the list, such as a list of squares, or returns None.
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
    """How seat 0, which always begins, is assigned: the ways of every game, and the game's own."""
    return Option("first", clause, {way: way for way in ("chosen", "random", *own_ways)})


class State(ABC):
    """A position in a game, complete enough to go on from. It never changes."""

    __slots__ = ()

    @property
    def skipped(self) -> tuple[Seat, ...]:
        """The seats that were skipped by the last move because they could not move."""
        return ()

    @property
    @abstractmethod
    def agreed(self) -> Mapping[str, str]:
        """What was agreed before the game: `seats`, and every option but who begins."""

    @property
    def hides(self) -> bool:
        """Whether something here is hidden from a seat: then `text` and `moves` stay with the
        match, and players who share a screen need a curtain between their turns."""
        return False

    @property
    def lists_moves(self) -> bool:
        """False where the list of moves would give away what players have to remember."""
        return True

    @property
    @abstractmethod
    def to_play(self) -> Seat | None:
        """The seat to move, possibly CHANCE; None once the game is over."""

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
        """Whether a legal move reveals something hidden; it is then never taken back."""
        return False

    def retire(self, seat: Seat) -> Self:
        """The position after a seat has stopped for good, in a game of more than two."""
        raise NotImplementedError("with two seats the match is over when one stops")

    @abstractmethod
    def view(self, seat: Seat | None) -> View:
        """What this seat may see (None: a spectator), as plain JSON."""

    def tell(self, move: str, seat: Seat | None) -> str:
        """How `move` is shown to this seat: as it is, unless part of it is secret."""
        return move

    @abstractmethod
    def text(self) -> str:
        """The whole position on one line; `Game.read` parses it."""


class Game(ABC):
    """A rulebook: how to set up a game, how to read a position, and what comes with it."""

    key: str
    title: str
    seats: tuple[int, ...]
    """The numbers of seats that can play, the usual one first."""
    options: tuple[Option, ...]
    clauses: tuple[str, ...]
    """Every clause, ruling, option value and exception of this game by its id."""

    solved: tuple[Solved, ...] = ()
    """The options with which the value of this game is known."""

    helps: tuple[str, ...] = ()
    """The parts of a view that help its player to move well. In a rated game they are None."""

    ratings: tuple[int, ...] = ()
    """The Elo ratings of levels 1, 2, … of the computer player, as far as matches have shown them
    (the ladders of bench/results.md); level 1 is fixed at 800."""

    exact_hand: str = ""
    """Where skill counts: the hand without error, for `chance`, with which puzzles are solved. No
    player has it."""

    puzzle_themes: tuple[str, ...] = ()
    """The themes of puzzles that only this game can name (`puzzle_theme`)."""

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

    def editor(self) -> Editor | None:
        """How positions are set up by hand (core/editor.py); None where only text says it all."""
        return None

    def chance(self, state: State, rng: Random, hand: str = "") -> str:
        """One move for the seat CHANCE, drawn with its true odds. It may be slow (physics).

        Where skill counts, `hand` is how the seat that moved last made its move, in the game's
        notation; without one it is a fair hand. What the hand does goes into the move.
        """
        raise AssertionError("nothing is left to chance here")

    def filmed(self, state: State, rng: Random, hand: str = "") -> ChanceMove:
        """As `chance`, with its film. The same random numbers give the same move."""
        return ChanceMove(self.chance(state, rng, hand))

    def hand(self, level: int) -> str:
        """The hand of a program of this level, for `chance`."""
        return ""

    def hand_objection(self, state: State, hand: str, is_bot: bool = False) -> Objection | None:
        """Why this cannot be the hand of a player in this position, or None: of a person, or of a
        bot account, which states its hand. To be asked before the hand's move is played."""
        return Objection("", "no-hands-here") if hand else None

    def hand_doubt(
        self, hand: str, seconds: float | None, earlier: Sequence[str]
    ) -> Objection | None:
        """Why no person can have made this movement in the time since the block was picked up
        (None: nobody saw that), after the earlier movements of the same player. The move then
        counts with the fair hand."""
        return None

    def hand_statistics(self, hands: Sequence[str]) -> HandStatistics | None:
        """What the hand motions of one player have in common, for the operator of a server."""
        return None

    def quick_chance(self, state: State, rng: Random) -> str:
        """One move for the seat CHANCE during a search: fast, with odds near the true ones where
        those are slow to find."""
        return self.chance(state, rng)

    def odds(self, state: State) -> dict[str, float] | None:
        """The probability of each move of CHANCE, or None where it is unknown."""
        return None

    def determinize(
        self, view: View, history: Sequence[str], seat: Seat, rng: Random
    ) -> State | None:
        """Where something is hidden: a random position consistent with what the seat knows.

        Determinization: searches of imperfect information play on such samples."""
        return None

    def kernel(self) -> AnyKernel | None:
        """The fast implementation of these rules (core/kernel.py), or None."""
        return None

    def fast_position(self, state: State) -> FastPosition | None:
        """A kernel position to keep beside a state: it is passed on from move to move and lists
        moves faster. None where the rules are fast enough."""
        return None

    def planner(self) -> Planner | None:
        """The game's own planner where no general search fits, or None."""
        return None

    def encoding(self) -> Encoding | None:
        """Moves and views as numbers, for programs that learn; None if the game has none."""
        return None

    def opening_position(self, state: State) -> State:
        """A position as openings know it (core/openings.py): without what does not matter to the
        player to move yet, so that it comes again."""
        return state

    def batch(
        self, games: int, seats: int, options: Mapping[str, str], max_moves: int
    ) -> KernelBatch | None:
        """`games` games at once on the kernel (core/batch.py), truncated after `max_moves` moves;
        None where only the rules support these options."""
        return None

    def reasons(self, state: State, move: str) -> list[str]:
        """Ids of why a move is good or bad, for hints."""
        return []

    def course(self) -> Sequence[Task]:
        """The tasks that teach this game, in order (core/course.py)."""
        return ()

    def puzzle_theme(self, state: State, move: str) -> str | None:
        """The theme of a puzzle whose solution is this move, where a search alone cannot name it;
        None if it is worth none."""
        return None

    def puzzle_goal(self, puzzle: Puzzle) -> Accepts | None:
        """What solves a puzzle of one move, where that is more than the move of its solution."""
        return None

    def puzzle_finder(self) -> PuzzleFinder | None:
        """How puzzles are found where no search of moves can do it, or None."""
        return None

    def causes(self, state: State, move: str) -> list[str]:
        """Ids of what decided a move of CHANCE in this position, for reviews: the choice of the
        player before it, the skill of the hand, or luck."""
        return []

    def gtp_dialect(self) -> GtpDialect | None:
        """The GTP conventions of other programs for this game, or None for our own."""
        return None

    def file_formats(self) -> Mapping[str, FileFormat]:
        """The files in which other programs keep this game: a format by its extension."""
        return {}

    @abstractmethod
    def prompt(self, state: State) -> Prompt:
        """What the player to move is asked to do. It may contain what only that player knows."""

    @abstractmethod
    def draw(self, view: View, say: Say) -> Picture:
        """The table for a terminal; `say` turns ids of the catalogue into words."""

    def phrase(self, view: View, shown: str, say: Say, film: bytes = b"") -> str:
        """A move in words: `shown` is the move as it was shown to the seat whose view before it was
        this."""
        return shown

    def scenes(self, view: View, film: bytes, say: Say) -> Iterator[Scene]:
        """A film as pictures for a terminal; `view` is the one before the move. `phrase` says how
        it ended."""
        return iter(())

    def aiming(self, view: View) -> Aiming | None:
        """How the next move is aimed by hand, where skill counts."""
        return None


def over(outcome: Outcome) -> Objection:
    """The objection to any move once the game has ended."""
    return Objection(outcome.clause, "game-over")
