"""Games of other packages: an entry point `blockyard.games` adds them everywhere."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

MODULE = """
from blockyard import games
from blockyard.games.gobblet.game import Gobblers


class Tic(Gobblers):
    key, title = "tic", "Tic"


class Taken(Gobblers):
    key, title = "gobblet", "Another Gobblet"


GAMES = [Tic(), Taken()]
"""


def listed(path: Path, code: str) -> str:
    command = [sys.executable, "-c", f"import sys; sys.path.append({str(path)!r})\n{code}"]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def test_a_package_adds_its_games_and_takes_none_away(tmp_path):
    (tmp_path / "tic_games.py").write_text(MODULE)
    info = tmp_path / "tic_games-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: tic-games\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[blockyard.games]\ntic = tic_games\n")
    code = "from blockyard import games; print(games.get('tic').title, games.get('gobblet').title)"
    assert listed(tmp_path, code) == "Tic Gobblet\n"
    assert "tic_v0" in listed(tmp_path, "from blockyard import envs; print(sorted(envs.names()))")


def test_metadata_is_read_only_if_some_package_has_games(tmp_path):
    code = (
        "from blockyard import games; games.all_games(); print('importlib.metadata' in sys.modules)"
    )
    assert listed(tmp_path, code) == "False\n"
