"""French no-break spaces: set in words, on pages too, and nowhere in notation."""

import pytest

from tools.french_spaces import LOCALE, NARROW, WIDE, message_file, page, spaced

FILES = sorted(LOCALE.rglob("*.*"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_messages_and_pages_are_as_the_tool_sets_them(file):
    text = file.read_text(encoding="utf-8")
    assert (page(text) if file.suffix == ".md" else message_file(text)) == text


def test_every_mark_gets_its_space():
    assert spaced("Oui ? « Non » : 5 %") == (f"Oui{NARROW}? «{WIDE}Non{WIDE}»{WIDE}: 5{NARROW}%")


def test_placeables_positions_moves_and_code_stay_as_they_are():
    message = "a = { $n ->\n    [one] un\n   *[other] des\n} !\n"
    assert message_file(message) == message.replace("} !", f"}}{NARROW}!")
    figure = "```play\n14/14 o 2 : -\nVrai ?\n> a ! b\n```\n`a : b`\n"
    assert page(figure) == figure.replace("Vrai ?", f"Vrai{NARROW}?")
