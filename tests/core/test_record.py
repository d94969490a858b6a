"""Records: what is written is read back; what does not fit is refused with line and reason."""

from __future__ import annotations

import io

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from blockyard import games
from blockyard.core import record
from blockyard.core.match import Match
from blockyard.core.record import BadRecord
from blockyard.words import LANGUAGES, Words

GOOD = """\
blockyard record 1
game: gobblet
seats: 2
option touch: casual
option memory: no
option first: chosen
player 0: Ada
result: 1 M1
moves:
4b2
4c3
b2a1
! M1 0
"""


def read(text: str | bytes) -> list[record.Record]:
    raw = text.encode() if isinstance(text, str) else text
    return list(record.read(record.lines_of(io.BytesIO(raw)), games.get))


def refusal(text: str | bytes) -> tuple[int, str]:
    with pytest.raises(BadRecord) as bad:
        read(text)
    for lang in LANGUAGES:
        assert str(bad.value.line) in Words(lang).refusal(bad.value)
    return bad.value.line, bad.value.objection.reason


def test_a_record_is_read_back_as_the_match_it_was():
    [kept] = read(GOOD)
    assert kept.players == ["Ada", ""]
    assert kept.match.outcome.clause == "M1" and kept.match.ply == 4
    assert "\n".join(record.write(kept.match, kept.players)) + "\n" == GOOD


def test_a_file_may_hold_many_records():
    both = read(GOOD + "\n" + GOOD.replace("Ada", "Noa"))
    assert [kept.players[0] for kept in both] == ["Ada", "Noa"]


def test_records_are_read_one_at_a_time():
    """The first comes out before the second is looked at."""
    lines = iter([*(line.encode() for line in GOOD.splitlines()), b"blockyard record 1", b"zz"])
    stream = record.read(lines, games.get)
    assert next(stream).match.ply == 4
    with pytest.raises(BadRecord):
        next(stream)


def test_a_record_may_start_from_a_position():
    game = games.get("gobblet")
    start = game.read("4b,.,.,./.,.,.,./.,.,.,./4w,.,.,. w casual")
    match = Match.begin(game, start=start)
    match = match.play(0, 0, "a1a2")
    text = "\n".join(record.write(match))
    assert "start: 4b" in text
    assert read(text)[0].match.state.text() == match.state.text()


@pytest.mark.parametrize(
    ("key", "start", "header", "name"),
    [
        ("gobblet", ".,.,.,./.,.,.,./.,.,.,./.,.,.,. w strict", "option touch: casual", "touch"),
        ("gobblet", ".,.,.,./.,.,.,./.,.,.,./.,.,.,. w memory", "option memory: no", "memory"),
        ("blokus-classic", "/".join(["20"] * 20) + " b 3 - -", "seats: 4", "seats"),
        ("block-out", "advanced 0+ deal -/-/- - -", "option advanced: no", "advanced"),
    ],
)
def test_a_start_that_contradicts_the_options_is_refused_at_its_line(key, start, header, name):
    seats = games.get(key).read(start).agreed["seats"]
    lines = [record.FIRST_LINE, f"game: {key}", header, f"start: {start}", "moves:"]
    if name != "seats":
        lines.insert(2, f"seats: {seats}")
    with pytest.raises(BadRecord) as bad:
        read("\n".join(lines))
    assert bad.value.line == lines.index(f"start: {start}") + 1
    assert bad.value.objection.reason == "start-disagrees"
    assert bad.value.objection.params["name"] == name
    for lang in LANGUAGES:
        assert name in Words(lang).refusal(bad.value)


def test_options_that_a_record_leaves_out_follow_from_its_start():
    start = ".,.,.,./.,.,.,./.,.,.,./.,.,.,. w memory"
    [kept] = read(f"{record.FIRST_LINE}\ngame: gobblet\nseats: 2\nstart: {start}\nmoves:\n")
    assert kept.match.options == {"touch": "strict", "memory": "yes", "first": "chosen"}
    assert read("\n".join(record.write(kept.match)))[0].match.state.text() == start


def test_a_name_stays_on_its_line_and_within_bounds():
    match = Match.begin(games.get("gobblet"))
    lines = list(record.write(match, ["A\nmoves:\r4b2", "x" * 500]))
    assert "player 0: A moves: 4b2" in lines
    assert max(map(len, lines)) < 100
    assert read("\n".join(lines))[0].match.ply == 0


@pytest.mark.parametrize("clause", ["M1", "M2", "M3"])
def test_stops_are_lines_of_the_record(clause):
    [kept] = read(GOOD.replace("M1", clause))
    assert kept.match.outcome.clause == clause


def test_agreed_and_cancelled_games_are_lines_of_the_record():
    drawn = GOOD.replace("1 M1", "draw M4").replace("! M1 0", "! M4")
    assert read(drawn)[0].match.outcome.clause == "M4"
    head = GOOD.partition("4b2")[0]
    assert read(head.replace("1 M1", "none M6") + "! M6\n")[0].match.outcome.clause == "M6"
    assert read(head.replace("1 M1", "open"))[0].match.outcome is None


@pytest.mark.parametrize(
    ("old", "new", "line", "reason"),
    [
        ("blockyard record 1", "hello", 1, "record-first-line"),
        ("blockyard record 1", "blockyard record 2", 1, "record-format"),
        ("game: gobblet", "game: chess", 9, "no-such-game"),
        ("game: gobblet\n", "", 8, "record-missing"),
        ("seats: 2\n", "", 8, "record-missing"),
        ("seats: 2", "seats: two", 9, "record-number"),
        ("seats: 2", "seats: 3", 9, "no-such-seats"),
        ("option touch: casual", "option touch: hard", 9, "no-such-value"),
        ("option touch: casual", "option tuch: casual", 9, "no-such-option"),
        ("option memory: no", "option memory: yes", 9, "memory-is-strict"),
        ("player 0: Ada", "player 7: Ada", 7, "record-player"),
        ("player 0: Ada", "Ada plays", 7, "record-header"),
        ("player 0: Ada", "seats: 2", 7, "record-twice"),
        ("player 0: Ada", "start: zz", 7, "not-a-position"),
        ("result: 1 M1", "result: 0 M1", 8, "record-result"),
        ("result: 1 M1", "result: draw M1", 8, "record-result"),
        ("moves:\n", "", 9, "record-header"),
        ("b2a1", "b2c3", 12, "does-not-cover"),
        ("b2a1", "hello", 12, "notation"),
        ("! M1 0", "! M9", 13, "record-line"),
        ("! M1 0", "! M1 5", 13, "not-in-the-game"),
        ("! M1 0", "! M1 x", 13, "record-number"),
        ("! M1 0", "! M6", 13, "already-begun"),
        ("! M1 0", "! M1 0\n4d4", 14, "record-after-end"),
        ("! M1 0", "! M1 0\n! M1 1", 14, "match-over"),
        ("! M1 0", "\x07", 13, "record-not-text"),
    ],
)
def test_a_bad_record_is_refused_with_line_and_reason(old, new, line, reason):
    assert refusal(GOOD.replace(old, new, 1)) == (line, reason)


def test_an_empty_file_is_refused():
    assert refusal("") == (1, "record-empty")
    assert refusal("\n\n\n") == (1, "record-empty")


def test_a_record_that_breaks_off_in_its_header_is_refused():
    assert refusal(GOOD.partition("moves:")[0]) == (8, "record-missing")


def test_bytes_that_are_no_text_are_refused():
    assert refusal(b"blockyard record 1\n\xff\xfe\n") == (2, "record-not-text")


@pytest.mark.parametrize("garbage", [b"\x00" * 10_000_000, b"x" * 10_000_000, b"4b2\n" * 2_500_000])
def test_ten_megabytes_of_garbage_are_refused_at_the_first_line(garbage):
    line, _ = refusal(garbage)
    assert line == 1


@settings(max_examples=150)
@given(at=st.integers(0, len(GOOD)), put=st.binary(max_size=6), cut=st.integers(0, 12))
def test_a_mangled_record_is_refused_or_read_but_never_breaks(at, put, cut):
    raw = GOOD.encode()
    try:
        read(raw[:at] + put + raw[at + cut :])
    except BadRecord as bad:
        assert len(Words("en").refusal(bad)) > 10
