"""Which modules are compiled, when they are recompiled, and what a failure leaves behind."""

import os
import shutil
import subprocess
import sys

import pytest

from tools import kernels

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
PACKAGE = kernels.PACKAGE


@pytest.fixture
def package(tmp_path, monkeypatch):
    """An empty package in a checkout of its own; the shared module is there already."""
    package = tmp_path / "src" / "blockyard"
    for folder in (package / "core", package / "games" / "ludo"):
        folder.mkdir(parents=True)
    for folder in (package, package / "core", package / "games", package / "games" / "ludo"):
        (folder / "__init__.py").touch()
    shared = kernels.compiled(kernels.shared_module())
    shutil.copy(shared, package)
    monkeypatch.setattr(kernels, "ROOT", tmp_path)
    monkeypatch.setattr(kernels, "PACKAGE", package)
    return package


@pytest.fixture
def kernel(package):
    source = package / "games" / "ludo" / "kernel.py"
    source.write_text(KERNEL)
    return source


@pytest.fixture
def built(kernel):
    """The machine code of a kernel, compiled a minute after everything else was written."""
    built = kernels.compiled(kernel)
    built.write_bytes(b"machine code")
    touch_a_minute_after(kernel, built)
    return built


def touch_a_minute_after(earlier, path):
    path.touch()
    os.utime(path, (earlier.stat().st_mtime + 60,) * 2)


def test_a_package_without_kernels_has_nothing_to_compile(package):
    kernels.build_kernels()
    assert kernels.kernels() == []


def test_fresh_machine_code_is_kept(built):
    kernels.build_kernels()
    assert built.read_bytes() == b"machine code"


def test_machine_code_older_than_its_source_is_removed(kernel, built):
    touch_a_minute_after(built, kernel)
    kernels.remove_stale()
    assert not built.exists()


@pytest.mark.parametrize(
    ("name", "is_stale"),
    [
        ("games/ludo/kernel", True),
        ("core/bits", True),
        ("games/ludo/dice", True),  # cimported by bits
        ("core/batch", False),
    ],
)
def test_only_declarations_that_a_kernel_cimports_make_it_stale(package, built, name, is_stale):
    (package / "core" / "bits.pxd").write_text("from blockyard.games.ludo.dice cimport roll\n")
    touch_a_minute_after(built, package / f"{name}.pxd")
    kernels.remove_stale()
    assert built.exists() is not is_stale


def test_a_cimported_package_stands_for_all_its_declarations(package):
    user = package / "user.py"
    user.write_text("from cython.cimports.blockyard.core import bits, rng\n")
    declarations = {package / "core" / "bits.pxd", package / "core" / "rng.pxd"}
    for declaration in declarations:
        declaration.touch()
    assert declarations < kernels.kernel_sources(user)


def test_machine_code_without_a_source_is_removed(kernel, built):
    kernel.unlink()
    kernels.remove_stale()
    assert not built.exists()


def test_a_new_version_of_cython_recompiles_everything(built, monkeypatch):
    old_shared = kernels.compiled(kernels.shared_module())
    monkeypatch.setattr(kernels, "cython_version", lambda: "99.0")
    kernels.remove_stale()
    assert not built.exists() and not old_shared.exists()


def test_a_module_is_compiled_by_its_first_line_wherever_it_is(package, kernel, built):
    search = package / "search.py"
    search.write_text("# cython: language_level=3\n")
    (package / "plain.py").write_text('"""Not for # cython: at all."""\n')
    assert kernels.kernels() == [kernel, search]
    kernel.write_text(KERNEL.partition("\n")[2])
    kernels.remove_stale()
    assert kernels.kernels() == [search] and not built.exists()


def test_a_failing_build_leaves_no_stale_machine_code(kernel, built, monkeypatch):
    touch_a_minute_after(built, kernel)
    monkeypatch.setattr(shutil, "which", lambda name: None)
    with pytest.raises(kernels.BuildError, match="build-essential"):
        kernels.build_kernels()
    assert not built.exists()


@pytest.mark.slow
def test_a_warning_of_cython_is_an_error(kernel, capfd):
    kernel.write_text(
        "# cython: language_level=3\n"
        "def f(flag: bool) -> int:\n"
        "    if flag:\n"
        "        x = 1\n"
        "    return x\n"
    )
    with pytest.raises(kernels.BuildError, match=r"games/ludo/kernel\.py did not compile"):
        kernels.build_kernels()
    assert "might be referenced before assignment" in capfd.readouterr().err


@pytest.mark.slow
def test_a_new_kernel_is_found_compiled_and_has_the_fast_bits(package, kernel, capfd):
    shutil.copy(PACKAGE / "core" / "bits.pxd", package / "core")
    kernels.build_kernels()
    assert "[ 1/1] games/ludo/kernel " in capfd.readouterr().err
    kernel.unlink()
    question = "from blockyard.games.ludo import kernel as k; print(k.COMPILED, k.squares(0b10100))"
    answer = subprocess.run(
        [sys.executable, "-c", question],
        cwd=package.parent,
        env={**os.environ, "PYTHONPATH": str(package.parent)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert answer.stdout == "True (2, 2)\n", answer.stderr
