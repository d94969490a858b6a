"""What is hidden from somebody makes no difference to what that one is sent."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from blockyard import games
from blockyard.core.contract import CHANCE
from blockyard.core.match import Match
from blockyard.server import show
from blockyard.server.show import Sight
from blockyard.server.tables import Table
from tests.server.houses import Browser, reason, served
from tests.server.test_tables import ADA, made


def seen(match: Match, seat: int | None) -> bytes:
    chairs = [ADA] * match.seats
    table = Table.begun(made(*chairs, game=match.game.key, options=match.options))
    table = replace(table, match=match)
    return show.encode(Sight(table).shown([] if seat is None else [seat], show.public(table), 0))


@settings(max_examples=8)
@given(seed=st.integers(0, 2**32))
def test_two_deals_that_a_seat_cannot_tell_apart_give_it_the_same_bytes(seed):
    rng, game = Random(seed), games.get("block-out")
    match = Match(game, 3)
    compared = 0
    for _ in range(40):
        if match.outcome:
            break
        if match.to_play == CHANCE:
            match.play(CHANCE, match.ply, game.imagine(match.state, rng))
            continue
        for seat in range(3):
            other = match.copy()
            heard = match.heard(seat)
            guessed = game.guess(match.state.view(seat), heard, seat, rng)
            if guessed is not None and guessed.text() != match.state.text():
                other.state = guessed
                compared += 1
                assert seen(other, seat) == seen(match, seat)
        match.play(match.to_play, match.ply, rng.choice(match.state.legal_moves()))
    assert compared


@pytest.mark.parametrize("origin", ["http://evil.test", "null"])
def test_a_page_of_another_site_cannot_speak_for_somebody(tmp_path, origin):
    with served(tmp_path) as client:
        answer = client.post("/api/guests", headers={"origin": origin})
        assert (answer.status_code, reason(answer)) == (403, "foreign-origin")
        ada = Browser(client)
        seats = {"game": "block-out", "chairs": ["me", "open"]}
        table = ada("POST", "/api/tables", **seats).json()["table"]
        assert reason(ada("GET", f"/api/tables/{table}/record")) == "table-waiting"
