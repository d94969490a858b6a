"""Solving puzzles at the keyboard: one after the other, harder after each that is solved."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random

from blockyard import games, puzzle_files
from blockyard.cli.screen import Screen
from blockyard.core import course
from blockyard.core.contract import CHANCE, Game, Refusal
from blockyard.core.course import Task
from blockyard.core.match import Match
from blockyard.core.puzzle import Puzzle, settled

STEP = 60
"""How much harder the next puzzle is after one that was solved at the first try, or easier."""
COMMANDS = ("solution", "next", "quit")


class Solving:
    """A person at the keyboard, and how it goes so far."""

    def __init__(self, screen: Screen, rating: int) -> None:
        self.screen, self.rating = screen, rating
        self.streak = 0
        self.solved: set[str] = set()

    def endless(self, key: str, theme: str, rng: Random) -> Iterator[Puzzle]:
        """Puzzles of about the right difficulty, as long as somebody wants more."""
        while True:
            yield puzzle_files.choose(key, self.rating, rng, theme, self.solved)

    def run(self, puzzles: Iterable[Puzzle]) -> None:
        try:
            for puzzle in puzzles:
                if not self._solve(puzzle):
                    return
        except (EOFError, KeyboardInterrupt):
            self.screen.print()

    def _solve(self, puzzle: Puzzle) -> bool:
        """One puzzle; False once there has been enough."""
        game = games.get(puzzle.game)
        task = puzzle.task(game)
        self._introduce(game, puzzle)
        is_first_try, match = True, task.begin(game)
        self._show(game, puzzle, match)
        while True:
            typed = self.screen.ask("puzzle-prompt")
            command = self._command(typed)
            if command == "quit":
                return False
            if command:
                self._give_up(game, puzzle, tell=command == "solution")
                return True
            attempt = self._try(task, match, typed)
            if attempt is None:
                continue
            if attempt.verdict == "wrong":
                self._say_wrong(game, match, typed)
                is_first_try = False
                match = task.begin(game)
                continue
            match = attempt.match
            self._show(game, puzzle, match)
            if attempt.verdict == "solved":
                self._praise(puzzle, is_first_try)
                return True

    def _introduce(self, game: Game, puzzle: Puzzle) -> None:
        self.screen.print()
        self.screen.heading(
            self.screen.words.say(
                "puzzle-heading",
                game=self.screen.words.say(f"title-{game.key}"),
                theme=self.screen.words.say(f"puzzle-theme-{puzzle.theme}"),
                rating=str(puzzle.rating),
            )
        )

    def _show(self, game: Game, puzzle: Puzzle, match: Match) -> None:
        seat = match.to_play
        view = match.state.view(None if seat in (None, CHANCE) else seat)
        self.screen.draw(game.draw(view, self.screen.words.say))
        if seat is not None and match.ply == 0:
            side = self.screen.words.seat(game, seat, match.seats)
            goal = self.screen.words.say(f"puzzle-goal-{puzzle.theme}")
            self.screen.say("puzzle-to-move", side=side, goal=goal, style="bold")
            if game.exact_hand:
                self.screen.say("puzzle-exact-hand")

    def _try(self, task: Task, match: Match, typed: str) -> course.Attempt | None:
        """What came of a move; None, after a word about it, if it may not be played."""
        seat = course.learner(task, match)
        try:
            return course.judge(task, match, settled(match.play(seat, match.ply, typed)))
        except Refusal as refusal:
            self.screen.refuse(refusal)
            return None

    def _say_wrong(self, game: Game, match: Match, typed: str) -> None:
        self.screen.say("puzzle-wrong", style="bright_red")
        for reason in game.reasons(match.state, typed)[:1]:
            self.screen.say(f"reason-{reason}")

    def _praise(self, puzzle: Puzzle, is_first_try: bool) -> None:
        self.solved.add(puzzle.id)
        self.streak = self.streak + 1 if is_first_try else 0
        self.rating += STEP if is_first_try else -STEP
        self.screen.say("puzzle-done", streak=self.streak, style="bold bright_green")

    def _give_up(self, game: Game, puzzle: Puzzle, tell: bool) -> None:
        self.streak, self.rating = 0, self.rating - STEP
        self.solved.add(puzzle.id)
        if tell:
            self.screen.say("puzzle-solution", moves=tuple(puzzle.solution))

    def _command(self, typed: str) -> str | None:
        """A command by its English name or by its name in the reader's language."""
        for name in COMMANDS:
            if typed.lower() in (name, self.screen.words.say(f"puzzle-command-{name}")):
                return name
        return None
