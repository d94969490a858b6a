"""The rules pages over HTTP, with the views of every board on them."""

from __future__ import annotations

from litestar import Response, get

from blockyard import games, rulespage
from blockyard.core.contract import Refused
from blockyard.words import LANGUAGES

KEPT = "public, max-age=300"


@get("/api/rules/{key:str}/{lang:str}")
async def rules(key: str, lang: str) -> Response[rulespage.Page]:
    """The rules of a game, or of `match`, in a language."""
    if lang not in LANGUAGES or key not in (*games.all_games(), rulespage.MATCH):
        raise Refused("no-such-page")
    return Response(rulespage.page(key, lang), headers={"cache-control": KEPT})


HANDLERS = [rules]
