"""Rating attacks: what an account gains in an hour and in a day without playing well.

    python -m bench.rating_attacks

Each attack goes on for a day of simulated time, as fast as it can be done, under the rules and in
the tables of the real server. Printed are the most by which the account rose within an hour, over
all variants together, and what the day did. The promise (docs/security.md) is 50 points an hour.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from itertools import count, cycle, repeat

from sqlalchemy import Connection, create_engine

from blockyard.server.people import rated_play, rating_gains
from blockyard.server.people.rated_play import PAIR_GAMES, Player, Result
from blockyard.server.people.ratings import (
    POINTS_PER_UNIT,
    PROVISIONAL_GAMES,
    Skill,
    bot_skill,
    updated,
)
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

    def play(self, opponents: str, result: Result, minutes: float, variant: str) -> None:
        """Ada, in seat 0, plays these opponents, whose names are separated by commas."""
        self.now += round(minutes * MINUTE)
        self.games += 1
        players = [self._player(key, variant) for key in ("ada", *opponents.split(","))]
        places = [1 + (seat not in result.winners) for seat in range(len(players))]
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
"""The opponents, the result, how many minutes the game takes, and its variant."""
Attack = Callable[[Season], Iterator[Game]]
DUO, CLASSIC = "blokus-duo", "blokus-classic 4"


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


def six_games_with_each_new_puppet(_: Season) -> Iterator[Game]:
    """As many as count, and enough that the last puppets are no longer provisional."""
    return ((f"puppet {number // PAIR_GAMES}", GIVEN_UP, 1, GOBBLET) for number in count())


def puppets_settled_among_themselves(season: Season) -> Iterator[Game]:
    """Each has the games that make a rating known, and no more."""
    for number in count():
        who = f"puppet {number}"
        season.skills[who, GOBBLET] = replace(Skill(), sigma=5.0, games=PROVISIONAL_GAMES)
        yield who, GIVEN_UP, 1, GOBBLET


def one_game_each_just_after_the_hour(season: Season) -> Iterator[Game]:
    """Fifty points at the end of one hour, and fifty at the beginning of the next."""
    for number in count():
        member = season.settle(f"member {number}")
        yield member, WON, 1 if number % 10 else 51.01, GOBBLET


def forty_points_of_each(season: Season) -> Iterator[Game]:
    """As much of each member as counts in a day, then the next one."""
    for number in count():
        yield season.settle(f"member {number // PAIR_GAMES}"), WON, 2, GOBBLET


def three_lose_at_once(season: Season) -> Iterator[Game]:
    """A table of four, of whom three belong together."""
    for number in count():
        members = [season.settle(f"member {number} {seat}", CLASSIC) for seat in range(3)]
        yield ",".join(members), WON, 5, CLASSIC


def three_lose_to_be_second(season: Season) -> Iterator[Game]:
    """Second behind a friend, at tables of new accounts: no win, and yet a gain."""
    for number in count():
        friends = [season.settle(f"member {number} {seat}", CLASSIC) for seat in range(3)]
        yield ",".join(friends), Result(frozenset({0, 1}), True, False), 5, CLASSIC


def a_ring_beside_the_computer(season: Season) -> Iterator[Game]:
    """Friends help to beat the computer at a table of four."""
    for number in count():
        friend = season.settle(f"member {number}", CLASSIC)
        yield f"bot:9,bot:8,{friend}", WON, 5, CLASSIC


def every_variant_in_turn(season: Season) -> Iterator[Game]:
    for number in count():
        variant = f"gobblet option={number % 12}"
        yield season.settle(f"member {number}", variant), WON, 2, variant


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
    "six games with each new puppet": six_games_with_each_new_puppet,
    "puppets settled by ten games": puppets_settled_among_themselves,
    "a ring, just after the hour": one_game_each_just_after_the_hour,
    "six games with each of a ring": forty_points_of_each,
    "three of a ring lose at one table": three_lose_at_once,
    "two winners at a table of a ring": three_lose_to_be_second,
    "friends help against the computer": a_ring_beside_the_computer,
    "a ring, twelve variants in turn": every_variant_in_turn,
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
