"""`blockyard solve deblockle`: what it prints, and how it refuses."""

from __future__ import annotations

import pytest
from click.testing import CliRunner

from blockyard.cli import app
from blockyard.games.deblockle.kernel import tablebase
from blockyard.words import LANGUAGES
from tests.deblockle.boards import written

LOST = written(
    ["LC@d5"], ["HS@d3"], "gold", **{"side-by-side": "no", "gold-start": "d1", "blue-start": "d7"}
)


@pytest.fixture(autouse=True)
def own_folder(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setattr(tablebase, "_CACHE", {})


def run(*words: str):
    return CliRunner().invoke(app, ["solve", *words])


@pytest.mark.slow
def test_solving_a_position_tells_value_distance_and_best_moves():
    result = run("deblockle", "--from", LOST)
    assert result.exit_code == 0
    assert result.stdout.splitlines() == [
        "Gold to move loses; turns to the end: 2",
        "Best: d5c5 d5d4c4 d5d4d5 d5d4e4",
    ]
    assert "done only once" in result.stderr
    again = run("deblockle", "--from", LOST)
    assert (again.stdout, again.stderr) == (result.stdout, "")


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_totals_of_a_table_are_printed_in_every_language(lang):
    result = run("deblockle", "--totals", "-o", "side-by-side=no", "--lang", lang)
    assert result.exit_code == 0
    for number in ("1,892,928", "1,189,810", "443,502", "259,616", "49"):
        assert number in result.stdout
    assert len(result.stdout.splitlines()) == 6


@pytest.mark.parametrize(
    "words",
    [
        ("deblockle",),
        ("deblockle", "--totals", "--from", LOST),
        ("deblockle", "--from", "zz"),
        ("deblockle", "--from", LOST.replace("LC@d5", "LC@d5,LC@a1").replace("d1", "d1,e1")),
        ("deblockle", "--totals", "-o", "slider=up"),
        ("deblockle", "--totals", "-o", "slider"),
        ("gobblet", "--totals"),
        ("block-out", "--totals"),
        ("chess", "--totals"),
    ],
)
def test_what_cannot_be_solved_is_refused_in_one_sentence(words):
    result = run(*words)
    assert (result.exit_code, result.stdout) == (2, "")
    assert len(result.stderr.strip().splitlines()) == 1
    assert result.stderr.strip().endswith(".")
