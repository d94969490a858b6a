"""Which extra of the package brings a module that is not installed."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

EXTRAS = {
    "terminal": ("rich", "msgspec"),
    "tower": ("mujoco",),
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
    "rl": ("gymnasium", "pettingzoo", "numpy"),
    "openspiel": ("pyspiel", "open_spiel"),
    "data": ("pyarrow",),
}
"""The modules that each extra brings, by the name they are imported by."""


def extra_of(module: str | None) -> str | None:
    """The extra that brings a module, or None.

    >>> extra_of("gymnasium.vector"), extra_of("os")
    ('rl', None)
    """
    package = (module or "").partition(".")[0]
    return next((extra for extra, modules in EXTRAS.items() if package in modules), None)


def command_for(extra: str) -> str:
    """What installs an extra.

    >>> command_for("rl")
    "pip install 'blockyard[rl]'"
    """
    return f"pip install 'blockyard[{extra}]'"


@contextmanager
def needing_extra() -> Iterator[None]:
    """Around the imports of an extra: if they fail, the error says how to install it."""
    try:
        yield
    except ModuleNotFoundError as missing:
        extra = extra_of(missing.name)
        if extra is None:
            raise
        message = f"{missing.name} is not installed: run {command_for(extra)}"
        raise ModuleNotFoundError(message, name=missing.name) from None
