"""Names are readable and do not imitate other names."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from blockyard.core.contract import Refused
from blockyard.server.names.spelling import LONGEST, checked, skeleton


def reason(text: str) -> str:
    with pytest.raises(Refused) as refused:
        checked(text)
    return refused.value.objection.reason


@pytest.mark.parametrize(
    "name", ["Ada", "Jean-Luc", "O’Neill", "דנה כהן", "ليلى", "Zoë 7", "Ivan", "Łukasz", "小明"]
)
def test_names_of_many_languages_are_welcome(name):
    assert checked(name) == name


def test_a_name_is_stored_in_nfkc():
    assert checked("  Ａｄａ ") == "Ada"


@pytest.mark.parametrize("text", ["", "x", "x" * 21, "   "])
def test_a_name_is_neither_too_short_nor_too_long(text):
    assert reason(text) == "name-length"


@pytest.mark.parametrize(
    "text",
    [
        "Ada\u202egnirts",  # turns the line around
        "Ada\u200b Byron",  # nothing to be seen
        "Ada\nByron",
        "Ada  Byron",
        "-Ada",
        "Ada.",
        "A<b>da",
        "Ada😀",
        "\u0301da",
    ],
)
def test_what_cannot_be_read_is_no_name(text):
    assert reason(text) == "name-letters"


def test_letters_of_two_alphabets_in_one_name_are_a_disguise():
    assert reason("Аda") == "name-mixed"  # the first letter is Cyrillic


@pytest.mark.parametrize(
    "text", ["admin", "ADM1N", "Bot 5", "Blockyard", "bl0ckyard", "אורח", "Guest12", "guest-beef"]
)
def test_some_names_are_reserved(text):
    assert reason(text) == "name-reserved"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Paul", "PAUL"),
        ("Paul", "Pau1"),
        ("Ivan", "lvan"),
        ("Ada Byron", "Ada-Byron"),
        ("Oscar", "0scar"),
        ("рор", "pop"),  # all Cyrillic
        ("Marnie", "Mamie"),
    ],
)
def test_names_that_look_alike_are_one(one, other):
    assert skeleton(one) == skeleton(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [("Tory", "Rory"), ("Ada", "Eda"), ("Dana", "דנה"), ("Sam", "Fam"), ("Nina", "Vina")],
)
def test_names_that_differ_stay_apart(one, other):
    assert skeleton(one) != skeleton(other)


@given(st.text(max_size=30))
def test_whatever_is_typed_gives_a_name_or_a_reason(text):
    try:
        name = checked(text)
    except Refused as refused:
        assert refused.objection.reason.startswith("name-")
    else:
        assert checked(name) == name
        assert len(name) <= LONGEST
        assert name.isprintable()
