"""Game records: one text format for every game, read and written as a stream.

    blockyard record 1
    game: gobblet
    seats: 2
    option touch: casual
    player 0: Ada
    result: 0 G1
    moves:
    4b2
    ! M1 1

One move a line, those of CHANCE included; a line with `!` is what the match decided (M1-M7).
`start:` comes before the moves if the game began from another position. The result
is `0 G1` or `0,2 U2`, `draw G10`, `none M5` or `open`, with `scores 12 -3` behind it where
points were counted. A file may hold many records, one after another.

Reading replays every move, so a record that was read is a legal game; what does not fit is
refused with its line and the reason.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import BinaryIO

from blockyard.core.contract import Game, Objection, Outcome, Refusal, Refused
from blockyard.core.match import NO_RESULT, STOPS, Match

FORMAT = 1
FIRST_LINE = f"blockyard record {FORMAT}"
HEADER = ("game", "seats", "option", "player", "start", "result")
LONGEST_LINE = 8192
LONGEST_NAME = 80

FindGame = Callable[[str], Game]


class BadRecord(Refusal):
    """A record that cannot be read: where, and why. Where is a line, with the character in it
    if a line can be long, or a field of a record that has no lines."""

    def __init__(
        self, line: int, objection: Objection, column: int | None = None, field: str | None = None
    ) -> None:
        super().__init__(objection)
        self.line, self.column, self.field = line, column, field


@dataclass(slots=True)
class Record:
    """A match with the names of its players, in the order of their seats."""

    match: Match
    players: list[str] = field(default_factory=list)


def write(match: Match, players: Sequence[str] = ()) -> Iterator[str]:
    """The lines of a record, without line ends."""
    yield FIRST_LINE
    yield f"game: {match.game.key}"
    yield f"seats: {match.seats}"
    yield from (f"option {name}: {value}" for name, value in match.options.items())
    named = enumerate(map(one_line, players))
    yield from (f"player {seat}: {name}" for seat, name in named if name)
    if match.start.text() != match.game.start(match.seats, match.options).text():
        yield f"start: {match.start.text()}"
    yield f"result: {result_text(match.outcome)}"
    yield "moves:"
    yield from (event.text() for event in match.events)


def one_line(name: str) -> str:
    """A name as it can stand in a record."""
    printable = "".join(sign for sign in " ".join(name.split()) if sign.isprintable())
    return printable.strip()[:LONGEST_NAME].strip()


def result_text(outcome: Outcome | None) -> str:
    if outcome is None:
        return "open"
    nobody = "none" if outcome.clause in NO_RESULT else "draw"
    who = ",".join(str(seat) for seat in sorted(outcome.winners)) or nobody
    points = " ".join(str(score) for score in outcome.scores)
    return f"{who} {outcome.clause}" + (f" scores {points}" if points else "")


def read(lines: Iterable[bytes], find: FindGame) -> Iterator[Record]:
    """Every record of a file opened for reading bytes, one at a time.

    `find` is the registry: the game of a key. Only the game being read is held in memory.
    """
    reader: Reader | None = None
    for number, raw in enumerate(lines, 1):
        line = decoded(raw, number)
        if not line:
            continue
        if line.startswith("blockyard record"):
            if reader:
                yield reader.finished(number)
            reader = Reader(find, number, line)
        elif reader is None:
            raise _bad(number, "record-first-line", expected=FIRST_LINE)
        else:
            reader.take(number, line)
    if reader is None:
        raise _bad(1, "record-empty", expected=FIRST_LINE)
    yield reader.finished(number)


def read_one(lines: Iterable[bytes], find: FindGame) -> Record:
    """The first record of a file."""
    return next(read(lines, find))


def _bad(line: int, reason: str, **params: int | str) -> BadRecord:
    return BadRecord(line, Objection("", reason, params))


def decoded(raw: bytes, number: int) -> str:
    if len(raw) > LONGEST_LINE:
        raise _bad(number, "record-long-line", longest=LONGEST_LINE)
    try:
        line = raw.decode("utf-8").strip()
    except UnicodeDecodeError:
        raise _bad(number, "record-not-text") from None
    if not line.isprintable():
        raise _bad(number, "record-not-text")
    return line


class Reader:
    """One record while it is read: first the header, then move by move. Numbers are those of
    lines, or whatever the caller uses for the place of an entry."""

    def __init__(self, find: FindGame, number: int, line: str) -> None:
        if line != FIRST_LINE:
            raise _bad(number, "record-format", given=line[:40], format=FORMAT)
        self.find = find
        self.header: dict[str, tuple[str, int]] = {}
        self.match: Match | None = None

    def take(self, number: int, line: str) -> None:
        try:
            if self.match is not None:
                self.match = play_line(self.match, line)
            elif line == "moves:":
                self.match = self._set_up()
            else:
                self._note(number, line)
        except BadRecord:
            raise
        except Refusal as refusal:
            raise BadRecord(number, refusal.objection) from None

    def _note(self, number: int, line: str) -> None:
        key, colon, value = line.partition(": ")
        if not colon or key.split(" ")[0] not in HEADER:
            raise _bad(number, "record-header", given=line[:40])
        if key in self.header:
            raise _bad(number, "record-twice", given=key[:40])
        self.header[key] = (value, number)

    def _set_up(self) -> Match:
        game = self.find(self._value("game"))
        seats = _number(self._value("seats"), "seats")
        options = {
            key[7:]: value for key, (value, _) in self.header.items() if key[:7] == "option "
        }
        if "start" not in self.header:
            return Match.begin(game, seats, options)
        game.start(seats, options)  # what is wrong with these is not the fault of the start
        text, number = self.header["start"]
        try:
            return Match.begin(game, seats, options, game.read(text))
        except Refusal as refusal:
            raise BadRecord(number, refusal.objection) from None

    def _value(self, key: str) -> str:
        if key not in self.header:
            raise Refused("record-missing", key=key)
        return self.header[key][0]

    def finished(self, number: int) -> Record:
        """The record, once its result agrees with its moves."""
        if self.match is None:
            raise _bad(number, "record-missing", key="moves")
        given, line = self.header.get("result", ("open", number))
        played = result_text(self.match.outcome)
        if given != played:
            raise _bad(line, "record-result", given=given[:40], played=played)
        return Record(self.match, self._players(self.match.seats))

    def _players(self, seats: int) -> list[str]:
        for key, (_, line) in self.header.items():
            if key[:7] == "player " and key[7:] not in map(str, range(seats)):
                raise _bad(line, "record-player", given=key[7:47], seats=seats)
        return [self.header.get(f"player {seat}", ("", 0))[0] for seat in range(seats)]


def _number(text: str, name: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 4):
        raise Refused("record-number", key=name, given=text[:40])
    return int(text)


def play_line(match: Match, line: str) -> Match:
    """The match after what a line of the record says."""
    if not line.startswith("!"):
        if match.to_play is None:
            raise Refused("record-after-end")
        return match.play(match.to_play, match.ply, line)
    clause, _, seat = line.removeprefix("!").strip().partition(" ")
    if clause in STOPS:
        return match.stop(_number(seat, "seat"), clause)
    if clause in ("M4", *NO_RESULT, "M7") and not seat:
        return match.conclude(clause)
    raise Refused("record-line", given=line[:40])


def lines_of(file: BinaryIO) -> Iterator[bytes]:
    """The lines of a file, none of them held longer than a record's line can be."""
    while raw := file.readline(LONGEST_LINE + 1):
        yield raw
