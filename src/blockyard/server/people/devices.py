"""What a device is called in the list of sessions: `Firefox, Linux`, and no more than that."""

from __future__ import annotations

import re

# The order matters: Edge and Opera also call themselves Chrome, and Chrome calls itself Safari.
BROWSERS = (
    ("Edge", r"Edg(e|A|iOS)?/"),
    ("Opera", r"OPR/|Opera"),
    ("Samsung Internet", r"SamsungBrowser/"),
    ("Firefox", r"Firefox/|FxiOS/"),
    ("Chrome", r"Chrome/|CriOS/"),
    ("Safari", r"Safari/"),
)
SYSTEMS = (
    ("Android", r"Android"),
    ("iPhone", r"iPhone"),
    ("iPad", r"iPad"),
    ("Windows", r"Windows"),
    ("ChromeOS", r"CrOS"),
    ("Linux", r"Linux|X11"),
    ("macOS", r"Mac OS X"),
)


def device_of(user_agent: str) -> str:
    """Browser and system; empty for a program, or if nothing is known."""
    return ", ".join(filter(None, (_first(BROWSERS, user_agent), _first(SYSTEMS, user_agent))))


def _first(known: tuple[tuple[str, str], ...], user_agent: str) -> str:
    return next((name for name, sign in known if re.search(sign, user_agent)), "")
