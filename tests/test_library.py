"""The public interface of the package: its names, its signatures, and what importing it costs."""

from __future__ import annotations

import inspect
import subprocess
import sys

import pytest

import blockyard

# A change here is a change for everybody who uses the library: say so in the changelog.
SURFACE = {
    "analyse": "(match: 'Match', level: 'int' = 9, *, nodes: 'int | None' = None, "
    "ms: 'int | None' = None, seed: 'int' = 0) -> 'EngineResponse'",
    "begin": "(game: 'str', seats: 'int | None' = None, **options: 'str') -> 'Match'",
    "openings": "(match: 'Match') -> 'dict[str, Tally]'",
    "perft": "(game: 'str', state: 'State', depth: 'int') -> 'int'",
    "play_match": "(game: 'str', *players: 'str | Choose', seed: 'int' = 0, "
    "max_plies: 'int' = 400, **options: 'str') -> 'Match'",
    "read_records": "(path: 'Path | str') -> 'Iterator[Record]'",
    "record_text": "(match: 'Match', *players: 'str') -> 'str'",
    "start": "(game: 'str', seats: 'int | None' = None, **options: 'str') -> 'State'",
}
CLASSES = {"Game", "IllegalMove", "Match", "Outcome", "Record", "Refused", "State"}


def test_the_surface_is_pinned():
    others = {"CHANCE", "__version__", "games"}
    assert set(blockyard.__all__) == set(SURFACE) | CLASSES | others
    shown = {name: str(inspect.signature(getattr(blockyard, name))) for name in SURFACE}
    assert shown == SURFACE
    assert all(inspect.isclass(getattr(blockyard, name)) for name in CLASSES)


@pytest.mark.parametrize("name", sorted({*SURFACE, *CLASSES}))
def test_every_public_name_is_documented(name):
    assert inspect.getdoc(getattr(blockyard, name))


@pytest.mark.parametrize("name", SURFACE)
def test_every_public_function_has_an_example(name):
    assert ">>> import blockyard" in inspect.getdoc(getattr(blockyard, name))


def test_what_is_not_there_is_refused():
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        _ = blockyard.nothing
    assert "start" in dir(blockyard)


def test_importing_the_package_imports_next_to_nothing():
    code = "import sys; import blockyard; print(sorted(m for m in sys.modules if 'numpy' in m or "
    code += "m.startswith('blockyard')))"
    command = [sys.executable, "-c", code]
    shown = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    assert shown == "['blockyard']\n"


@pytest.mark.slow
def test_rules_words_and_engines_need_no_numpy():
    code = """
import sys
sys.modules["numpy"] = sys.modules["mujoco"] = None
import blockyard
for key in ("gobblet", "gobblers", "deblockle", "blokus-duo", "blokus-classic"):
    match = blockyard.play_match(key, *["nodes:20"] * (4 if "classic" in key else 2), max_plies=12)
    assert match.ply > 4
print(blockyard.start("block-out").to_play)
"""
    command = [sys.executable, "-c", code]
    shown = subprocess.run(command, check=True, capture_output=True, text=True)
    assert shown.stdout == "-1\n"
