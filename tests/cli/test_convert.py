"""`blockyard convert`: by extension, by stream, and what it refuses."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.run import GOLDEN, Ran, blockyard

DUO = GOLDEN / "blokus-duo" / "u2-drawn.record"
TREE = "(;GM[Blokus Duo]CA[UTF-8];B[e10]C[good](;W[j5])(;W[j5,j6]TE[1]))"


def convert(*args: str, typed: str = "") -> Ran:
    return blockyard("convert", *args, typed=typed)


def test_a_game_goes_through_every_kind_and_comes_back_as_it_was(tmp_path):
    first, second, last = (tmp_path / name for name in ("a.blksgf", "b.json", "c.record"))
    for source, target in ((DUO, first), (first, second), (second, last)):
        ran = convert(str(source), str(target))
        assert (ran.returncode, ran.stdout) == (0, "")
        assert ran.stderr == f"One game written to {target}.\n"
    assert last.read_text() == DUO.read_text()
    assert json.loads(second.read_text())["result"]["clause"] == "U2"


def test_streams_are_records_unless_their_kind_is_named():
    ran = convert("-", "-", "--to", "json", typed=DUO.read_text() * 2)
    assert ran.returncode == 0 and ran.stderr == ""
    assert [json.loads(line)["game"] for line in ran.stdout.splitlines()] == ["blokus-duo"] * 2
    back = convert("-", "-", "--from", "json", typed=ran.stdout)
    assert back.stdout == DUO.read_text() * 2


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", "one variation, one comment"),
        ("fr", "1 variante"),
        ("he", "וריאציה"),
        ("ar", "تفريع"),
    ],
)
def test_what_a_record_cannot_hold_is_reported_on_stderr(lang, words):
    ran = convert("-", "-", "--from", "blksgf", "--lang", lang, typed=TREE)
    assert ran.returncode == 0 and ran.stdout.endswith("moves:\ne10\nj5\n")
    assert words in ran.stderr and words not in ran.stdout


def test_a_tree_that_stays_a_tree_keeps_everything(tmp_path):
    source, target = tmp_path / "a.blksgf", tmp_path / "b.BLKSGF"
    source.write_text(TREE)
    ran = convert(str(source), str(target))
    assert ran.returncode == 0 and ran.stderr == f"One game written to {target}.\n"
    assert target.read_text().replace("\n", "") == TREE


def test_nothing_is_replaced_unless_it_is_asked_for(tmp_path):
    target = tmp_path / "mine.json"
    target.write_text("precious")
    ran = convert(str(DUO), str(target))
    assert ran.returncode == 2 and "--force" in ran.stderr and target.read_text() == "precious"
    assert convert(str(DUO), str(target), "--force").returncode == 0
    assert json.loads(target.read_text())["game"] == "blokus-duo"


def test_a_file_can_take_the_place_of_itself(tmp_path):
    file = tmp_path / "a.blksgf"
    file.write_text(TREE)
    assert convert(str(file), str(file), "--force").returncode == 0
    assert file.read_text().replace("\n", "") == TREE


def test_bad_input_leaves_everything_as_it_was(tmp_path):
    """Also when the first games of a file are good, and when a file was to be replaced."""
    source, target = tmp_path / "a.blksgf", tmp_path / "b.record"
    source.write_text(TREE + "\n(;GM[Blokus Duo];B[a1])")
    target.write_text("precious")
    ran = convert(str(source), str(target), "--force")
    assert ran.returncode == 2 and "Line 2, character 17: Place your first piece" in ran.stderr
    assert target.read_text() == "precious"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["a.blksgf", "b.record"]


def bad(tmp_path: Path, name: str, raw: bytes) -> str:
    (tmp_path / name).write_bytes(raw)
    return str(tmp_path / name)


@pytest.mark.parametrize(
    ("name", "raw", "target", "said"),
    [
        ("a.txt", b"", "-", "“a.txt” does not hold games"),
        ("a.record", b"", "b.txt", "does not say what type it is"),
        ("a.record", b"hello", "-", "Line 1: Check that this is the right file: a record begins"),
        ("a.json", b'{"blockyard": 1}', "-", "Line 1: Add the field"),
        (
            "a.blksgf",
            b"\x00\xff" * 5_000_000,
            "-",
            "character 1: Check that this is",
        ),
        (
            "a.json",
            b"\x00\xff" * 5_000_000,
            "-",
            "right file: it is not text",
        ),
        ("a.blksgf", b"(" * 5_000_000, "-", "Line 1, character 2"),
    ],
)
def test_what_cannot_be_converted_gets_a_clear_sentence(tmp_path, name, raw, target, said):
    ran = convert(bad(tmp_path, name, raw), target)
    assert ran.returncode == 2 and ran.stdout == ""
    assert said in ran.stderr


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("no-such-file.record", "-"), "no-such-file.record"),
        ((str(DUO), "no-such-folder/a.json"), "there is no no-such-folder/a.json"),
        ((str(GOLDEN / "gobblet" / "m1-resigned.record"), "-", "--to", "blksgf"), "gobblet"),
        ((str(DUO), "-", "--to", "pdf"), ".record, .json, .blksgf"),
        ((str(DUO),), "OUT"),
    ],
)
def test_what_is_asked_for_wrongly_gets_a_clear_sentence(args, said):
    ran = convert(*args)
    assert ran.returncode == 2 and said in ran.stderr
