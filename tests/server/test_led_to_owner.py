"""The proxy of the deploy kit with two servers: clients are led to the owner of their table."""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import subprocess
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

import pytest
from websockets.sync.client import connect

from examples.socket_bot import post
from tests.server.server_process import free_from, process

KIT = Path(__file__).resolve().parents[2] / "deploy" / "Caddyfile"
INSTALL = ["apt-get", "-o", "DPkg::Lock::Timeout=120", "install", "-y", "-qq", "caddy"]
SECONDS = 60


def caddy() -> str:
    if not shutil.which("caddy") and os.geteuid() == 0 and shutil.which("apt-get"):
        subprocess.run(INSTALL, check=False, stdout=subprocess.DEVNULL)
    if found := shutil.which("caddy"):
        return found
    pytest.fail("this test needs Caddy (apt-get install caddy)")


@contextmanager
def proxy(servers: dict[str, str], folder: Path) -> Iterator[str]:
    """The address of the kit's proxy for servers that run here. That of Debian has another name
    for the policy."""
    address = f"http://127.0.0.1:{free_from(19_800)}"
    config = KIT.read_text().replace("{$DOMAIN}", address).replace("client_ip_hash", "ip_hash")
    for name, there in servers.items():
        config = re.sub(rf"\b(?<!-){name}:8421", there.removeprefix("http://"), config)
    (folder / "Caddyfile").write_text("{\n\tadmin off\n}\n" + config)
    command = [caddy(), "run", "--adapter", "caddyfile", "--config", str(folder / "Caddyfile")]
    with open(folder / "proxy.log", "w", encoding="utf-8") as log:
        running = subprocess.Popen(command, stderr=log, env=os.environ | {"HOME": str(folder)})
        try:
            deadline = time.monotonic() + SECONDS
            while not _answers(address):
                assert time.monotonic() < deadline and running.poll() is None
                time.sleep(0.1)
            yield address
        finally:
            running.kill()
            running.wait()


def _answers(address: str) -> bool:
    try:
        with urlopen(f"{address}/readyz", timeout=5) as answer:
            return answer.status == 200
    except URLError:
        return False


def led(address: str, query: str, session: str, table: str) -> str | None:
    """Where a client that has opened the table through the proxy is led, if anywhere."""
    found, url = None, f"{address.replace('http', 'ws')}/api/socket{query}"
    with connect(url, open_timeout=SECONDS) as socket:
        hello = {"t": "hello", "session": session}
        for frame in (hello, {"t": "open", "table": table}, {"t": "ping"}):
            socket.send(json.dumps(frame))
        while (frame := json.loads(socket.recv(SECONDS)))["t"] != "pong":
            found = frame["url"] if frame["t"] == "nearer" else found
    return found


@pytest.mark.long
def test_through_the_proxy_a_client_is_led_to_the_owner_and_to_another_one_after_a_kill(
    cluster, broker, tmp_path
):
    shared = ("--database", cluster.new_database(), "--broker", broker.url)
    with ExitStack() as stack:
        servers, running = {}, {}
        for name in ("server", "server-2"):
            (tmp_path / name).mkdir()
            started = process(tmp_path / name, *shared, "--public-url", f"/?at={name}")
            running[name], servers[name] = stack.enter_context(started)
        address = stack.enter_context(proxy(servers, tmp_path))
        session = post(servers["server"], "/api/guests")["session"]
        chairs = ["me", "open"]
        made = post(servers["server"], "/api/tables", session, game="gobblet", chairs=chairs)
        table = made["table"]
        assert led(address, "?at=server-2", session, table) == "/?at=server"
        assert led(address, "?at=server", session, table) is None, "it is there"
        running["server"].send_signal(signal.SIGKILL)
        assert led(address, "?at=server", session, table) is None, "the other has taken it over"
