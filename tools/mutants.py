"""Mutation testing of the rules: plant faults one by one and check that the tests catch each.

Every folder of games lists its faults in tests/mutants/<folder>.toml: the clause that is
broken, the file, a text that occurs there once, and what replaces it. Each fault goes into a
copy of the project, where that game's tests run until the first failure.

    tools/mutants.py [FOLDER …]          run them
    tools/mutants.py --check [FOLDER …]  only check that every text is found once
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import tomllib
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LISTS = ROOT / "tests" / "mutants"
FEWEST = 15


@dataclass(frozen=True)
class Mutant:
    folder: str
    clause: str
    what: str
    file: str
    find: str
    plant: str

    @property
    def source(self) -> str:
        file = ROOT / "src" / "blockyard" / self.file
        return file.read_text(encoding="utf-8") if file.exists() else ""

    @property
    def line(self) -> int:
        """The line of the source that is changed."""
        return self.source[: self.source.index(self.find)].count("\n") + 1


def folders_listed() -> list[str]:
    return sorted(path.stem for path in LISTS.glob("*.toml"))


def listed(folder: str) -> list[Mutant]:
    """The faults of a folder."""
    raw = tomllib.loads((LISTS / f"{folder}.toml").read_text(encoding="utf-8"))
    return [Mutant(folder, **entry) for entry in raw["mutant"]]


def stale(mutants: list[Mutant]) -> list[str]:
    """What keeps faults from being planted: each text has to occur once, on a line of its own."""
    counts = [(mutant, mutant.source.count(mutant.find)) for mutant in mutants]
    wrong = [f"{m.file}: {m.find!r} occurs {count} times" for m, count in counts if count != 1]
    places = {(mutant.file, mutant.line) for mutant, count in counts if count == 1}
    if not wrong and len(places) < max(len(mutants), FEWEST):
        wrong.append(f"{mutants[0].folder}: {FEWEST} faults on different lines are needed")
    return wrong


def caught(mutant: Mutant) -> bool:
    """Whether that game's tests fail once the fault is planted."""
    with tempfile.TemporaryDirectory() as copy:
        copy_project(Path(copy))
        target = Path(copy) / "src" / "blockyard" / mutant.file
        source = target.read_text(encoding="utf-8")
        target.write_text(source.replace(mutant.find, mutant.plant), encoding="utf-8")
        return not passes(mutant.folder, Path(copy))


def copy_project(copy: Path) -> None:
    for part in ("src", "tests", "tools"):
        shutil.copytree(ROOT / part, copy / part)
    shutil.copy(ROOT / "pyproject.toml", copy)


def passes(folder: str, copy: Path) -> bool:
    """Whether a game's tests pass in a copy; a fault that keeps them from loading fails too."""
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider"]
    ran = subprocess.run(
        [*command, f"tests/{folder}"],
        cwd=copy,
        env={**os.environ, "PYTHONPATH": f"{copy}/src"},
        capture_output=True,
        check=False,
    )
    return ran.returncode == 0


def check_unharmed(folders: list[str]) -> None:
    """Without a fault the tests have to pass in such a copy, or catching would mean nothing."""
    with tempfile.TemporaryDirectory() as copy:
        copy_project(Path(copy))
        for folder in folders:
            if not passes(folder, Path(copy)):
                raise SystemExit(f"{folder}: the tests fail before anything is planted")


def main() -> int:
    only_check = "--check" in sys.argv
    folders = [word for word in sys.argv[1:] if word != "--check"] or folders_listed()
    mutants = [mutant for folder in folders for mutant in listed(folder)]
    wrong = [line for folder in folders for line in stale(listed(folder))]
    if wrong or only_check:
        print("\n".join(wrong) or f"{len(mutants)} faults can be planted")
        return 1 if wrong else 0
    check_unharmed(folders)
    escaped = 0
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for mutant, found in zip(mutants, pool.map(caught, mutants), strict=True):
            escaped += not found
            verdict = "caught " if found else "ESCAPED"
            print(
                f"{verdict} {mutant.clause:6} {mutant.file}:{mutant.line} {mutant.what}", flush=True
            )
    print(f"{len(mutants) - escaped} of {len(mutants)} planted faults caught")
    return 1 if escaped else 0


if __name__ == "__main__":
    sys.exit(main())
