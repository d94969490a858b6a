"""Test with the oldest versions that pyproject.toml allows: `python tools/lowest_versions.py`.

uv chooses them (`--resolution lowest-direct`: what we name is as old as we allow, what those need
is new); build/lowest gets a virtual environment with them and this checkout, and the fast tests run
there. Arguments go to pytest. The kernels have to be compiled: `make kernels`.
"""

from __future__ import annotations

import os
import subprocess
import sys
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PLACE = ROOT / "build" / "lowest"
PYTHON = PLACE / "bin" / "python"
PINS = PLACE / "lowest.txt"
# The kernels of this checkout were compiled by another Cython, which tests of compiling notice.
NOT_HERE = ("--ignore=tests/browser", "--ignore=tests/tools/test_kernels.py")
TESTS = ("-q", "-n", "2", *NOT_HERE, "-m", "not slow and not long")


def run(*command: str | Path, **env: str) -> None:
    subprocess.run([str(part) for part in command], cwd=ROOT, env=os.environ | env, check=True)


def install() -> None:
    if not PYTHON.exists():
        venv.create(PLACE, with_pip=True)
    run(PYTHON, "-m", "pip", "install", "-qq", "uv")
    choose = ("-m", "uv", "pip", "compile", "-q", "--extra", "dev", "--resolution", "lowest-direct")
    run(PYTHON, *choose, "--output-file", PINS, "pyproject.toml")
    run(PYTHON, "-m", "pip", "install", "-qq", "-r", PINS)
    run(PYTHON, "-m", "pip", "install", "-qq", "--no-deps", "-e", ".", BLOCKYARD_BUILD="later")


def main(arguments: list[str]) -> int:
    try:
        install()
        run(PYTHON, "-m", "pytest", *(arguments or TESTS))
    except subprocess.CalledProcessError as failed:
        return failed.returncode
    print(f"The fast tests pass with the versions in {PINS.relative_to(ROOT)}.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
