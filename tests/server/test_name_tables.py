"""Our table about the letters of names against ICU itself, from which it was made."""

from __future__ import annotations

import sys
import unicodedata
from functools import cache

import icu
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from blockyard.server.names import unicode

SURROGATES = range(0xD800, 0xE000)
CHARACTERS = [chr(code) for code in range(sys.maxunicode + 1) if code not in SURROGATES]
ASSIGNED = [char for char in CHARACTERS if unicodedata.category(char) not in ("Cn", "Co")]
"""What this Python knows. Newer characters are no letters to it, so no name contains them."""
RECOMMENDED = [char for char in ASSIGNED if unicode.is_recommended(char)]
IN_NAMES = [char for char in RECOMMENDED if ord(char) < 0x3400] + list("中文漢字김민준")
"""Of all scripts, without drowning them in Chinese characters."""


@cache
def checker(*checks: str) -> icu.SpoofChecker:
    made = icu.SpoofChecker()
    made.setRestrictionLevel(icu.URestrictionLevel.HIGHLY_RESTRICTIVE)
    made.setChecks(sum(getattr(icu.USpoofChecks, check) for check in checks))
    return made


def test_the_table_is_of_the_version_that_is_installed():
    assert unicode.version() == icu.UNICODE_VERSION


@pytest.mark.slow
def test_the_same_characters_are_recommended():
    recommended = icu.SpoofChecker.getRecommendedUnicodeSet()
    assert [c for c in CHARACTERS if unicode.is_recommended(c) != recommended.contains(c)] == []


def test_every_character_has_the_same_skeleton():
    skeleton = icu.SpoofChecker().getSkeleton
    assert [c for c in ASSIGNED if unicode.skeleton(c) != skeleton(0, c)] == []


@pytest.mark.slow
@settings(max_examples=2_000)
@given(st.text(st.sampled_from(ASSIGNED), max_size=20))
def test_texts_have_the_same_skeletons(text):
    assert unicode.skeleton(text) == icu.SpoofChecker().getSkeleton(0, text)


@pytest.mark.slow
@settings(max_examples=3_000)
@given(st.text(st.sampled_from(IN_NAMES), min_size=1, max_size=4))
def test_the_same_texts_mix_scripts_or_digits(text):
    assert unicode.mixes_scripts(text) == bool(checker("RESTRICTION_LEVEL").check(text))
    assert unicode.mixes_digits(text) == bool(checker("MIXED_NUMBERS").check(text))


@pytest.mark.parametrize(
    "text",
    [
        *(
            "Ada",
            "Аda",
            "Ada小明",
            "さくら桜サクラ",
            "Tokyo東京",
            "김민준金",
            "ㄅ中",
            "ㄅ김",
            "さ김",
        ),
        *("αβ", "aα", "дa", "דנה", "דנa", "ليلى", "ليa", "7", "a7", "7٧", "٧۷", "ー", "ーa", "ーд"),
        *("กa", "हिन्दी", "हिa", "中д", "中дa", "さαa", "ا٧۷"),
    ],
)
def test_scripts_that_are_and_are_not_written_together(text):
    assert unicode.mixes_scripts(text) == bool(checker("RESTRICTION_LEVEL").check(text))
    assert unicode.mixes_digits(text) == bool(checker("MIXED_NUMBERS").check(text))


MARKS = [char for char in RECOMMENDED if unicodedata.category(char).startswith("M")]


@pytest.mark.slow
@settings(max_examples=2_000)
@given(st.text(st.sampled_from([*"aéאش", *MARKS[:12], *MARKS[200:205]]), max_size=6))
def test_the_same_texts_repeat_a_mark(text):
    assert unicode.repeats_a_mark(text) == bool(checker("INVISIBLE").check(text))
