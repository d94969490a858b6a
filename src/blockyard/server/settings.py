"""The settings of a server. Rates are for each socket, person or address."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path

from blockyard.server.rate_limit import Rate

MINUTE_MS = 60_000
FRAMES = Rate(burst=60, each_second=20)
CHECKS = Rate(burst=60, each_second=30)
PERSON = Rate(burst=240, each_second=80)
"""Frames and requests of one person, over all sockets and addresses."""
BOT = Rate(burst=120, each_second=20)
"""The same for a bot account."""
REQUESTS = Rate(burst=120, each_second=20)
NEW_GUESTS = Rate(burst=30, each_second=0.2)
SIGN_INS = Rate(burst=10, each_second=0.1)
"""Attempts to sign in, for each address and for each name."""


def data_folder() -> Path:
    """The XDG data folder of this user."""
    given = os.environ.get("XDG_DATA_HOME")
    return (Path(given) if given else Path.home() / ".local" / "share") / "blockyard"


@dataclass(frozen=True, slots=True)
class Settings:
    data: Path = field(default_factory=data_folder)
    database: str = ""
    trusted_proxies: tuple[str, ...] = ()
    count_speed: float = 1.0
    seed: int | None = None
    """For tests only: chance that can be repeated."""
    workers: int | None = None
    grace: int = MINUTE_MS
    """Milliseconds until the game of an absent player can be claimed."""
    frames: Rate = FRAMES
    checks: Rate = CHECKS
    person: Rate = PERSON
    bot: Rate = BOT
    requests: Rate = REQUESTS
    new_guests: Rate = NEW_GUESTS
    sign_ins: Rate = SIGN_INS
