"""The command `blockyard` with a changed websockets library: the connection states that the fast
WebSocket path needs have no names, so its self-test fails.

    python -m tests.server.without_fast_websocket serve …
"""

from __future__ import annotations

from types import SimpleNamespace

from blockyard.cli import main
from blockyard.server.live import fast_websocket

if __name__ == "__main__":
    fast_websocket.State = SimpleNamespace()
    main()
