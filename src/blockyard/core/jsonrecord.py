"""Game records as JSON, for programs that prefer it to our text.

    {"blockyard": 1, "game": "gobblet", "seats": 2, "options": {"touch": "casual"},
     "players": ["Ada", ""], "result": {"winners": [0], "clause": "M1", "scores": []},
     "moves": ["4b2", "! M1 1"]}

It says what the record says, no more and no less: `start` is there if the game began elsewhere than
at its beginning, `result` is null while the game is open, and moves are the lines of the record.
One object stands on one line, so a file of many is JSON Lines; spread over lines it is read too.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, BinaryIO, NoReturn

from blockyard.core.contract import Objection, Outcome, Param, Refusal
from blockyard.core.formats import FileFormat, ImportedGame
from blockyard.core.record import (
    FIRST_LINE,
    FORMAT,
    BadRecord,
    FindGame,
    Reader,
    Record,
    decoded,
    one_line,
    result_text,
)

Entry = tuple[str, str]
"""A field, and the line of a record that it stands for."""
TYPES: dict[str, tuple[type, ...]] = {
    "blockyard": (int,),
    "game": (str,),
    "seats": (int,),
    "options": (dict,),
    "players": (list,),
    "start": (str,),
    "result": (dict, type(None)),
    "moves": (list,),
}
NEEDED = ("blockyard", "game", "seats", "moves")
JSON_NAMES: dict[type, str] = {
    int: "number",
    str: "string",
    list: "array",
    dict: "object",
}
TWICE = "\0twice"
RESULT: dict[str, tuple[type, ...]] = {"winners": (list,), "clause": (str,), "scores": (list,)}


def as_json(kept: Record) -> dict[str, Any]:
    """A record as plain values."""
    match, names = kept.match, dict(enumerate(kept.players))
    start = match.start.text()
    usual = match.game.start(match.seats, match.options).text()
    return {
        "blockyard": FORMAT,
        "game": match.game.key,
        "seats": match.seats,
        "options": dict(match.options),
        "players": [one_line(names.get(seat, "")) for seat in range(match.seats)],
        **({"start": start} if start != usual else {}),
        "result": _result(match.outcome),
        "moves": [event.text() for event in match.events],
    }


def _result(outcome: Outcome | None) -> dict[str, Any] | None:
    if outcome is None:
        return None
    winners, scores = sorted(outcome.winners), list(outcome.scores)
    return {"winners": winners, "clause": outcome.clause, "scores": scores}


class Json(FileFormat):
    """A record as one JSON object, a line for each game."""

    opening = b"{"

    def write(self, kept: Record) -> Iterator[str]:
        yield json.dumps(as_json(kept), ensure_ascii=False)

    def read(self, file: BinaryIO, find: FindGame) -> Iterator[ImportedGame]:
        for line, given in _objects(file):
            kept = from_json(given, find, line)
            yield ImportedGame(kept, self.write(kept))


def from_json(given: dict[str, Any], find: FindGame, line: int = 1) -> Record:
    """The record of an object, played again move by move like any other."""
    _check(given, TYPES, NEEDED, "", line)
    entries = list(_entries(given, line))
    _check_table(given, find, line)
    reader, at = Reader(find, 0, FIRST_LINE), 0
    try:
        for at, (_, text) in enumerate(entries):
            reader.take(at, decoded(text.encode("utf-8", "surrogatepass"), at))
        return reader.finished(at)
    except BadRecord as bad:
        raise BadRecord(line, bad.objection, field=entries[bad.line][0]) from None


def _entries(given: dict[str, Any], line: int) -> Iterator[Entry]:
    """The lines of the record that an object stands for, each with its field."""
    yield "game", f"game: {given['game']}"
    yield "seats", f"seats: {given['seats']}"
    _check_once(given.get("options", {}), line)
    for name, value in given.get("options", {}).items():
        yield f"options.{name}", f"option {name}: {_text(value, f'options.{name}', line)}"
    for seat, name in enumerate(given.get("players", [])):
        if _text(name, f"players[{seat}]", line):
            yield f"players[{seat}]", f"player {seat}: {name}"
    if "start" in given:
        yield "start", f"start: {given['start']}"
    yield "result", f"result: {_result_line(given.get('result'), line)}"
    yield "moves", "moves:"
    for ply, move in enumerate(given["moves"]):
        yield f"moves[{ply}]", _text(move, f"moves[{ply}]", line)


def _result_line(given: dict[str, Any] | None, line: int) -> str:
    if given is None:
        return result_text(None)
    _check(given, RESULT, tuple(RESULT), "result.", line)
    winners = _numbers(given["winners"], "result.winners", line)
    scores = _numbers(given["scores"], "result.scores", line)
    return result_text(Outcome(frozenset(winners), given["clause"], scores))


# --- what can be wrong with it -----------------------------------------------------


def _object(pairs: Sequence[tuple[str, Any]]) -> dict[str, Any]:
    """An object; what is given twice is remembered, for JSON would silently take the last."""
    found = dict(pairs)
    if len(found) < len(pairs):
        [(found[TWICE], _)] = Counter(name for name, _ in pairs).most_common(1)
    return found


DECODER = json.JSONDecoder(object_pairs_hook=_object)


def _objects(file: BinaryIO) -> Iterator[tuple[int, dict[str, Any]]]:
    """The objects of a file, each with the line where it begins. Whole lines come at once, so a
    stream need not end first; from the first line that is not one object on, the rest is read."""
    line, found = 0, False
    for line, raw in enumerate(file, 1):
        try:
            given = DECODER.decode(raw.decode("utf-8-sig"))
        except (ValueError, RecursionError):
            if raw.strip():
                yield from _spread(raw + file.read(), line)
                return
            continue
        found = True
        yield line, _checked(given, line)
    if not found:
        raise _bad(max(line, 1), "json-empty")


def _spread(raw: bytes, first: int) -> Iterator[tuple[int, dict[str, Any]]]:
    """Objects one after another, however they lie on lines, of which `first` is the first."""
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise _bad(first + raw.count(b"\n", 0, error.start), "json-not-text") from None
    line, begun, at = first, 0, _skipped(text, 0)
    while at < len(text):
        line, begun = line + text.count("\n", begun, at), at
        try:
            given, at = DECODER.raw_decode(text, at)
        except json.JSONDecodeError as error:
            given = text[error.pos : error.pos + 20]
            objection = Objection("", "json-broken", {"given": given})
            raise BadRecord(first + error.lineno - 1, objection, error.colno) from None
        except (ValueError, RecursionError):  # a number or a nest beyond all measure
            raise _bad(line, "json-broken", given=text[at : at + 20]) from None
        yield line, _checked(given, line)
        at = _skipped(text, at)


def _checked(given: object, line: int) -> dict[str, Any]:
    if not isinstance(given, dict):
        raise _bad(line, "json-no-object")
    return given


def _skipped(text: str, at: int) -> int:
    while at < len(text) and text[at] in " \t\r\n":
        at += 1
    return at


def _check(
    given: dict[str, Any],
    types: dict[str, tuple[type, ...]],
    needed: Sequence[str],
    prefix: str,
    line: int,
) -> None:
    """Every field known, of its type and given once, and none missing that is needed."""
    _check_once(given, line)
    for name, value in given.items():
        if name not in types:
            raise _bad(line, "json-unknown", given=f"{prefix}{name}"[:40], known=tuple(types))
        if not isinstance(value, types[name]):
            _wrong_type(types[name][0], f"{prefix}{name}", line)
    for name in needed:
        if name not in given:
            raise _bad(line, "json-missing", key=f"{prefix}{name}")
    if "blockyard" in given and given["blockyard"] != FORMAT:
        raise _bad(line, "record-format", given=str(given["blockyard"])[:40], format=FORMAT)


def _check_once(given: dict[str, Any], line: int) -> None:
    if TWICE in given:
        raise _bad(line, "record-twice", given=str(given[TWICE])[:40])


def _check_table(given: dict[str, Any], find: FindGame, line: int) -> None:
    """The game exists and takes these seats and options; each is refused with its own field."""
    field = "game"
    try:
        game = find(given["game"])
        field = "seats"
        game.seated(given["seats"])
        field = "options"
        game.resolve_options(given.get("options", {}))
    except Refusal as refusal:
        raise BadRecord(line, refusal.objection, field=field) from None


def _text(value: object, field: str, line: int) -> str:
    if not isinstance(value, str):
        _wrong_type(str, field, line)
    return value


def _numbers(values: Sequence[object], field: str, line: int) -> tuple[int, ...]:
    found: list[int] = []
    for at, value in enumerate(values):
        if not isinstance(value, int):
            _wrong_type(int, f"{field}[{at}]", line)
        found.append(value)
    return tuple(found)


def _wrong_type(expected: type, field: str, line: int) -> NoReturn:
    raise BadRecord(line, Objection("", "json-type", {"type": JSON_NAMES[expected]}), field=field)


def _bad(line: int, reason: str, **params: Param) -> BadRecord:
    return BadRecord(line, Objection("", reason, params))
