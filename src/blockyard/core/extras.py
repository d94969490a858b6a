"""Which extra of the package brings a module that is not installed."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

EXTRAS = {
    "terminal": ("rich", "msgspec"),
    "tower": ("mujoco", "numpy"),
    "server": (
        "argon2",
        "asyncpg",
        "litestar",
        "openskill",
        "precis_i18n",
        "prometheus_client",
        "sqlalchemy",
        "uvicorn",
        "uvloop",
        "websockets",
    ),
    "cluster": ("nats",),
    "compute": ("distributed",),
    "train": ("numpy",),
    "rl": ("gymnasium", "pettingzoo", "numpy"),
    "openspiel": ("pyspiel", "open_spiel", "numpy"),
    "data": ("pyarrow", "numpy"),
}
"""The modules that each extra brings, by the name they are imported by."""
INCLUDED = {
    "server": ("terminal", "tower"),
    "cluster": ("server",),
    "train": ("terminal",),
    "data": ("terminal",),
}
"""The extras that come with an extra."""


class MissingExtra(ModuleNotFoundError):
    """A module that an extra brings is not installed."""

    def __init__(self, module: str, extra: str) -> None:
        message = f"{module} is not installed: run {command_for(extra)}"
        super().__init__(message, name=module)
        self.extra = extra

    def __reduce__(self) -> tuple[type[MissingExtra], tuple[str, str]]:
        return type(self), (self.name or "", self.extra)


class OtherBuild(ImportError):
    """A package lies in the place of the one that results depend on."""

    def __init__(self, package: str, wanted: str, found: str) -> None:
        self.package, self.wanted, self.found = package, wanted, found
        self.command = f"pip install --force-reinstall {package}=={wanted}"
        message = f"{package} has to be {wanted}, but {found} lies in its place: run {self.command}"
        super().__init__(message)

    def __reduce__(self) -> tuple[type[OtherBuild], tuple[str, str, str]]:
        return type(self), (self.package, self.wanted, self.found)


def brings(extra: str, module: str) -> bool:
    """Whether an extra, or one that comes with it, brings a module.

    >>> brings("cluster", "rich"), brings("rl", "rich")
    (True, False)
    """
    return module in EXTRAS[extra] or any(brings(e, module) for e in INCLUDED.get(extra, ()))


def extra_of(module: str | None, wanted: str | None = None) -> str | None:
    """The extra that brings a module: the wanted one, if it does, or the first; or None.

    >>> extra_of("gymnasium.vector"), extra_of("rich", wanted="server"), extra_of("os")
    ('rl', 'server', None)
    """
    package = (module or "").partition(".")[0]
    if wanted and brings(wanted, package):
        return wanted
    return next((extra for extra, modules in EXTRAS.items() if package in modules), None)


def command_for(extra: str) -> str:
    """What installs an extra.

    >>> command_for("rl")
    "pip install 'blockyard[rl]'"
    """
    return f"pip install 'blockyard[{extra}]'"


@contextmanager
def needing_extra(wanted: str) -> Iterator[None]:
    """Around the imports of an extra: if they fail, the error says how to install it."""
    try:
        yield
    except ModuleNotFoundError as missing:
        extra = extra_of(missing.name, wanted)
        if extra is None or isinstance(missing, MissingExtra):
            raise
        raise MissingExtra(str(missing.name), extra) from None
