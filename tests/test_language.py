"""How the messages are written: spaces, marks, forms of numbers, and words nobody should read.

docs/glossary.md has the decisions behind these checks. Messages that a check leaves alone are in
language.toml, each with its reason.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from functools import cache

import pytest

from blockyard.words import LANGUAGES
from tests.catalogue import EXCEPTIONS, Text, exempt, selections, texts

HEBREW, ARABIC = "\u05d0-\u05ea", "\u0621-\u064a"
NARROW, WIDE, MAQAF = "\u202f", "\u00a0", "\u05be"
#: Values that are names of people, colours, games or sides, in whatever script.
NAMES = "who|name|title|seat-[a-z-]+|blokus-colour|colour|player"
#: Values that are counts of something.
COUNTS = (
    "count|moves|games|most|least|longest|turns|seconds|points|cards|blocks|seats|times|owed"
    "|won|lost|drawn|nodes|positions|left|quiet|reach|hand|off|all|last"
)
#: What may follow a number without a form of its own: units, and words that are no nouns.
NO_NOUNS = {
    "en": "mm|ms|s|of|to|and|at|or|for|more|can|by|in|is",
    "he": "מ״מ|שנ׳|אלפיות|מתוך|עד|או|של|לכל|בסך|לפחות",
    "fr": "mm|ms|s|pour|sur|à|et|ou|au|de|en|par|dans|n’",
    "ar": "مم|مللي|ث|من|إلى|أو|على|في|والأوضاع|يتابع|فلا",
}
FORMS = {
    "en": {"one", "other"},
    "fr": {"one", "other"},
    "he": {"one", "two", "other"},
    "ar": {"one", "two", "few", "many", "other"},
}

#: French: a narrow no-break space before ; ! ? %, a no-break space before : and inside « ».
FRENCH = rf"(?<!{NARROW})[;!?%]|(?<!{WIDE})[:»]|«(?!{WIDE})"
PREFIXED = {
    "he": rf"(?<![{HEBREW}])[ובכלמשה]{{1,2}}[-{MAQAF}]?\{{(?:{NAMES})\}}",
    "ar": rf"(?<![{ARABIC}])[وفبكل]{{1,2}}ـ?\{{(?:{NAMES})\}}",
}
#: What the engine and the notation call things, and a player does not.
ENGINE_WORDS = "|".join(
    (
        r"\b(stands, falls|falls (or|ou|או|أو) late|stands (or|أو)|nonce|JSON|CHANCE|put X Y)\b",
        r"\b[a-h]\d[a-h]\d|\b\d[a-h]\d\b|\b[a-t]\d+,[a-t]\d+",  # a1b2, 3b2, e10,e11
        r"\w@[a-g]\d|>\w+-\w+",  # XL@c5, >large-blue
        r"\b[a-z-]+=\S|--[a-z]",  # touch=strict, --fast
    )
)
#: Parts of sentences that are told, and no refusals: reasons, events, values, help.
TOLD = re.compile(r"(reason|value|help|usage|typed|solve|train|left|serve|phrase|web-key)-")
#: A whole sentence, a title or a button.
WHOLE = re.compile(r"^[^\w{]*[A-Z]|[.!?:]$")


def without_code(text: str) -> str:
    """Without notation, addresses, values and names that have marks of their own."""
    text = re.sub(r"Block Out!|\{[^}]*\}|\w+://|\w:\w", "x", text)
    return re.sub(r"\S*[=@>/]\S*", "x", text)


def breaks_a_french_line(text: Text, lang: str) -> bool:
    return bool(re.search(FRENCH, without_code(text.text)))


def lacks_a_maqaf(text: Text, lang: str) -> bool:
    return bool(re.search(rf"[{HEBREW}]-?\{{|(?<![{HEBREW}])[ובכלמשה]-", text.text))


def has_foreign_quotation_marks(text: Text, lang: str) -> bool:
    return bool(re.search('[“”„"]', text.text))


def has_a_prefix_before_a_name(text: Text, lang: str) -> bool:
    return bool(re.search(PREFIXED[lang], text.text))


def lacks_the_form_of_a_number(text: Text, lang: str) -> bool:
    noun = rf"\{{({COUNTS})\}} (?!(?:{NO_NOUNS[lang]})\b)[^\W\d_]"
    return bool(set(re.findall(noun, text.text)) - {name for name, _ in text.chosen})


def has_a_space_before_an_ellipsis(text: Text, lang: str) -> bool:
    return bool(re.search(r"\s…", text.text))


def has_words_of_the_engine(text: Text, lang: str) -> bool:
    """In a file that browsers read; the terminal needs notation."""
    is_shown = not text.file.removesuffix(".ftl").endswith("cli")
    return is_shown and bool(re.search(ENGINE_WORDS, re.sub(r"\{[^}]*\}", "", text.text)))


@cache
def refusals() -> frozenset[str]:
    """Messages that the code makes a sentence of: in English they begin with a small letter."""
    return frozenset(
        text.id for text in texts("en") if not (TOLD.match(text.id) or WHOLE.search(text.text))
    )


def gives_the_reason_first(text: Text, lang: str) -> bool:
    """A refusal is the way out, a colon and the reason; it was a reason; and the way out."""
    return text.id in refusals() and bool(re.search("[;؛]", text.text))


Check = Callable[[Text, str], bool]
CHECKS: dict[str, tuple[tuple[str, ...], Check]] = {
    "no-break-spaces": (("fr",), breaks_a_french_line),
    "maqaf": (("he",), lacks_a_maqaf),
    "quotation-marks": (("he",), has_foreign_quotation_marks),
    "prefix-before-name": (("he", "ar"), has_a_prefix_before_a_name),
    "number-forms": (LANGUAGES, lacks_the_form_of_a_number),
    "ellipsis": (LANGUAGES, has_a_space_before_an_ellipsis),
    "engine-words": (LANGUAGES, has_words_of_the_engine),
    "way-out-first": (LANGUAGES, gives_the_reason_first),
}


def failing(check: str, lang: str) -> set[str]:
    is_wrong = CHECKS[check][1]
    return {text.id for text in texts(lang) if is_wrong(text, lang)}


@pytest.mark.parametrize(
    ("check", "lang"), [(name, lang) for name, (langs, _) in CHECKS.items() for lang in langs]
)
def test_messages_are_written_as_decided(check, lang):
    assert failing(check, lang) - exempt(check) == set()


def is_incomplete(keys: Iterable[str], lang: str) -> bool:
    """Whether a message selects by a number and lacks a form of the language."""
    return "one" in keys and not FORMS[lang] <= set(keys)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_selection_by_number_has_every_form_of_the_language(lang):
    found = {name for name, _, keys in selections(lang) if is_incomplete(keys, lang)}
    assert found - exempt("plural-forms") == set()


def test_a_missing_form_of_a_number_is_found():
    assert is_incomplete(["one", "other"], "he") and not is_incomplete(["one", "other"], "fr")
    assert is_incomplete(["one", "two", "other"], "ar") and not is_incomplete(["S", "P"], "ar")


#: What each check finds, and what it lets through.
SAMPLES = [
    ("no-break-spaces", "fr", "Vraiment ?", "Vraiment\u202f?"),
    ("no-break-spaces", "fr", "Cartes: {count}", "Cartes\u00a0: {count}"),
    ("no-break-spaces", "fr", "«a»", "«\u00a0a\u00a0»"),
    ("maqaf", "he", "ל{file}", "ל־{file}"),
    ("maqaf", "he", "מ-0 עד 5", "מ־0 עד 5"),
    ("quotation-marks", "he", "”{text}“", "״{text}״"),
    ("prefix-before-name", "he", "תור ל־{who}", "תור: {who}"),
    ("prefix-before-name", "ar", "فوز ل{who}", "فوز: {who}"),
    ("number-forms", "en", "{count} cards", "cards: {count}"),
    ("number-forms", "he", "{count} קלפים", "{count} מ״מ"),
    ("number-forms", "fr", "{count} cartes", "cartes\u00a0: {count}"),
    ("number-forms", "ar", "{count} بطاقات", "عدد البطاقات: {count}"),
    ("ellipsis", "en", "Sending …", "Sending…"),
    ("engine-words", "en", "wait until it says stands, falls or late", "it stands"),
    ("engine-words", "en", "move one, like a1b2", "move one"),
    ("engine-words", "en", "write touch=strict", "choose strict"),
]


@pytest.mark.parametrize(("check", "lang", "bad", "good"), SAMPLES)
def test_a_check_finds_what_it_is_for(check, lang, bad, good):
    is_wrong = CHECKS[check][1]
    assert is_wrong(Text("x", "web.ftl", bad), lang)
    assert not is_wrong(Text("x", "web.ftl", good), lang)


def test_every_check_is_tried_on_a_fault():
    # The order of a refusal has a test of its own.
    assert {name for name, *_ in SAMPLES} | {"way-out-first"} == set(CHECKS)


def test_the_order_of_a_refusal_is_checked():
    for refusal in ("G6-does-not-cover", "game-over"):
        assert gives_the_reason_first(Text(refusal, "x.ftl", "b2 is taken; go on"), "en")
        assert not gives_the_reason_first(Text(refusal, "x.ftl", "Go on: b2 is taken"), "en")
    assert not gives_the_reason_first(Text("blockout-plan", "x.ftl", "keys; more keys"), "en")


def test_every_exception_names_a_message_and_a_reason():
    known = {text.id for lang in LANGUAGES for text in texts(lang)}
    for check in EXCEPTIONS.values():
        for name, why in check.get("kept", {}).items():
            assert name in known and len(why.split()) > 2, name
