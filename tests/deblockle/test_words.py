"""Every refusal of Deblockle can be said in every language, and no message is unused."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from blockyard.core.contract import ImpossiblePosition, Objection, Refusal
from blockyard.words import LANGUAGES, Words
from tests.deblockle.boards import GAME, drawn, setting_up
from tests.deblockle.test_reading import IMPOSSIBLE, OUT_OF_ORDER
from tests.deblockle.test_setup import BAD_STARTS, start

BOARD = """
    .   .   .   gPC .   .   .
    .   .   .   *   .   .   .
    .   .   .   gCP .   .   bPC
    gPX .   .   .   .   bPC .
    .   .   gPH bPC .   .   .
    .   .   .   *   .   .   .
    .   .   .   .   .   .   .   gold to play, slider=to-the-end
"""
CORNER = """
    .   .   .   .   .   .   .
    .   .   .   *   .   .   .
    .   .   bPC .   .   .   .
    .   .   bPC .   .   .   .
    .   .   .   .   gPL .   .
    gPX bPC .   *   .   .   .
    .   .   .   gCP gHX .   .   gold to play
"""
HOOPS = """
    .   .   .   .   .   .   .
    .   .   bPC *   .   .   .
    .   .   .   .   .   .   .
    .   .   .   .   .   .   .
    .   .   gPL .   .   .   .
    .   .   .   *   .   .   .
    .   .   .   .   .   .   .   gold to play
"""
PAST_THE_STAR = """
    .   .   .   .   .   .   .
    .   .   .   *   .   .   .
    .   .   .   .   .   .   .
    .   .   .   .   .   .   .
    .   .   .   gPH .   .   .
    .   .   .   *   .   .   .
    bPC .   .   .   .   .   .   gold to play, slider=to-the-end
"""
APART = """
    .   .   .   .   .   .   .
    .   .   .   *   .   .   .
    .   .   .   bPC .   .   .
    .   .   .   .   .   .   .
    .   .   gPX .   .   .   .
    .   .   .   *   .   .   .
    .   .   .   .   .   .   .   gold to play, side-by-side=no
"""
REFUSED = [
    ("D2-leaves-at-once", BOARD, "d5d6d7"),
    ("D5-notation", BOARD, "hello"),
    ("D6-nothing-there", BOARD, "a1a2"),
    ("D6-not-yours", BOARD, "d3d4"),
    ("D6-off-board", BOARD, "d7d8"),
    ("D6-diagonal", BOARD, "c3d4"),
    ("D6-not-beside", BOARD, "c3c5"),
    ("D6-taken", BOARD, "c3d3"),
    ("D6-home-star", CORNER, "d1d2"),
    ("D6-not-star-up", BOARD, "d7d6"),
    ("D6-star-up", CORNER, "e1f1"),
    ("D7-must-hop", BOARD, "c3c4"),
    ("D7-no-hop", CORNER, "a2a1"),
    ("D7-stop", BOARD, "d5d4d3"),
    ("D7-off-board", BOARD, "c3c4c8"),
    ("D7-taken", CORNER, "a2a1b2"),
    ("D7-cross", BOARD, "a4a5c5"),
    ("D7-x", CORNER, "a2a1a2"),
    ("D7-slider", BOARD, "c3c4e5"),
    ("D7-slider-blocked", BOARD, "c3c4g4"),
    ("D7-slides-on", BOARD, "c3c4c6"),
    ("D7-hoops", HOOPS, "c3c4d5"),
    ("D7-hoops-blocked", HOOPS, "c3c4c7"),
    ("D8-ends-on-star", HOOPS, "c3c4d2"),
    ("D8-slides-past-star", PAST_THE_STAR, "d3d4d5"),
    ("D11-side-by-side", APART, "c3c4d4"),
]
ONE_EACH = {"gold-start": "d1", "blue-start": "d7"}
TWO_EACH = {"gold-start": "c1,e1", "blue-start": "c7,e7"}
REFUSED_IN_SET_UP = [
    ("D3-die-notation", setting_up("?", "?", "chance", **ONE_EACH), "X"),
    ("D3-notation", setting_up("P", "X", "gold", **ONE_EACH), "X"),
    ("D3-not-rolled", setting_up("P", "X", "gold", **ONE_EACH), "PC@d7"),
    ("D3-no-such-turn", setting_up("P", "X", "gold", **ONE_EACH), "XC@d7"),
    ("D3-not-a-start", setting_up("P", "X", "gold", **ONE_EACH), "XL@d1"),
    ("D3-space-taken", setting_up("P,P", "XL@c7,X", "gold", **TWO_EACH), "XL@c7"),
    (
        "D3-dice-in-order",
        setting_up("P,X", "X,X", "chance", **TWO_EACH, **{"set-up": "quick"}),
        "XL@c1",
    ),
]


def in_every_language(objection: Objection) -> list[str]:
    """The sentence in each language; saying it fails if a word or a parameter is missing."""
    sentences = [Words(lang).objection(objection) for lang in LANGUAGES]
    assert len(set(sentences)) == len(LANGUAGES)
    for sentence, letters in zip(sentences, ("[a-z]", "[א-ת]", "[a-zé]", "[ء-ي]"), strict=True):
        assert re.search(letters, sentence)
        assert not re.search(r"\binvalid\b|\berror\b|\{|\.\.$", sentence)
    return sentences


def said(objection: Objection | None) -> str:
    """The id of the message that was said."""
    assert objection is not None
    in_every_language(objection)
    return f"{objection.clause}-{objection.reason}".lstrip("-")


@pytest.mark.parametrize(("message", "picture", "move"), REFUSED)
def test_a_turn_is_refused_in_words(message, picture, move):
    assert said(drawn(picture).objection(move)) == message


@pytest.mark.parametrize(("message", "state", "move"), REFUSED_IN_SET_UP)
def test_a_placing_is_refused_in_words(message, state, move):
    assert said(state.objection(move)) == message


@pytest.mark.parametrize(("why", "text"), [*IMPOSSIBLE, *OUT_OF_ORDER])
def test_an_impossible_position_is_refused_in_words(why, text):
    with pytest.raises(ImpossiblePosition) as refused:
        GAME.read(text)
    assert said(refused.value.objection) == "-".join(why)


@pytest.mark.parametrize(("reason", "options"), BAD_STARTS)
def test_options_that_do_not_fit_are_refused_in_words(reason, options):
    with pytest.raises(Refusal) as refused:
        start(**options)
    assert said(refused.value.objection).endswith(reason)


def test_a_refusal_names_the_rule_the_squares_and_the_way_out():
    assert Words("en").objection(drawn(BOARD).objection("c3d4")) == (
        "Roll to one of these spaces (c4, d3, c2, b3): d4 is diagonal from c3, "
        "and blocks roll straight over an edge (rule D6)."
    )
    assert Words("en").objection(drawn(BOARD).objection("c3c4")) == (
        "Choose where the hop ends (c1, b4, e4, c7): the slider came up on c4, "
        "so the block hops on (rule D7)."
    )


def messages(lang: str) -> list[str]:
    folder = files("blockyard").joinpath("locales", lang)
    ours = ("deblockle.ftl", "deblockle-cli.ftl")
    text = "\n".join(folder.joinpath(name).read_text("utf-8") for name in ours)
    return re.findall(r"^([A-Za-z][\w-]*) =", text, re.MULTILINE)


def test_every_message_is_there_once_in_every_language():
    for lang in LANGUAGES:
        assert messages(lang) == messages("en")
        assert len(set(messages(lang))) == len(messages(lang))


def test_no_refusal_is_written_that_nobody_can_meet():
    written = {message for message in messages("en") if re.match(r"D\d", message)}
    met = {row[0] for row in [*REFUSED, *REFUSED_IN_SET_UP]}
    met |= {"-".join(why) for why, _ in [*IMPOSSIBLE, *OUT_OF_ORDER]}
    met |= {f"D10-{reason}" for reason, _ in BAD_STARTS}
    assert written - met == set()


def test_seats_clauses_and_symbols_have_names():
    for lang in LANGUAGES:
        words = Words(lang)
        assert words.title(GAME)
        assert len({words.seat(GAME, seat, 2) for seat in (0, 1)}) == 2
        assert len({words.say("deblockle-symbol", symbol=symbol) for symbol in "SPCXLH"}) == 6
        assert all(words.clause(clause) for clause in GAME.clauses)
