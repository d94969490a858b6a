"""Rating attacks: what an account gains in an hour and in a day without playing well.

    python -m bench.rating_attacks

Each attack goes on for a day of simulated time, as fast as it can be done, under the rules and in
the tables of the real server. Printed are the most by which the account rose within an hour, over
all variants together, and what the day did. The promise (docs/security.md) is 50 points an hour.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import count, cycle, repeat

from sqlalchemy import Connection, create_engine

from blockyard.server.people import rated_play, rating_gains
from blockyard.server.people.rated_play import Player, Result
from blockyard.server.people.ratings import POINTS_PER_UNIT, Skill, bot_skill, updated
from blockyard.server.storage import schema

MINUTE = 60_000
GOBBLET = "gobblet"
WON = Result(frozenset({0}), is_over_the_board=True, is_short=False)
GIVEN_UP = Result(frozenset({0}), is_over_the_board=False, is_short=False)
GIVEN_UP_AT_ONCE = Result(frozenset({0}), is_over_the_board=False, is_short=True)
LOST = Result(frozenset({1}), is_over_the_board=True, is_short=False)
DRAWN = Result(frozenset(), is_over_the_board=True, is_short=False)
STRONG = Skill(mu=33.0, sigma=2.0, games=50)
"""A settled account at some 1900 points."""


@dataclass
class Season:
    """A day of rated games of one account, Ada."""

    connection: Connection
    now: int = 10 * 24 * 60 * MINUTE
    skills: defaultdict[tuple[str, str], Skill] = field(default_factory=lambda: defaultdict(Skill))
    games: int = 0
    gains: list[tuple[int, str, float]] = field(default_factory=list)

    def play(self, opponent: str, result: Result, minutes: float, variant: str) -> None:
        """Ada, in seat 0, plays this opponent."""
        self.now += round(minutes * MINUTE)
        self.games += 1
        players = [self._player("ada", variant), self._player(opponent, variant)]
        places = {0: [1, 2], 1: [2, 1]}.get(next(iter(result.winners), -1), [1, 1])
        fixed = [not player.is_person for player in players]
        proposed = updated([player.skill for player in players], places, fixed)
        changed = rated_play.changes(players, proposed, result)
        game = (f"table {self.games}", variant, self.now)
        rating_gains.store(self.connection, game, players, changed)
        for player, change in zip(players, changed, strict=True):
            self.skills[player.key, variant] = change.skill
        mine = players[0].skill, changed[0].skill
        self.gains.append((self.now, variant, POINTS_PER_UNIT * (mine[1].mu - mine[0].mu)))

    def _player(self, key: str, variant: str) -> Player:
        skill = self.skills[key, variant]
        if key.startswith("bot:"):
            return Player(key, bot_skill(2000))
        return Player(key, skill, rating_gains.past(self.connection, key, self.now))

    def settle(self, who: str, *variants: str) -> str:
        """Give this account a settled rating."""
        for variant in variants or (GOBBLET,):
            self.skills[who, variant] = STRONG
        return who

    def best_hour(self) -> float:
        """The most by which Ada rose within an hour, over all variants together; what is lost in
        one is not made up for by another."""
        best = 0.0
        for first, (begin, _, _) in enumerate(self.gains):
            risen: defaultdict[str, float] = defaultdict(float)
            for at, variant, gain in self.gains[first:]:
                if at >= begin + 60 * MINUTE:
                    break
                risen[variant] = max(0.0, risen[variant] + gain)
                best = max(best, sum(risen.values()))
        return best

    def day(self) -> float:
        return sum(gain for _, _, gain in self.gains)


Game = tuple[str, Result, float, str]
"""An opponent, the result, how many minutes the game takes, and its variant."""
Attack = Callable[[Season], Iterator[Game]]
DUO = "blokus-duo"


def _fresh(result: Result, minutes: float) -> Attack:
    """A new puppet for each game."""
    return lambda _: ((f"puppet {number}", result, minutes, GOBBLET) for number in count())


def _ring(result: Result, minutes: float) -> Attack:
    """Settled accounts, one after the other."""

    def attack(season: Season) -> Iterator[Game]:
        members = [season.settle(f"member {number}") for number in range(60)]
        return ((member, result, minutes, GOBBLET) for member in cycle(members))

    return attack


def one_puppet(_: Season) -> Iterator[Game]:
    return repeat(("puppet", GIVEN_UP, 5, GOBBLET))


def lost_in_one_variant_and_won_in_another(season: Season) -> Iterator[Game]:
    for number in count():
        member = season.settle(f"member {number}", GOBBLET, DUO)
        yield member, LOST, 4, GOBBLET
        yield member, WON, 4, DUO


def lost_first_and_won_back(season: Season) -> Iterator[Game]:
    for number in count():
        yield season.settle(f"member {number}"), LOST if number % 20 < 10 else WON, 4, GOBBLET


def draws_with_the_computer_and_a_ring(season: Season) -> Iterator[Game]:
    for number in count():
        yield f"bot:{number % 9 + 1}", DRAWN, 4, GOBBLET
        yield season.settle(f"member {number}"), WON, 4, GOBBLET


ATTACKS: dict[str, Attack] = {
    "new puppets resign at once": _fresh(GIVEN_UP_AT_ONCE, 0.5),
    "new puppets resign after four turns": _fresh(GIVEN_UP, 1),
    "new puppets lose over the board": _fresh(WON, 3),
    "one puppet again and again": one_puppet,
    "a settled ring resigns": _ring(GIVEN_UP, 1),
    "a settled ring loses over the board": _ring(WON, 3),
    "draws agreed with a settled ring": _ring(DRAWN, 2),
    "lost in one variant, won in another": lost_in_one_variant_and_won_in_another,
    "lost first, then won back": lost_first_and_won_back,
    "draws with the computer, and a ring": draws_with_the_computer_and_a_ring,
}


def run(attack: Attack, hours: float = 24) -> Season:
    engine = create_engine("sqlite://")
    with engine.begin() as connection:
        schema.rating_gains.create(connection)
        season = Season(connection)
        end = season.now + hours * 60 * MINUTE
        for game in attack(season):
            if season.now >= end:
                break
            season.play(*game)
    engine.dispose()
    return season


def main() -> None:
    print("| attack | games | best hour | the day |")
    print("|---|---|---|---|")
    for name, attack in ATTACKS.items():
        season = run(attack)
        print(f"| {name} | {season.games} | {season.best_hour():+.1f} | {season.day():+.1f} |")


if __name__ == "__main__":
    main()
