"""Records as JSON: the same as the text, both ways, and refused with line and field."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from blockyard import games
from blockyard.core import record
from blockyard.core.formats import Records
from blockyard.core.jsonrecord import Json, as_json
from blockyard.core.match import Match
from blockyard.core.record import BadRecord, Record
from blockyard.words import LANGUAGES, Words

GOLDEN = Path(__file__).parent.parent / "golden"
GOOD = {
    "blockyard": 1,
    "game": "gobblet",
    "seats": 2,
    "options": {"touch": "casual", "memory": "no", "first": "chosen"},
    "players": ["Ada", ""],
    "result": {"winners": [1], "clause": "M1", "scores": []},
    "moves": ["4b2", "4c3", "b2a1", "! M1 0"],
}


def read(raw: bytes) -> list[Record]:
    return [taken.record for taken in Json().read(io.BytesIO(raw), games.get)]


def refusal(raw: bytes) -> tuple[str, int, str | None]:
    with pytest.raises(BadRecord) as bad:
        read(raw)
    for lang in LANGUAGES:
        said = Words(lang).refusal(bad.value)
        assert str(bad.value.line) in said and (bad.value.field or "") in said
    return bad.value.objection.reason, bad.value.line, bad.value.field


def test_an_object_is_read_as_the_match_it_was():
    [kept] = read(json.dumps(GOOD).encode())
    assert kept.players == ["Ada", ""] and kept.match.outcome.clause == "M1"
    assert as_json(kept) == GOOD


@pytest.mark.parametrize("path", sorted(GOLDEN.glob("*/*.record")), ids=lambda path: path.stem)
def test_golden_records_go_to_json_and_back(path):
    """Of every game, scores, stops, chance and hidden cards included."""
    with path.open("rb") as file:
        records = list(Records().read(file, games.get))
    lines = [line for taken in records for line in Json().write(taken.record)]
    assert all(json.loads(line) for line in lines) and len(lines) == len(records)
    back = [Records().write(kept) for kept in read("\n".join(lines).encode())]
    assert "\n".join(line for kept in back for line in kept) == path.read_text().rstrip("\n")


def test_a_start_elsewhere_is_kept_and_a_usual_one_is_not_written():
    game = games.get("gobblet")
    text = "4b,.,.,./.,.,.,./.,.,.,./4w,.,.,. w strict"
    kept = Record(Match.begin(game, start=game.read(text)))
    assert as_json(kept)["start"] == text
    [line] = Json().write(kept)
    assert read(line.encode())[0].match.start.text() == text
    assert "start" not in as_json(Record(Match.begin(game)))


def test_an_object_spread_over_lines_is_read_and_many_follow_one_another():
    spread = json.dumps(GOOD, indent=1).encode()
    assert [kept.match.ply for kept in read(spread + b"\n\n" + spread + spread)] == [4, 4, 4]


def test_a_stream_of_lines_need_not_end_before_the_first_game_comes_out():
    class Endless(io.BytesIO):
        def read(self, *_: object) -> bytes:
            raise AssertionError("the end was waited for")

    stream = Json().read(Endless(changed() + b"\n" + changed() + b"\n"), games.get)
    assert [taken.record.match.ply for taken in stream] == [4, 4]


def test_lines_are_counted_through_objects_of_either_form():
    spread = json.dumps(GOOD, indent=1).encode()
    wrong = spread.replace(b"b2a1", b"b2c3")
    assert refusal(changed() + b"\n\n" + spread + b"\n" + wrong)[1:] == (
        4 + spread.count(b"\n"),
        "moves[2]",
    )


def changed(**fields: object) -> bytes:
    given = {name: value for name, value in {**GOOD, **fields}.items() if value is not ...}
    return json.dumps(given).encode()


@pytest.mark.parametrize(
    ("raw", "refused"),
    [
        (b"", ("json-empty", 1, None)),
        (b"hello", ("json-broken", 1, None)),
        (b"\n[1]", ("json-no-object", 2, None)),
        (b'{"a": 1', ("json-broken", 1, None)),
        (json.dumps(GOOD).encode() + b"\n\xff", ("json-not-text", 2, None)),
        (b"[" * 200_000, ("json-broken", 1, None)),
        (b'{"seats": ' + b"9" * 5000 + b"}", ("json-broken", 1, None)),
        (b'{"blockyard": 1, "blockyard": 1}', ("record-twice", 1, None)),
        (changed().replace(b'"memory"', b'"touch"'), ("record-twice", 1, None)),
        (b"{}", ("json-missing", 1, None)),
        (changed(blockyard=2), ("record-format", 1, None)),
        (changed(moves=...), ("json-missing", 1, None)),
        (changed(colour="red"), ("json-unknown", 1, None)),
        (changed(game="chess"), ("no-such-game", 1, "game")),
        (changed(game=7), ("json-type", 1, "game")),
        (changed(seats=3), ("no-such-seats", 1, "seats")),
        (changed(seats="two"), ("json-type", 1, "seats")),
        (changed(options={"tuch": "casual"}), ("no-such-option", 1, "options")),
        (changed(options={"touch": 5}), ("json-type", 1, "options.touch")),
        (changed(players=["A", "B", "C"]), ("record-player", 1, "players[2]")),
        (changed(players=[{}]), ("json-type", 1, "players[0]")),
        (changed(players=["A\nmoves:"]), ("record-not-text", 1, "players[0]")),
        (changed(players=["\ud800"]), ("record-not-text", 1, "players[0]")),
        (changed(start="zz"), ("not-a-position", 1, "start")),
        (changed(result=None), ("record-result", 1, "result")),
        (changed(result=...), ("record-result", 1, "result")),
        (changed(result={"winners": [0]}), ("json-missing", 1, None)),
        (changed(result={**GOOD["result"], "winners": [0]}), ("record-result", 1, "result")),
        (
            changed(result={**GOOD["result"], "winners": ["0"]}),
            ("json-type", 1, "result.winners[0]"),
        ),
        (changed(moves=["4b2", "zz"]), ("notation", 1, "moves[1]")),
        (changed(moves=["4b2", 3]), ("json-type", 1, "moves[1]")),
        (changed(moves=[*GOOD["moves"], "4a1"]), ("record-after-end", 1, "moves[4]")),
        (changed(moves=["blockyard record 1"]), ("notation", 1, "moves[0]")),
        (b"\n" + changed() + b"\n" + changed(moves=["zz"]), ("notation", 3, "moves[0]")),
    ],
)
def test_what_does_not_fit_is_refused_with_line_and_field(raw, refused):
    assert refusal(raw) == refused


@settings(max_examples=100)
@given(at=st.integers(0, 300), put=st.binary(max_size=6), cut=st.integers(0, 12))
def test_mangled_json_is_refused_or_read_but_never_breaks(at, put, cut):
    raw = json.dumps(GOOD).encode()
    try:
        read(raw[:at] + put + raw[at + cut :])
    except BadRecord as bad:
        assert len(Words("en").refusal(bad)) > 10


@given(name=st.text(max_size=120))
def test_any_name_can_be_written_and_read_again(name):
    kept = Record(Match.begin(games.get("gobblet")), [name, "Ada"])
    lines = (line.encode() for line in record.write(kept.match, kept.players))
    [again] = record.read(lines, games.get)
    [line] = Json().write(kept)
    assert read(line.encode())[0].players == again.players == [record.one_line(name), "Ada"]
