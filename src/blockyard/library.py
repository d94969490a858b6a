"""The library: what a program needs to use the games, in a handful of functions.

`import blockyard` offers everything here by its own name; nothing is imported before it is used.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from random import Random

from blockyard import game_files, games, opening_files
from blockyard.ai.engine import EngineResponse, request_for, respond
from blockyard.ai.players import Player, hand_of, player
from blockyard.core import perft as rules_perft
from blockyard.core import record
from blockyard.core.contract import CHANCE, Refused, Seat, State
from blockyard.core.kernel import Budget
from blockyard.core.match import Match
from blockyard.core.openings import Tally
from blockyard.core.record import Record

Choose = Callable[[Match, Seat, Random], str]
"""A player as a function: from a match, its seat and a random generator to a move."""


def start(game: str, seats: int | None = None, **options: str) -> State:
    """The position before the first move. Hyphens of an option's name are written as underscores.

    >>> import blockyard
    >>> state = blockyard.start("gobblet", touch="strict")
    >>> state = state.play("4b2").play("4c3")
    >>> state.to_play, state.legal_moves()[-1], state.objection("4b2").clause
    (0, 'b2', 'G5')
    """
    return games.get_any(game).start(seats, _options(options))


def begin(game: str, seats: int | None = None, **options: str) -> Match:
    """A match at its beginning: a position, its history, and what all games share.

    >>> import blockyard
    >>> match = blockyard.begin("gobblers").play(0, 0, "3b2")
    >>> match.ply, match.to_play, match.resign(1).outcome.winners
    (1, 1, frozenset({0}))
    """
    return Match.begin(games.get_any(game), seats, _options(options))


def _options(given: Mapping[str, str]) -> dict[str, str]:
    return {name.replace("_", "-"): value for name, value in given.items()}


def perft(game: str, state: State, depth: int) -> int:
    """The number of lines of play of this length, counted by the kernel if the game has one.

    >>> import blockyard
    >>> blockyard.perft("gobblet", blockyard.start("gobblet"), 4)
    406560
    """
    kernel = games.get_any(game).kernel()
    return kernel.perft(state.text(), depth) if kernel else rules_perft.perft(state, depth)


def analyse(
    match: Match, level: int = 9, *, nodes: int | None = None, ms: int | None = None, seed: int = 0
) -> EngineResponse:
    """What the engine thinks of a match for the seat to move: the best move, its value from -1
    (lost) to 1 (won), the expected line, and the reasons as ids of the message catalogue.

    >>> import blockyard
    >>> match = blockyard.begin("gobblers")
    >>> for ply, move in enumerate(["3b2", "1a1", "3a3", "1b1"]):
    ...     match = match.play(ply % 2, ply, move)
    >>> found = blockyard.analyse(match, nodes=2000)
    >>> found.move, found.value > 0.9
    ('2c1', True)
    """
    seat = match.to_play
    if seat is None or seat == CHANCE:
        raise Refused("nothing-to-analyse")
    budget = Budget(nodes, ms) if nodes or ms else None
    return respond(request_for(match, seat, level, budget, seed, explain=True))


def openings(match: Match) -> dict[str, Tally]:
    """How games of the computer against itself went on from here: each move, the most frequent
    first, with the games that its player won, drew and lost. One of several moves that a symmetry
    of the board makes equal stands for all; up to the twelfth move of a game there is something to
    find.

    >>> import blockyard
    >>> found = blockyard.openings(blockyard.begin("gobblet"))
    >>> move, results = next(iter(found.items()))
    >>> results.games == results.won + results.drawn + results.lost > 0
    True
    """
    return opening_files.moves_from(match)


def play_match(
    game: str,
    *players: str | Choose,
    seed: int = 0,
    max_plies: int = 400,
    **options: str,
) -> Match:
    """A whole match, one player for each seat: named (`random`, `bot:5`, `nodes:2000`) or a
    function. After `max_plies` moves it is left unfinished.

    >>> import blockyard
    >>> def first(match, seat, rng):
    ...     return match.legal_moves()[0]
    >>> match = blockyard.play_match("gobblers", "nodes:500", first, seed=1)
    >>> match.outcome.winners, match.outcome.clause
    (frozenset({0}), 'G1')
    """
    rng, match = Random(seed), begin(game, len(players) or None, **options)
    seated: list[Player] = [p if callable(p) else player(p) for p in players]
    hands = {s: hand_of(p, match.game) for s, p in enumerate(players) if isinstance(p, str)}
    while match.outcome is None and match.ply < max_plies:
        seat = match.to_play
        assert seat is not None
        is_chance = seat == CHANCE
        move = match.chance_move(rng, hands).move if is_chance else seated[seat](match, seat, rng)
        match = match.play(seat, match.ply, move)
    return match


def read_records(path: Path | str) -> Iterator[Record]:
    """The matches of a file in any format that we read; `sample:gobblet` is one that comes with
    the package.

    >>> import blockyard
    >>> game = next(blockyard.read_records("sample:gobblet"))
    >>> game.match.game.key, game.match.outcome.clause
    ('gobblet', 'G1')
    """
    return game_files.read_all(path)


def record_text(match: Match, *players: str) -> str:
    """A match in our text format, which `read_records` reads.

    >>> import blockyard
    >>> match = blockyard.begin("gobblers").play(0, 0, "3b2")
    >>> print(blockyard.record_text(match, "Ada", "Bob"))
    blockyard record 1
    game: gobblers
    seats: 2
    option first: chosen
    player 0: Ada
    player 1: Bob
    result: open
    moves:
    3b2
    """
    return "\n".join(record.write(match, players))
