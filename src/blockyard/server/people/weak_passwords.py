"""Passwords that are guessed first, and are therefore refused."""

from __future__ import annotations

from functools import cache
from importlib import resources

from blockyard.core.contract import Refused
from blockyard.server.names import spelling

LIST = "common_passwords.txt"
FEWEST_LETTERS = 4
"""Different characters that a password must have."""
SHORTEST_NAME = 4
"""A shorter name may be part of a longer word by chance."""
LEET = str.maketrans("@4301!$57", "aaeoiisst")
ENDINGS = "0123456789!?.,-_*#$@&+=% "


def check(password: str, name: str) -> None:
    """Refuse a password that is common, however it is decorated, or contains the name."""
    plain = password.casefold()
    if len(set(plain)) < FEWEST_LETTERS or any(one in _common() for one in _forms(plain)):
        raise Refused("password-common")
    own = spelling.skeleton(name)
    if len(own) >= SHORTEST_NAME and own in spelling.skeleton(password):
        raise Refused("password-name")
    if own == spelling.skeleton(password.strip(ENDINGS)):
        raise Refused("password-name")


def _forms(plain: str) -> set[str]:
    """A password without what people add to a word to be allowed to use it."""
    bare = plain.strip(ENDINGS)
    return {plain, bare, plain.translate(LEET), bare.translate(LEET)}


@cache
def _common() -> frozenset[str]:
    text = resources.files(__package__).joinpath(LIST).read_text(encoding="utf-8")
    own = ("blockyard", "gobblet", "gobblers", "deblockle", "blokus", "blockout")
    return frozenset([*text.splitlines()[1:], *own])
