"""Addresses of clients, as keys of rate limits, and the addresses of this machine."""

from __future__ import annotations

import socket
from collections.abc import Sequence
from contextlib import suppress
from ipaddress import ip_address, ip_network

PROBES = ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1"))
"""Documentation addresses: nothing is sent, the system only chooses the way there."""


def client_address(peer: str, forwarded: str, trusted: Sequence[str]) -> str:
    """The key for rate limits. X-Forwarded-For counts only if a trusted proxy sent it: then it
    is the last address in it that is not a trusted proxy."""
    found = peer
    for hop in reversed([word.strip() for word in forwarded.split(",") if word.strip()]):
        if not is_trusted(found, trusted):
            break
        found = hop
    return _network(found)


def is_trusted(peer: str, trusted: Sequence[str]) -> bool:
    try:
        return any(ip_address(peer) in ip_network(each, strict=False) for each in trusted)
    except ValueError:
        return False


def _network(text: str) -> str:
    """One IPv6 customer has 2**64 addresses, and gets one bucket."""
    try:
        found = ip_address(text)
    except ValueError:
        return text[:64]
    return str(ip_network((found, 64), strict=False)) if found.version == 6 else str(found)


def own_addresses() -> list[str]:
    """The addresses at which other machines can reach this one."""
    found: list[str] = []
    for family, probe in PROBES:
        with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as asking:
            asking.connect((probe, 9))
            found.append(asking.getsockname()[0])
    with suppress(OSError):
        found += [str(info[4][0]) for info in socket.getaddrinfo(socket.gethostname(), None)]
    return [one for one in dict.fromkeys(found) if _is_reachable(one)]


def _is_reachable(address: str) -> bool:
    try:
        found = ip_address(address)
    except ValueError:  # a link-local address with its interface
        return False
    return not (found.is_loopback or found.is_link_local or found.is_unspecified)
