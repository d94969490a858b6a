"""The command `learn`: the course of a game at the keyboard, task by task."""

from __future__ import annotations

from random import Random

import click

from blockyard import games
from blockyard.cli.common import with_game, with_lang, with_plain
from blockyard.cli.parser import Command
from blockyard.cli.screen import Screen
from blockyard.core import course
from blockyard.core.contract import CHANCE, Game, Refusal, Refused
from blockyard.core.course import Attempt, Task
from blockyard.core.match import Match

COMMANDS = ("show", "skip", "quit")


@click.command("learn", cls=Command)
@with_game
@click.option("--seed", type=int)
@with_plain
@with_lang
def learn(game: str, seed: int | None, plain: bool, lang: str | None) -> None:
    screen = Screen(lang, plain)
    with screen.refusing():
        known = games.get(game)
        if not known.course():
            raise Refused("no-course", game=game)
        try:
            _Learning(screen, known, Random(seed)).run()
        except (EOFError, KeyboardInterrupt):
            screen.print()


class _Learning:
    """A learner at the keyboard."""

    def __init__(self, screen: Screen, game: Game, rng: Random) -> None:
        self.screen, self.game, self.rng = screen, game, rng

    def run(self) -> None:
        tasks = self.game.course()
        for number, task in enumerate(tasks, 1):
            progress = self.screen.words.say("learn-heading", number=number, all=len(tasks))
            self.screen.print()
            self.screen.heading(progress)
            if not self._task(task):
                return
        self.screen.say("learn-finished", command=f"blockyard play {self.game.key}")

    def _task(self, task: Task) -> bool:
        """One task, until it is done or skipped; False once the learner has had enough."""
        match = self._begin(task)
        while True:
            typed = self.screen.ask("learn-prompt")
            command = self._command(typed)
            if command == "show":
                self.screen.say("learn-example", move=task.shows)
            elif command:
                return command == "skip"
            elif attempt := self._try(task, match, typed):
                if attempt.verdict == "wrong":
                    self._tell(task, "-wrong", "bright_red")
                    match = self._begin(task)
                    continue
                match = attempt.match
                self._draw(task, match)
                if attempt.verdict == "solved":
                    self._tell(task, "-done", "bold bright_green")
                    return True

    def _begin(self, task: Task) -> Match:
        match = task.begin(self.game)
        self._draw(task, match)
        self._tell(task, "", "bold")
        return match

    def _try(self, task: Task, match: Match, typed: str) -> Attempt | None:
        """What came of a move, chance included; None, after a word, if it may not be played."""
        seat = course.learner(task, match)
        try:
            after = match.play(seat, match.ply, typed)
            if after.to_play == CHANCE:
                after = after.play(CHANCE, after.ply, after.chance_move(self.rng).move)
            return course.judge(task, match, after)
        except Refusal as refusal:
            self.screen.refuse(refusal)
            return None

    def _draw(self, task: Task, match: Match) -> None:
        view = match.state.view(course.learner(task, match))
        self.screen.draw(self.game.draw(view, self.screen.words.say))

    def _tell(self, task: Task, what: str, style: str) -> None:
        text = self.screen.words.say(f"learn-{self.game.key}-{task.name}{what}")
        self.screen.wrapped(text, style)

    def _command(self, typed: str) -> str | None:
        """A command by its English name or by its name in the reader's language."""
        for name in COMMANDS:
            if typed.lower() in (name, self.screen.words.say(f"learn-command-{name}")):
                return name
        return None
