"""Check an installed wheel, with an empty PATH: it plays a game and serves the client.

    python tools/check_wheel.py        by the Python in whose environment the wheel is installed

It takes neither Node nor a compiler: whatever calls one fails here.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

PORT = 18977
PATIENCE = 30.0


def blockyard(*arguments: str) -> list[str]:
    return [sys.executable, "-P", "-m", "blockyard", *arguments]


def check_play(env: dict[str, str]) -> None:
    command = blockyard("duel", "gobblers", "bot:2", "random", "--games", "2", "--json")
    subprocess.run(command, check=True, env=env, stdout=subprocess.DEVNULL)


def check_serve(env: dict[str, str]) -> None:
    with tempfile.TemporaryDirectory() as data:
        command = blockyard("serve", "--no-browser", "--port", str(PORT), "--data", data)
        server = subprocess.Popen(command, env=env)
        try:
            assert b"<title" in _page(f"http://127.0.0.1:{PORT}/"), "the client is not in the wheel"
        finally:
            server.terminate()
            server.wait(10)


def _page(address: str) -> bytes:
    """The page, as soon as the server answers."""
    until = time.monotonic() + PATIENCE
    while True:
        try:
            with urllib.request.urlopen(address) as answer:
                page: bytes = answer.read()
                return page
        except OSError:
            if time.monotonic() > until:
                raise
            time.sleep(0.2)


def main() -> None:
    env = {**os.environ, "PATH": ""}
    os.chdir(Path(tempfile.gettempdir()))  # not a checkout, whose sources would be imported
    check_play(env)
    check_serve(env)
    print("The wheel plays and serves.")


if __name__ == "__main__":
    main()
