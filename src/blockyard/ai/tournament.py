"""Matches of many games between two players: paired openings, Elo difference with error bars.

Every opening is played twice with the seats exchanged. At a table of more than two, each player
holds every other seat. A game depends only on its number, so a tournament can be interrupted and
resumed.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from functools import cache, partial
from math import log10, sqrt
from pathlib import Path
from random import Random
from time import perf_counter

from blockyard import games as known_games
from blockyard.ai.agent_file import agent
from blockyard.ai.frozen import frozen
from blockyard.ai.gtp_engine import GtpEngine
from blockyard.ai.players import Player, hand_of, player
from blockyard.core.contract import CHANCE, Game, Refused, Seat
from blockyard.core.match import Match

MAX_PLIES = 400
"""A longer game is a draw."""
OPENING_PLIES = 2
Z_95 = 1.96
"""Standard errors to either side of a 95 % confidence interval."""


Named = tuple[str, tuple[str, str], tuple[tuple[str, str], ...]]
"""A game, two players and the options, by name."""


@dataclass(frozen=True, slots=True)
class GameResult:
    """One game: the score of the first player (1, ½ or 0), and the thinking time of both."""

    number: int
    score: float
    plies: int
    seconds: tuple[float, float]
    clause: str = ""


@dataclass(slots=True)
class Tournament:
    """Games between two named players, each determined by its number."""

    game: Game
    names: tuple[str, str]
    options: Mapping[str, str] = field(default_factory=dict)
    seats: int | None = None
    openings: int = 1000
    seed: int = 0
    _players: dict[str, Player] = field(default_factory=dict)

    def player(self, name: str) -> Player:
        if name not in self._players:
            self._players[name] = self._seated(*name.partition(":"))
        return self._players[name]

    def _seated(self, kind: str, colon: str, what: str) -> Player:
        """Programs and files run code: only matches offer them, never a table of the server."""
        if kind == "gtp":
            return GtpEngine(what, self.game)
        if kind == "frozen":
            return frozen(what)
        return agent(what) if kind == "agent" else player(kind + colon + what)

    def elsewhere(self) -> Callable[[int], GameResult]:
        """Plays a game in another process, perhaps on another machine."""
        named = (self.game.key, self.names, tuple(sorted(self.options.items())))
        return partial(_play, named, self.seats, self.openings, self.seed)

    def close(self) -> None:
        for one in self._players.values():
            if isinstance(one, GtpEngine):
                one.close()

    def play(self, number: int) -> GameResult:
        """The game of this number."""
        match = self._opened(number // 2 % self.openings)
        sides = [(seat + number) % 2 for seat in range(match.seats)]
        rng, seconds = Random(f"{self.seed} game {number}"), [0.0, 0.0]
        while match.outcome is None and match.ply < MAX_PLIES:
            seat = match.to_play
            assert seat is not None
            began = perf_counter()
            move = self._move(match, seat, sides, rng)
            if seat != CHANCE:
                seconds[sides[seat]] += perf_counter() - began
            match = match.play(seat, match.ply, move)
        clause = match.outcome.clause if match.outcome else ""
        times = (round(seconds[0], 3), round(seconds[1], 3))
        return GameResult(number, _score(match, sides), match.ply, times, clause)

    def _move(self, match: Match, seat: Seat, sides: Sequence[int], rng: Random) -> str:
        if seat == CHANCE:
            hands = [hand_of(self.names[side], self.game) for side in sides]
            return match.chance_move(rng, dict(enumerate(hands))).move
        return self.player(self.names[sides[seat]])(match, seat, rng)

    def _opened(self, opening: int) -> Match:
        """A few random moves, the same for both games of a pair, that do not end the game."""
        for attempt in range(100):
            rng = Random(f"{self.seed} opening {opening} {attempt}")
            match = Match.begin(self.game, self.seats, self.options)
            while match.outcome is None and (match.ply < OPENING_PLIES or match.to_play == CHANCE):
                chance = match.to_play == CHANCE
                state = match.state
                move = self.game.chance(state, rng) if chance else rng.choice(state.legal_moves())
                assert match.to_play is not None
                match = match.play(match.to_play, match.ply, move)
            if match.outcome is None:
                return match
        raise Refused("match-over")


@cache
def _there(named: Named, seats: int | None, openings: int, seed: int) -> Tournament:
    """One for each process, so that its players are made once."""
    key, names, options = named
    return Tournament(known_games.get(key), names, dict(options), seats, openings, seed)


def _play(named: Named, seats: int | None, openings: int, seed: int, number: int) -> GameResult:
    return _there(named, seats, openings, seed).play(number)


def _score(match: Match, sides: Sequence[int]) -> float:
    """The first player's share of the win."""
    winners = match.outcome.winners if match.outcome else frozenset()
    if not winners:
        return 0.5
    return sum(sides[seat] == 0 for seat in winners) / len(winners)


@dataclass(frozen=True, slots=True)
class Standing:
    """Wins, draws and losses of the first player, and the Elo difference with its 95 % interval."""

    won: int
    drawn: int
    lost: int
    score: float
    elo: float
    elo_low: float
    elo_high: float
    seconds_a_game: tuple[float, float]


def standing(games: Sequence[GameResult]) -> Standing:
    """The standing after these games; the interval comes from the variance between pairs."""
    score = sum(game.score for game in games) / len(games)
    half = Z_95 * _standard_error(games)
    return Standing(
        won=sum(game.score == 1 for game in games),
        drawn=sum(0 < game.score < 1 for game in games),
        lost=sum(game.score == 0 for game in games),
        score=score,
        elo=elo(score),
        elo_low=elo(score - half),
        elo_high=elo(score + half),
        seconds_a_game=(_mean_seconds(games, 0), _mean_seconds(games, 1)),
    )


def _mean_seconds(games: Sequence[GameResult], side: int) -> float:
    return round(sum(game.seconds[side] for game in games) / len(games), 3)


def _standard_error(games: Sequence[GameResult]) -> float:
    """Of the mean score. The two games of an opening are not independent, so pairs are the samples;
    a quarter and three quarters are added so that a clean sweep does not look certain."""
    pairs: dict[int, list[float]] = {}
    for game in games:
        pairs.setdefault(game.number // 2, []).append(game.score)
    means = [sum(scores) / len(scores) for scores in pairs.values()] + [0.25, 0.75]
    mean = sum(means) / len(means)
    variance = sum((value - mean) ** 2 for value in means) / (len(means) - 1)
    return sqrt(variance / len(means))


def elo(score: float) -> float:
    """The Elo difference at which this score is expected.

    >>> [round(elo(score)) for score in (0.5, 0.75, 1.0)]
    [0, 191, 800]
    """
    within = min(max(score, 0.0099009901), 0.9900990099)
    return 400 * log10(within / (1 - within))


def read_results(file: Path | None) -> list[GameResult]:
    """The games of an interrupted tournament."""
    if file is None or not file.exists():
        return []
    try:
        rows = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
        return [GameResult(**{**row, "seconds": tuple(row["seconds"])}) for row in rows[1:]]
    except (ValueError, TypeError, KeyError) as error:
        raise Refused("not-a-contest", file=str(file)) from error


Play = Callable[[Iterable[int]], Iterator[GameResult]]
"""Plays the games of these numbers, in order."""


def run(
    tournament: Tournament, games: int, file: Path | None = None, play: Play | None = None
) -> Iterator[GameResult]:
    """All games: those in the file, then the missing ones, each appended to it. `play` is how they
    are played, if not one after the other by the tournament itself."""
    header = {"game": tournament.game.key, "names": tournament.names, "seed": tournament.seed}
    headline = json.dumps(header)
    done = read_results(file)[:games]
    if file is not None and not file.exists():
        file.write_text(headline + "\n", encoding="utf-8")
    if file is not None and file.read_text(encoding="utf-8").partition("\n")[0] != headline:
        raise Refused("another-contest", file=str(file))
    yield from done
    missing = range(len(done), games)
    for game in map(tournament.play, missing) if play is None else play(missing):
        if file is not None:
            with file.open("a", encoding="utf-8") as lines:
                lines.write(json.dumps(asdict(game)) + "\n")
        yield game
