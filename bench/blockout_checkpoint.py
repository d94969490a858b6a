"""Checkpoints for long runs of Block Out!: a run that was interrupted can be resumed.

Each result is a line of build/bench/NAME-VERSION.jsonl, where VERSION is a hash of the game's
source and MuJoCo's version: results of other versions are not reused.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path
from typing import Any, TextIO

from blockyard.games import blockout

FOLDER = Path("build/bench")
WORKERS = 2


def results(name: str, one: Callable[[Any], Any], jobs: Sequence[Any]) -> Iterator[Any]:
    """The result of `one` for each job, in order; stored results are not computed again."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    path = FOLDER / f"{name}-{source_version()}.jsonl"
    with path.open("a+", encoding="utf-8") as file, ProcessPoolExecutor(WORKERS) as pool:
        done = _read(file)
        missing = [job for job in jobs if json.dumps(job) not in done]
        computed = pool.map(one, missing)
        for job in jobs:
            key = json.dumps(job)
            if key not in done:
                done[key] = next(computed)
                print(json.dumps([key, done[key]]), file=file, flush=True)
            yield done[key]


def _read(file: TextIO) -> dict[str, Any]:
    file.seek(0)
    return dict(json.loads(line) for line in file)


def source_version() -> str:
    """Eight digits for the rules, the planner and the physics that are installed here."""
    folder = Path(blockout.__file__).parent
    text = b"".join(path.read_bytes() for path in sorted(folder.rglob("*.py")))
    return sha256(text + version("mujoco-core").encode()).hexdigest()[:8]
