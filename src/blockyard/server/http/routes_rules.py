"""The rules pages over HTTP, with the views of every board on them."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, get
from litestar.params import PathParameter

from blockyard import games, rulespage
from blockyard.core.contract import Refused
from blockyard.words import LANGUAGES

Name = Annotated[str, PathParameter(max_length=20)]
KEPT = "public, max-age=300"


@get("/api/rules/{key:str}/{lang:str}")
async def rules(key: Name, lang: Name) -> Response[rulespage.Page]:
    """The rules of a game, or of `match`, in a language."""
    if lang not in LANGUAGES or key not in (*games.all_games(), rulespage.MATCH):
        raise Refused("no-such-page")
    return Response(rulespage.page(key, lang), headers={"cache-control": KEPT})


HANDLERS = [rules]
