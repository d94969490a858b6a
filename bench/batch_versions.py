"""Batches of two versions of the code, side by side: recorded random games, in turns.

    .venv/bin/python bench/batch_versions.py NEW OLD [PAIRS]

NEW and OLD are `src` folders with compiled kernels. Each run is a process of its own; what counts
is CPU time, the best of LAPS in a run. Prints the medians and the ratio of new to old.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median
from time import process_time

KEYS = ("blokus_classic", "blokus_duo", "gobblet", "gobblers", "deblockle")
GAMES, STEPS, LAPS = 1024, 60, 3


def record(folder: Path) -> None:
    """Random games, to be played again by the version that played them: dice differ."""
    import numpy as np  # noqa: PLC0415 - of the version that is measured

    from blockyard import envs  # noqa: PLC0415

    for key in KEYS:
        batch = getattr(envs, f"{key}_v0").batch(GAMES, seed=1)
        sample = getattr(batch, "sample_actions", None) or batch.random_actions  # the old name
        chosen = []
        for step in range(STEPS):
            chosen.append(sample(seed=step).copy())
            batch.step(chosen[-1])
        np.save(folder / f"{key}.npy", np.array(chosen))


def run(folder: Path) -> None:
    """Steps a second of this version. Only what both versions have is used."""
    import numpy as np  # noqa: PLC0415

    from blockyard import envs  # noqa: PLC0415

    rates: dict[str, float] = {}
    for key in KEYS:
        actions = list(np.load(folder / f"{key}.npy"))
        batch = getattr(envs, f"{key}_v0").batch(GAMES, seed=1)
        looks = {"": lambda: None, " masks": batch.masks, " observation": batch.observation}
        for kind, look in looks.items():
            for _ in range(LAPS):
                batch.reset(seed=1)
                began = process_time()
                for chosen in actions:
                    batch.step(chosen)
                    look()
                rate = GAMES * STEPS / (process_time() - began)
                rates[key + kind] = max(rate, rates.get(key + kind, 0))
    print(json.dumps(rates))


def child(what: str, folder: str, source: str) -> str:
    command = [sys.executable, __file__, what, folder]
    env = {**os.environ, "PYTHONPATH": source}
    return subprocess.run(command, env=env, stdout=subprocess.PIPE, text=True, check=True).stdout


def main(new: str, old: str, pairs: int) -> None:
    found: dict[str, list[dict[str, float]]] = {new: [], old: []}
    with tempfile.TemporaryDirectory() as folder:
        places = {source: str(Path(folder) / str(at)) for at, source in enumerate(found)}
        for source, place in places.items():
            Path(place).mkdir()
            child("--record", place, source)
        for pair in range(pairs):
            for source in (new, old) if pair % 2 else (old, new):
                found[source].append(json.loads(child("--run", places[source], source)))
    print("| batch | before | now | ratio |\n|---|---|---|---|")
    for name in found[new][0]:
        before, now = (median(run[name] for run in found[source]) for source in (old, new))
        print(f"| {name} | {before:,.0f} | {now:,.0f} | {now / before:.2f} |")


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["--record", folder]:
            record(Path(folder))
        case ["--run", folder]:
            run(Path(folder))
        case [new, old, *pairs]:
            main(new, old, int(pairs[0]) if pairs else 10)
