"""A server in a process of its own, started as players start it."""

from __future__ import annotations

import os
import re
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

TIMEOUT = 60.0
"""Seconds for a server to end before a test fails; machines can be busy."""
SERVE = ("blockyard.cli", "serve", "--no-browser")


@contextmanager
def running(
    data: Path, *more: str, port: int = 18421, program: tuple[str, ...] = SERVE
) -> Iterator[str]:
    """The address of a server that runs on this data folder, at a free port."""
    with process(data, *more, port=port, program=program) as (_, address):
        yield address


@contextmanager
def process(
    data: Path, *more: str, port: int = 18421, program: tuple[str, ...] = SERVE
) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """The process of such a server, and its address."""
    command = [sys.executable, "-m", *program, "--data", str(data)]
    port = free_from(port)
    with open(data / "server.log", "w", encoding="utf-8") as log:
        server = subprocess.Popen(
            [*command, "--port", str(port), *more],
            stdout=subprocess.PIPE,
            stderr=log,
            text=True,
            env=os.environ | {"BLOCKYARD_LANG": "en", "LANG": "C.UTF-8"},
        )
        try:
            yield server, _address(server)
        finally:
            server.terminate()
            try:
                server.wait(TIMEOUT)
            finally:
                server.kill()  # one that does not end must not stand in the way of later tests
                assert server.stdout is not None
                server.stdout.close()


def workers_of(server: int) -> list[int]:
    """The processes of this server that think and count."""
    tasks = Path(f"/proc/{server}/task").iterdir()
    children = [pid for task in tasks for pid in (task / "children").read_text().split()]
    return [int(pid) for pid in children if b"--multiprocessing-fork" in _command_line(pid)]


def _command_line(pid: str) -> bytes:
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    except FileNotFoundError:  # it has just ended
        return b""


def own_ports() -> int:
    """How far from the usual ports those of this test process are."""
    return 2000 * int(os.environ.get("PYTEST_XDIST_WORKER", "gw0").removeprefix("gw"))


def free_from(port: int) -> int:
    """A port that nobody uses: this one, or a later one. Tests that run in parallel look in
    different places, as a port that one has found is not taken yet."""
    port += own_ports()
    while True:
        with socket.socket() as trying:
            trying.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                trying.bind(("127.0.0.1", port))
            except OSError:
                port += 1
            else:
                return port


def _address(server: subprocess.Popen[str]) -> str:
    assert server.stdout is not None
    for line in server.stdout:
        if found := re.search(r"http://\S+:\d+", line):
            return found[0].replace("localhost", "127.0.0.1")
    raise AssertionError("the server did not start")
