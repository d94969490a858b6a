"""The hook by which `pip install` builds what tools/build.py knows how to build."""

import importlib.util
import os
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


def _load_build_tool() -> ModuleType:
    """tools/build.py by its path: in a build environment the checkout is not importable."""
    file = Path(__file__).parent / "tools" / "build.py"
    spec = importlib.util.spec_from_file_location("blockyard_build", file)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


build = _load_build_tool()


# The Makefile says `later`: it builds the client when something needs it, and a game in the
# terminal must not wait for Node.
WITH_WEB = os.environ.get("BLOCKYARD_WEB") != "later"


class CustomBuildHook(BuildHookInterface[Any]):
    """The client goes into every wheel and sdist; kernels are compiled for wheels only."""

    def dependencies(self) -> list[str]:
        """What the environment of this build needs, and not a package more."""
        needed: list[str] = []
        if self.target_name == "wheel":
            needed += self.metadata.core.optional_dependencies["build"]
        if WITH_WEB and build.web_is_stale() and not build.has_system_node():
            needed.append(build.NODE_WHEEL)
        return needed

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        try:
            if self.target_name == "wheel":
                build.build_kernels()
            if WITH_WEB:
                build.build_web()
        except build.Trouble as trouble:
            sys.exit(f"blockyard: {trouble}")
        if self.target_name == "wheel" and build.kernels():
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
            build_data["artifacts"].append(f"*{build.EXTENSION_SUFFIX}")
