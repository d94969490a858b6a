"""The command `blockyard` as on a player's machine: without anything that only the tests need.

    python -m tests.server.minimal_install serve …

Distributions that are not (transitive) dependencies of the package cannot be imported, neither
here nor in the worker processes, which load this file too.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib.metadata import distribution, packages_distributions
from importlib.metadata import requires as required_by
from types import ModuleType

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

Requested = tuple[str, frozenset[str]]
"""A distribution and its extras."""


def dependencies(name: str, extras: frozenset[str] = frozenset()) -> set[str]:
    """This distribution with these extras, and all its transitive dependencies."""
    found: set[Requested] = set()
    waiting: list[Requested] = [(canonicalize_name(name), extras)]
    while waiting:
        one = waiting.pop()
        if one not in found:
            found.add(one)
            waiting += _requires(*one)
    return {name for name, _ in found}


def _requires(name: str, extras: frozenset[str]) -> list[Requested]:
    wanted = map(Requirement, required_by(name) or ())
    environments = [{"extra": extra} for extra in ("", *extras)]
    return [
        (canonicalize_name(one.name), frozenset(one.extras))
        for one in wanted
        if one.marker is None or any(map(one.marker.evaluate, environments))
    ]


def undeclared_modules() -> frozenset[str]:
    """What is installed here and would not be on a player's machine."""
    known = dependencies("blockyard", frozenset({"server"}))
    return frozenset(
        module
        for module, owners in packages_distributions().items()
        if not known.intersection(map(canonicalize_name, owners))
    )


class ImportBlocker:
    """Refuses to find undeclared modules."""

    undeclared = undeclared_modules()

    @classmethod
    def find_spec(cls, name: str, _: Sequence[str] | None, __: ModuleType | None = None) -> None:
        if name.partition(".")[0] in cls.undeclared:
            raise ModuleNotFoundError(f"No module named {name!r} on a player's machine", name=name)


def block_undeclared() -> None:
    distribution("blockyard")  # it must be installed for its dependencies to be known
    sys.modules.pop("packaging", None)
    sys.meta_path.insert(0, ImportBlocker)


# Workers load this file under the second name. A plain import, as by pytest, blocks nothing.
if __name__ in {"__main__", "__mp_main__"}:
    block_undeclared()

if __name__ == "__main__":
    from blockyard.cli import main

    main()
