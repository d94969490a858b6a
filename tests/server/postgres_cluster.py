"""A PostgreSQL cluster for the tests: fresh, run by an unprivileged user, without a TCP port."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

import pytest

USER = "blockyard"
MISSING = "The tests need PostgreSQL: install it (apt-get install postgresql) and run them again."
INSTALL = ["apt-get", "install", "-y", "-qq", "postgresql"]


def programs(debian: Path = Path("/usr/lib/postgresql")) -> Path:
    """Where initdb and postgres are; they are installed if that is allowed."""
    for attempt in ("look", "install"):
        found = sorted(debian.glob("*/bin/initdb"), reverse=True)
        if found:
            return found[0].parent
        if on_path := shutil.which("initdb"):
            return Path(on_path).parent
        if attempt == "look" and os.geteuid() == 0 and shutil.which("apt-get"):
            subprocess.run(INSTALL, check=False, stdout=subprocess.DEVNULL)
    pytest.exit(MISSING, returncode=1)


class Cluster:
    """PostgreSQL refuses to run as root, so then it runs as `nobody`."""

    def __init__(self) -> None:
        self.programs = programs()
        self.folder = Path(tempfile.mkdtemp(prefix="blockyard-pg-"))
        self.user = "nobody" if os.geteuid() == 0 else None
        if self.user:
            known = pwd.getpwnam(self.user)
            os.chown(self.folder, known.pw_uid, known.pw_gid)
        self.data = self.folder / "data"
        self._numbers = count()
        self._run("initdb", "-D", self.data, "-U", USER, "-A", "trust", "-N", "-E", "UTF8")

    def _run(self, program: str, *words: object) -> None:
        command = [str(self.programs / program), *map(str, words)]
        ended = subprocess.run(
            command,
            user=self.user,
            cwd=self.folder,
            env=os.environ | {"PGCTLTIMEOUT": "300"},  # machines can be busy
            capture_output=True,
            text=True,
            check=False,
        )
        assert ended.returncode == 0, ended.stderr

    def start(self) -> None:
        where = f"-c listen_addresses= -k {self.folder} -c fsync=off"
        self._run("pg_ctl", "-D", self.data, "-w", "-o", where, "-l", self.folder / "log", "start")

    def stop(self, how: str = "fast") -> None:
        self._run("pg_ctl", "-D", self.data, "-w", "-m", how, "stop")

    @contextmanager
    def stopped(self) -> Iterator[None]:
        """Crashed for a while; whatever happens meanwhile, later tests find it running."""
        self.stop("immediate")
        try:
            yield
        finally:
            self.start()

    def new_database(self) -> str:
        """The address of an empty database."""
        name = f"t{next(self._numbers)}_{time.monotonic_ns()}"
        self._run("createdb", "-h", self.folder, "-U", USER, name)
        return f"postgresql+asyncpg://{USER}@/{name}?host={self.folder}"

    def remove(self) -> None:
        self.stop("immediate")
        shutil.rmtree(self.folder)
