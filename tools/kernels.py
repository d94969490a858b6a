"""Compile the kernels: Python modules in Cython's pure-Python mode, to C, to machine code.

A module is compiled if its first line begins with `# cython:`; nothing is registered anywhere.
The machine code lies beside the source, and Python prefers it. What all compiled modules have in
common (typed memoryviews, function objects) is compiled once, into a shared module.

Where speed depends on the processor, a module is compiled twice: packages that call
`blockyard.core.machine.prefer_fast_code` have a second copy of their modules in a folder, for newer
processors.

Importing this file takes the standard library only, nothing newer than Python 3.7: see build.py.
"""

from __future__ import annotations

import contextlib
import copy
import importlib.metadata
import itertools
import os
import platform
import re
import shutil
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from setuptools import Extension

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "blockyard"

EXTENSION_SUFFIX = sysconfig.get_config_var("EXT_SUFFIX") or ".so"
MARK = "# cython:"
FAST_MACHINE = "x86-64-v3"  # 2013 and later: AVX2, BMI
FAST_FOLDER = "x86_64_v3"

DIRECTIVES = {
    "auto_pickle": False,  # nobody pickles a kernel's objects, and the code for it is large
    "show_performance_hints": False,  # they are about lines outside the hot loops
    "warn.maybe_uninitialized": True,  # and every warning is an error
}


class BuildError(Exception):
    """Something the developer can fix; the message is one sentence that says how."""


def log(message: str) -> None:
    print(f"blockyard: {message}", file=sys.stderr, flush=True)


# ---------------------------------------------------------------- requirements


def missing_requirements() -> Iterator[str]:
    """One sentence for each thing that the machine lacks to compile kernels."""
    if c_compiler() is None:
        yield "There is no C compiler for the fast kernels: install Debian's build-essential."
    headers = Path(sysconfig.get_path("include"))
    if not (headers / "Python.h").is_file():
        yield f"Python.h is not in {headers}: install Debian's python3-dev."


def c_compiler() -> str | None:
    """The compiler named by the environment or by this Python, or else any that is installed."""
    named = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    commands = [named, "cc", "gcc", "clang"]
    return next((command for command in commands if shutil.which(command.split()[0])), None)


def cython_version() -> str:
    try:
        return importlib.metadata.version("cython")
    except importlib.metadata.PackageNotFoundError as absent:
        raise not_installed("Cython") from absent


def not_installed(package: str | None) -> BuildError:
    hint = "run make, or pip install -e '.[dev]'"
    return BuildError(f"{package} is needed to compile kernels: {hint}.")


# ---------------------------------------------------------------- sources and staleness


def kernels() -> list[Path]:
    return sorted(path for path in PACKAGE.rglob("*.py") if is_kernel(path))


def is_kernel(path: Path) -> bool:
    with path.open(encoding="utf-8") as file:
        return file.readline().startswith(MARK)


def compiled(kernel: Path) -> Path:
    return kernel.with_suffix(EXTENSION_SUFFIX)


def fast_copy(kernel: Path) -> Path | None:
    """Where the machine code for newer processors lies, if this package uses it."""
    chooses = "prefer_fast_code" in (kernel.parent / "__init__.py").read_text(encoding="utf-8")
    return kernel.parent / FAST_FOLDER / compiled(kernel).name if is_x86() and chooses else None


def is_complete(kernel: Path) -> bool:
    fast = fast_copy(kernel)
    return compiled(kernel).exists() and (fast is None or fast.exists())


def shared_module() -> Path:
    """The source that the shared module would have if Cython did not generate it.

    Its name holds Cython's version, because kernels work only with the version they were
    compiled by: after an upgrade there is no shared module, and everything is compiled again.
    """
    return PACKAGE / f"_cython_{cython_version().replace('.', '_')}.py"


def kernel_sources(kernel: Path) -> set[Path]:
    """The files a kernel is compiled from; this one too, because it holds the compiler's flags."""
    sources = {kernel, Path(__file__).resolve()}
    found = [kernel.with_suffix(".pxd"), *cimported(kernel)]
    while found:
        source = found.pop()
        if source not in sources and source.exists():
            sources.add(source)
            found += cimported(source)
    return sources


CIMPORT = re.compile(r"from (?:cython\.cimports\.)?blockyard\.([\w.]+) c?import")


def cimported(path: Path) -> Iterator[Path]:
    """The declarations (.pxd) that a file names; of a package, all of them."""
    for name in CIMPORT.findall(path.read_text(encoding="utf-8")):
        module = PACKAGE.joinpath(*name.split("."))
        yield from module.glob("*.pxd") if module.is_dir() else [module.with_suffix(".pxd")]


def is_older(built: Path, sources: Iterable[Path]) -> bool:
    time = built.stat().st_mtime_ns
    return any(source.stat().st_mtime_ns > time for source in sources)


def remove_stale() -> None:
    """Remove machine code that is older than its source or has none.

    Python prefers kernel.so to kernel.py and would run an old one silently. It is removed before
    anything is compiled, so that a failing build leaves nothing old in place.
    """
    shared = compiled(shared_module())
    for built in [path for path in PACKAGE.rglob("*.*") if path.suffix in {".so", ".pyd"}]:
        if built == shared:
            is_stale = is_older(built, [Path(__file__).resolve()])
        else:
            folder = built.parent.parent if built.parent.name == FAST_FOLDER else built.parent
            kernel = folder / (built.name.partition(".")[0] + ".py")
            is_orphan = not kernel.exists() or not is_kernel(kernel) or not shared.exists()
            is_stale = is_orphan or is_older(built, kernel_sources(kernel))
        if is_stale:
            built.unlink()


# ---------------------------------------------------------------- compiling


def build_kernels() -> None:
    sources = kernels()
    remove_stale()
    stale = [kernel for kernel in sources if not is_complete(kernel)]
    if not stale:
        return
    for sentence in missing_requirements():
        raise BuildError(sentence)
    # The largest first, so that no core is left with a long job at the end.
    stale.sort(key=lambda kernel: kernel.stat().st_size, reverse=True)
    if not compiled(shared_module()).exists():
        stale.insert(0, shared_module())
    compile_all(stale)


def compile_all(sources: Sequence[Path]) -> None:
    """Translate one module after the other while threads run a C compiler on every core.

    Translation is a tenth of the work, and in one process Cython loads its own code only once.
    """
    os.environ["CC"] = c_compiler() or "cc"
    log(f"compiling {len(sources)} modules, {os.cpu_count()} at a time")
    count = itertools.count(1)

    def finish(source: Path, extension: Extension, seconds: float) -> None:
        began = perf_counter()
        compile_c(source, extension, compiled(source))
        if fast := fast_copy(source):
            extension.extra_compile_args = compiler_flags(FAST_MACHINE)
            compile_c(source, extension, fast)
        seconds += perf_counter() - began
        name = source.relative_to(PACKAGE).with_suffix("").as_posix()
        log(f"[{next(count):2}/{len(sources)}] {name:42} {seconds:4.1f} s")

    with ThreadPoolExecutor(os.cpu_count()) as pool:
        try:
            jobs = []
            for source in sources:
                began = perf_counter()
                extension = translate(source)
                jobs.append(pool.submit(finish, source, extension, perf_counter() - began))
            for job in jobs:
                job.result()
        except BaseException:
            pool.shutdown(cancel_futures=True)
            raise


def translate(source: Path) -> Extension:
    """Python to C, in build/."""
    try:
        from Cython.Build import cythonize
        from Cython.Compiler import Options
        from Cython.Compiler.Errors import CompileError
        from setuptools import Extension
    except ImportError as absent:
        raise not_installed(absent.name) from absent

    Options.warning_errors = True
    extension = Extension(
        module_name(source),
        [str(source.relative_to(ROOT))] if source.exists() else [],
        extra_compile_args=compiler_flags(),
        extra_link_args=linker_flags(),
    )
    try:
        with contextlib.chdir(ROOT):  # Cython mirrors the relative paths of sources in build_dir
            [translated] = cythonize(
                [extension],
                build_dir=str(ROOT / "build" / "kernels"),
                include_path=["src"],
                compiler_directives=DIRECTIVES,
                shared_utility_qualified_name=module_name(shared_module()),
                force=True,
                quiet=True,
            )
    except CompileError as error:
        raise did_not_compile(source) from error
    return translated


def compile_c(source: Path, extension: Extension, target: Path) -> None:
    """C to machine code, in build/, then moved into place."""
    from setuptools import Distribution
    from setuptools.errors import BaseError as CompilerError

    build = ROOT / "build" / "kernels"
    command = Distribution({"ext_modules": [copy.copy(extension)]}).get_command_obj("build_ext")
    command.build_lib, command.build_temp = str(build / "lib"), str(build)
    command.force = True  # another target may have been compiled from the same file
    command.ensure_finalized()
    try:
        command.run()
    except CompilerError as error:
        raise did_not_compile(source) from error
    target.parent.mkdir(exist_ok=True)
    shutil.move(build / "lib" / compiled(source).relative_to(PACKAGE.parent), target)


def did_not_compile(source: Path) -> BuildError:
    name = source.relative_to(ROOT).as_posix()
    return BuildError(f"{name} did not compile; the compiler's message is above.")


def is_x86() -> bool:
    return platform.machine().lower() in {"x86_64", "amd64"} and os.name != "nt"


def compiler_flags(machine: str = "x86-64-v2") -> list[str]:
    """By default for x86-64-v2 (2009 and later), which has the popcount instruction: kernels run
    1.4-1.6 times as fast."""
    if os.name == "nt":
        return ["/O2"]
    # -g0 undoes the -g that Python was compiled with: a quarter of the compiler's time.
    # Without contraction both kinds of processors compute the same numbers.
    exact = ["-ffp-contract=off"]
    return ["-O3", "-g0", *exact, *([f"-march={machine}"] if is_x86() else [])]


def linker_flags() -> list[str]:
    return ["-Wl,-s"] if sys.platform == "linux" else []  # no symbol table


def module_name(source: Path) -> str:
    return ".".join(source.relative_to(PACKAGE.parent).with_suffix("").parts)
