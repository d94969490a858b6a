"""A NATS server for the tests, at a port of its own, without a file on disk."""

from __future__ import annotations

import fcntl
import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.server.server_process import free_from

MISSING = "The tests need NATS: install it (apt-get install nats-server) and run them again."
INSTALL = ["apt-get", "-o", "DPkg::Lock::Timeout=120", "install", "-y", "-qq", "nats-server"]
LOCK = Path(tempfile.gettempdir()) / "blockyard-install.lock"
"""Tests that run in parallel wait for the one that installs."""
PORT = 19_422
SECONDS = 60


def program() -> str:
    """Where nats-server is; it is installed if that is allowed."""
    with LOCK.open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        for attempt in ("look", "install"):
            if found := shutil.which("nats-server"):
                return found
            if attempt == "look" and os.geteuid() == 0 and shutil.which("apt-get"):
                subprocess.run(INSTALL, check=False, stdout=subprocess.DEVNULL)
    pytest.exit(MISSING, returncode=1)


class NatsServer:
    def __init__(self, *more: str) -> None:
        self.program, self.more = program(), more
        self.port = free_from(PORT)
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"nats://127.0.0.1:{self.port}"

    def start(self) -> None:
        command = [self.program, "-a", "127.0.0.1", "-p", str(self.port), *self.more]
        self.process = subprocess.Popen(
            command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        deadline = time.monotonic() + SECONDS
        while True:
            try:
                socket.create_connection(("127.0.0.1", self.port), 1).close()
                return
            except OSError:
                assert time.monotonic() < deadline and self.process.poll() is None
                time.sleep(0.02)

    def stop(self, how: int = signal.SIGKILL) -> None:
        assert self.process is not None
        self.process.send_signal(how)
        self.process.wait()

    @contextmanager
    def stopped(self) -> Iterator[None]:
        """Killed for a while; whatever happens meanwhile, later tests find it running."""
        self.stop()
        try:
            yield
        finally:
            self.start()
