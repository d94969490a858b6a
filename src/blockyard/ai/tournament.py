"""Two players over many games: paired openings, both colours, and what the score means.

Every opening is played twice with the seats exchanged. At a table of more than two, each player
holds every other seat. A contest is a list of games that depend on nothing but their number, so
it can be stopped and gone on with.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from math import log10, sqrt
from pathlib import Path
from random import Random
from time import perf_counter

from blockyard.ai.gtp_engine import Engine
from blockyard.ai.players import Player, hand_of, player
from blockyard.core.contract import CHANCE, Game, Refused, Seat
from blockyard.core.match import Match

LONGEST = 400
"""A game that takes longer than so many moves is a draw."""
OPENING_PLIES = 2
SURE = 1.96
"""Standard deviations to either side for 95 %."""


@dataclass(frozen=True, slots=True)
class Played:
    """One game: what it brought to the first player (1, ½ or 0), and how long both thought."""

    number: int
    score: float
    plies: int
    seconds: tuple[float, float]
    clause: str = ""


@dataclass(slots=True)
class Tournament:
    game: Game
    names: tuple[str, str]
    options: Mapping[str, str] = field(default_factory=dict)
    seats: int | None = None
    openings: int = 1000
    seed: int = 0
    _players: dict[str, Player] = field(default_factory=dict)

    def player(self, name: str) -> Player:
        if name not in self._players:
            kind, _, command = name.partition(":")
            self._players[name] = Engine(command, self.game) if kind == "gtp" else player(name)
        return self._players[name]

    def close(self) -> None:
        for one in self._players.values():
            if isinstance(one, Engine):
                one.close()

    def play(self, number: int) -> Played:
        """The game of this number."""
        match = self._opened(number // 2 % self.openings)
        sides = [(seat + number) % 2 for seat in range(match.seats)]
        rng, seconds = Random(f"{self.seed} game {number}"), [0.0, 0.0]
        while match.outcome is None and match.ply < LONGEST:
            seat = match.to_play
            assert seat is not None
            began = perf_counter()
            move = self._move(match, seat, sides, rng)
            if seat != CHANCE:
                seconds[sides[seat]] += perf_counter() - began
            match = match.play(seat, match.ply, move)
        clause = match.outcome.clause if match.outcome else ""
        times = (round(seconds[0], 3), round(seconds[1], 3))
        return Played(number, _score(match, sides), match.ply, times, clause)

    def _move(self, match: Match, seat: Seat, sides: Sequence[int], rng: Random) -> str:
        if seat == CHANCE:
            hands = [hand_of(self.names[side], self.game) for side in sides]
            return match.chance_move(rng, dict(enumerate(hands))).move
        return self.player(self.names[sides[seat]])(match, seat, rng)

    def _opened(self, opening: int) -> Match:
        """A few random moves, the same for both games of a pair, that decide nothing."""
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


def _score(match: Match, sides: Sequence[int]) -> float:
    """The share of the win that belongs to the first player."""
    winners = match.outcome.winners if match.outcome else frozenset()
    if not winners:
        return 0.5
    return sum(sides[seat] == 0 for seat in winners) / len(winners)


@dataclass(frozen=True, slots=True)
class Standing:
    """Won, drawn and lost for the first player, and its rating above the second."""

    won: int
    drawn: int
    lost: int
    score: float
    elo: float
    elo_low: float
    elo_high: float
    seconds_a_game: tuple[float, float]


def standing(games: Sequence[Played]) -> Standing:
    """What the games say so far, with 95 % intervals from the spread between pairs of games."""
    score = sum(game.score for game in games) / len(games)
    half = SURE * _deviation(games)
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


def _mean_seconds(games: Sequence[Played], side: int) -> float:
    return round(sum(game.seconds[side] for game in games) / len(games), 3)


def _deviation(games: Sequence[Played]) -> float:
    """Of the mean score. The two games of an opening are not independent, so pairs count; a
    half game each way keeps a clean sweep from looking certain."""
    pairs: dict[int, list[float]] = {}
    for game in games:
        pairs.setdefault(game.number // 2, []).append(game.score)
    means = [sum(scores) / len(scores) for scores in pairs.values()] + [0.25, 0.75]
    mean = sum(means) / len(means)
    spread = sum((value - mean) ** 2 for value in means) / (len(means) - 1)
    return sqrt(spread / len(means))


def elo(score: float) -> float:
    """The difference in rating at which this score is expected.

    >>> [round(elo(score)) for score in (0.5, 0.75, 1.0)]
    [0, 191, 800]
    """
    within = min(max(score, 0.0099009901), 0.9900990099)
    return 400 * log10(within / (1 - within))


def kept(file: Path | None) -> list[Played]:
    """The games of a contest that was begun before."""
    if file is None or not file.exists():
        return []
    try:
        rows = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
        return [Played(**{**row, "seconds": tuple(row["seconds"])}) for row in rows[1:]]
    except (ValueError, TypeError, KeyError) as trouble:
        raise Refused("not-a-contest", file=str(file)) from trouble


def run(contest: Tournament, games: int, file: Path | None = None) -> Iterator[Played]:
    """All games of a contest: those that were kept, then the missing ones, each kept in turn."""
    headline = json.dumps({"game": contest.game.key, "names": contest.names, "seed": contest.seed})
    done = kept(file)[:games]
    if file is not None and not file.exists():
        file.write_text(headline + "\n", encoding="utf-8")
    if file is not None and file.read_text(encoding="utf-8").partition("\n")[0] != headline:
        raise Refused("another-contest", file=str(file))
    yield from done
    for number in range(len(done), games):
        game = contest.play(number)
        if file is not None:
            with file.open("a", encoding="utf-8") as lines:
                lines.write(json.dumps(asdict(game)) + "\n")
        yield game
