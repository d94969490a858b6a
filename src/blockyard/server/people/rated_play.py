"""The rules of rated play: which games count, and how much an account may gain.

A rating can be had for nothing wherever somebody may lose on purpose, so points that were not won
over the board, and points from accounts of which little is known, are few (docs/security.md):

  - who resigns, leaves or runs out of time loses, however short the game; in a game with fewer
    than `TURNS` turns each the winner gains nothing, and the loser loses `PROVISIONAL_STEP` at
    most;
  - `PAIR_GAMES` games a day count between the same two, the computer's levels included;
  - an account rises by `HOUR` points an hour at most, over all games and variants. Only games that
    it wins over the board against the computer are not counted: a person may lose on purpose, also
    over the board, and the computer does not;
  - by gains that were not won over the board (the other resigned, left, ran out of time or agreed
    to a draw), and by gains from provisional ratings, it rises by `FREE_DAY` a day at most; a
    provisional rating moves its opponent by `PROVISIONAL_STEP` at most;
  - from one opponent it gains `OPPONENT_DAY` a day at most.

The limits are for the rise from the lowest point of that time, so that wins and losses in turn stay
even. A gain that counts in part makes the rating more certain in part.

Pure: rating_gains.py reads and stores what these rules need.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Literal

from blockyard.core.contract import CHANCE, Seat
from blockyard.core.match import CLAUSES, Match
from blockyard.server.people.ratings import POINTS_PER_UNIT, Skill
from blockyard.server.tables.events import Chair, TimeControl

CONTROLS = {
    "quick": TimeControl(kind="fischer", seconds=180, increment=2),
    "fast": TimeControl(kind="fischer", seconds=300, increment=3),
    "calm": TimeControl(kind="fischer", seconds=900, increment=10),
}
"""The time controls of rated games."""
TURNS = 4
PAIR_GAMES = 6
HOUR, FREE_DAY, OPPONENT_DAY = 50.0, 150.0, 40.0
PROVISIONAL_STEP = 20.0

Verdict = Literal["", "limited", "short", "frequent"]
"""How a game counted for somebody: in full, up to a limit, as too short, or not at all because
the same two have played too often."""


def is_rated_control(clock: TimeControl) -> bool:
    return clock in CONTROLS.values()


@dataclass(frozen=True, slots=True)
class Result:
    """What the rules need to know about a finished game."""

    winners: frozenset[Seat]
    is_over_the_board: bool
    """Whether the rules of the game ended it, with everybody still playing."""
    is_short: bool

    @classmethod
    def of(cls, match: Match) -> Result:
        outcome = match.outcome
        assert outcome is not None
        by_the_rules = outcome.clause not in CLAUSES and not match.stopped
        is_short = not by_the_rules and min(turns(match)) < TURNS
        return cls(outcome.winners, by_the_rules, is_short)


def turns(match: Match) -> list[int]:
    """The turns that each seat has had; a lift and a put are one."""
    order: list[Seat] = []
    for event in match.events:
        if event.move and event.seat != CHANCE and order[-1:] != [event.seat]:
            order.append(event.seat)
    return [order.count(seat) for seat in range(match.seats)]


@dataclass(frozen=True, slots=True)
class Past:
    """By how many points a person has risen lately, and how often they met an opponent."""

    hour: float = 0.0
    free_day: float = 0.0
    from_opponents: Mapping[str, float] = field(default_factory=dict)
    """Gained from each opponent in the last day."""
    games_against: Mapping[str, int] = field(default_factory=dict)
    """Games with each opponent in the last day."""


@dataclass(frozen=True, slots=True)
class Player:
    """A player in a rated game: `key` is the person, or the level such as `bot:5`."""

    key: str
    skill: Skill
    past: Past = Past()

    @property
    def is_person(self) -> bool:
        return not self.key.startswith("bot:")


def key_of(chair: Chair) -> str:
    return chair.person if chair.kind == "person" else f"bot:{chair.level}"


@dataclass(frozen=True, slots=True)
class Change:
    """What a game did to a rating."""

    skill: Skill
    gain: float
    is_free: bool
    verdict: Verdict


def is_frequent(players: Sequence[Player]) -> bool:
    """Whether two of these have met too often today."""
    return any(
        player.past.games_against.get(other.key, 0) >= PAIR_GAMES
        for player in players
        for other in players
        if player.is_person and other is not player
    )


def changes(players: Sequence[Player], rated: Sequence[Skill], result: Result) -> list[Change]:
    """The change for each player; `rated` are the skills that the rating model proposes."""
    if is_frequent(players):
        return [Change(player.skill, 0.0, False, "frequent") for player in players]
    return [
        _change(seat, players, proposed, result)
        if players[seat].is_person
        else _unchanged(proposed)
        for seat, proposed in enumerate(rated)
    ]


def _unchanged(skill: Skill) -> Change:
    return Change(skill, 0.0, False, "")


def _change(seat: Seat, players: Sequence[Player], proposed: Skill, result: Result) -> Change:
    old, others = players[seat].skill, [*players[:seat], *players[seat + 1 :]]
    wanted = POINTS_PER_UNIT * (proposed.mu - old.mu)
    is_unknown = any(other.is_person and other.skill.provisional for other in others)
    is_free = is_unknown or not (result.is_over_the_board and seat in result.winners)
    step = PROVISIONAL_STEP if is_unknown or result.is_short else abs(wanted)
    gain = max(-step, min(wanted, step))
    if gain > 0:
        gain = min(gain, _most(players[seat].past, others, is_free, result))
    limited = _limited(old, proposed, gain / wanted if wanted else 1.0)
    if result.is_short:
        # It is no evidence of anybody's strength: nothing but a small loss remains of it.
        return Change(replace(old, mu=limited.mu), gain, is_free, "" if gain < 0 else "short")
    is_whole = abs(gain - wanted) < 0.5
    return Change(limited, gain, is_free, "" if is_whole else "limited")


def _limited(old: Skill, proposed: Skill, part: float) -> Skill:
    """The proposed skill, of which this part counts."""
    mu, sigma = proposed.mu - old.mu, proposed.sigma - old.sigma
    return replace(proposed, mu=old.mu + part * mu, sigma=old.sigma + part * sigma)


def _most(past: Past, others: Sequence[Player], is_free: bool, result: Result) -> float:
    """The most that may be gained now."""
    if result.is_short:
        return 0.0
    people = [other.key for other in others if other.is_person]
    limits = [OPPONENT_DAY - past.from_opponents.get(other, 0.0) for other in people]
    if people or is_free:
        limits.append(HOUR - past.hour)
    if is_free:
        limits.append(FREE_DAY - past.free_day)
    return max(0.0, min(limits, default=float("inf")))
