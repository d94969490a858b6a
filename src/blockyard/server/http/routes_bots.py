"""Bot accounts and their tokens over HTTP."""

from __future__ import annotations

from typing import Annotated

from litestar import delete, get, post
from litestar.params import JSONBody, PathParameter

from blockyard.server import wire
from blockyard.server.http.origin import services_of
from blockyard.server.http.request import HttpRequest, person_of
from blockyard.server.http.routes_access import limit_sign_ins
from blockyard.server.http.routes_people import delete_person

BotId = Annotated[str, PathParameter(max_length=64)]


@get("/api/me/bots")
async def my_bots(request: HttpRequest) -> list[wire.Bot]:
    person = await person_of(request)
    return await services_of(request).bots.all_of(person)


@post("/api/me/bots")
async def new_bot(request: HttpRequest, data: JSONBody[wire.NewBot]) -> wire.Bot:
    person = await person_of(request)
    limit_sign_ins(request)  # each takes a name, which is held for long when it is given up
    return await services_of(request).bots.create(person, data)


@delete("/api/me/bots/{bot:str}", status_code=200)
async def delete_bot(request: HttpRequest, bot: BotId) -> None:
    """Delete a bot like any account. Its running games are resigned."""
    person, services = await person_of(request), services_of(request)
    await delete_person(services, await services.bots.owned(person, bot))


@post("/api/me/bots/{bot:str}/tokens")
async def new_token(
    request: HttpRequest, bot: BotId, data: JSONBody[wire.NewBotToken]
) -> wire.BotToken:
    """A new token, which is shown this once."""
    person = await person_of(request)
    return await services_of(request).bots.new_token(person, bot, data)


@delete("/api/me/bots/{bot:str}/tokens/{token:str}", status_code=200)
async def revoke_token(request: HttpRequest, bot: BotId, token: BotId) -> None:
    person = await person_of(request)
    await services_of(request).bots.revoke(person, bot, token)


HANDLERS = [my_bots, new_bot, delete_bot, new_token, revoke_token]
