"""A cluster on one machine, and what can go wrong in one: hosts in network namespaces.

    python -m bench.simulated_cluster [--minutes 30] [--tables 6] [--seed 1]

Three server hosts (the clock of one is a minute fast), two worker hosts, a database and a broker
are namespaces on one bridge. While people play there, one part after the other is killed and
started again, stopped for a while, or cut off from another one in one direction or both, packets
are lost, the disk of the database is slow, and what one server says to database and broker is late
(relay.py; netem is not everywhere). In the end the checker (cluster_checker.py) reads what every
client was told and what the database holds. Needs root, iproute2, nftables, faketime and gcc.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

import asyncpg

from bench.cluster import stored_in
from bench.cluster_checker import Rated, Told, check
from bench.cluster_clients import Client, Stalls, new_guests, new_table, with_accounts
from bench.load import machine, wait_until_up
from bench.relay import Relay
from blockyard.server.storage.database import driver_url
from tests.server.nats_server import program as nats_program
from tests.server.postgres_cluster import USER, Cluster

NETWORK = "10.77.0"
SERVERS, WORKERS, DATABASE, BROKER = ("s1", "s2", "s3"), ("w1", "w2"), "db", "mq"
HOSTS = (*SERVERS, *WORKERS, DATABASE, BROKER)
ADDRESSES = {host: f"{NETWORK}.{10 + number}" for number, host in enumerate(HOSTS)}
FAST = ("faketime", "-f", "+60s")
"""The wall clock of the last server is a minute fast; the monotonic clock is left alone."""
PREFIX = "by-"
PORT = 8421
CLIENTS = f"{NETWORK}.1"
"""Where the clients are, and the relay through which the second server reaches the others."""
LATE = SERVERS[1]
RELAYED = {DATABASE: 5432, BROKER: 4222}
DELAY_SECONDS = 0.1
SLOW_DISK = """
#define _GNU_SOURCE
#include <dlfcn.h>
#include <unistd.h>
int fdatasync(int file) {
    if (access(SLOW, F_OK) == 0) usleep(200000);
    return ((int (*)(int)) dlsym(RTLD_NEXT, "fdatasync"))(file);
}
"""
"""While there is a file, each flush of the database takes a fifth of a second longer."""
NEEDED = ("ip", "nft", "faketime", "gcc")
INSTALL = ["apt-get", "install", "-y", "-qq", "iproute2", "nftables", "faketime", "gcc"]
LIMIT, STUCK_SECONDS = 60, 20
"""Seconds for the games to end after all is well again, and without a move of those that do not."""


def sh(*words: str) -> None:
    subprocess.run(words, check=True, stdout=subprocess.DEVNULL)


def missing() -> str:
    """What keeps the cluster from being simulated here; nothing if all is there."""
    if os.geteuid() != 0:
        return "root"
    if not all(map(shutil.which, NEEDED)) and shutil.which("apt-get"):
        subprocess.run(INSTALL, check=False, stdout=subprocess.DEVNULL)
    return ", ".join(name for name in NEEDED if shutil.which(name) is None)


class Network:
    """Namespaces on a bridge, and the faults between them."""

    def __enter__(self) -> Network:
        self.__exit__()
        hub = PREFIX + "hub"
        sh("ip", "netns", "add", hub)
        sh("ip", "-n", hub, "link", "add", "br0", "type", "bridge")
        sh("ip", "-n", hub, "link", "set", "br0", "up")
        for host, address in ADDRESSES.items():
            self._plug(host, address)
        # The clients are in our own namespace.
        sh("ip", "link", "add", "byc", "type", "veth", "peer", "name", "client", "netns", hub)
        sh("ip", "-n", hub, "link", "set", "client", "master", "br0", "up")
        sh("ip", "address", "add", f"{CLIENTS}/24", "dev", "byc")
        sh("ip", "link", "set", "byc", "up")
        rule = "add chain bridge loss lose { type filter hook forward priority 0; }"
        for words in ("add table bridge loss", rule):
            sh("ip", "netns", "exec", hub, "nft", words)
        return self

    def _plug(self, host: str, address: str) -> None:
        name, hub = PREFIX + host, PREFIX + "hub"
        sh("ip", "netns", "add", name)
        sh(
            "ip",
            "-n",
            name,
            "link",
            "add",
            "eth0",
            "type",
            "veth",
            "peer",
            "name",
            host,
            "netns",
            hub,
        )
        sh("ip", "-n", hub, "link", "set", host, "master", "br0", "up")
        sh("ip", "-n", name, "address", "add", f"{address}/24", "dev", "eth0")
        for device in ("eth0", "lo"):
            sh("ip", "-n", name, "link", "set", device, "up")

    def __exit__(self, *_: object) -> None:
        for name in ("hub", *HOSTS):
            quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
            subprocess.run(["ip", "netns", "del", PREFIX + name], check=False, **quiet)
        subprocess.run(["ip", "link", "del", "byc"], check=False, stderr=subprocess.DEVNULL)

    def __init__(self) -> None:
        self.relays = {
            host: Relay(CLIENTS, port, (ADDRESSES[host], port)) for host, port in RELAYED.items()
        }

    def cut(self, from_: str, to: str, is_cut: bool) -> None:
        """Whether what this host sends to that one gets lost."""
        if LATE in (from_, to) and (relayed := {from_, to} & RELAYED.keys()):
            self.relays[relayed.pop()].hold(is_cut)
            return
        how = "add" if is_cut else "del"
        where = ("ip", "-n", PREFIX + from_, "route", how, "blackhole", f"{ADDRESSES[to]}/32")
        subprocess.run(where, check=False, stderr=subprocess.DEVNULL)

    def lose(self, percent: int) -> None:
        """How many packets in a hundred get lost, everywhere."""
        nft = ("ip", "netns", "exec", PREFIX + "hub", "nft")
        sh(*nft, "flush chain bridge loss lose")
        if percent:
            sh(*nft, f"add rule bridge loss lose numgen random mod 100 < {percent} drop")


class NetworkedPostgres(Cluster):
    """PostgreSQL on a host of the network, with fsync: what was acknowledged survives a crash."""

    def __init__(self) -> None:
        super().__init__()
        self.slow, library = self.folder / "slow", self.folder / "slow.so"
        words = ["gcc", "-shared", "-fPIC", f'-DSLOW="{self.slow}"', "-x", "c", "-", "-ldl", "-o"]
        subprocess.run([*words, str(library)], input=SLOW_DISK, text=True, check=True)
        self.preload = f"LD_PRELOAD={library}"

    def start(self) -> None:
        hba = self.data / "pg_hba.conf"
        if NETWORK not in hba.read_text():
            with hba.open("a") as lines:
                lines.write(f"host all all {NETWORK}.0/24 trust\n")
        where = f"-c listen_addresses={ADDRESSES[DATABASE]} -k {self.folder}"
        self._run("pg_ctl", "-D", self.data, "-w", "-o", where, "-l", self.folder / "log", "start")

    def _run(self, program: str, *words: object) -> None:
        command = [str(self.programs / program), *map(str, words)]
        within = ["ip", "netns", "exec", PREFIX + DATABASE, "runuser", "-u", "nobody", "--"]
        within += ["env", self.preload] if getattr(self, "preload", "") else []
        subprocess.run(
            within + command, cwd=self.folder, stdout=subprocess.DEVNULL, check=True, timeout=120
        )

    def new_database(self) -> str:
        self._run("createdb", "-h", self.folder, "-U", USER, "games")
        return f"postgresql+asyncpg://{USER}@{ADDRESSES[DATABASE]}/games"


@dataclass
class Hosts:
    """What runs where."""

    postgres: NetworkedPostgres
    database: str
    folder: Path
    running: dict[str, subprocess.Popen[bytes]] = field(default_factory=dict)

    def command(self, host: str) -> list[str]:
        there = CLIENTS if host == LATE else ADDRESSES[BROKER]
        broker = f"nats://{there}:{RELAYED[BROKER]}"
        blockyard = [sys.executable, "-m", "blockyard.cli"]
        if host == BROKER:
            return [nats_program(), "-a", ADDRESSES[BROKER], "-js", "-sd", str(self.folder / "mq")]
        if host in WORKERS:
            return [*blockyard, "worker", "--connect", broker, "--cores", "1"]
        database = self.database.replace(
            ADDRESSES[DATABASE], CLIENTS if host == LATE else ADDRESSES[DATABASE]
        )
        shared = ["--database", database, "--broker", broker]
        data = ["--data", str(self.folder / host), "--no-browser"]
        served = ["serve", "--host", ADDRESSES[host], "--port", str(PORT)]
        clock = FAST if host == SERVERS[-1] else ()
        return [*clock, *blockyard, *served, *shared, *data]

    def start(self, host: str) -> None:
        if host == DATABASE:
            self.postgres.start()
            return
        with open(self.folder / f"{host}.log", "ab") as log:
            self.running[host] = subprocess.Popen(
                ["ip", "netns", "exec", PREFIX + host, *self.command(host)],
                stdout=log,
                stderr=log,
                env=os.environ | {"FAKETIME_DONT_FAKE_MONOTONIC": "1", "BLOCKYARD_LANG": "en"},
                start_new_session=True,
            )

    def send(self, host: str, number: int) -> None:
        """To all processes of a host."""
        if host == DATABASE:
            self.postgres.stop("immediate")
            return
        os.killpg(self.running[host].pid, number)
        if number == signal.SIGKILL:
            self.running.pop(host).wait()

    def close(self) -> None:
        for host in list(self.running):
            self.send(host, signal.SIGCONT)
            self.send(host, signal.SIGKILL)


class Chaos:
    """One fault after the other; each heals before the next."""

    def __init__(self, network: Network, hosts: Hosts, rng: random.Random) -> None:
        self.network, self.hosts, self.rng = network, hosts, rng
        self.counts: Counter[str] = Counter()

    async def run(self, until: float) -> None:
        faults: list[Callable[[], Awaitable[None]]] = [
            *(self.kill, self.kill, self.stop, self.cut, self.cut, self.loss, self.restart),
            *(self.delay, self.slow_disk),
        ]
        while time.monotonic() < until:
            fault = self.rng.choice(faults)
            self.counts[fault.__name__] += 1
            await fault()
            await asyncio.sleep(self.rng.uniform(4, 8))

    async def kill(self) -> None:
        host = self.rng.choice((*SERVERS, *SERVERS, *WORKERS, DATABASE, BROKER))
        await asyncio.to_thread(self.hosts.send, host, signal.SIGKILL)
        await asyncio.sleep(self.rng.uniform(0.5, 5))
        await asyncio.to_thread(self.hosts.start, host)

    async def restart(self) -> None:
        host = self.rng.choice(SERVERS)
        self.hosts.send(host, signal.SIGTERM)
        await asyncio.to_thread(self.hosts.running.pop(host).wait)
        await asyncio.to_thread(self.hosts.start, host)

    async def stop(self) -> None:
        host = self.rng.choice((*SERVERS, *WORKERS, BROKER))
        self.hosts.send(host, signal.SIGSTOP)
        await asyncio.sleep(self.rng.uniform(1, 6))
        self.hosts.send(host, signal.SIGCONT)

    async def cut(self) -> None:
        one, two = self.rng.sample((*SERVERS, DATABASE, BROKER), 2)
        pairs = [(one, two)] if self.rng.random() < 0.5 else [(one, two), (two, one)]
        for pair in pairs:
            self.network.cut(*pair, is_cut=True)
        await asyncio.sleep(self.rng.uniform(2, 8))
        for pair in pairs:
            self.network.cut(*pair, is_cut=False)

    async def loss(self) -> None:
        self.network.lose(5)
        await asyncio.sleep(self.rng.uniform(3, 8))
        self.network.lose(0)

    async def delay(self) -> None:
        for relay in self.network.relays.values():
            relay.delay = DELAY_SECONDS
        await asyncio.sleep(self.rng.uniform(3, 8))
        for relay in self.network.relays.values():
            relay.delay = 0.0

    async def slow_disk(self) -> None:
        self.hosts.postgres.slow.touch()
        await asyncio.sleep(self.rng.uniform(3, 8))
        self.hosts.postgres.slow.unlink()


KINDS: tuple[dict[str, Any], ...] = (
    {},
    {"clock": {"kind": "fischer", "seconds": 60, "increment": 2}},
    {"opponent": "bot:2"},
    {"rated": True, "clock": {"kind": "fischer", "seconds": 900, "increment": 10}},
)
"""Tables of two people without and with a clock, one against the computer, and a rated one; one
watches."""


async def play_on(
    servers: list[str], number: int, told: Told, until: float, stalls: Stalls
) -> None:
    """Game after game at one table after the other."""
    sessions, kind = await asyncio.to_thread(new_guests, servers), KINDS[number % len(KINDS)]
    if kind.get("rated"):
        sessions = await asyncio.to_thread(with_accounts, servers, sessions)
    while time.monotonic() < until:
        made = partial(new_table, servers, "gobblers", sessions, **kind)
        table = await asyncio.to_thread(made)
        stalls.move(table)
        clients = [Client(servers, session, told, stalls) for session in sessions]
        await asyncio.gather(*(client.play(table) for client in clients))


async def ratings_in(database: str) -> tuple[list[Rated], dict[str, int]]:
    """What was rated, and how many games the rating of each person counts."""
    connection = await asyncpg.connect(driver_url(database))
    try:
        rated = await connection.fetch("SELECT person, table_id FROM rating_steps")
        games = await connection.fetch("SELECT person, sum(games)::int FROM skills GROUP BY person")
    finally:
        await connection.close()
    return [Rated(*row) for row in rated], dict(games)


async def simulate(given: argparse.Namespace, network: Network, hosts: Hosts) -> list[str]:
    told, until = Told(), time.monotonic() + 60 * given.minutes
    servers = [f"http://{ADDRESSES[host]}:{PORT}" for host in SERVERS]
    chaos = Chaos(network, hosts, random.Random(given.seed))
    for relay in network.relays.values():
        await relay.open()
    hosts.start(LATE)
    while not await asyncio.to_thread(is_up, servers[SERVERS.index(LATE)]):
        await asyncio.sleep(0.5)
    moved = [Stalls() for _ in range(given.tables)]
    games = [
        asyncio.create_task(play_on(servers, number, told, until, stalls))
        for number, stalls in enumerate(moved)
    ]
    await chaos.run(until)
    done, left = await asyncio.wait(games, timeout=LIMIT)
    stuck = [
        f"table {number} ({KINDS[number % len(KINDS)]}): no move for {silent:.0f} s"
        for number, stalls in enumerate(moved)
        if games[number] in left and (silent := stalls.silent()) > STUCK_SECONDS
    ]
    for game in left:
        game.cancel()
    await asyncio.gather(*games, return_exceptions=True)
    for relay in network.relays.values():
        await relay.close()
    rated, counted = await ratings_in(hosts.database)
    faults = check(told, await stored_in(hosts.database), rated, counted)
    print(f"{len(rated)} ratings", end=", ")
    faults += stuck
    faults += [repr(error) for game in done if (error := game.exception())]
    print(f"{dict(chaos.counts)}; {len(told.acknowledged)} moves acknowledged", end=", ")
    print(f"{len(told.shown)} shown; {machine()}\nfaults: {faults or 'none'}")
    return faults


def is_up(address: str) -> bool:
    with suppress(OSError), urllib.request.urlopen(f"{address}/healthz", timeout=5):
        return True
    return False


def run(given: argparse.Namespace) -> list[str]:
    with Network() as network, tempfile.TemporaryDirectory() as folder:
        postgres = NetworkedPostgres()
        postgres.start()
        hosts = Hosts(postgres, postgres.new_database(), Path(folder))
        try:
            at_once = [host for host in (*SERVERS, *WORKERS) if host != LATE]
            hosts.start(BROKER)
            time.sleep(1)
            for host in at_once:
                hosts.start(host)
            for host in at_once:
                if host in SERVERS:
                    wait_until_up(PORT, ADDRESSES[host])
            return asyncio.run(simulate(given, network, hosts))
        finally:
            hosts.close()
            postgres.remove()


def arguments(*words: str) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--minutes", type=float, default=30.0)
    parser.add_argument("--tables", type=int, default=6)
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args(words or None)


if __name__ == "__main__":
    if lacking := missing():
        raise SystemExit(f"a cluster cannot be simulated without {lacking}")
    raise SystemExit(bool(run(arguments())))
