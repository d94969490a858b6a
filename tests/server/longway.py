"""The command `blockyard` with a websockets library that is not what it was: the states of a
connection, which the short way of websockets asks for, have no names any more.

    python -m tests.server.longway serve …
"""

from __future__ import annotations

from types import SimpleNamespace

from blockyard.cli import main
from blockyard.server.live import fast_websocket

if __name__ == "__main__":
    fast_websocket.State = SimpleNamespace()
    main()
