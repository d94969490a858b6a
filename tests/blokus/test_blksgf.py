"""Pentobi's files: every property that they use, what a record leaves behind, what is refused."""

from __future__ import annotations

import io
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest

from blockyard import games
from blockyard.core.formats import ImportedGame, Records
from blockyard.core.match import Match
from blockyard.core.record import BadRecord, Record
from blockyard.games.blokus.formats.blksgf import Blksgf
from blockyard.games.blokus.formats.pentobi import half_turn
from blockyard.words import LANGUAGES, Words
from tests.blokus.boards import CLASSIC, DUO

GOLDEN = Path(__file__).parent.parent / "golden"
KIND = Blksgf()
# The example of Pentobi's page on its files: two pieces a side.
LAID = "AB[e8,e9,f9,d10,e10][g6,f7,g7,h7,g8]AW[i4,h5,i5,j5,i6][j7,j8,j9,k9,j10]"


def taken(text: str) -> ImportedGame:
    [found] = KIND.read(io.BytesIO(text.encode()), games.get)
    return found


def match(text: str) -> Match:
    return taken(text).record.match


def moves(text: str) -> list[str]:
    return [step.text() for step in match(text).events]


def left(text: str) -> dict[str, object]:
    """What a record of it leaves behind: the reason with its first parameter."""
    found = taken(text).dropped
    for note in found:
        for lang in LANGUAGES:
            assert Words(lang).say(note.reason, **note.params)
    return {note.reason: next(iter(note.params.values())) for note in found}


def refusal(text: str) -> tuple[str, int]:
    """Why a file is refused, as `clause-reason`, and at which character of its line."""
    with pytest.raises(BadRecord) as bad:
        taken(text)
    for lang in LANGUAGES:
        assert str(bad.value.column) in Words(lang).refusal(bad.value)
    objection = bad.value.objection
    assert bad.value.column is not None
    return f"{objection.clause}-{objection.reason}".lstrip("-"), bad.value.column


def written(kept: Record) -> str:
    return "\n".join(KIND.write(kept))


# --- games, colours, players ---------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "key", "seats", "players"),
    [
        ("Blokus", "blokus-classic", 4, "P1[A]P2[B]P3[C]P4[D]"),
        ("Blokus Two-Player", "blokus-classic", 2, "PB[A]PW[B]"),
        ("Blokus Three-Player", "blokus-classic", 3, "P1[A]P2[B]P3[C]"),
        ("Blokus Duo", "blokus-duo", 2, "PB[A]PW[B]"),
    ],
)
def test_a_game_goes_by_its_name_and_so_do_its_players(name, key, seats, players):
    kept = taken(f"(;GM[{name}]{players})").record
    assert (kept.match.game.key, kept.match.seats) == (key, seats)
    assert kept.players == list("ABCD"[:seats])
    again = written(kept)
    assert f"GM[{name}]" in again and players in again


def test_colours_are_b_and_w_in_duo_and_numbers_in_classic():
    assert moves("(;GM[Blokus Duo];B[e10];W[j5])") == ["e10", "j5"]
    assert moves("(;GM[Blokus];1[a20];2[t20];3[t1];4[a1])") == ["a20", "t20", "t1", "a1"]
    kept = taken("(;GM[Blokus];1[a20];2[t20];3[t1];4[a1])").record
    assert [line[:2] for line in KIND.write(kept)][2:-1] == [";1", ";2", ";3", ";4"]


def test_what_old_versions_wrote_is_read():
    assert moves("(;GM[Blokus];BLUE[a20][b20];YELLOW[t20])") == ["a20,b20", "t20"]
    assert moves("(;GM[Blokus Duo];1[e10];2[J5,j4];B[])") == ["e10", "j4,j5"]


def test_a_colour_that_is_blocked_is_passed_over_without_a_word():
    path = GOLDEN / "blokus-duo" / "u2-won-alone-after-the-other-is-blocked.record"
    with path.open("rb") as file:
        [ours] = Records().read(file, games.get)
    turns = [line[1] for line in KIND.write(ours.record) if line.startswith((";B", ";W"))]
    assert any(one == other for one, other in pairwise(turns))


# --- a game opened on the other point (U4.1) -------------------------------------------


def test_a_game_that_began_on_j5_is_written_turned_and_comes_back_as_it_was():
    played = Match.begin(DUO)
    for move in ("i5,j5,k5", "e10,e11", "l4"):
        played = played.play(played.state.to_play, played.ply, move)
    text = written(Record(played))
    assert ";B[d10,e10,f10]" in text and ";W[j4,j5]" in text and ";B[c11]" in text
    assert moves(text) == ["i5,j5,k5", "e10,e11", "l4"]


def test_without_our_mark_it_is_the_same_game_seen_from_the_other_side():
    played = Match.begin(DUO)
    for move in ("j5", "e10,e11"):
        played = played.play(played.state.to_play, played.ply, move)
    text = written(Record(played)).replace("BLOCKYARD[turned]", "")
    board = played.state.variant.board
    assert moves(text) == [half_turn(board, move) for move in ("j5", "e10,e11")]


def test_a_position_that_began_on_j5_is_turned_with_its_pieces():
    start = match(f"(;GM[Blokus Duo]{LAID}BLOCKYARD[turned])").start
    assert start.placed[0] & start.variant.board.squares(["j5"])
    text = written(Record(Match.begin(DUO, start=start)))
    assert "e8,e9,f9,d10,e10" in text and "BLOCKYARD[turned]" in text
    assert match(text).start.text() == start.text()


# --- set-up --------------------------------------------------------------------------


def test_a_set_up_is_the_start_of_the_record():
    found = match(f"(;GM[Blokus Duo]{LAID}PL[B];B[i8,i9])")
    assert found.start.count(0) == found.start.count(1) == 2 and found.start.turn == 0
    assert [step.text() for step in found.events] == ["i8,i9"]


def test_pieces_are_laid_for_four_colours():
    found = match("(;GM[Blokus Two-Player]A1[a20]A2[t20]A3[t1]A4[a1];1[b18,b19])")
    assert found.seats == 2 and [found.start.count(colour) for colour in range(4)] == [1] * 4


def test_pieces_are_laid_in_several_nodes_and_taken_away_again():
    text = "(;GM[Blokus Duo]AB[e10];AW[j5,j6];AE[j5,j6]AW[j5];PL[B];B[f8,f9])"
    assert match(text).start.text() == match("(;GM[Blokus Duo];B[e10];W[j5])").state.text()


@pytest.mark.parametrize(
    ("text", "turn"),
    [
        ("(;GM[Blokus Duo]AB[e10])", None),
        ("(;GM[Blokus Duo]AB[e10]PL[W])", 1),
        ("(;GM[Blokus Duo]AB[e10];W[j5])", 1),
        ("(;GM[Blokus]A1[a20]A2[t20]PL[3])", 2),
        ("(;GM[Blokus Duo]AB[e10]AW[j5])", 0),
    ],
)
def test_pl_says_whose_turn_it_is_and_without_it_the_next_move_does(text, turn):
    if turn is None:
        assert refusal(text)[0] == "U6-behind"
    else:
        assert match(text).start.turn == turn


def test_a_set_up_after_moves_begins_the_record_anew():
    text = "(;GM[Blokus Duo];B[e10];W[j5];AE[j5]AW[j5,j6]PL[B];B[f8,f9])"
    assert moves(text) == ["f8,f9"] and left(text) == {"left-moves": 2}
    assert match(text).start.count(1) == 1


def test_pl_that_says_what_is_so_anyway_changes_nothing():
    assert moves("(;GM[Blokus Duo]PL[B];B[e10];PL[W];W[j5])") == ["e10", "j5"]


def test_a_position_keeps_whether_the_single_square_came_last():
    path = GOLDEN / "blokus-duo" / "u2-won-with-the-single-square-last.record"
    with path.open("rb") as file:
        [ours] = Records().read(file, games.get)
    end = ours.record.match.state
    other = replace(end, single_last=frozenset())  # the same board, another piece last
    assert end.single_last and DUO.read(other.text()) == other
    for position in (end, other):
        text = written(Record(Match.begin(DUO, start=position)))
        assert match(text).start.text() == position.text()


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("AB[e10][e10,e11]", "U5-overlap"),
        ("AB[e10]AW[e10]", "U5-overlap"),
        ("AB[e10][f10]", "U5-own-side"),
        ("AB[e10,e12]", "U1-not-a-piece"),
        ("AB[z99]", "U5-outside"),
        ("AB[hello]", "U1-notation"),
        ("AB[a1]AW[j5]", "U4-not-on-point"),
        ("AB[e10][a1,a2]AW[j5][k4,k3]", "U5-apart"),
        ("AB[e10][f9]AW[j5][k4,k3]", "U1-piece-twice"),
        ("AB[e10]AW[j5]PL[W]", "U6-behind"),
        ("AE[e10]", "blksgf-not-there"),
        ("AB[e10]PL[X]", "blksgf-to-play"),
        ("AB[e10]PL[3]", "blksgf-to-play"),
        ("A3[t1]", "blksgf-colour"),
    ],
)
def test_a_set_up_that_cannot_be_is_refused_with_its_clause(text, why):
    assert refusal(f"(;GM[Blokus Duo];{text})") == (why, 17)


# --- what a record has no place for ----------------------------------------------------

TREE = (
    "(;GM[Blokus Duo]CA[UTF-8]DT[2026-11-15]C[hello];B[e10]TE[1]C[good](;W[j5]GB[1];B[f9,f8])"
    "(;W[j5,j6]BM[2]C[aside]XX[a\\]b][c](;B[f9])(;B[d9])))"
)


def test_the_main_line_becomes_the_record_and_the_rest_is_reported():
    assert moves(TREE) == ["e10", "j5", "f8,f9"]
    assert left(TREE) == {
        "left-variations": 2,
        "left-comments": 2,
        "left-properties": ("DT", "GB", "TE"),
    }


def test_everything_stays_when_the_kind_stays():
    same = "\n".join(taken(TREE).original)
    assert same.replace("\n", "") == TREE
    assert "\n".join(taken(same).original) == same


def test_nothing_is_reported_where_nothing_is_left():
    assert left("(;GM[Blokus Duo]CA[UTF-8]PB[Ada]AP[Pentobi:22.1];B[e10])") == {}


# --- how it ended ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("result", "event"),
    [
        ("W+R", "! M1 0"),
        ("B+Resign", "! M1 1"),
        ("B+T", "! M2 1"),
        ("W+Forfeit", "! M3 0"),
        ("0", "! M4"),
        ("Draw", "! M4"),
        ("?", "g10,h10,i10"),
    ],
)
def test_a_result_tells_how_a_game_stopped_before_its_end(result, event):
    text = f"(;GM[Blokus Duo]RE[{result}];B[e10];W[j5];B[f8,f9];W[k4,l4];B[g10,h10,i10])"
    assert moves(text)[-1] == event and left(text) == {}


def test_a_result_that_the_moves_do_not_bear_out_is_reported():
    assert left("(;GM[Blokus Duo]RE[B+12];B[e10])") == {"left-result": "B+12"}
    void = "(;GM[Blokus Duo]RE[Void];B[e10];W[j5];B[f8,f9])"
    assert left(void) == {"left-result": "Void"} and match(void).outcome is None
    assert match("(;GM[Blokus Duo]RE[Void];B[e10])").outcome.clause == "M5"


@pytest.mark.parametrize(
    "path",
    sorted(GOLDEN.glob("blokus-classic/*.record")),
    ids=lambda path: path.stem,
)
def test_a_result_is_of_two_sides_and_more_have_none(path):
    """Pentobi's `B+6` and `0` are for two; a foreign result of three or four stays in the file,
    and that the record does not take it is reported."""
    with path.open("rb") as file:
        [ours] = Records().read(file, games.get)
    text = written(ours.record)
    if ours.record.match.seats > 2:
        assert "RE[" not in text
        foreign = text.replace("CA[UTF-8]", "CA[UTF-8]RE[1+6]")
        assert left(foreign) == {"left-result": "1+6"}
        assert "RE[1+6]" in "\n".join(taken(foreign).original)
    else:
        assert ("RE[" in text) == (ours.record.match.outcome is not None)


@pytest.mark.parametrize(
    "path",
    [*GOLDEN.glob("blokus-duo/*.record"), *GOLDEN.glob("blokus-classic/*.record")],
    ids=lambda path: path.stem,
)
def test_golden_records_go_there_and_back_with_every_stop_and_agreement(path):
    with path.open("rb") as file:
        [ours] = Records().read(file, games.get)
    text = written(ours.record)
    back = taken(text)
    assert back.dropped == () and "\n".join(back.original) == text
    assert "\n".join(Records().write(back.record)) == path.read_text().rstrip("\n")


def test_who_took_the_first_seat_is_kept_if_it_was_not_chosen():
    text = written(Record(Match.begin(DUO, options={"first": "random"})))
    assert match(text).options == {"first": "random"}
    assert refusal(text.replace("random", "lucky"))[0] == "no-such-value"


def test_a_start_where_a_seat_had_stopped_has_no_place_there():
    start = CLASSIC.start().play("a20").retire(3)
    with pytest.raises(Exception, match="blksgf-stopped"):
        list(KIND.write(Record(Match.begin(CLASSIC, start=start))))


# --- what is refused, and where --------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "refused"),
    [
        ("(;GM[Blokus Trigon])", ("blksgf-game", 2)),
        ("(;GM[1])", ("blksgf-game", 2)),
        ("(;C[x])", ("blksgf-game", 2)),
        ("(;GM[Blokus Duo];W[j5])", ("U6-not-its-turn", 17)),
        ("(;GM[Blokus Duo];B[e10];B[f9])", ("U6-not-its-turn", 24)),
        ("(;GM[Blokus Duo];B[a1])", ("U4-start", 17)),
        ("(;GM[Blokus Duo];B[e10];W[j5];B[e11])", ("U5-already-placed", 30)),
        ("(;GM[Blokus Duo];B[! M4])", ("U1-notation", 17)),
        ("(;GM[Blokus Duo];B[e10]W[j5])", ("blksgf-two-moves", 17)),
        ("(;GM[Blokus Duo];3[t1])", ("blksgf-colour", 17)),
        ("(;GM[Blokus];B[a20])", ("blksgf-colour", 13)),
        ("(;GM[Blokus];1[t20])", ("U9-corner", 13)),
        ("(;GM[Blokus Duo];B[e10]BLOCKYARD[! M9])", ("record-line", 17)),
        ("(;GM[Blokus Duo];B[e10]BLOCKYARD[! M1 0];W[j5])", ("record-after-end", 41)),
        ("(;GM[Blokus Duo]BLOCKYARD[turned];B[z1])", ("U5-outside", 34)),
        ("(;GM[Blokus Duo]BLOCKYARD[option speed: 9])", ("no-such-option", 2)),
    ],
)
def test_a_bad_file_is_refused_with_its_place_and_reason(text, refused):
    assert refusal(text) == refused


def test_a_bad_move_aside_does_not_matter_to_the_main_line():
    assert moves("(;GM[Blokus Duo];B[e10](;W[j5])(;W[a1]))") == ["e10", "j5"]
