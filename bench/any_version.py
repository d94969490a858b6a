"""The search of any version of this program, for bench/blokus_match.py: only what all of them have.

    PYTHONPATH=/other/checkout/src .venv/bin/python bench/any_version.py blokus-classic 800

Reads `[start, moves, seed]` and answers `[move, CPU seconds]`, a line of JSON each.
"""

from __future__ import annotations

import json
import sys
from time import thread_time

from blockyard import games
from blockyard.ai.mcts import search
from blockyard.core.kernel import Budget


def main() -> None:
    kernel, budget = games.get(sys.argv[1]).kernel(), Budget(nodes=int(sys.argv[2]))
    for line in sys.stdin:
        start, moves, seed = json.loads(line)
        began = thread_time()
        found = search(kernel.position(start, moves), budget, seed).move
        print(json.dumps([found, thread_time() - began]), flush=True)


if __name__ == "__main__":
    main()
