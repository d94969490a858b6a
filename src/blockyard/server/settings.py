"""The settings of a server, and its limits (docs/operations.md lists them).

They must leave a family of six and a school class of thirty behind one address alone."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path

from blockyard.server.rate_limit import Rate

MINUTE_MS = 60_000
FRAMES = Rate(burst=60, each_second=20)
"""Frames of one socket; a long one counts as several."""
CHECKS = Rate(burst=60, each_second=30)
PERSON = Rate(burst=240, each_second=80)
"""Frames and requests of one person, over all sockets and addresses."""
BOT = Rate(burst=120, each_second=20)
"""The same for a bot account."""
REQUESTS = Rate(burst=400, each_second=40)
"""Requests of one address; a class that loads the page makes a few hundred at once."""
SHARE = Rate(burst=100, each_second=100)
"""Milliseconds of the event loop for each address: a tenth of the thread that serves everybody.
The burst is for how long one address can hold everybody up at once."""
NEW_TABLES = Rate(burst=60, each_second=0.5)
"""Tables that one address creates, and seats that it takes at tables."""
LONG_TABLES = Rate(burst=60, each_second=1 / 60)
"""Of these, tables with a clock of more than an hour, which stay in memory for so long."""
NEW_GUESTS = Rate(burst=30, each_second=0.2)
SIGN_INS = Rate(burst=10, each_second=0.1)
"""Attempts to sign in, for each address and for each name."""
PHRASES = Rate(burst=5, each_second=0.5)
"""Phrases of one person, over all sockets."""
REPORTS = Rate(burst=20, each_second=1 / 600)
"""Reports from one address: guests are free, and an operator has to read them."""


def data_folder() -> Path:
    """The XDG data folder of this user."""
    given = os.environ.get("XDG_DATA_HOME")
    return (Path(given) if given else Path.home() / ".local" / "share") / "blockyard"


@dataclass(frozen=True, slots=True)
class Settings:
    data: Path = field(default_factory=data_folder)
    database: str = ""
    broker: str = ""
    """The URL of the NATS server through which servers with the same database reach each other."""
    public_url: str = ""
    """Where clients reach this very server of several; it may be relative to that of the page."""
    trusted_proxies: tuple[str, ...] = ()
    addresses: tuple[str, ...] = ()
    """URLs at which other machines find this server; none if it listens to this machine alone."""
    count_speed: float = 1.0
    seed: int | None = None
    """For tests only: chance that can be repeated."""
    workers: int | None = None
    grace: int = MINUTE_MS
    """Milliseconds until the game of an absent player can be claimed."""
    knock_ms: int = 20_000
    """Milliseconds to accept an opponent whom quick pairing found."""
    frames: Rate = FRAMES
    checks: Rate = CHECKS
    person: Rate = PERSON
    bot: Rate = BOT
    requests: Rate = REQUESTS
    new_guests: Rate = NEW_GUESTS
    sign_ins: Rate = SIGN_INS
    share: Rate = SHARE
    new_tables: Rate = NEW_TABLES
    long_tables: Rate = LONG_TABLES
    phrases: Rate = PHRASES
    reports: Rate = REPORTS
    sockets_of_person: int = 20
    sockets_of_address: int = 200
    connections_of_address: int = 400
    """Sockets and HTTP connections together."""
    followed_tables_of_address: int = 600
    """Tables that the sockets of one address follow at a time: these stay in memory."""
    open_tables: int = 60
    """Tables of one person that were created within a day and are not over."""
    open_tables_of_bot: int = 250
    waiting_tables: int = 10
    """Tables of one person that wait for players."""
    waiting_tables_of_address: int = 60
    lobby_seconds: float = 0.3
    """Changes of the lobby within this time go out in one frame."""
