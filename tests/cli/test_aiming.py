"""Placing with keys on a real terminal: the block is led, the bar stopped, the film shown."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from blockyard.words import Words
from tests.cli.run import Terminal, environment


@pytest.fixture
def terminal(tmp_path, monkeypatch):
    @contextmanager
    def start(*args: str, **env: str) -> Iterator[Terminal]:
        settings = environment(home=tmp_path) | {"TERM": "xterm", "COLUMNS": "80", "LINES": "40"}
        with monkeypatch.context() as patch:
            for name, value in (settings | env).items():
                patch.setenv(name, value)
            opened = Terminal(patch, *args)
            try:
                yield opened
            finally:
                opened.close()

    return start


GAME = ("play", "block-out", "--seats", "human,random", "--seed", "3")


@pytest.mark.slow
def test_a_block_is_led_by_arrows_let_go_by_the_bar_and_its_film_is_shown(terminal):
    with terminal(*GAME, NO_COLOR="1") as play:
        play.until("your move")
        play.type("large-wood>large-wood\n")
        play.until("Press Enter to place with the arrow keys")
        play.until("your move")
        play.type("\n")
        play.until("aimed in the middle")
        play.type("\033[C\033[C\033[A\t.")
        play.until("aimed 2 mm right, 1 mm to the back, rotated 15°")
        play.until("medium dome ○○ up")
        play.type("\r")
        play.until("twice: press the space bar")
        play.type(" ")
        play.until("once more: press the space bar")
        play.type(" ")
        film = play.until("it stands, 1 of 9")
        assert "two-one-thousand" in film and film.count("▔▔▔") > 10
        play.until("Player 2: ")


@pytest.mark.slow
def test_keys_bar_and_count_are_in_the_players_language(terminal):
    lang = "ar"
    say = Words(lang).say
    with terminal(*GAME, "--lang", lang, NO_COLOR="1", COLUMNS="200") as play:
        play.until("(reverse)")  # the last card of the hand
        play.type("large-wood>large-wood\n")
        play.until(say("aim-offer"))
        play.type("\n")
        play.until(say("blockout-keys"))
        play.type("\r")
        for times in (2, 1):
            play.until(say("aim-stop", times=times))
            play.type(" ")
        for second in (1, 2, 3):
            play.until(say(f"blockout-count-{second}"))
        play.until(say("blockout-stands", height=1))


@pytest.mark.slow
def test_who_would_rather_type_numbers_goes_back_with_escape(terminal):
    with terminal(*GAME) as play:
        play.until("your move")
        play.type("large-wood>large-wood\n")
        play.until("your move")
        play.type("\n")
        play.until("aimed in the middle")
        play.type("\033")
        play.until("your move")
        play.type("put 3 0 0 2\n")
        play.until("it stands, 1 of 9")


def test_in_plain_text_nothing_moves_and_no_keys_are_offered(terminal):
    with terminal(*GAME, "--plain") as play:
        play.until("your move")
        play.type("large-wood>large-wood\n")
        assert "arrow keys" not in play.until("your move")
        play.type("\n")
        play.until("your move")
        play.type("put 3 0 0 2\n")
        assert "\033[" not in play.until("it stands, 1 of 9")
