"""The web client's files, health checks and metrics."""

from __future__ import annotations

import mimetypes
import re
from functools import cache
from pathlib import Path
from typing import Any

from litestar import HttpMethod, Response, get, route
from prometheus_client import generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST

import blockyard
from blockyard.core import packed
from blockyard.core.contract import Refused
from blockyard.server import wire
from blockyard.server.http.origin import services_of
from blockyard.server.http.request import HttpRequest
from blockyard.words import LANGUAGES

STATIC = Path(blockyard.__file__).parent / "static"

CSP = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "connect-src 'self'",
        "worker-src 'self' blob:",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
HEADERS = {
    "content-security-policy": CSP,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
}
WEIGHT = re.compile(r"[01](\.\d{1,3})?")
MOST_LANGUAGES = 20
FOREVER = "public, max-age=31536000, immutable"
READ = [HttpMethod.GET, HttpMethod.HEAD]
"""Both are handled alike; Litestar omits the body of the second."""


@cache
def files(folder: Path) -> dict[str, Path]:
    """The files of the client by their path on the site. No other file is ever served."""
    return {
        packed.unpacked(path).relative_to(folder).as_posix(): packed.unpacked(path)
        for path in sorted(folder.rglob("*"))
        if path.is_file() and not path.name.startswith(".")
    }


@cache
def _content(path: Path) -> tuple[bytes, str]:
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return packed.content(path) or b"", kind


@route(["/", "/{path:path}"], http_method=READ, include_in_schema=False)
async def page(request: HttpRequest) -> Response[bytes]:
    """A file of the client; any other path gets index.html and is routed by the client."""
    wanted = request.url.path.strip("/")
    if wanted.startswith("api/"):
        raise Refused("no-such-page")
    known = files(STATIC)
    found = known.get(wanted) or known.get(_page_for(request)) or known.get("index.html")
    if found is None:
        raise Refused("client-not-built")
    content, kind = _content(found)
    age = FOREVER if wanted.startswith("assets/") and wanted in known else "no-cache"
    headers = {"cache-control": age} | ({} if wanted in known else {"vary": "accept-language"})
    return Response(content, media_type=kind, headers=headers)


def _page_for(request: HttpRequest) -> str:
    """The page in the first of the browser's languages that we speak."""
    wishes = []
    for wish in request.headers.get("accept-language", "").split(",")[:MOST_LANGUAGES]:
        tag, _, weight = wish.partition(";q=")
        wishes.append((float(weight) if WEIGHT.fullmatch(weight) else 1.0, tag.strip()[:2].lower()))
    wishes.sort(key=lambda one: -one[0])
    return next((f"index.{lang}.html" for _, lang in wishes if lang in LANGUAGES), "index.html")


@route("/healthz", http_method=READ, include_in_schema=False)
async def healthz(request: HttpRequest) -> Response[dict[str, Any]]:
    """Whether the server can read and write its database; answers within a second."""
    services = services_of(request)
    problem = await services.health.problem()
    found = {"format": services.health.format, "rooms": len(services.hub.rooms)}
    return _state(problem, found)


@route("/readyz", http_method=READ, include_in_schema=False)
async def readyz(request: HttpRequest) -> Response[dict[str, Any]]:
    """Whether the server takes new players: it is healthy and not being stopped."""
    services = services_of(request)
    problem = "stopping" if services.is_draining else await services.health.problem()
    return _state(problem, {})


def _state(problem: str, found: dict[str, Any]) -> Response[dict[str, Any]]:
    if problem:
        return Response({"ok": False, "problem": problem} | found, status_code=503)
    return Response({"ok": True} | found)


@get("/api/site")
async def site(request: HttpRequest) -> wire.Site:
    """Where other machines find this server."""
    return wire.Site(addresses=list(services_of(request).settings.addresses))


@route("/metrics", http_method=READ, include_in_schema=False)
async def metrics(request: HttpRequest) -> Response[bytes]:
    registry = services_of(request).metrics.registry
    return Response(generate_latest(registry), media_type=CONTENT_TYPE_LATEST)


HANDLERS = [page, healthz, readyz, site, metrics]
