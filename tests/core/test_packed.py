"""Files that a wheel has compressed are read like the others."""

from __future__ import annotations

import gzip

import pytest

import hatch_build
from blockyard.core import packed
from blockyard.server.http import routes_site


@pytest.fixture
def package(tmp_path):
    """A package as it is before it is packed: a table, an asset, a font, and Python."""
    for name, content in {
        "puzzles/gobblet.tsv": b"one\ttwo\n" * 50,
        "static/assets/app.js": b"let x = 1;\n" * 50,
        "static/assets/font.woff2": bytes(range(256)),
        "words.py": b"pass\n" * 50,
    }.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_bytes(content)
    return tmp_path


def test_what_becomes_smaller_is_compressed_and_read_as_before(package):
    found = hatch_build.packed_files(package)
    assert {path.name for path in found} == {"gobblet.tsv", "app.js"}
    for path, content in found.items():
        before = path.read_bytes()
        assert packed.content(path) == before == gzip.decompress(content)
        path.with_name(f"{path.name}.gz").write_bytes(content)
        path.unlink()
        assert packed.content(path) == before and packed.text(path) == before.decode()
    assert packed.content(package / "none.tsv") is None is packed.text(package / "none.tsv")


def test_the_site_has_the_same_files_however_they_are_stored(package):
    plain = dict(routes_site.files(package / "static"))
    for path, content in hatch_build.packed_files(package).items():
        path.with_name(f"{path.name}.gz").write_bytes(content)
        path.unlink()
    routes_site.files.cache_clear()
    assert routes_site.files(package / "static") == plain
    content, kind = routes_site._content(plain["assets/app.js"])
    assert content.startswith(b"let x") and kind.endswith("javascript")
