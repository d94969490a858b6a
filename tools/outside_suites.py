"""Run the test suites and learners of others on our environments: `python tools/outside_suites.py`.

Each row gets a virtual environment of its own, because their requirements contradict each other:
build/outside/NAME with a wheel of this checkout, the versions below, and nothing else. Names on the
command line run only those; `--wheel FILE` takes a wheel that is built already. Prints a table for
docs/research.md; exit code 1 if one fails.
"""

from __future__ import annotations

import argparse
import shutil
import subprocess
import sys
import venv
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "build" / "outside"
TORCH = "torch==2.13.0"


@dataclass(frozen=True, slots=True)
class Suite:
    """What a row installs beside Blockyard; its script is tools/outside/NAME_suite.py."""

    name: str
    extra: str
    packages: tuple[str, ...]


SUITES = (
    Suite("pettingzoo", "rl", ("pettingzoo",)),
    Suite("gymnasium", "rl", ("gymnasium", "stable-baselines3", "sb3-contrib", TORCH)),
    Suite("tianshou", "rl", ("tianshou", TORCH)),
    Suite("torchrl", "rl", ("torchrl", TORCH)),
    Suite("agilerl", "rl", ("agilerl", "peft", TORCH)),
    Suite("shimmy", "openspiel", ("shimmy", "pettingzoo")),
    Suite("openspiel", "openspiel", ("open_spiel",)),
)


def build_wheel() -> Path:
    """One wheel for all of them: its kernels are compiled once."""
    place = FOLDER / "wheel"
    shutil.rmtree(place, ignore_errors=True)
    print("--- building the wheel", flush=True)
    command = [sys.executable, "-m", "pip", "wheel", "-qq", "--no-deps", f"-w{place}", f"{ROOT}"]
    subprocess.run(command, check=True)
    return next(place.glob("*.whl"))


def install(place: Path, wheel: Path, suite: Suite) -> list[str | Path]:
    """An empty environment, and the command that fills it: uv is many times as fast as pip."""
    what = [f"{wheel}[{suite.extra}]", *suite.packages]
    uv = shutil.which("uv")
    venv.create(place, with_pip=uv is None)
    python = place / "bin" / "python"
    if uv is None:
        return [python, "-m", "pip", "install", "-qq", *what]
    return [uv, "pip", "install", "-q", "--python", python, *what]


def run(suite: Suite, wheel: Path) -> tuple[bool, str]:
    """Whether it passed, and the versions that were installed."""
    place = FOLDER / suite.name
    python = place / "bin" / "python"
    shutil.rmtree(place, ignore_errors=True)
    print(f"--- {suite.name}: installing {', '.join(suite.packages)}", flush=True)
    installed = subprocess.run(install(place, wheel, suite), check=False)
    if installed.returncode:
        return False, "not installed"
    script = ROOT / "tools" / "outside" / f"{suite.name}_suite.py"
    ran = subprocess.run([python, "-W", "ignore", script], cwd=place, check=False)
    return ran.returncode == 0, versions(python, suite.packages)


def versions(python: Path, packages: tuple[str, ...]) -> str:
    names = [package.partition("==")[0] for package in packages]
    code = "import sys; from importlib.metadata import version as v; "
    code += "print(', '.join(f'{n} {v(n)}' for n in sys.argv[1:]))"
    asked: list[str] = [str(python), "-c", code, *names]
    return subprocess.run(asked, capture_output=True, text=True, check=True).stdout.strip()


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description="Run the test suites of others.")
    parser.add_argument("names", nargs="*", metavar="NAME")
    parser.add_argument("--wheel", type=Path)
    given = parser.parse_args(arguments)
    unknown = set(given.names) - {suite.name for suite in SUITES}
    if unknown:
        print(f"no such suite: {', '.join(sorted(unknown))}", file=sys.stderr)
        return 2
    chosen = [suite for suite in SUITES if not given.names or suite.name in given.names]
    wheel = given.wheel.resolve() if given.wheel else build_wheel()
    rows = [(suite, *run(suite, wheel)) for suite in chosen]
    print("\n| suite | versions | result |\n|---|---|---|")
    for suite, has_passed, found in rows:
        print(f"| {suite.name} | {found} | {'passed' if has_passed else 'failed'} |")
    return 0 if all(has_passed for _, has_passed, _ in rows) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
