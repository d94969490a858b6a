"""Two server processes on one PostgreSQL act as one, even across a restart of PostgreSQL."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from threading import Barrier, Event
from urllib.request import urlopen

import pytest

from tests.server.network_client import TIMEOUT, Player, status
from tests.server.server_process import running

pytestmark = pytest.mark.slow

PROGRAM = ("tests.server.short_timeouts",)
FISCHER = {"kind": "fischer", "seconds": 600, "increment": 2}


@pytest.fixture(scope="module")
def pair(cluster, broker, tmp_path_factory):
    """The addresses of two servers that share a database."""
    folders = [tmp_path_factory.mktemp("one"), tmp_path_factory.mktemp("two")]
    shared = ("--database", cluster.new_database(), "--broker", broker.url)
    first = running(folders[0], *shared, port=17421, program=PROGRAM)
    second = running(folders[1], *shared, port=17421, program=PROGRAM)
    with first as one, second as two:
        yield one, two


@pytest.fixture
def people(pair):
    """Ada on the one server, Bob and Carol on the other."""
    here = [Player(pair[0]), Player(pair[1]), Player(pair[1])]
    yield here
    for player in here:
        player.close()


def record(server: str, table: str) -> list[str]:
    with urlopen(f"{server}/api/tables/{table}/record", timeout=TIMEOUT) as answer:
        return answer.read().decode().splitlines()


def table_of_two(ada: Player, bob: Player, **more) -> str:
    table = ada.create_table("gobblet", "me", "open", **more)
    bob.post(f"/api/tables/{table}/seats")
    # Presence can arrive before the log is read, so wait until both have seen the start.
    if ada.open(table)["table"]["stage"] != "playing":
        ada.receive("table", until=lambda f: f["table"]["stage"] == "playing")
    bob.open(table)
    return table


def test_a_game_across_processes_from_the_lobby_to_the_rematch(people):
    ada, bob, carol = people
    table = seated_from_the_lobby(ada, bob, carol)
    for ply, move in enumerate(["4a1", "4b2", "3c3", "3d4"]):
        mover = (ada, bob)[ply % 2]
        ack = mover.move(table, ply % 2, ply, move)
        for each in people:
            update = each.sees(ply + 1)
            assert (update["shown"], update["version"]) == (move, ack["version"])
            assert update["clocks"]["running"] == (ply + 1) % 2
            assert ("legal" in update["now"]) == (each is (bob, ada)[ply % 2])

    ada.send(t="say", table=table, seat=0, phrase="good-luck", nonce="s1")
    bob.send(t="say", table=table, seat=1, phrase="thanks", nonce="s2")
    for each in people:
        frames = [each.receive("phrase"), each.receive("phrase")]
        assert {(f["seat"], f["phrase"]) for f in frames} == {(0, "good-luck"), (1, "thanks")}

    bob.act(table, 1, "take-back")
    assert ada.receive("update", until=lambda f: "offer" in f["now"])["now"]["offer"]["by"] == 1
    ada.act(table, 0, "agree")
    for each in people:
        assert each.receive("update", until=lambda f: "back_to" in f)["back_to"] == 3

    bob.act(table, 1, "resign")
    for each in people:
        ended = each.receive("update", until=lambda f: "outcome" in f["now"])["now"]["outcome"]
        assert (ended["clause"], ended["winners"]) == ("M1", [0])
    play_rematch(people, table)


def seated_from_the_lobby(ada: Player, bob: Player, carol: Player) -> str:
    """Bob finds Ada's table in the lobby and sits down; Carol watches."""
    bob.send(t="lobby", on=True)
    bob.receive("tables")
    table = ada.create_table("gobblet", "me", "open", public=True, clock=FISCHER)
    ada.open(table)
    seen = bob.receive("tables", until=lambda f: [t["id"] for t in f["tables"]] == [table])
    assert seen["tables"][0]["stage"] == "waiting"
    bob.post(f"/api/tables/{table}/seats")
    started = ada.receive("table", until=lambda f: f["table"]["stage"] == "playing")
    assert started["yours"] == [0] and started["clocks"]["running"] == 0
    assert bob.open(table)["yours"] == [1]
    carol.open(table)
    assert ada.receive("presence", until=lambda f: f["watching"] == 1)["away"] == []
    return table


def play_rematch(people: Sequence[Player], table: str) -> None:
    ada, bob, _ = people
    ada.act(table, 0, "rematch")
    bob.act(table, 1, "rematch")
    again = {
        each.receive("table", until=lambda f: "again" in f["table"])["table"]["again"]
        for each in people
    }
    assert len(again) == 1, "everybody is led to the same table"
    (there,) = again
    assert bob.open(there)["yours"] == [0], "the other player begins now"
    ada.open(there)
    bob.move(there, 0, 0, "4a1")
    assert ada.sees(1)["shown"] == "4a1"


def test_quick_pairing_finds_a_player_who_waits_on_the_other_process(people):
    ada, bob, _ = people
    wanted = {"game": "gobblers"}
    mine = ada.post("/api/pairings", **wanted)
    ada.open(mine["table"])
    theirs = bob.post("/api/pairings", **wanted)
    assert theirs["table"] == mine["table"]
    bob.open(theirs["table"])
    ada.receive("table", until=lambda f: "knock" in f["table"])
    ada.act(mine["table"], mine["seats"][0], "agree")
    for player in (ada, bob):
        player.receive("table", until=lambda f: f["table"]["stage"] == "playing")


def found_at_once(people: Sequence[Player], game: str, times: int) -> Iterator[list[str]]:
    """The tables that each is led to when all look for somebody at the same instant."""
    together = Barrier(len(people))

    def look(player: Player) -> str:
        together.wait(timeout=30)
        return player.post("/api/pairings", game=game)["table"]

    with ThreadPoolExecutor(len(people)) as threads:
        for _ in range(times):
            yield list(threads.map(look, people))


def test_two_players_who_look_for_each_other_at_the_same_time_are_paired(people):
    """Each on a server of its own; nobody is left to wait while the other waits too."""
    ada, bob, _ = people
    for mine, theirs in found_at_once((ada, bob), "blokus-duo", times=25):
        assert mine == theirs
        for player in (ada, bob):
            player.delete("/api/pairings")


def test_three_on_two_processes_never_share_the_last_chair(people):
    for found in found_at_once(people, "deblockle", times=5):
        assert sorted(Counter(found).values()) == [1, 2]
        for player in people:
            player.delete("/api/pairings")


def test_a_player_who_disconnects_on_one_process_is_away_on_the_other(people):
    ada, bob, _ = people
    table = table_of_two(ada, bob)
    bob.close()
    assert ada.receive("presence", until=lambda f: f["away"] == [1])["claim_at"]
    back = bob.at(ada.server)
    back.open(table)
    ada.receive("presence", until=lambda f: f["away"] == [])
    back.close()


def test_a_move_that_was_sent_again_on_the_other_process_counts_once(people):
    ada, bob, _ = people
    table = table_of_two(ada, bob)
    first = ada.move(table, 0, 0, "4a1", nonce="x")
    ada.close()
    elsewhere = ada.at(bob.server)
    elsewhere.open(table)
    assert elsewhere.move(table, 0, 0, "4a1", nonce="x") == first
    assert bob.sees(1)["version"] == first["version"]
    elsewhere.close()


def test_of_two_concurrent_moves_on_two_processes_one_is_stored_and_both_see_it(pair):
    ada = Player(pair[0])
    there = ada.at(pair[1])
    table = ada.create_table("gobblet", "me", "me")
    ada.open(table)
    there.open(table)
    moves = ["4a1", "4b1", "4c1", "4d1", "4a2", "4b2"]
    with ThreadPoolExecutor() as threads:
        for ply in range(6):
            tries = [
                threads.submit(each.move, table, ply % 2, ply, moves[ply], f"{ply} {number}")
                for number, each in enumerate((ada, there))
            ]
            kinds = sorted(done.result()["t"] for done in tries)
            assert kinds == ["ack", "refused"]
            ada.sees(ply + 1)
            there.sees(ply + 1)
    assert record(pair[0], table) == record(pair[1], table)
    ada.close()
    there.close()


def test_a_flag_falls_once_for_both_processes(people):
    ada, bob, _ = people
    table = table_of_two(ada, bob, clock={"kind": "move", "seconds": 1})
    ended = [each.receive("update", until=lambda f: "outcome" in f["now"]) for each in (ada, bob)]
    assert ended[0]["version"] == ended[1]["version"]
    assert {one["now"]["outcome"]["clause"] for one in ended} == {"M5"}, "nobody had two turns"
    assert bob.open(table)["version"] == ended[0]["version"]


def test_a_computer_player_answers_once_and_is_seen_everywhere(people):
    ada, bob, _ = people
    table = ada.create_table("gobblers", "me", "bot:1")
    ada.open(table)
    bob.open(table)
    ada.move(table, 0, 0, "3b2")
    answers = [each.sees(2) for each in (ada, bob)]
    assert answers[0]["shown"] == answers[1]["shown"]
    assert answers[0]["version"] == answers[1]["version"] == bob.open(table)["version"]


def deadline() -> float:
    return time.monotonic() + TIMEOUT


def plays(player: Player, table: str, seat: int, most: int, reached: Event) -> dict[int, str]:
    """Play this seat up to a ply, and whatever is refused for the database's sake again; what
    was acknowledged."""
    acknowledged: dict[int, str] = {}
    player.open(table)
    shown = player.open(table)
    for _ in count():
        now = shown["now"]
        if now["ply"] >= 8:
            reached.set()
        if now["ply"] >= most:
            return acknowledged
        if now["to_play"] == seat:
            ply, move = now["ply"], now["legal"][0]
            answer, until = player.move(table, seat, ply, move, nonce=f"{ply}"), deadline()
            while answer["t"] == "refused":
                assert answer["objection"]["reason"] == "disk-trouble" and time.monotonic() < until
                time.sleep(0.05)
                answer = player.move(table, seat, ply, move, nonce=f"{ply}")
            acknowledged[ply] = move
        shown = player.receive("update", until=lambda f, ply=now["ply"]: f["now"]["ply"] > ply)
    raise AssertionError


def test_a_restart_of_postgresql_loses_nothing_acknowledged_and_play_goes_on(pair, people, cluster):
    ada, bob, carol = people
    table = ada.create_table("blokus-duo", "me", "open")
    bob.post(f"/api/tables/{table}/seats")
    carol.open(table)
    begun, most = Event(), 20
    with ThreadPoolExecutor() as threads:
        games = [
            threads.submit(plays, player, table, seat, most, begun)
            for seat, player in enumerate((ada, bob))
        ]
        assert begun.wait(60)
        with cluster.stopped():
            troubled = [status(server, "/healthz") for server in pair]
        acknowledged = games[0].result() | games[1].result()
    assert troubled == [503, 503], "PostgreSQL was really gone"
    assert sorted(acknowledged) == list(range(most))
    assert carol.sees(most)["shown"] == acknowledged[most - 1], "spectators see it too"
    for server in pair:
        lines = record(server, table)
        assert [acknowledged[ply] for ply in range(most)] == lines[-most:]


def test_while_postgresql_is_down_moves_are_refused_and_the_lobby_catches_up_afterwards(
    pair, people, cluster
):
    ada, bob, carol = people
    table = table_of_two(ada, bob)
    carol.send(t="lobby", on=True)
    carol.receive("tables")
    with cluster.stopped():
        refused = ada.move(table, 0, 0, "4a1", nonce="x")
        assert refused["objection"] == {"clause": "", "reason": "disk-trouble"}
        assert refused["now"]["ply"] == 0, "nothing has happened"
        assert status(ada.server, f"/api/tables/{'0' * 16}") == 503
    until = deadline()
    while ada.move(table, 0, 0, "4a1", nonce="x")["t"] == "refused":
        assert time.monotonic() < until, "PostgreSQL is back, and the server does not notice"
        time.sleep(0.05)
    assert bob.sees(1)["shown"] == "4a1"
    public = ada.create_table("gobblet", "me", "open", public=True)
    carol.receive("tables", until=lambda f: public in [one["id"] for one in f["tables"]])
