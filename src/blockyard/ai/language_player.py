"""A language model at the table: what it is asked, in words and JSON, and how its answer is read.

    def ask(messages):                          # any model: a list of messages in, text out
        return client.chat(messages)

    match = play_match("gobblers", language_player(ask), "bot:1")

A question holds what the seat may know and no more: the view, the moves so far as the seat was
shown them, and the legal moves. An answer is a JSON object with a `move`, or text that ends with
one. A move that the rules forbid is answered with their reason, and the model may try again.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from random import Random
from typing import Any

from blockyard.core.contract import IllegalMove, Seat
from blockyard.core.match import Match
from blockyard.core.picture import plain
from blockyard.words import Words

Message = dict[str, str]
Ask = Callable[[list[Message]], str]

MOST_LISTED = 200
"""Legal moves beyond this number are not listed, only counted."""
SYSTEM = (
    "You play {title}. Moves are written in this notation, for example {examples}. Think as long as"
    ' you like, and end with one JSON object on a line of its own: {{"move": "…"}}.'
)


class NoMove(ValueError):
    """A model gave no legal move in all its tries."""


def question(match: Match, seat: Seat, lang: str = "en") -> dict[str, Any]:
    """What a seat is asked, as JSON: the position, the history and the legal moves.

    >>> from blockyard import library
    >>> asked = question(library.begin("gobblers"), 0)
    >>> asked["game"], asked["seat"], asked["legal_moves"][:3], asked["moves_so_far"]
    ('gobblers', 0, ['1a1', '1a2', '1a3'], [])
    """
    view, words = match.state.view(seat), Words(lang)
    legal = match.legal_moves()
    return {
        "game": match.game.key,
        "seat": seat,
        "seats": match.seats,
        "options": dict(match.options),
        "moves_so_far": match.history(seat),
        "picture": plain(match.game.draw(view, words.say)),
        "view": view,
        "legal_moves": legal if len(legal) <= MOST_LISTED else legal[:: len(legal) // MOST_LISTED],
        "number_of_legal_moves": len(legal),
    }


def messages(match: Match, seat: Seat, lang: str = "en") -> list[Message]:
    """The same as a conversation: the task, then the table in words."""
    asked = question(match, seat, lang)
    examples = ", ".join(asked["legal_moves"][:3])
    task = SYSTEM.format(title=match.game.title, examples=examples)
    so_far = " ".join(asked["moves_so_far"]) or "none"
    listed = " ".join(asked["legal_moves"])
    some = "" if len(asked["legal_moves"]) == asked["number_of_legal_moves"] else "Some of the "
    table = (
        f"{asked['picture']}\n\nYou are player {seat + 1} of {match.seats}. "
        f"Moves so far: {so_far}.\n"
        f"{some}{asked['number_of_legal_moves']} legal moves: {listed}"
    )
    return [{"role": "system", "content": task}, {"role": "user", "content": table}]


def answered(text: str) -> str:
    """The move in an answer: of its last JSON object, or its last word.

    >>> answered('Centre first. {"move": "3b2"}'), answered("I play **3b2**."), answered("")
    ('3b2', '3b2', '')
    """
    for found in reversed(re.findall(r"\{[^{}]*\}", text)):
        try:
            return str(json.loads(found)["move"])
        except (ValueError, KeyError, TypeError):
            continue
    words = re.findall(r"[\w,@>=+-]+", text)
    return words[-1] if words else ""


def language_player(
    ask: Ask, tries: int = 3, lang: str = "en"
) -> Callable[[Match, Seat, Random], str]:
    """A player that asks a model. After `tries` answers without a legal move it raises NoMove:
    whether that loses or is drawn for is the caller's decision."""

    def play(match: Match, seat: Seat, rng: Random) -> str:
        talk, answer = messages(match, seat, lang), ""
        for _ in range(tries):
            answer = ask(talk)
            move = answered(answer)
            try:
                match.play(seat, match.ply, move)
            except IllegalMove as refused:
                why = Words(lang).objection(refused.objection)
                talk = [
                    *talk,
                    {"role": "assistant", "content": answer},
                    {"role": "user", "content": f"“{move}” is not legal: {why}"},
                ]
            else:
                return move
        raise NoMove(f"no legal move in {tries} answers, the last one {answer!r}")

    return play
