"""One loader for every file format: by the extension, or else by how the file begins."""

from __future__ import annotations

import pytest

from blockyard import game_files, games
from blockyard.core.contract import Refused
from blockyard.core.match import Match
from blockyard.core.record import Record


def written(path, extension):
    """A game of Blokus Duo in a file of this name and this format."""
    match = Match.begin(games.get("blokus-duo")).play(0, 0, "e10").play(1, 1, "j5")
    kind = game_files.formats()[extension]
    path.write_text("\n".join(kind.write(Record(match, ["Ada", "Noa"]))) + "\n", encoding="utf-8")
    return path


@pytest.mark.parametrize("extension", list(game_files.formats()))
@pytest.mark.parametrize("name", ["game{}", "GAME{}", "game.txt", "game"])
def test_a_game_is_loaded_whatever_the_format_and_the_name(tmp_path, extension, name):
    file = written(tmp_path / name.format(extension.upper()), extension)
    kept = game_files.load(file)
    assert kept.match.history(None) == ["e10", "j5"] and kept.players == ["Ada", "Noa"]


@pytest.mark.parametrize("raw", [b"", b"hello", b"\x00\xff" * 500, b"<html>"])
def test_a_file_of_no_known_format_is_refused_with_those_there_are(tmp_path, raw):
    file = tmp_path / "game.txt"
    file.write_bytes(raw)
    with pytest.raises(Refused) as refused:
        game_files.load(file)
    assert refused.value.objection.reason == "file-format"
    assert refused.value.objection.params["kinds"] == (".record", ".json", ".blksgf")


def test_a_file_may_hold_many_games(tmp_path):
    file = written(tmp_path / "one.record", ".record")
    many = tmp_path / "many.record"
    many.write_bytes(file.read_bytes() * 3)
    assert len(list(game_files.read_all(many))) == 3
