"""The files in deploy/ fit each other and the command that they start."""

from __future__ import annotations

import configparser
import json
import re
import shlex
from pathlib import Path

import yaml

from blockyard.cli.serve import serve
from blockyard.cli.worker import worker
from tests.server.app_client import served

ROOT = Path(__file__).resolve().parent.parent
DEPLOY = ROOT / "deploy"
OPTIONS = {name for option in serve.params for name in option.opts}


def check_command(words: list[str]) -> None:
    """Whether this starts a server, with options that there are."""
    assert words[:2] == ["blockyard", "serve"]
    given = {word.partition("=")[0] for word in words if word.startswith("--")}
    assert given and given <= OPTIONS


def check_worker(words: list[str]) -> None:
    assert words[:2] == ["blockyard", "worker"]
    options = {name for option in worker.params for name in option.opts}
    assert {word.partition("=")[0] for word in words[2:]} <= options


def compose() -> dict:
    return yaml.safe_load((DEPLOY / "compose.yaml").read_text())


def test_compose_starts_a_server_on_its_database():
    services = compose()["services"]
    server = services["server"]
    check_command(server["command"])
    assert set(server["depends_on"]) == {"database", "broker"} <= services.keys()
    assert (DEPLOY / server["build"]["context"]).resolve() == ROOT
    assert (ROOT / server["build"]["dockerfile"]).is_file()
    assert any("@database/" in word for word in server["command"])
    assert any(word.startswith("--broker=nats://broker:") for word in server["command"])
    assert services["server-2"] == server | {"hostname": "server-2"}
    check_worker(services["worker"]["command"])
    assert "-js" in services["broker"]["command"], "the work queue"


def test_compose_defines_every_volume_and_network_that_it_uses():
    read = compose()
    for service in read["services"].values():
        assert set(service["networks"]) <= read["networks"].keys()
        for volume in service.get("volumes", []):
            source = volume.partition(":")[0]
            assert source in read["volumes"] or (DEPLOY / source).is_file()


def test_the_trusted_proxy_is_the_network_of_the_proxy():
    read = compose()
    (network,) = read["networks"]["inside"]["ipam"]["config"]
    assert f"--trusted-proxy={network['subnet']}" in read["services"]["server"]["command"]


def test_the_proxy_knows_the_server_and_asks_whether_it_is_ready():
    proxy = (DEPLOY / "Caddyfile").read_text()
    upstreams = re.findall(r"reverse_proxy (.*) {", proxy)
    servers = {f"{name}:8421" for name in compose()["services"] if name.startswith("server")}
    assert [set(some.split()) for some in upstreams] == [servers] * len(upstreams)
    assert "health_uri /readyz" in proxy and proxy.count("{") == proxy.count("}")


def test_the_proxy_leads_to_each_server_by_the_name_in_its_address():
    """What `--public-url` says there."""
    proxy, named = (DEPLOY / "Caddyfile").read_text(), {}
    for name, first in re.findall(
        r"@(\S+) query at=\1\n\thandle @\1 {\n\t\treverse_proxy (\S+):8421", proxy
    ):
        named[name] = first
    servers = {
        name: service for name, service in compose()["services"].items() if "hostname" in service
    }
    assert named == {name: name for name in servers}
    for name, service in servers.items():
        assert service["hostname"] == name
        assert "--public-url=/?at={host}" in service["command"]


def test_the_image_is_built_in_two_stages_and_the_second_has_no_compiler():
    lines = (DEPLOY / "Dockerfile").read_text().replace("\\\n", " ").splitlines()
    stages = [number for number, line in enumerate(lines) if line.startswith("FROM ")]
    assert len(stages) == 2
    final = lines[stages[1] :]
    assert not any("gcc" in line or "apt-get" in line for line in final)
    assert any(line.startswith("USER ") for line in final), "it does not run as root"
    command = next(line for line in final if line.startswith("CMD "))
    check_command(yaml.safe_load(command.removeprefix("CMD ")))


def test_the_unit_starts_a_server_and_leaves_it_time_to_finish():
    unit = configparser.ConfigParser(interpolation=None, delimiters="=", strict=False)
    unit.optionxform = str
    unit.read(DEPLOY / "blockyard@.service")
    program, *words = shlex.split(unit["Service"]["ExecStart"])
    check_command([Path(program).name, *words])
    assert int(unit["Service"]["TimeoutStopSec"]) > 8, "drain, sockets and storage"


def kubernetes() -> list[dict]:
    page = (ROOT / "docs" / "kubernetes.md").read_text(encoding="utf-8")
    (manifest,) = re.findall(r"^```yaml\n(.*?)^```", page, flags=re.S | re.M)
    return list(yaml.safe_load_all(manifest))


def test_the_manifest_for_kubernetes_starts_servers_that_share_their_tables():
    deployment, service = kubernetes()
    pod = deployment["spec"]["template"]
    (server,) = pod["spec"]["containers"]
    check_command(server["command"])
    assert deployment["spec"]["replicas"] > 1
    assert any(word.startswith("--broker=") for word in server["command"])
    assert pod["metadata"]["labels"] == service["spec"]["selector"]
    (port,) = server["ports"]
    assert service["spec"]["ports"][0]["targetPort"] == port["containerPort"]
    assert server["readinessProbe"]["httpGet"] == {"path": "/readyz", "port": port["containerPort"]}
    assert pod["spec"]["terminationGracePeriodSeconds"] > 8, "drain, sockets and storage"


def test_the_dashboard_shows_metrics_that_there_are(tmp_path):
    panels = json.loads((DEPLOY / "dashboard.json").read_text())["panels"]
    with served(tmp_path) as client:
        exported = client.get("/metrics").text
    for panel in panels:
        (asked,) = panel["targets"]
        for name in re.findall(r"blockyard_\w+", asked["expr"]):
            family = re.sub(r"_(bucket|total)$", "", name)
            assert re.search(rf"^# TYPE {family}(_total)? ", exported, flags=re.M), name
