"""The catalogue: ids and parameters in, sentences in the reader's language out.

The messages are Fluent files in `locales/<lang>/`; the web client reads the same ones. Rules
and matches never hold words, only ids, so every refusal can be read in four languages.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Iterable, Iterator
from functools import cache
from importlib.resources import files
from threading import Lock

from blockyard.core.contract import CHANCE, Game, Objection, Outcome, Param, Prompt, Refusal, Seat
from blockyard.core.match import NO_RESULT, STOPS
from blockyard.core.record import BadRecord
from blockyard.message_format import Bundle

log = logging.getLogger(__name__)
# Without a handler of its own a message would be printed in the middle of a game.
log.addHandler(logging.NullHandler())

MARKED = re.compile(r"(?P<name>.+) \((?P<mark>guest|bot)\)")
"""A name in a record that is not an account's own, or a program's."""
GENERATED = re.compile(r"guest-(?P<mark>\d{5})")
"""The name of a guest who has chosen none."""

LANGUAGES = ("en", "he", "fr", "ar")
RIGHT_TO_LEFT = ("he", "ar")


def catalogue(lang: str) -> Iterator[str]:
    """The text of every message file of a language."""
    for file in sorted(files("blockyard").joinpath("locales", lang).iterdir(), key=str):
        if file.name.endswith(".ftl"):
            yield file.read_text(encoding="utf-8")


ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
"""Where a message or a term begins; its other lines are indented or close a brace."""
REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")


class Catalogue:
    """The messages of a language. Each is parsed when it is first asked for, with those that it
    refers to: a command says a few of many hundreds."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self._sources: dict[str, str] = {}
        for text in catalogue(lang):
            begins = list(ENTRY.finditer(text))
            ends = [entry.start() for entry in begins[1:]] + [len(text)]
            for entry, end in zip(begins, ends, strict=True):
                self._sources.setdefault(entry[1], text[entry.start() : end])
        self._parsed: set[str] = set()
        self._lock = Lock()
        # Isolating marks keep a square or a name in its own direction inside Hebrew and Arabic;
        # in the left-to-right languages they would only be noise in a terminal.
        self._bundle = Bundle(lang, isolates=lang in RIGHT_TO_LEFT)

    def __contains__(self, message: str) -> bool:
        return message in self._sources

    def with_message(self, message: str) -> Bundle:
        """The bundle, with this message and what it refers to in it."""
        if message not in self._parsed:
            with self._lock:
                self._parse(message)
        return self._bundle

    def _parse(self, message: str) -> None:
        source = self._sources[message]
        for reference in REFERENCE.findall(source):
            if reference in self._sources and reference not in self._parsed:
                self._parse(reference)
        self._bundle.add(source)
        self._parsed.add(message)  # last: other threads look here without the lock


@cache
def _catalogue(lang: str) -> Catalogue:
    return Catalogue(lang)


class Words:
    """Everything Blockyard says, in one language."""

    def __init__(self, lang: str = "en") -> None:
        self.lang = lang if lang in LANGUAGES else "en"
        self._catalogue = _catalogue(self.lang)

    def say(self, message: str, /, **params: Param) -> str:
        """The sentence of an id. Lists are joined the way the language joins them.

        An id that is not in the catalogue is logged and never shown.
        """
        if not self.knows(message):
            log.error("%s has no words for %s", self.lang, message)
            message, params = "no-words", {}
        joined = {name: self._joined(value) for name, value in params.items()}
        return self._catalogue.with_message(message).format(message, joined)

    def _joined(self, value: Param) -> float | str:
        if isinstance(value, tuple):
            return self.say("list-comma").join(str(one) for one in value)
        return value

    def knows(self, message: str) -> bool:
        return message in self._catalogue

    def clause(self, clause: str) -> str:
        """The name of a clause: `Gobbling` for G6 and all that is numbered under it."""
        return self.say(f"clause-{clause.partition('.')[0]}")

    def objection(self, objection: Objection) -> str:
        """The way out and the reason, as one sentence, and the rule in brackets after it."""
        message = self._message(objection)
        if not self.knows(message):
            return self.say(message)
        why = _capital(self.say(message, **objection.params))
        if not objection.clause:
            return self.say("sentence", text=why)
        return self.say("by-rule", clause=objection.clause, why=why)

    def _message(self, objection: Objection) -> str:
        own = f"{objection.clause.replace('.', '_')}-{objection.reason}"
        return own if objection.clause and self.knows(own) else objection.reason

    def typed(self, objection: Objection) -> str | None:
        """What to type instead, where the sentence for players leaves notation out."""
        message = f"typed-{self._message(objection)}"
        return self.say(message) if self.knows(message) else None

    def prompt(self, prompt: Prompt) -> tuple[str, str]:
        """What to do now, and a plain line that says how or why."""
        asked = self.say(prompt.message, **prompt.params)
        return asked, self.say(f"{prompt.message}-more", **prompt.params)

    def refusal(self, refusal: Refusal) -> str:
        """What was refused and why, with its place in a file."""
        sentence = self.objection(refusal.objection)
        return self._at(refusal, sentence) if isinstance(refusal, BadRecord) else sentence

    def _at(self, bad: BadRecord, why: str) -> str:
        if bad.field is not None:
            return self.say("record-at-field", line=bad.line, field=bad.field, why=why)
        if bad.column is not None:
            return self.say("record-at-column", line=bad.line, column=bad.column, why=why)
        return self.say("record-at-line", line=bad.line, why=why)

    def title(self, game: Game) -> str:
        return self.say(f"title-{game.key}")

    def seat(self, game: Game, seat: Seat | None, seats: int) -> str:
        """The name of a seat by its colour: White; at a Classic table for two, Blue and Red."""
        if seat is None or seat == CHANCE:
            return self.say("chance")
        return self.say(f"seat-{game.key}", seat=seat, seats=seats)

    def player(self, name: str) -> str:
        """The name of a player in a record, with its mark in the reader's language."""
        marked = MARKED.fullmatch(name)
        if marked is None:
            return name
        generated = GENERATED.fullmatch(marked["name"])
        if generated:
            return self.say("guest-name", mark=generated["mark"])
        return self.say(f"name-of-{marked['mark']}", name=marked["name"])

    def seats(self, game: Game, which: Iterable[Seat], seats: int) -> str:
        return self.say("list-comma").join(self.seat(game, seat, seats) for seat in which)

    def result(self, game: Game, outcome: Outcome, seats: int) -> str:
        """How a game ended, by which clause, and with how many points."""
        clause, title = outcome.clause, self.clause(outcome.clause)
        if outcome.winners:
            who = self.seats(game, sorted(outcome.winners), seats)
            result = self.say(
                "result-won", who=who, count=len(outcome.winners), title=title, clause=clause
            )
        else:
            ending = "result-none" if clause in NO_RESULT else "result-draw"
            result = self.say(ending, title=title, clause=clause)
        points = [
            self.say("result-points", who=self.seat(game, seat, seats), points=points)
            for seat, points in enumerate(outcome.scores)
        ]
        return "\n".join([result, *points])

    def event(self, game: Game, line: str, seats: int) -> str:
        """A line of the record that is no move: who stopped, or what was agreed."""
        clause, _, seat = line.removeprefix("!").strip().partition(" ")
        if clause in STOPS:
            return self.say(f"event-{clause}", who=self.seat(game, int(seat), seats))
        return self.clause(clause)


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
