"""Long runs of Block Out! that can be stopped and gone on with.

Each result is a line of build/bench/NAME-CODE.jsonl, where CODE stands for the game's source and
MuJoCo's version: what another engine has played is not taken for this one's.
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
    """What `one` gives for each job, in order; what is there already is not made again."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    path = FOLDER / f"{name}-{code()}.jsonl"
    with path.open("a+", encoding="utf-8") as file, ProcessPoolExecutor(WORKERS) as pool:
        kept = _read(file)
        missing = [job for job in jobs if json.dumps(job) not in kept]
        made = pool.map(one, missing)
        for job in jobs:
            key = json.dumps(job)
            if key not in kept:
                kept[key] = next(made)
                print(json.dumps([key, kept[key]]), file=file, flush=True)
            yield kept[key]


def _read(file: TextIO) -> dict[str, Any]:
    file.seek(0)
    return dict(json.loads(line) for line in file)


def code() -> str:
    """Eight digits for the rules, the bots and the engine that are installed here."""
    folder = Path(blockout.__file__).parent
    text = b"".join(path.read_bytes() for path in sorted(folder.glob("*.py")))
    return sha256(text + version("mujoco-core").encode()).hexdigest()[:8]
