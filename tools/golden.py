"""Golden replays: whole games, and what the mover saw before each move.

tests/golden/<game>/<name>.record is a game; <name>.seen beside it is written by this command
(`make golden`) and compared on every test run. Read the difference before you commit it.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

from blockyard import game_files
from blockyard.core.contract import CHANCE, View
from blockyard.core.match import Match
from blockyard.core.record import result_text

ROOT = Path(__file__).resolve().parent.parent
GOLDEN = ROOT / "tests" / "golden"


def records() -> list[Path]:
    return sorted(GOLDEN.glob("*/*.record"))


def seen(path: Path) -> str:
    """Each event of a record under what the mover saw, and the result."""
    return "\n".join(_lines(game_files.load(path).match)) + "\n"


def _lines(match: Match) -> Iterator[str]:
    last: View = {}
    for number, event in enumerate(match.events, 1):
        view = event.before.view(None if event.seat == CHANCE else event.seat)
        yield from _changed(last, view)
        yield f"{number}. {'chance' if event.seat == CHANCE else event.seat}: {event.text()}"
        last = view
    yield from _changed(last, match.state.view(None))
    yield f"result: {result_text(match.outcome)}"


def _changed(last: View, view: View) -> Iterator[str]:
    """The parts of the view that differ from the one shown last."""
    for name, value in view.items():
        if name not in last or last[name] != value:
            yield f"  {name}: {json.dumps(value, separators=(',', ':'))}"


def main() -> None:
    for path in records():
        path.with_suffix(".seen").write_text(seen(path), encoding="utf-8")
        print(path.relative_to(ROOT))


if __name__ == "__main__":
    main()
