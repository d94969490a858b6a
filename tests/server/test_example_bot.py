"""The example of docs/api.md plays a whole game against a real server."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest

from examples.socket_bot import play, post, sit
from tests.server.server_process import running


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with running(tmp_path_factory.mktemp("data")) as address:
        yield address


def guest(server: str) -> str:
    return post(server, "/api/guests")["session"]


def test_the_example_plays_the_computer_to_the_end(server):
    me = guest(server)
    assert play(server, me, sit(server, me, "gobblers"))["clause"]


def test_two_of_them_play_each_other(server):
    host, other = guest(server), guest(server)
    new = {"game": "deblockle", "chairs": ["me", "open"]}
    theirs = post(server, "/api/tables", host, **new)
    with ThreadPoolExecutor() as threads:
        first = threads.submit(play, server, host, theirs)
        mine = play(server, other, sit(server, other, "deblockle", theirs["table"]))
        assert mine == first.result(timeout=60)
