"""The site itself: the web client's files, health and numbers."""

from __future__ import annotations

import mimetypes
from functools import cache
from pathlib import Path
from typing import Any

from litestar import HttpMethod, Request, Response, route
from prometheus_client import generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST
from sqlalchemy import select

import blockyard
from blockyard.core.contract import Refused
from blockyard.server.http.request import house_of
from blockyard.server.storage import schema

Ask = Request[Any, Any, Any]
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
FOREVER = "public, max-age=31536000, immutable"
LOOKING = [HttpMethod.GET, HttpMethod.HEAD]
"""Both are answered alike; Litestar leaves the body of the second away."""


@cache
def files(folder: Path) -> dict[str, Path]:
    """What the client consists of, by its path on the site. Nothing else can be asked for."""
    return {
        path.relative_to(folder).as_posix(): path
        for path in sorted(folder.rglob("*"))
        if path.is_file() and not path.name.startswith(".")
    }


@cache
def _content(path: Path) -> tuple[bytes, str]:
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return path.read_bytes(), kind


@route(["/", "/{path:path}"], http_method=LOOKING, include_in_schema=False)
async def page(request: Ask) -> Response[bytes]:
    """A file of the client; every other path is a page of the client's own."""
    wanted = request.url.path.strip("/")
    if wanted.startswith("api/"):
        raise Refused("no-such-page")
    known = files(STATIC)
    found = known.get(wanted) or known.get("index.html")
    if found is None:
        raise Refused("client-not-built")
    content, kind = _content(found)
    age = FOREVER if wanted.startswith("assets/") and wanted in known else "no-cache"
    return Response(content, media_type=kind, headers={"cache-control": age})


@route("/healthz", http_method=LOOKING, include_in_schema=False)
async def healthz(request: Ask) -> dict[str, Any]:
    """Whether the server can read its database."""
    house = house_of(request)
    number = await house.store.read(lambda c: c.scalar(select(schema.formats.c.number)))
    return {"ok": True, "format": number, "rooms": len(house.hub.rooms)}


@route("/metrics", http_method=LOOKING, include_in_schema=False)
async def metrics(request: Ask) -> Response[bytes]:
    registry = house_of(request).metrics.registry
    return Response(generate_latest(registry), media_type=CONTENT_TYPE_LATEST)


HANDLERS = [page, healthz, metrics]
