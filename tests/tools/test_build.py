"""What is built, when it is rebuilt, and what is printed on a machine that lacks something."""

import importlib.util
import os
import shutil
import sys
import sysconfig

import pytest

from tools import build, kernels


@pytest.fixture
def checkout(tmp_path, monkeypatch):
    """An empty checkout with a web client."""
    package = tmp_path / "src" / "blockyard"
    (package / "locales" / "en").mkdir(parents=True)
    (tmp_path / "web" / "src").mkdir(parents=True)
    monkeypatch.setattr(build, "ROOT", tmp_path)
    monkeypatch.setattr(build, "PACKAGE", package)
    monkeypatch.setattr(build, "STATIC", package / "static")
    monkeypatch.setattr(build, "WEB", tmp_path / "web")
    return tmp_path


def test_this_machine_is_ready():
    assert list(build.missing_requirements()) == []


def test_a_missing_compiler_is_one_sentence_with_the_package_to_install(monkeypatch):
    monkeypatch.setattr(shutil, "which", lambda name: None)
    [sentence] = build.missing_requirements()
    assert "C compiler" in sentence and "build-essential" in sentence


def test_missing_headers_are_one_sentence_with_the_package_to_install(tmp_path, monkeypatch):
    monkeypatch.setattr(sysconfig, "get_path", lambda name: str(tmp_path))
    [sentence] = build.missing_requirements()
    assert "Python.h" in sentence and "python3-dev" in sentence


def test_a_python_without_ensurepip_needs_python3_venv(monkeypatch):
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    [sentence] = build.missing_requirements()
    assert "python3-venv" in sentence


def test_an_old_python_is_named_with_the_one_that_is_needed(monkeypatch):
    monkeypatch.setattr(sys, "version_info", (3, 9, 2))
    [sentence] = build.missing_requirements()
    assert "3.11 or newer" in sentence


def test_check_names_everything_that_is_missing_and_fails(monkeypatch, capsys):
    monkeypatch.setattr(sys, "argv", ["build.py", "--check"])
    monkeypatch.setattr(shutil, "which", lambda name: None)
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    assert build.main() == 1
    assert len(capsys.readouterr().err.splitlines()) == 2


def test_a_build_error_is_printed_as_one_line(monkeypatch, capsys):
    def fail():
        raise kernels.BuildError("Install this.")

    monkeypatch.setattr(sys, "argv", ["build.py", "kernels"])
    monkeypatch.setattr(kernels, "build_kernels", fail)
    assert build.main() == 1
    assert capsys.readouterr().err == "blockyard: Install this.\n"


@pytest.fixture
def built(checkout):
    (checkout / "web" / "src" / "main.ts").write_text("play()")
    (checkout / "src" / "blockyard" / "static").mkdir()
    build.Stamp(build.STATIC, build.web_sources()).set()
    assert not build.web_is_stale()
    return checkout


@pytest.mark.parametrize("path", ["web/src/main.ts", "src/blockyard/locales/en/web.ftl"])
def test_a_change_of_the_client_or_of_its_messages_rebuilds_it(built, path):
    (built / path).write_text("changed")
    assert build.web_is_stale()


def test_a_removed_file_rebuilds_the_client(built):
    (built / "web" / "src" / "main.ts").unlink()
    assert build.web_is_stale()


@pytest.mark.parametrize("path", ["web/tests/page.test.ts", "web/node_modules/vite/index.js"])
def test_what_is_not_in_the_client_does_not_rebuild_it(built, path):
    (built / path).parent.mkdir(parents=True)
    (built / path).write_text("changed")
    assert not build.web_is_stale()


def test_the_times_of_an_unpacked_sdist_do_not_rebuild_the_client(built):
    stamp = (build.STATIC / ".built-from").stat().st_mtime
    os.utime(built / "web" / "src" / "main.ts", (stamp + 60,) * 2)
    assert not build.web_is_stale()


def test_the_node_of_pypi_can_be_preferred(monkeypatch):
    monkeypatch.setenv("BLOCKYARD_NODE", "wheel")
    assert not build.has_system_node.__wrapped__()
