"""Rate limits: token buckets for a socket, a person and an address, and whose address counts."""

from __future__ import annotations

import pytest

from blockyard.server.addresses import client_address
from blockyard.server.rate_limit import Rate, RateLimiter, TokenBucket
from tests.server.app_client import Browser, reason, served, until

FEW = Rate(burst=4, each_second=0.001)


def test_a_bucket_is_emptied_and_fills_by_itself():
    bucket = TokenBucket(Rate(burst=2, each_second=10), at=0.0)
    assert [bucket.take(at=0.0) for _ in range(3)] == [True, True, False]
    assert bucket.take(at=0.1)
    assert not bucket.take(at=0.1)
    assert [bucket.take(at=99.0) for _ in range(3)] == [True, True, False], "never over its brim"


def test_everybody_has_a_bucket_of_their_own():
    buckets = RateLimiter(Rate(burst=1, each_second=0.001))
    assert buckets.take("ada") and buckets.take("bob")
    assert not buckets.take("ada")


@pytest.mark.parametrize(
    ("peer", "forwarded", "trusted", "whose"),
    [
        ("9.9.9.9", "", [], "9.9.9.9"),
        ("9.9.9.9", "1.2.3.4", [], "9.9.9.9"),
        ("10.0.0.1", "1.2.3.4", ["10.0.0.1"], "1.2.3.4"),
        ("10.0.0.1", "1.2.3.4", ["10.0.0.0/8"], "1.2.3.4"),
        ("10.0.0.1", "6.6.6.6, 1.2.3.4", ["10.0.0.1"], "1.2.3.4"),
        ("10.0.0.1", "6.6.6.6, 1.2.3.4, 10.0.0.2", ["10.0.0.0/8"], "1.2.3.4"),
        ("10.0.0.1", "nonsense", ["10.0.0.1"], "nonsense"),
        ("2001:db8::1:2:3:4", "", [], "2001:db8::/64"),
    ],
)
def test_only_a_proxy_of_ours_is_believed_about_addresses(peer, forwarded, trusted, whose):
    assert client_address(peer, forwarded, trusted) == whose


def pings(socket, many: int) -> list[str]:
    for nonce in range(many):
        socket.send_json({"t": "ping", "nonce": str(nonce)})
    return [socket.receive_json(timeout=20)["t"] for _ in range(many)]


@pytest.mark.slow
def test_a_socket_that_sends_too_much_is_rate_limited(tmp_path):
    with served(tmp_path, frames=FEW) as client, Browser(client).socket() as socket:
        assert pings(socket, 6) == ["pong"] * 4 + ["refused"] * 2


@pytest.mark.slow
def test_checks_of_moves_have_a_bucket_of_their_own(tmp_path):
    with served(tmp_path, checks=FEW) as client:
        ada = Browser(client)
        table = ada("POST", "/api/tables", game="gobblet", chairs=["me", "me"]).json()["table"]
        with ada.socket(table) as socket:
            about = {"t": "check", "table": table, "seat": 0, "ply": 0, "move": "4a1"}
            for nonce in range(6):
                socket.send_json(about | {"nonce": str(nonce)})
            answers = [socket.receive_json(timeout=20)["t"] for _ in range(6)]
            assert answers == ["checked"] * 4 + ["refused"] * 2
            assert pings(socket, 2) == ["pong", "pong"]


@pytest.mark.slow
def test_a_person_with_many_screens_has_one_bucket(tmp_path):
    with served(tmp_path, person=FEW) as client:
        ada, bob = Browser(client), Browser(client)
        with ada.socket() as one, ada.socket() as other, bob.socket() as third:
            assert pings(one, 3) == ["pong"] * 3
            assert pings(other, 3) == ["pong", "refused", "refused"]
            assert reason(ada("GET", "/api/me")) == "too-fast"
            assert pings(third, 2) == ["pong", "pong"], "others are not held up"


@pytest.mark.slow
def test_an_address_that_sends_too_many_requests_is_rate_limited(tmp_path):
    with served(tmp_path, requests=FEW) as client:
        codes = [client.get("/api/games").status_code for _ in range(6)]
        assert codes == [200] * 4 + [429] * 2
        assert reason(client.get("/api/games")) == "too-fast"


def test_without_a_trusted_proxy_x_forwarded_for_is_ignored(tmp_path):
    with served(tmp_path, requests=FEW) as client:
        chosen = [{"x-forwarded-for": f"1.2.3.{number}"} for number in range(5)]
        codes = [client.get("/api/games", headers=headers).status_code for headers in chosen]
        assert codes == [200] * 4 + [429]


def test_new_guests_are_rate_limited(tmp_path):
    with served(tmp_path, new_guests=FEW) as client:
        codes = []
        for _ in range(6):
            codes.append(client.post("/api/guests").status_code)
            client.cookies.clear()
        assert codes == [201] * 4 + [429] * 2


def test_a_socket_is_one_request_of_its_address(tmp_path):
    with served(tmp_path, requests=Rate(burst=1, each_second=0.001)) as client:
        client.get("/api/games")
        with (
            pytest.raises(Exception, match=r"4429|too-fast"),
            client.websocket_connect("/api/socket") as socket,
        ):
            until(socket, "welcome")


def test_a_refusal_says_when_to_try_again(tmp_path):
    with served(tmp_path, requests=Rate(burst=1, each_second=0.1)) as client:
        client.get("/api/games")
        refused = client.get("/api/games")
        assert refused.json()["objection"]["params"] == {"seconds": 10}
        assert refused.headers["retry-after"] == "10"
