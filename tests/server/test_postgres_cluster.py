"""Where the tests find a PostgreSQL of their own, and what they say where there is none."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.server.postgres_cluster import MISSING, programs


@pytest.fixture
def machine(tmp_path, monkeypatch):
    """Root's machine with nothing on it: no PostgreSQL, and no program on the path."""
    path, debian = tmp_path / "path", tmp_path / "postgresql"
    path.mkdir()
    (debian / "15" / "bin").mkdir(parents=True)
    monkeypatch.setenv("PATH", str(path))
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    return path, debian


def program(path: Path, name: str, *lines: str) -> None:
    (path / name).write_text("\n".join(["#!/bin/sh", *lines]))
    (path / name).chmod(0o755)


def refusal(debian: Path) -> tuple[str, int | None]:
    with pytest.raises(pytest.exit.Exception) as ended:
        programs(debian)
    return ended.value.msg, ended.value.returncode


def test_without_postgresql_and_a_way_to_install_it_the_tests_say_what_to_do(machine):
    assert refusal(machine[1]) == (MISSING, 1)
    assert "apt-get install postgresql" in MISSING


def test_an_installation_that_fails_is_tried_once_and_ends_in_the_same_sentence(machine, tmp_path):
    path, debian = machine
    program(path, "apt-get", f'echo "$@" >> {tmp_path}/asked', "exit 100")
    assert refusal(debian) == (MISSING, 1)
    assert (tmp_path / "asked").read_text() == "install -y -qq postgresql\n"


def test_nobody_but_root_tries_to_install(machine, tmp_path, monkeypatch):
    path, debian = machine
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    program(path, "apt-get", f"echo > {tmp_path}/asked")
    assert refusal(debian) == (MISSING, 1)
    assert not (tmp_path / "asked").exists()


def test_what_was_installed_just_now_is_found(machine):
    path, debian = machine
    program(path, "apt-get", f"echo > {debian}/15/bin/initdb")
    assert programs(debian) == debian / "15" / "bin"


def test_a_postgresql_on_the_path_will_do(machine):
    path, debian = machine
    program(path, "initdb")
    assert programs(debian) == path
