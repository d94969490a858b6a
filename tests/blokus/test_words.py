"""What players read and see: messages in four languages, the view, the drawn board."""

from __future__ import annotations

import json
import re
from importlib.resources import files

import pytest
from fluent.syntax import FluentParser, ast

from blockyard.core.contract import Objection
from blockyard.core.picture import plain
from blockyard.games.blokus.pieces import SHAPES
from blockyard.words import LANGUAGES, Words
from tests.blokus.boards import CLASSIC, DUO, duo, line
from tests.blokus.test_clauses import BOXED_IN
from tests.blokus.test_score import TWO_TO_GO

ALPHABETS = {"en": "[a-z]", "fr": "[a-z]", "he": "[א-ת]", "ar": "[ء-ي]"}

# Everything the rules and the reader can object to, with parameters as they are given.
OBJECTIONS = [
    Objection("U1", "notation"),
    Objection("U1", "square-twice", {"square": "e10"}),
    Objection("U1", "not-a-piece"),
    Objection("U4", "start", {"points": ("e10", "j5")}),
    Objection("U5", "outside", {"square": "o15"}),
    Objection("U5", "already-placed", {"piece": "X"}),
    Objection("U5", "overlap", {"square": "e10"}),
    Objection("U5", "own-side", {"square": "e10"}),
    Objection("U5", "no-corner"),
    Objection("U9", "corner", {"square": "a20"}),
    Objection("U2", "game-over"),
    Objection("U1", "measures", {"side": 14}),
    Objection("U1", "too-large", {"colour": "o", "square": "e10"}),
    Objection("U1", "piece-twice", {"colour": "p", "piece": "X"}),
    Objection("U4", "not-on-point", {"colour": "o", "points": ("e10", "j5")}),
    Objection("U5", "apart", {"colour": "b", "square": "e10"}),
    Objection("U6", "ahead", {"colour": "y", "count": 3, "most": 2}),
    Objection("U6", "behind", {"colour": "r", "count": 1, "least": 2}),
    Objection("U6", "not-begun", {"colour": "g"}),
    Objection("U6", "cannot-place", {"colour": "o"}),
    Objection("U6", "not-its-turn", {"colour": "y"}),
    Objection("U7", "not-over", {"colour": "o"}),
    Objection("U7", "too-many-stopped", {"seats": 3}),
    Objection("U8", "single-last", {"colour": "b"}),
    Objection("U8", "single-not-last", {"colour": "b"}),
    Objection("U9", "not-in-corner", {"colour": "b", "square": "a20"}),
    Objection("", "not-a-position", {"example": "14/14 o 2 - -"}),
]


def messages(lang):
    """The text of each message of our files, as it is written."""
    folder = files("blockyard").joinpath("locales", lang)
    ours = ("blokus.ftl", "blokus-cli.ftl", "blokus-positions.ftl")
    text = "\n".join(folder.joinpath(name).read_text(encoding="utf-8") for name in ours)
    body = FluentParser().parse(text).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    return {m.id.name: text[m.span.start : m.span.end] for m in body if isinstance(m, ast.Message)}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("objection", OBJECTIONS, ids=lambda o: f"{o.clause}-{o.reason}")
def test_every_objection_is_a_sentence_in_every_language(lang, objection):
    said = Words(lang).objection(objection)
    assert re.search(ALPHABETS[lang], said) and said.endswith(".") and not said.endswith("..")
    for value in objection.params.values():
        for part in value if isinstance(value, tuple) else (value,):
            assert str(part) in said or part in tuple("opbyrg")


def test_the_list_above_is_what_the_rules_and_the_reader_say():
    folder = files("blockyard").joinpath("games", "blokus")
    source = "".join(folder.joinpath(name).read_text() for name in ("rules.py", "game.py"))
    said = re.findall(r'(?:Objection|impossible)\(\s*"(U?[0-9]*)", "([a-z-]+)"', source)
    # What a foreign file's reader says apart from the rules is covered by its own tests.
    blksgf = folder.joinpath("formats", "blksgf.py").read_text()
    said += re.findall(r'Objection\("(U[0-9]+)", "([a-z-]+)"', blksgf)
    assert {(o.clause, o.reason) for o in OBJECTIONS} == {*said, ("U2", "game-over")}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_is_for_nothing_and_none_is_missing(lang):
    reasons = {f"{o.clause}-{o.reason}" for o in OBJECTIONS if o.reason != "game-over" and o.clause}
    ours = {name for name in messages(lang) if re.match(r"U[0-9]+-", name)}
    assert ours == reasons


def test_seats_go_by_their_colours():
    words = Words("en")
    assert [words.seat(DUO, seat, 2) for seat in (0, 1)] == ["Orange", "Purple"]
    assert [words.seat(CLASSIC, s, 2) for s in (0, 1)] == ["Blue and Red", "Yellow and Green"]
    assert [words.seat(CLASSIC, s, 3) for s in range(3)] == ["Blue", "Yellow", "Red"]
    assert [words.seat(CLASSIC, s, 4) for s in range(4)] == ["Blue", "Yellow", "Red", "Green"]


def test_a_refusal_names_the_rule_and_the_way_out():
    after = line(DUO.start(), "e10,f10 j5")
    assert Words("en").objection(after.objection("g10")) == (
        "Shift, rotate or flip the piece so that it meets your others at corners only: "
        "on g10 it would touch one along a side (rule U5)."
    )


# --- the view ---------------------------------------------------------------------


def test_the_view_tells_all_that_a_board_needs():
    view = line(DUO.start(), "e10,f10").view(1)
    assert json.loads(json.dumps(view)) == view
    assert view["side"] == 14 and view["rows"][4] == "....oo........"
    assert (view["turn"], view["to_play"], view["seats"]) == ("p", 1, 2)
    orange, purple = view["colours"]
    assert (orange["colour"], orange["seat"], orange["points"]) == ("o", 0, -87)
    assert orange["left"][:3] == ["1", "I3", "V3"] and not orange["out"]
    assert (purple["colour"], purple["seat"], len(purple["left"])) == ("p", 1, 21)
    assert view["starts"] == {"j5": "p"}
    assert view["shapes"] == SHAPES and view["stopped"] == []


def test_the_view_of_the_start_shows_where_each_colour_may_begin():
    assert DUO.start().view(0)["starts"] == {"e10": "op", "j5": "op"}
    corners = {"a20": "b", "t20": "y", "t1": "r", "a1": "g"}
    assert CLASSIC.start().view(0)["starts"] == corners
    assert CLASSIC.start(3).view(0)["colours"][3]["seat"] is None
    assert CLASSIC.start(4).retire(1).view(0)["stopped"] == [1]


def test_there_are_no_secrets():
    state = CLASSIC.start(3)
    assert state.view(None) == state.view(0) == state.view(2)


# --- the drawn board --------------------------------------------------------------


def test_the_board_is_drawn_with_signs_that_need_no_paint():
    state = duo("""
        11  ....o
        10  ...ooo
         9  ....o
        p to play
    """)
    assert (
        plain(DUO.draw(state.view(0), Words("en").say))
        == """\
   ┌─a─b─c─d─e─f─g─h─i─j─k─l─m─n─┐              points
14 │ · · · · · · · · · · · · · · │    ● Orange     -84
13 │ · · · · · · · · · · · · · · │      1 2 I3 V3 I4 L4 T4 O Z4 F I5 L5 N P T5
12 │ · · · · · · · · · · · · · · │      U V5 W Y Z5
11 │ · · · · ● · · · · · · · · · │  ▸ ◆ Purple     -89
10 │ · · · ●─●─● · · · · · · · · │  1 2  I3  V3 I4   L4  T4  O  Z4  F   I5
 9 │ · · · · ● · · · · · · · · · │  ▀ ▀▀ ▀▀▀ █▄ ▀▀▀▀ █▄▄ ▄█▄ ██ ▀█▄ ▄█▀ ▀▀▀▀▀
 8 │ · · · · · · · · · · · · · · │                                   ▀
 7 │ · · · · · · · · · · · · · · │  L5   N    P   T5  U   V5  W   X   Y    Z5
 6 │ · · · · · · · · · · · · · · │  █▄▄▄ ▄█▀▀ ██▀ ▀█▀ █▄█ █   █▄  ▄█▄ ▄▄█▄ ▀█
 5 │ · · · · · · · · · ✕ · · · · │                 ▀      ▀▀▀  ▀▀  ▀        ▀▀
 4 │ · · · · · · · · · · · · · · │
 3 │ · · · · · · · · · · · · · · │
 2 │ · · · · · · · · · · · · · · │
 1 │ · · · · · · · · · · · · · · │
   └─a─b─c─d─e─f─g─h─i─j─k─l─m─n─┘"""
    )


def trays(game, state):
    """What stands beside the board: each colour's line, and the lines of its pieces."""
    shown = plain(game.draw(state.view(None), Words("en").say)).splitlines()
    beside = [row[row.index("│", 6) + 3 :] for row in shown[1:-1]]
    found: list[list[str]] = []
    for row in filter(None, beside):
        if row[2] in "●◆■○" and row[3] == " ":
            found.append([])
        found[-1].append(row)
    return found


def test_the_drawing_says_who_is_blocked_who_is_done_and_who_stopped():
    orange, purple = trays(DUO, BOXED_IN)
    assert orange[0].startswith("▸ ● Orange") and orange[-2].endswith("▀█")
    assert purple[0].startswith("  ◆ Purple") and purple[0].endswith("  blocked")
    assert purple[-1].endswith(" Z5")
    orange, purple = trays(DUO, line(TWO_TO_GO, "g12,h12 g3"))
    assert orange == ["  ● Orange      20  all placed"]
    assert purple == ["  ◆ Purple     -10  blocked", "    I3 V3 O"]
    _, yellow, *_ = trays(CLASSIC, CLASSIC.start(3).retire(1))
    assert yellow[0].endswith("  stopped") and yellow[-1].endswith("Y Z5")


def test_each_colour_of_a_table_has_a_sign_of_its_own():
    assert [tray[0][2] for tray in trays(DUO, DUO.start())] == ["●", "◆"]
    assert [tray[0][2] for tray in trays(CLASSIC, CLASSIC.start())] == ["◆", "●", "■", "○"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_board_and_all_pieces_fit_into_a_small_window_in_every_language(lang):
    picture = plain(CLASSIC.draw(CLASSIC.start().view(None), Words(lang).say)).splitlines()
    assert len(picture) == 20 + 2 and max(map(len, picture)) <= 80
