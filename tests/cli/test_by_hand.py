"""Placing with keys on a real terminal: the block is led, the bar stopped, the film shown."""

from __future__ import annotations

import os
import pty
import select
import subprocess
import sys
from time import monotonic

import pytest

from blockyard.words import Words

PATIENCE = 60.0


class Terminal:
    """The command on a terminal of its own, watched and typed at."""

    def __init__(self, home, *args: str, **env: str) -> None:
        self.controller, terminal = pty.openpty()
        settings = {"LANG": "C", "LC_ALL": "C", "TERM": "xterm", "PYTHONUTF8": "1"}
        size = {"COLUMNS": "80", "LINES": "40", "XDG_DATA_HOME": str(home)}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "blockyard.cli", *args],
            stdin=terminal,
            stdout=terminal,
            stderr=terminal,
            env={**os.environ, **settings, **size, **env},
        )
        os.close(terminal)
        self.shown = ""

    def until(self, text: str) -> str:
        """Everything shown up to this text, which has to come."""
        ends = monotonic() + PATIENCE
        while text not in self.shown:
            assert monotonic() < ends, f"{text!r} did not come: {self.shown[-2000:]}"
            if select.select([self.controller], [], [], 1.0)[0]:
                self.shown += os.read(self.controller, 65536).decode(errors="replace")
        before, _, self.shown = self.shown.partition(text)
        return before

    def type(self, text: str) -> None:
        os.write(self.controller, text.encode())

    def close(self) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self.controller)


@pytest.fixture
def terminal(tmp_path):
    opened = []

    def start(*args: str, **env: str) -> Terminal:
        opened.append(Terminal(tmp_path, *args, **env))
        return opened[-1]

    yield start
    for one in opened:
        one.close()


GAME = ("play", "block-out", "--seats", "human,random", "--seed", "3")


def test_a_block_is_led_by_arrows_let_go_by_the_bar_and_its_film_is_shown(terminal):
    play = terminal(*GAME, NO_COLOR="1")
    play.until("your move")
    play.type("large-wood>large-wood\n")
    play.until("Press Enter to place with the arrow keys")
    play.until("your move")
    play.type("\n")
    play.until("aimed 0 mm right, 0 mm to the back")
    play.type("\033[C\033[C\033[A\t.")
    play.until("aimed 2 mm right, 1 mm to the back, turned 15°")
    play.until("middle dome ○○ up")
    play.type("\r")
    play.until("2 times: press the space bar")
    play.type(" ")
    play.until("once more: press the space bar")
    play.type(" ")
    film = play.until("it stands, 1 of 9")
    assert "two-one-thousand" in film and film.count("▔▔▔") > 10
    play.until("Player 2: ")


@pytest.mark.parametrize("lang", ["he", "fr", "ar"])
def test_keys_bar_and_count_are_told_in_the_players_language(terminal, lang):
    say = Words(lang).say
    play = terminal(*GAME, "--lang", lang, NO_COLOR="1", COLUMNS="200")
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


def test_who_would_rather_type_numbers_goes_back_with_escape(terminal):
    play = terminal(*GAME)
    play.until("your move")
    play.type("large-wood>large-wood\n")
    play.until("your move")
    play.type("\n")
    play.until("aimed 0 mm right")
    play.type("\033")
    play.until("your move")
    play.type("put 3 0 0 2\n")
    play.until("it stands, 1 of 9")


def test_in_plain_text_nothing_moves_and_no_keys_are_offered(terminal):
    play = terminal(*GAME, "--plain")
    play.until("your move")
    play.type("large-wood>large-wood\n")
    assert "arrow keys" not in play.until("your move")
    play.type("\n")
    play.until("your move")
    play.type("put 3 0 0 2\n")
    assert "\033[" not in play.until("it stands, 1 of 9")
