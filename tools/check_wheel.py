"""Check an installed wheel, with an empty PATH: it plays a game and serves the client.

    python tools/check_wheel.py            by the Python in whose environment the wheel is installed
    python tools/check_wheel.py core       only what the core promises: size, and what it imports
    python tools/check_wheel.py train      that training writes weights

It takes neither Node nor a compiler: whatever calls one fails here.
"""

from __future__ import annotations

import importlib.metadata
import os
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

PORT = 18977
PATIENCE = 30.0
MOST_BYTES = 15_000_000
"""Of the core and all that it depends on, with bytecode."""


def blockyard(*arguments: str) -> list[str]:
    return [sys.executable, "-P", "-m", "blockyard", *arguments]


def check_core(env: dict[str, str]) -> None:
    code = "import blockyard, sys; blockyard.start('gobblet').play('4b2'); assert not {'numpy', "
    code += "'rich', 'mujoco'} & set(sys.modules)"
    subprocess.run([sys.executable, "-P", "-c", code], check=True, env=env)
    size = sum(map(_size, ("blockyard", "click", "fluent.syntax", "typing_extensions")))
    print(f"The core takes {size / 1e6:.1f} MB.")
    assert size < MOST_BYTES, "the core has become too large"


def _size(package: str) -> int:
    files = importlib.metadata.files(package) or []
    paths = {Path(str(file.locate())) for file in files}
    compiled = {found for path in paths for found in _bytecode(path)}
    return sum(path.stat().st_size for path in paths | compiled if path.is_file())


def _bytecode(path: Path) -> list[Path]:
    return list(path.parent.glob(f"__pycache__/{path.stem}.*.pyc")) if path.suffix == ".py" else []


def check_train(env: dict[str, str]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        weights = Path(folder) / "weights.json"
        few = ("--games", "6", "--nodes", "50", "--rounds", "1", "--out", str(weights))
        command = blockyard("train", "gobblers", *few)
        subprocess.run(command, check=True, env=env, stdout=subprocess.DEVNULL)
        assert weights.stat().st_size > 0, "no weights were written"


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


CHECKS = {
    "core": ("The core is small.", (check_core,)),
    "server": ("The wheel plays and serves.", (check_play, check_serve)),
    "train": ("The wheel trains.", (check_train,)),
}


def main(parts: list[str]) -> None:
    env = {**os.environ, "PATH": ""}
    os.chdir(Path(tempfile.gettempdir()))  # not a checkout, whose sources would be imported
    for part in parts or ["server"]:
        done, checks = CHECKS[part]
        for check in checks:
            check(env)
        print(done)


if __name__ == "__main__":
    main(sys.argv[1:])
