"""What others install: the source distribution is complete, and the locked versions are ours."""

from __future__ import annotations

import re
import tomllib
from fnmatch import fnmatch
from itertools import chain
from pathlib import Path

import pytest
import yaml
from packaging.requirements import Requirement
from packaging.specifiers import SpecifierSet
from packaging.utils import canonicalize_name

import hatch_build
from tools import check_wheel, kernels

ROOT = Path(__file__).parents[2]
PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
PROJECT = PYPROJECT["project"]
LOCK = (ROOT / "requirements.lock").read_text("utf-8")
# "name==1.2 ; marker", and a name that stands twice is for different machines.
LOCKED = re.findall(r"^([\w.-]+)==([^\s;]+)(.*)$", LOCK, re.MULTILINE)
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
ALWAYS_PACKED = {"LICENSE", "README.md", "pyproject.toml", ".gitignore", "PKG-INFO"}
"""By the build tool itself."""


def ignored() -> list[str]:
    lines = (ROOT / ".gitignore").read_text("utf-8").splitlines()
    return [line.strip("/") for line in lines if line and not line.startswith("#")]


def test_the_source_distribution_has_every_file_of_a_checkout():
    packed = PYPROJECT["tool"]["hatch"]["build"]["targets"]["sdist"]["include"]
    kept = [*(pattern.strip("/") for pattern in packed), *ALWAYS_PACKED]
    unknown = {
        entry.name
        for entry in ROOT.iterdir()
        if not any(fnmatch(entry.name, pattern) for pattern in [*kept, *ignored(), ".git"])
    }
    assert unknown == set()


def test_a_release_names_its_repository_and_no_link_of_the_readme_is_relative():
    text, home = (ROOT / "README.md").read_text("utf-8"), "https://example.org/blockyard"
    assert hatch_build.project_urls("") == {} and hatch_build.readme(text, "") == text
    urls = hatch_build.project_urls(home)
    assert {"Homepage", "Documentation", "Source", "Issues", "Changelog"} == set(urls)
    shown = hatch_build.readme(text, home)
    aims = re.findall(r'(?:\]\(|src=")([^)"]+)', shown)
    assert len(aims) > 15 and all(aim.startswith(home) for aim in aims)
    files = {aim.removeprefix(f"{home}/").partition("/main/")[2] for aim in aims}
    assert all((ROOT / file).exists() for file in files)


BYTECODE = 2.0
"""Bytes for each byte of a Python file."""
CLICK_AND_FLUENT = 1_350_000
"""What the core depends on, with bytecode."""


@pytest.mark.slow
def test_the_core_stays_small():
    """An estimate from the checkout; `tools/check_wheel.py core` measures a wheel."""
    package, sources = kernels.PACKAGE, set(kernels.kernels())
    packed = hatch_build.packed_files(package)
    size = float(CLICK_AND_FLUENT)
    for path in package.rglob("*"):
        if path.is_file() and path not in sources and "__pycache__" not in path.parts:
            size += len(packed.get(path, b"")) or path.stat().st_size
            size += BYTECODE * path.stat().st_size if path.suffix == ".py" else 0
    assert size < 0.97 * check_wheel.MOST_BYTES, f"about {size / 1e6:.1f} MB"


def wanted() -> list[Requirement]:
    extras = PROJECT["optional-dependencies"].values()
    named = map(Requirement, [*PROJECT["dependencies"], *chain.from_iterable(extras)])
    return [requirement for requirement in named if requirement.name != "blockyard"]


@pytest.mark.parametrize("requirement", wanted(), ids=str)
def test_every_requirement_has_a_locked_version_that_it_allows(requirement):
    name = canonicalize_name(requirement.name)
    versions = [version for other, version, _ in LOCKED if canonicalize_name(other) == name]
    assert versions, f"{name} is not in requirements.lock: docs/releasing.md has the command"
    assert all(requirement.specifier.contains(version, prereleases=True) for version in versions)


def test_every_locked_version_has_hashes_and_no_address():
    assert len(LOCKED) > 50 and "://" not in LOCK
    for entry in re.split(r"\n(?=\S)", LOCK.strip()):
        assert "--hash=sha256:" in entry, entry.partition("\n")[0]


def test_wheels_are_built_and_tested_for_the_same_versions_of_python():
    test = yaml.safe_load((ROOT / ".github" / "workflows" / "test.yml").read_text("utf-8"))
    tested = test["jobs"]["test"]["strategy"]["matrix"]["python"]
    built = re.findall(r"cp3(\d+)-", PYPROJECT["tool"]["cibuildwheel"]["build"])
    assert tested == [f"3.{minor}" for minor in built]
    allowed = SpecifierSet(PROJECT["requires-python"])
    assert all(allowed.contains(version) for version in tested)
    assert not allowed.contains(f"3.{min(map(int, built)) - 1}")


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.stem)
def test_a_workflow_runs_what_there_is(workflow):
    """Targets of make and files that it names; and it keeps no credentials it does not need."""
    text = workflow.read_text("utf-8")
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    called = re.findall(r"make (?:-C \w+ )?([a-z]+)", text)
    assert set(called) <= targets
    assert all((ROOT / path).is_file() for path in re.findall(r"tools/\w+\.py", text))
    jobs = yaml.safe_load(text)["jobs"].values()
    steps = [step for job in jobs for step in job["steps"]]
    for step in steps:
        if step.get("uses", "").startswith("actions/checkout@"):
            assert step["with"]["persist-credentials"] is False
    assert all("timeout-minutes" in job or "environment" in job for job in jobs)
