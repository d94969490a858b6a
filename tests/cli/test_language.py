"""The command line in four languages: help pages, refusals of the parser, lists, directions."""

from __future__ import annotations

import logging
import re
import subprocess
import sys

import pytest

from blockyard.cli import COMMANDS, app
from blockyard.core.contract import Objection
from blockyard.words import LANGUAGES, RIGHT_TO_LEFT, Words
from tests.cli.run import blockyard

LETTERS = {"en": "[A-Za-z]", "he": "[א-ת]", "fr": "[A-Za-zé]", "ar": "[\u0621-\u064a]"}
MARK = "\u200f"
#: Sentences that Click has in English.
FOREIGN = re.compile(
    r"Usage:|Show this message|No such|Missing|Invalid value|Try '|Error|\[default|\[required|got"
    r"|does not take|requires an argument|is not a valid"
)


def lines(text: str) -> list[str]:
    return [line for line in text.splitlines() if line.strip()]


def expect_language(text: str, lang: str) -> None:
    assert re.search(LETTERS[lang], text)
    assert Words(lang).say("no-words") not in text
    if lang != "en":
        assert not FOREIGN.search(text), text
    if lang in RIGHT_TO_LEFT:
        assert [line for line in lines(text) if not line.startswith(MARK)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_every_help_page_is_in_the_language_of_the_option(command, lang):
    ran = blockyard(*command.split(), "--lang", lang, "--help")
    assert ran.returncode == 0
    expect_language(ran.stdout, lang)
    about = Words(lang).say(f"usage-{command or 'blockyard'}")
    assert about[:20] in ran.stdout
    assert blockyard("--lang", lang, *command.split(), "--help").stdout == ran.stdout


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_option_of_every_command_is_explained(lang):
    words = Words(lang)
    for name in COMMANDS:
        for param in app.get_command(None, name).params:
            own = f"usage-{name}-{param.name}".replace("_", "-")
            shared = f"usage-param-{param.name}".replace("_", "-")
            assert words.knows(own) or words.knows(shared), own


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["frobnicate"], "frobnicate"),
        (["serve", "--prt", "1"], "--prt"),
        (["serve", "--port", "x"], "--port"),
        (["serve", "--port", "99999"], "65535"),
        (["analyse", "gobblet", "--ms", "0"], "--ms"),
        (["serve", "--port"], "--port"),
        (["serve", "--no-browser=1"], "--no-browser"),
        (["perft", "gobblet"], ""),
        (["about", "one", "two"], "one two"),
        (["play", "chess"], "chess"),
        (["replay", "nowhere"], "nowhere"),
        (["replay", "."], "."),
        ([], ""),
    ],
)
def test_what_the_parser_refuses_is_said_in_the_language_of_the_option(args, said, lang):
    ran = blockyard("--lang", lang, *args)
    assert ran.returncode == 2 and ran.stdout == ""
    expect_language(ran.stderr, lang)
    assert said in ran.stderr


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_environment_chooses_the_language_where_no_option_does(lang):
    by_option = blockyard("--lang", lang, "serve", "--help").stdout
    assert blockyard("serve", "--help", lang=f"{lang}_XX.UTF-8").stdout == by_option
    ran = blockyard("frobnicate", lang=f"{lang}_XX.UTF-8")
    expect_language(ran.stderr, lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_list_of_games_names_options_and_values_in_words(lang):
    words, ran = Words(lang), blockyard("games", "--lang", lang)
    expect_language(ran.stdout, lang)
    for message in (
        "option-touch",
        "value-touch-strict",
        "option-first",
        "value-slider-before-star",
    ):
        assert words.say(message) in ran.stdout
    assert "touch=strict" in ran.stdout and "gold-blocks=4|1|2|3" in ran.stdout


@pytest.mark.parametrize("lang", RIGHT_TO_LEFT)
def test_lines_of_a_game_are_marked_and_its_board_is_not(lang):
    ran = blockyard("play", "gobblet", "--plain", "--lang", lang, typed="help\nzz\n3b2\nquit\n")
    said = [line for line in lines(ran.stdout) if re.search(LETTERS[lang], line)]
    drawn = [Words(lang).say("gobblet-beside", colour=colour) for colour in "wb"]
    assert len(said) > 15
    said = [line for line in said if not line.startswith(tuple(drawn))]
    assert [line for line in said if not line.startswith(MARK)] == []
    board = [line for line in lines(ran.stdout) if re.match(r"\s*[1-4] ", line)]
    assert board and not any(MARK in line for line in board)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_unknown_id_is_logged_and_never_shown(lang, caplog):
    words = Words(lang)
    with caplog.at_level(logging.ERROR):
        assert words.say("no-such-id") == words.say("no-words")
        assert words.objection(Objection("G99", "new-here", {"square": "b2"})) == words.say(
            "no-words"
        )
    assert [record.getMessage() for record in caplog.records] == [
        f"{lang} has no words for no-such-id",
        f"{lang} has no words for new-here",
    ]


def test_a_missing_message_is_not_told_in_a_game_by_its_id():
    """Not by the log either, which goes to the terminal where nobody has set one up."""
    program = "from blockyard.words import Words; print(Words('en').say('no-such-id'))"
    ran = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert "no-such-id" not in ran.stdout + ran.stderr
