"""Fuzzing HTTP: never a 500, always a reason, and no game of others changes.

schemathesis reads the OpenAPI page that the server gives out and makes requests of it. Half of
them are then spoiled, and half are about the game that there is, or about its player.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis import APIOperation, Case

from tests.server.network_client import TIMEOUT, Player
from tests.server.server_process import running

pytestmark = pytest.mark.slow

EXAMPLES = 8
"""For each path and method."""
ODD = st.sampled_from(["", "\x00", "\u202e", "../..", "x" * 300, -1, 10**30, None, [], {"a": 1}])
SPOILS = ("missing", "wrong", "unknown", "no object", "path", "query")


class Site:
    """A server with a game that fuzzing must not change."""

    def __init__(self, address: str) -> None:
        self.address = address
        guest = Player(address)
        account = guest.post("/api/accounts", name="Ada", password="correct horse")
        guest.close()
        self.ada = Player(address, account["session"])
        self.table = self.ada.create_table("gobblet", "me", "me", public=True)
        self.ada.open(self.table)
        self.ada.move(self.table, 0, 0, "4b2")
        self.schema = schemathesis.openapi.from_url(
            f"{address}/api/schema/openapi.json", timeout=TIMEOUT
        )

    def game(self) -> Any:
        """Everything that is stored about the game and about Ada."""
        record = requests.get(
            f"{self.address}/api/tables/{self.table}/record", timeout=TIMEOUT
        ).text
        shown = self.ada.open(self.table)
        export = self.ada.get("/api/me/export")
        return record, shown["version"], shown["moves"], export

    def guest(self) -> str:
        return str(requests.post(f"{self.address}/api/guests", timeout=TIMEOUT).json()["session"])


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def site(request, tmp_path_factory):
    data, more = tmp_path_factory.mktemp("data"), ()
    if request.param == "postgresql":
        more = ("--database", request.getfixturevalue("cluster").new_database())
    with running(data, *more, port=16421, program=("tests.server.short_timeouts",)) as address:
        site = Site(address.rstrip("/"))
        yield site
        site.ada.close()
        assert not errors(data / "server.log"), "what went wrong is written down"


def errors(log: Path) -> list[str]:
    lines = [json.loads(line) for line in log.read_text().splitlines()]
    return [line["what"] for line in lines if line["level"] in ("error", "critical")]


def near(case: Case, site: Site) -> None:
    """The same request about the game that there is, or about its player."""
    known = {"table": site.table, "name": "Ada", "game": "gobblet", "other": site.ada.person}
    for values in (case.path_parameters, case.body):
        if isinstance(values, dict):
            values.update({name: known[name] for name in values if name in known})


def spoil(case: Case, how: str, odd: object) -> None:
    """Break one thing about the request."""
    body = case.body if isinstance(case.body, dict) else {}
    first = next(iter(sorted(body)), None)
    match how:
        case "missing" if first:
            del body[first]
        case "wrong" if first:
            body[first] = odd
        case "unknown" if first:
            body["more"] = odd
        case "no object" if first:
            case.body = [odd]
        case "path":
            case.path_parameters = dict.fromkeys(case.path_parameters or {}, str(odd) or "-")
        case "query":
            case.query = {"seat": str(odd), "kind": str(odd)}


def hold(site: Site, operation: APIOperation) -> set[int]:
    """Ask this in many ways; how it was answered."""
    sessions, seen = {"guest": site.guest(), "nobody": "made-up"}, set[int]()

    @settings(max_examples=EXAMPLES, suppress_health_check=list(HealthCheck))
    @given(
        case=operation.as_strategy(),
        who=st.sampled_from(["guest", "guest", "nobody"]),
        about=st.booleans(),
        how=st.sampled_from(["", *SPOILS]),
        odd=ODD,
    )
    def ask(case: Case, who: str, about: bool, how: str, odd: object) -> None:
        if about:
            near(case, site)
        spoil(case, how, odd)
        headers = {"authorization": f"Bearer {sessions[who]}"}
        answer = case.call(base_url=site.address, headers=headers, timeout=TIMEOUT)
        seen.add(answer.status_code)
        assert answer.status_code < 500, (case.as_curl_command(), answer.text)
        if answer.status_code >= 400:
            assert json.loads(answer.text)["objection"]["reason"], case.as_curl_command()

    ask()
    return seen


def test_no_request_gives_a_500_or_touches_a_game_of_others(site):
    before, operations = site.game(), [one.ok() for one in site.schema.get_all_operations()]
    assert len(operations) > 20
    seen = set[int]().union(*(hold(site, operation) for operation in operations))
    assert site.game() == before
    assert {200, 201, 400, 401, 404, 409} <= seen, "right ones and wrong ones were among them"


@pytest.mark.parametrize(
    ("method", "path", "headers", "allowed"),
    [
        ("POST", "/api/guests", {"origin": "http://["}, {403}),
        ("GET", "/api/tables/%00", {}, {400, 404}),
        ("GET", "/api/people/%00", {}, {400, 404}),
        ("GET", "/api/leaderboards/gobblet?kind=%00", {}, {200, 400}),
        ("GET", "/api/tables/TABLE/films/99999999999999999999999", {}, {400}),
        ("GET", "/api/tables/TABLE/films/2147483647", {}, {404}),
        ("GET", "/api/tables/TABLE/record.json?seat=9999999999999999999999", {}, {409}),
        ("GET", "/api/me", {"cookie": "blockyard_session=%00;;=;"}, {401}),
        ("PATCH", "/api/me", {}, {405}),
    ],
)
def test_what_no_database_can_hold_is_answered_too(site, method, path, headers, allowed):
    url = site.address + path.replace("TABLE", site.table)
    answer = requests.request(method, url, headers=headers, timeout=TIMEOUT)
    assert answer.status_code in allowed, answer.text


def test_a_body_of_more_than_16_kib_is_not_read(site):
    session = site.guest()
    answer = requests.post(
        f"{site.address}/api/tables",
        data=b" " * 17_000 + b'{"game": "gobblet", "chairs": ["me", "me"]}',
        headers={"authorization": f"Bearer {session}", "content-type": "application/json"},
        timeout=TIMEOUT,
    )
    assert answer.status_code == 413
