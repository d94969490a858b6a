"""What is built, when it is built anew, and what a machine without the means is told."""

import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig

import pytest

from tools import build

KERNEL = """# cython: language_level=3
import cython

if cython.compiled:
    from cython.cimports.blockyard.core.bits import lowest, popcount
else:
    from blockyard.core.bits import lowest, popcount

COMPILED = cython.compiled


def squares(number: cython.ulonglong) -> tuple[int, int]:
    return popcount(number), lowest(number)
"""


@pytest.fixture
def checkout(tmp_path, monkeypatch):
    """An empty checkout that tools/build.py takes for its own."""
    package = tmp_path / "src" / "blockyard"
    for folder in (package / "core", package / "games", package / "locales" / "en"):
        folder.mkdir(parents=True)
    for folder in (package, package / "games"):
        (folder / "__init__.py").touch()
    (tmp_path / "web" / "src").mkdir(parents=True)
    monkeypatch.setattr(build, "ROOT", tmp_path)
    monkeypatch.setattr(build, "PACKAGE", package)
    monkeypatch.setattr(build, "STATIC", package / "static")
    monkeypatch.setattr(build, "WEB", tmp_path / "web")
    return tmp_path


def write_kernel(checkout, game="ludo"):
    """A kernel with its machine code beside it, made a minute after everything else."""
    folder = checkout / "src" / "blockyard" / "games" / game
    folder.mkdir()
    (folder / "__init__.py").touch()
    source = folder / "kernel.py"
    source.write_text(KERNEL)
    made = build.compiled(source)
    made.write_bytes(b"machine code")
    a_minute_later = build.Path(build.__file__).stat().st_mtime + 60
    os.utime(source, (a_minute_later - 60,) * 2)
    os.utime(made, (a_minute_later,) * 2)
    return source, made


def touch_later_than(path, made):
    path.touch()
    os.utime(path, (made.stat().st_mtime + 60,) * 2)


def test_this_machine_is_ready():
    assert list(build.missing()) == []


def test_a_missing_compiler_is_one_sentence_with_the_package_to_install(monkeypatch):
    monkeypatch.setattr(shutil, "which", lambda name: None)
    [sentence] = build.missing()
    assert "C compiler" in sentence and "build-essential" in sentence


def test_missing_headers_are_one_sentence_with_the_package_to_install(tmp_path, monkeypatch):
    monkeypatch.setattr(sysconfig, "get_path", lambda name: str(tmp_path))
    [sentence] = build.missing()
    assert "Python.h" in sentence and "python3-dev" in sentence


def test_a_python_without_ensurepip_is_told_to_install_venv(monkeypatch):
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    [sentence] = build.missing()
    assert "python3-venv" in sentence


def test_an_old_python_is_told_which_one_is_needed(monkeypatch):
    monkeypatch.setattr(sys, "version_info", (3, 9, 2))
    [sentence] = build.missing()
    assert "3.11 or newer" in sentence


def test_check_says_everything_at_once_and_fails(monkeypatch, capsys):
    monkeypatch.setattr(sys, "argv", ["build.py", "--check"])
    monkeypatch.setattr(shutil, "which", lambda name: None)
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    assert build.main() == 1
    assert len(capsys.readouterr().err.splitlines()) == 2


def test_a_house_without_kernels_has_nothing_to_compile(checkout):
    build.build_kernels()
    assert build.kernels() == []


def test_fresh_machine_code_is_kept(checkout):
    _, made = write_kernel(checkout)
    build.build_kernels()
    assert made.read_bytes() == b"machine code"


@pytest.mark.parametrize("newer", ["games/ludo/kernel.py", "core/bits.pxd", "games/ludo/dice.pxd"])
def test_machine_code_older_than_any_of_its_sources_is_removed(checkout, newer):
    _, made = write_kernel(checkout)
    touch_later_than(checkout / "src" / "blockyard" / newer, made)
    build.sweep_kernels()
    assert not made.exists()


def test_machine_code_without_a_source_is_removed(checkout):
    source, made = write_kernel(checkout)
    source.unlink()
    build.sweep_kernels()
    assert not made.exists()


def test_a_file_is_compiled_by_its_first_line_wherever_it_stands(checkout):
    source, made = write_kernel(checkout)
    search = checkout / "src" / "blockyard" / "search.py"
    search.write_text("# cython: language_level=3\n")
    (checkout / "src" / "blockyard" / "plain.py").write_text('"""Not for # cython: at all."""\n')
    assert build.kernels() == [source, search]
    source.write_text(KERNEL.partition("\n")[2])
    os.utime(source, (made.stat().st_mtime - 60,) * 2)
    build.sweep_kernels()
    assert build.kernels() == [search] and not made.exists()


def test_a_stale_kernel_that_cannot_be_compiled_leaves_nothing_old_to_play_with(
    checkout, monkeypatch
):
    source, made = write_kernel(checkout)
    touch_later_than(source, made)
    monkeypatch.setattr(shutil, "which", lambda name: None)
    with pytest.raises(build.Trouble, match="build-essential"):
        build.build_kernels()
    assert not made.exists()


def test_a_new_kernel_is_found_compiled_and_has_the_fast_bits(checkout):
    source, made = write_kernel(checkout)
    made.unlink()
    bits = build.Path(__file__).parents[2] / "src" / "blockyard" / "core" / "bits.pxd"
    shutil.copy(bits, checkout / "src" / "blockyard" / "core")
    build.build_kernels()
    source.unlink()
    question = "from blockyard.games.ludo import kernel as k; print(k.COMPILED, k.squares(0b10100))"
    answer = subprocess.run(
        [sys.executable, "-c", question],
        cwd=checkout / "src",
        capture_output=True,
        text=True,
        check=False,
    )
    assert answer.stdout == "True (2, 2)\n", answer.stderr


@pytest.fixture
def built(checkout):
    (checkout / "web" / "src" / "main.ts").write_text("play()")
    (checkout / "src" / "blockyard" / "static").mkdir()
    build.Stamp(build.STATIC, build.web_sources()).set()
    assert not build.web_is_stale()
    return checkout


@pytest.mark.parametrize("path", ["web/src/main.ts", "src/blockyard/locales/en/web.ftl"])
def test_a_change_of_the_client_or_of_its_words_builds_it_anew(built, path):
    (built / path).write_text("changed")
    assert build.web_is_stale()


def test_a_file_that_went_away_builds_the_client_anew(built):
    (built / "web" / "src" / "main.ts").unlink()
    assert build.web_is_stale()


@pytest.mark.parametrize("path", ["web/tests/page.test.ts", "web/node_modules/vite/index.js"])
def test_what_is_not_in_the_client_does_not_build_it_anew(built, path):
    (built / path).parent.mkdir(parents=True)
    (built / path).write_text("changed")
    assert not build.web_is_stale()


def test_the_times_of_an_unpacked_sdist_do_not_build_the_client_anew(built):
    touch_later_than(built / "web" / "src" / "main.ts", build.STATIC / ".made-from")
    assert not build.web_is_stale()


def test_node_can_be_set_aside_for_the_one_from_pypi(monkeypatch):
    monkeypatch.setenv("BLOCKYARD_NODE", "wheel")
    assert not build.has_system_node.__wrapped__()
