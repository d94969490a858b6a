"""Where a request comes from: its address, https or not, and whether one of our pages sent it."""

from __future__ import annotations

from typing import Any

from litestar.connection import ASGIConnection

from blockyard.server.addresses import client_address, is_trusted
from blockyard.server.services import Services

Connection = ASGIConnection[Any, Any, Any, Any]


def services_of(connection: Connection) -> Services:
    services: Services = connection.app.state.services
    return services


def address_of(connection: Connection) -> str:
    peer = connection.client.host if connection.client else ""
    forwarded = connection.headers.get("x-forwarded-for", "")
    return client_address(peer, forwarded, services_of(connection).settings.trusted_proxies)


def is_https(connection: Connection) -> bool:
    """Whether the client speaks https, to us or to a trusted proxy that says so."""
    peer = connection.client.host if connection.client else ""
    said = connection.headers.get("x-forwarded-proto", "").split(",")[-1].strip().lower()
    if said and is_trusted(peer, services_of(connection).settings.trusted_proxies):
        return said in ("https", "wss")
    return connection.url.scheme in ("https", "wss")


def is_same_origin(connection: Connection) -> bool:
    """Whether a request comes from one of our own pages, or from a program, which sends no
    origin. Protects against cross-site request forgery.

    A page that came over plain http may have been tampered with, so over https it is foreign. The
    other way round it is ours: the proxy in front of us has not said that it speaks https.
    """
    origin = connection.headers.get("origin")
    if origin is None:
        return connection.headers.get("sec-fetch-site", "none") in ("none", "same-origin")
    scheme, _, host = origin.lower().partition("://")
    schemes = ("https",) if is_https(connection) else ("http", "https")
    return scheme in schemes and host == connection.headers.get("host", "").lower() != ""
