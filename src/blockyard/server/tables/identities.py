"""Who somebody is, as everybody may know it.

Events name people by id alone. Names are looked up when a table is shown (people/directory.py).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from msgspec import Struct

from blockyard.server.tables.events import Chair


class Identity(Struct, frozen=True):
    """A name, and what kind of player stands behind it. Only accounts have a name to themselves;
    a person marked as a guest may be anybody."""

    name: str
    is_guest: bool = True
    is_bot: bool = False


Identities = Mapping[str, Identity]
"""Identities by the id of a person or companion."""
UNKNOWN = Identity("")
"""A deleted person: clients show the message `person-gone`."""


def ids_of(chairs: Iterable[Chair]) -> set[str]:
    """The ids to look up for these chairs."""
    return {one for chair in chairs for one in (chair.person, chair.companion) if one}


def identity_of(chair: Chair, known: Identities) -> Identity:
    return known.get(chair.companion or chair.person, UNKNOWN)


def marked_name(chair: Chair, known: Identities) -> str:
    """The name in a record, with its mark. Brackets cannot be part of a name."""
    if chair.kind == "bot":
        return f"bot:{chair.level}"
    found = identity_of(chair, known)
    mark = " (bot)" if found.is_bot else " (guest)" if found.is_guest else ""
    return found.name and found.name + mark
