"""The README's moving pictures: one of every game, small enough for a slow line."""

from __future__ import annotations

from pathlib import Path

import pytest

from blockyard import games

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text("utf-8")
EACH, ALL = 150_000, 600_000


def picture(key: str) -> bytes:
    return (ROOT / "docs" / "pictures" / f"moving-{key}.webp").read_bytes()


@pytest.mark.parametrize("key", games.all_games())
def test_every_game_moves_in_the_readme(key):
    data = picture(key)
    assert data[8:12] == b"WEBP" and b"ANIM" in data[:64] and data.count(b"ANMF") >= 5
    assert len(data) <= EACH
    assert f"docs/pictures/moving-{key}.webp" in README
    assert games.get(key).title in README


def test_all_of_them_together_are_small():
    assert sum(len(picture(key)) for key in games.all_games()) <= ALL
