"""Build hook: `pip install` compiles the kernels and builds the client with tools/build.py."""

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))  # a build environment does not import the checkout

from tools import build, kernels

# The Makefile says `later`: it builds both itself, at the same time and with visible progress.
BUILD_NOW = os.environ.get("BLOCKYARD_BUILD") != "later"


class CustomBuildHook(BuildHookInterface[Any]):
    """The client goes into every wheel and sdist; kernels are compiled for wheels only."""

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
            # Python prefers the machine code beside them; they would only take room.
            sources = [f"/{path.relative_to(self.root)}" for path in kernels.kernels()]
            if version != "editable":
                self.build_config.target_config["exclude"] = sources

    def build(self) -> None:
        try:
            if self.target_name == "wheel":
                kernels.build_kernels()
            build.build_web()
        except kernels.BuildError as error:
            sys.exit(f"blockyard: {error}")
