"""What the package and its extras install is enough: no import needs a development package."""

from __future__ import annotations

import ast
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from examples.socket_bot import play, post, sit
from tests.server.server_process import running
from tools.kernels import MARK

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "blockyard"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
OWNERS = packages_distributions()
EXTRAS = {
    "ai": ("train", "compute"),
    "cli": ("server",),
    "envs": ("rl", "openspiel", "data"),
    "games": ("tower",),
    "rulespage.py": ("terminal",),
    "server": ("server", "cluster", "trace"),
}
"""Packages that need an extra, and say so to users without it."""


def declared(*extras: str) -> set[str]:
    asked = [Requirement(line) for line in PROJECT["dependencies"]]
    for extra in extras:
        asked += map(Requirement, PROJECT["optional-dependencies"][extra])
    names = {canonicalize_name(one.name) for one in asked}
    nested = [extra for one in asked if one.name == PROJECT["name"] for extra in one.extras]
    return names | (declared(*nested) if nested else set())


def imported(source: str) -> Iterator[str]:
    """The packages that a module imports when it runs, wherever in it that stands."""
    for node in _run(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.module.partition(".")[0]


def _run(tree: ast.AST) -> Iterator[ast.AST]:
    """Every node but those that only type checkers read."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            continue
        yield node
        yield from _run(node)


def undeclared(path: Path, source: str) -> set[str]:
    """What a module of the package imports and pyproject.toml does not declare."""
    package = path.relative_to(PACKAGE).parts[0]
    allowed = declared(*EXTRAS.get(package, ()))
    # A kernel is compiled, and what it imports of Cython is gone by then.
    own = {"blockyard", *(["cython"] if source.startswith(MARK) else [])}
    return {
        name
        for name in imported(source)
        if name not in own | sys.stdlib_module_names
        and not allowed.intersection(map(canonicalize_name, OWNERS.get(name, [name])))
    }


@pytest.mark.slow
def test_the_package_imports_only_what_it_asks_for():
    modules = {path: undeclared(path, path.read_text()) for path in PACKAGE.rglob("*.py")}
    assert modules
    assert {path: missing for path, missing in modules.items() if missing} == {}


@pytest.mark.parametrize(
    ("package", "line", "found"),
    [
        ("server", "import hypothesis", {"hypothesis"}),
        ("server", "def late():\n    from httpx import get", {"httpx"}),
        ("server", "if TYPE_CHECKING:\n    import hypothesis", set()),
        ("server", "import gymnasium", {"gymnasium"}),
        ("envs", "import gymnasium", set()),
        ("core", "import cython", {"cython"}),
        ("cli", "import nobody_has_this", {"nobody_has_this"}),
    ],
)
def test_a_planted_import_is_found(package, line, found):
    assert undeclared(PACKAGE / package / "planted.py", line) == found


@pytest.mark.slow
def test_the_import_blocker_blocks_what_only_the_tests_need():
    """So that the next test can fail: pytest is no dependency, and SQLAlchemy is one."""
    look = (
        "from tests.server.minimal_install import *; block_undeclared(); import sqlalchemy, pytest"
    )
    ended = subprocess.run(
        [sys.executable, "-c", look], capture_output=True, text=True, cwd=ROOT, check=False
    )
    assert "No module named 'pytest' on a player's machine" in ended.stderr


@pytest.mark.slow
def test_without_the_tests_packages_a_game_is_played_on_either_database(cluster, tmp_path):
    for data, more in (("a", ()), ("b", ("--database", cluster.new_database()))):
        (tmp_path / data).mkdir()
        minimal = ("tests.server.minimal_install", "serve", "--no-browser")
        with running(tmp_path / data, *more, port=18921, program=minimal) as server:
            me = post(server, "/api/guests")["session"]
            assert play(server, me, sit(server, me, "gobblers"))["clause"]
