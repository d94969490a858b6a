"""The menu of `play`: which game, who plays, and by which options.

Every choice has a default, so Enter starts a game against the computer; a number changes one line,
and `back` leads to the list of games.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from blockyard import games
from blockyard.ai.levels import ALL_CORES, WEAKEST
from blockyard.cli.screen import Screen
from blockyard.core.contract import Game, Option, Param

HUMAN = "human"
USUAL_BOT = "bot:3"


@dataclass
class SetUp:
    """A game that is about to begin: who plays it, and how."""

    game: Game
    people: list[str]
    options: dict[str, str] = field(default_factory=dict)


def choose(screen: Screen, options: dict[str, str]) -> SetUp:
    """Ask until somebody starts a game; `options` were given with the command."""
    while True:
        game = _game(screen)
        game.resolve_options(options)
        people = [HUMAN] + [USUAL_BOT] * (game.seats[0] - 1)
        sheet = Sheet(screen, SetUp(game, people, dict(options)))
        if sheet.is_agreed():
            return sheet.chosen


def _game(screen: Screen) -> Game:
    known = list(games.all_games().values())
    screen.say("menu-title", style="bold")
    for number, game in enumerate(known, 1):
        screen.print(f"  {number}  {screen.words.title(game)}")
    while True:
        answer = screen.ask("menu-which", last=len(known))
        if answer in map(str, range(1, len(known) + 1)):
            return known[int(answer) - 1]
        if answer in games.all_games():
            return games.get(answer)
        _leave_if_asked(screen, answer)
        screen.say("menu-again", style="bright_red", last=len(known))


def _leave_if_asked(screen: Screen, answer: str) -> None:
    if answer.lower() in ("quit", screen.words.say("command-quit")):
        raise EOFError


class Sheet:
    """The choices for one game, one on each line."""

    def __init__(self, screen: Screen, chosen: SetUp) -> None:
        self.screen, self.chosen = screen, chosen
        self.say = screen.words.say

    def is_agreed(self) -> bool:
        """Show the choices and change them until the game starts; False: another game."""
        while True:
            lines = self._lines()
            self.screen.print()
            self.screen.print(self.screen.words.title(self.chosen.game), "bold")
            for number, (name, value) in enumerate(lines, 1):
                labelled = self.say("label", name=name, value=value)
                self.screen.print(f"  {number:>2}  {labelled}")
            answer = self.screen.ask("menu-start", last=len(lines))
            if not answer:
                return True
            if answer.lower() in ("back", self.say("menu-back")):
                return False
            _leave_if_asked(self.screen, answer)
            if answer in map(str, range(1, len(lines) + 1)):
                self._change(int(answer) - 1)
            else:
                self.screen.say("menu-start-again", style="bright_red", last=len(lines))

    def _lines(self) -> list[tuple[str, str]]:
        """How many play, who they are, and every option: each with its value."""
        game, people = self.chosen.game, self.chosen.people
        counted = [(self.say("menu-players"), str(len(people)))] if self._has_choice else []
        seated = [
            (self.screen.words.seat(game, seat, len(people)), self._called(name))
            for seat, name in enumerate(people)
        ]
        values = game.resolve_options(self.chosen.options)
        options = [
            (self.say(f"option-{option.name}"), self._worded(option, values[option.name]))
            for option in game.options
        ]
        return [*counted, *seated, *options]

    @property
    def _has_choice(self) -> bool:
        """Whether the game is for several numbers of players."""
        return len(self.chosen.game.seats) > 1

    def _called(self, name: str) -> str:
        if name == HUMAN:
            return self.say("menu-person")
        return self.say("menu-computer", level=name.partition(":")[2])

    def _worded(self, option: Option, value: str) -> str:
        message = f"value-{option.name}-{value}"
        return self.say(message) if self.screen.words.knows(message) else value

    def _change(self, line: int) -> None:
        if self._has_choice and line == 0:
            self._change_number()
            return
        line -= self._has_choice
        if line < len(self.chosen.people):
            self._change_person(line)
        else:
            self._change_option(self.chosen.game.options[line - len(self.chosen.people)])

    def _change_number(self) -> None:
        numbers = tuple(str(number) for number in sorted(self.chosen.game.seats))
        if answer := self._answer(numbers, "menu-how-many", numbers=numbers):
            more = [USUAL_BOT] * int(answer)
            self.chosen.people = [*self.chosen.people, *more][: int(answer)]

    def _change_person(self, seat: int) -> None:
        who = self.screen.words.seat(self.chosen.game, seat, len(self.chosen.people))
        levels = tuple(str(level) for level in range(WEAKEST, ALL_CORES + 1))
        if answer := self._answer(("0", *levels), "menu-who", who=who, last=ALL_CORES):
            self.chosen.people[seat] = HUMAN if answer == "0" else f"bot:{answer}"

    def _change_option(self, option: Option) -> None:
        """By number, or where the values are numbers or squares themselves, as they are."""
        has_words = any(self._worded(option, value) != value for value in option.values)
        typed = {
            str(number) if has_words else value: value
            for number, value in enumerate(option.values, 1)
        }
        for key, value in typed.items():
            worded = self._worded(option, value)
            self.screen.print(f"  {key}  {worded}" if has_words else f"  {value}")
        if answer := self._answer(tuple(typed), "menu-value", other=option):
            self.chosen.options[option.name] = typed.get(answer, answer)

    def _answer(
        self, known: tuple[str, ...], message: str, other: Option | None = None, **params: Param
    ) -> str:
        """One of the answers that are known; empty: leave it as it is."""
        while True:
            answer = self.screen.ask(message, **params)
            is_other = other is not None and other.other is not None and other.other(answer)
            if not answer or answer in known or is_other:
                return answer
            self.screen.say("menu-choices", style="bright_red", choices=known)
