"""The command `blockyard` as on a player's machine: without anything that only the tests need.

    python -m tests.server.bare serve …

Distributions that the package does not ask for, directly or through others, cannot be imported
here; nor can they in the worker processes, which load this file too.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib.metadata import distribution, packages_distributions
from importlib.metadata import requires as required_by
from types import ModuleType

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

Asked = tuple[str, frozenset[str]]
"""A distribution and its extras."""


def asked_for(name: str, extras: frozenset[str] = frozenset()) -> set[str]:
    """This distribution with these extras, and all that it needs."""
    found: set[Asked] = set()
    waiting: list[Asked] = [(canonicalize_name(name), extras)]
    while waiting:
        one = waiting.pop()
        if one not in found:
            found.add(one)
            waiting += _asked_by(*one)
    return {name for name, _ in found}


def _asked_by(name: str, extras: frozenset[str]) -> list[Asked]:
    wanted = map(Requirement, required_by(name) or ())
    places = [{"extra": extra} for extra in ("", *extras)]
    return [
        (canonicalize_name(one.name), frozenset(one.extras))
        for one in wanted
        if one.marker is None or any(one.marker.evaluate(place) for place in places)
    ]


def modules_of_strangers() -> frozenset[str]:
    """What is installed here and would not be on a player's machine."""
    known = asked_for("blockyard")
    return frozenset(
        module
        for module, owners in packages_distributions().items()
        if not known.intersection(map(canonicalize_name, owners))
    )


class Wall:
    """Strangers are not found."""

    strangers = modules_of_strangers()

    @classmethod
    def find_spec(cls, name: str, _: Sequence[str] | None, __: ModuleType | None = None) -> None:
        if name.partition(".")[0] in cls.strangers:
            raise ModuleNotFoundError(f"No module named {name!r} on a player's machine", name=name)


def raise_the_wall() -> None:
    distribution("blockyard")  # installed, or nothing here would mean anything
    sys.modules.pop("packaging", None)
    sys.meta_path.insert(0, Wall)


# Workers load this file by the second name. Who only imports it, as a collector of tests does,
# keeps all packages.
if __name__ in {"__main__", "__mp_main__"}:
    raise_the_wall()

if __name__ == "__main__":
    from blockyard.cli import main

    main()
