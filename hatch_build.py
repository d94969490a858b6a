"""Build hooks: `pip install` compiles the kernels and builds the client with tools/build.py. A
release names the repository that it comes from."""

import gzip
import os
import re
import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

sys.path.insert(0, str(Path(__file__).parent))  # a build environment does not import the checkout

from tools import build, kernels

# The Makefile says `later`: it builds both itself, at the same time and with visible progress.
BUILD_NOW = os.environ.get("BLOCKYARD_BUILD") != "later"


REPOSITORY = os.environ.get("BLOCKYARD_REPOSITORY", "")
"""Such as https://github.com/somebody/blockyard: the workflow that publishes knows it."""
LINK = re.compile(r"(\]\(|src=\")(?=docs/|[A-Z]+\b)")


def project_urls(repository: str) -> dict[str, str]:
    if not repository:
        return {}
    pages = {"Documentation": "tree/main/docs", "Changelog": "blob/main/CHANGELOG.md"}
    parts = {"Homepage": "", "Source": "", "Issues": "/issues"} | {
        name: f"/{at}" for name, at in pages.items()
    }
    return {name: f"{repository}{part}" for name, part in parts.items()}


def readme(text: str, repository: str) -> str:
    """The README as a package index shows it: links and pictures lead into the repository."""
    if not repository:
        return text
    places = {"](": f"{repository}/blob/main/", 'src="': f"{repository}/raw/main/"}
    return LINK.sub(lambda link: link[1] + places[link[1]], text)


class CustomMetadataHook(MetadataHookInterface):
    """The fields of pyproject.toml that depend on where a release is made."""

    def update(self, metadata: dict[str, Any]) -> None:
        text = Path(self.root, "README.md").read_text("utf-8")
        described = {"content-type": "text/markdown", "text": readme(text, REPOSITORY)}
        metadata["readme"] = described
        metadata["urls"] = project_urls(REPOSITORY)


PACKED = ("games/*/net/*.json", "puzzles/*.tsv", "openings/*.tsv", "static/**/*")
"""Nets, tables and the client take a third of the room; blockyard/core/packed.py reads them."""
WORTH_IT = 0.9


def packed_files(package: Path) -> dict[Path, bytes]:
    """The files of a wheel that are compressed there, where that makes them smaller."""
    files = {path for pattern in PACKED for path in package.glob(pattern) if path.is_file()}
    packed = {path: gzip.compress(path.read_bytes(), 6, mtime=0) for path in sorted(files)}
    return {path: b for path, b in packed.items() if len(b) < WORTH_IT * path.stat().st_size}


class CustomBuildHook(BuildHookInterface[Any]):
    """The client goes into every wheel and sdist; kernels are compiled for wheels only."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.kept = tempfile.TemporaryDirectory()

    def dependencies(self) -> list[str]:
        """What the environment of this build needs, and not a package more."""
        needed: list[str] = []
        if BUILD_NOW and self.target_name == "wheel":
            needed += self.metadata.core.optional_dependencies["build"]
        if BUILD_NOW and build.web_is_stale() and not build.has_system_node():
            needed.append(build.NODE_WHEEL)
        return needed

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if BUILD_NOW:
            self.build()
        if self.target_name == "wheel" and kernels.kernels():
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
            build_data["artifacts"].append(f"*{kernels.EXTENSION_SUFFIX}")
        if self.target_name == "wheel" and version != "editable":
            # Python prefers the machine code beside them; they would only take room.
            self.leave_out(kernels.kernels())
            self.compress(build_data)

    def leave_out(self, files: Iterable[Path]) -> None:
        known = self.build_config.target_config.setdefault("exclude", [])
        known += [f"/{path.relative_to(self.root).as_posix()}" for path in files]

    def compress(self, build_data: dict[str, Any]) -> None:
        packed = packed_files(build.PACKAGE)
        for number, (path, content) in enumerate(packed.items()):
            made = Path(self.kept.name) / str(number)
            made.write_bytes(content)
            place = path.relative_to(build.PACKAGE.parent).as_posix()
            build_data["force_include"][str(made)] = f"{place}.gz"
        self.leave_out(packed)
        # Files that are under no version control are taken by name.
        others = {path for path in build.STATIC.rglob("*") if path.is_file()} - set(packed)
        names = [f"/{path.relative_to(self.root).as_posix()}" for path in sorted(others)]
        self.build_config.target_config["artifacts"] = names

    def build(self) -> None:
        try:
            if self.target_name == "wheel":
                kernels.build_kernels()
            build.build_web()
        except kernels.BuildError as error:
            sys.exit(f"blockyard: {error}")
