"""The cost of the common interface for alpha-beta kernels: the same search with and without it.

    .venv/bin/python bench/interface_cost.py [DEPTH] [ROUNDS]

Writes Gobblet's kernel and the alpha-beta into one module in build/bench, in which the position
is a final class and every call a direct one, and lets both variants look at the same position,
turn by turn. Both must look at the same nodes. Prints CPU seconds and the ratio.
"""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from time import process_time
from types import ModuleType

from Cython.Build import cythonize
from setuptools import Distribution, Extension

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from blockyard import games  # noqa: E402
from blockyard.ai import alphabeta  # noqa: E402
from tools.kernels import compiler_flags  # noqa: E402

SOURCE = ROOT / "src" / "blockyard"
BUILD = ROOT / "build" / "bench"
KERNEL = SOURCE / "games" / "gobblet" / "kernel" / "position"
SEARCH = SOURCE / "ai" / "alphabeta"
SHARED = SOURCE / "core" / "alphabeta_position"
FIELDS = """\
    cdef readonly int side, ply, status, repetition_ply
    cdef bint may_win, may_lose, can_null_move
"""
IMPORTS = """\
# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
# cython: initializedcheck=False
import cython
from cython.cimports.blockyard.core.bits import lowest, popcount, prefetch
from cython.cimports.blockyard.core.status import DRAWN, LOST, RUNNING, WON
from blockyard.core.alphabeta_position import MAX_PLIES
from blockyard.games.gobblet.kernel.line_tables import fill_tables
"""


def code_of(path: Path) -> str:
    """A module without its docstring and its imports of the package."""
    text = path.with_suffix(".py").read_text(encoding="utf-8")
    text = text[text.index('"""', text.index('"""') + 3) + 3 :]
    return text[: text.index("if cython.compiled:")] + text[text.index("COMPILED =") :]


def shared_code() -> str:
    """The one thing of `core/alphabeta_position.py` that the bench needs: its moves."""
    text = SHARED.with_suffix(".py").read_text(encoding="utf-8")
    return text[text.index("    def legal_moves(") : text.index("    def root_moves(")]


def write_code(module: Path) -> None:
    kernel = code_of(KERNEL).replace(
        "class GobbletPosition(AlphaBetaPosition):", "class GobbletPosition:"
    )
    kernel = kernel.replace("super().__init__()", "self.ply = 0")
    kernel = kernel.replace("    # --- lines", shared_code() + "    # --- lines", 1)
    search = code_of(SEARCH).replace("position: AlphaBetaPosition", "position: GobbletPosition")
    module.write_text(IMPORTS + kernel + search, encoding="utf-8")


def write_types(types: Path) -> None:
    kernel = KERNEL.with_suffix(".pxd").read_text(encoding="utf-8")
    kernel = kernel.replace(
        "from blockyard.core.alphabeta_position cimport AlphaBetaPosition\n", ""
    )
    kernel = kernel.replace("    @cython.final\n", "")
    final = "@cython.final\ncdef class GobbletPosition:\n" + FIELDS
    kernel = kernel.replace("cdef class GobbletPosition(AlphaBetaPosition):\n", final)
    search = SEARCH.with_suffix(".pxd").read_text(encoding="utf-8")
    search = search[search.index("cdef enum") :]
    search = search.replace("cdef AlphaBetaPosition position", "cdef GobbletPosition position")
    types.write_text(kernel + "\n" + search, encoding="utf-8")


def write_module() -> Path:
    BUILD.mkdir(parents=True, exist_ok=True)
    module = BUILD / "direct.py"
    write_code(module)
    write_types(module.with_suffix(".pxd"))
    return module


def direct() -> ModuleType:
    extension = Extension("direct", [str(write_module())], extra_compile_args=compiler_flags())
    modules = cythonize(
        [extension], include_path=[str(ROOT / "src"), str(BUILD)], force=True, quiet=True
    )
    command = Distribution({"ext_modules": modules}).get_command_obj("build_ext")
    command.build_lib, command.build_temp = str(BUILD), str(BUILD)
    command.ensure_finalized()
    command.run()
    spec = importlib.util.spec_from_file_location("direct", next(BUILD.glob("direct.*.so")))
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def seconds(search_type, position, depth: int) -> tuple[float, int]:
    """CPU time for all rounds up to a depth, and the nodes."""
    began = process_time()
    search = search_type(position, (2**62, 1e9), 20)
    for plies in range(1, depth + 1):
        for move in position.root_moves():
            search.search_root_move(move, plies, -31000, 31000)
    return process_time() - began, search.nodes


def main() -> None:
    depth = int(sys.argv[1]) if len(sys.argv) > 1 else 6
    rounds = int(sys.argv[2]) if len(sys.argv) > 2 else 5
    module = direct()
    kernel, text = games.get("gobblet").kernel(), games.get("gobblet").start().text()
    times = []
    for _ in range(rounds):
        one, nodes = seconds(alphabeta.Search, kernel.position(text), depth)
        empty = module.GobbletPosition([0, 0], 0, False, kernel.weight_table, 0)
        two, same = seconds(module.Search, empty, depth)
        assert nodes == same, (nodes, same)
        times.append((one, two))
        print(
            f"{nodes:,} nodes: interface {one:.2f} s, direct {two:.2f} s, {one / two:.3f}",
            flush=True,
        )
    fastest, plainest = (min(column) for column in zip(*times, strict=True))
    print(f"the interface costs {100 * (fastest / plainest - 1):.1f} % (best of each)")


if __name__ == "__main__":
    main()
