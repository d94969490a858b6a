"""The examples of docs/api.md play whole games against a real server."""

from __future__ import annotations

import json
import time
from concurrent.futures import ThreadPoolExecutor
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest

from examples.connected_bot import Bot
from examples.socket_bot import play, post, sit
from tests.server.server_process import running

pytestmark = pytest.mark.slow


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


def open_table(server: str) -> str:
    """The table of the bot in the lobby, once it is there."""
    for _ in range(200):
        with urlopen(f"{server}/api/tables") as answer:
            listed = json.load(answer)
        for table in listed["tables"] if isinstance(listed, dict) else listed:
            if table["stage"] == "waiting" and table["chairs"][0].get("bot"):
                return table["id"]
        time.sleep(0.1)
    raise AssertionError("the bot offers no table")


def test_the_connected_bot_plays_again_and_goes_on_after_the_server_was_gone(tmp_path):
    with ThreadPoolExecutor() as threads:
        with running(tmp_path, port=18731) as server:
            owner = post(server, "/api/accounts", name="Ada", password="correct horse")["session"]
            bot = post(server, "/api/me/bots", owner, name="Robo")["person"]
            token = post(server, f"/api/me/bots/{bot}/tokens", owner)["token"]
            program = Bot(server, token)
            playing = threads.submit(program.stay, "gobblers", 2)
            me = guest(server)
            assert play(server, me, sit(server, me, "gobblers", open_table(server)))["clause"]
            seated = sit(server, me, "gobblers", open_table(server))
        with running(tmp_path, port=18731) as again:
            assert again == server
            assert play(server, me, seated)["clause"]
            playing.result(timeout=60)
    assert program.finished == 2


def test_the_connected_bot_gives_up_when_its_token_has_ended(server):
    with pytest.raises(HTTPError, match="401"):
        Bot(server, "byb_made-up").stay("gobblers")
