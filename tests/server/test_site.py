"""The site's own files and pages, as browsers and programs ask for them."""

from __future__ import annotations

import pytest

from blockyard.server.http import routes_site
from tests.server.app_client import reason, served

SCRIPT = "assets/board-1.js"


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    """A server whose web client is one page and one script."""
    client = tmp_path_factory.mktemp("client")
    (client / "assets").mkdir()
    (client / "index.html").write_text("<!doctype html><title>Blockyard</title>")
    for lang in ("en", "he", "fr"):
        (client / f"index.{lang}.html").write_text(f"<!doctype html><html lang={lang}>")
    (client / SCRIPT).write_text("export {};")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(routes_site, "STATIC", client)
        with served(tmp_path_factory.mktemp("data")) as site:
            yield site


@pytest.mark.parametrize(
    "path", ["/", "/lobby", "/table/0123456789abcdef", f"/{SCRIPT}", "/healthz", "/metrics"]
)
def test_head_has_the_headers_of_get_and_no_body(server, path):
    whole, head = server.get(path), server.head(path)
    assert (whole.status_code, head.status_code) == (200, 200)
    assert whole.content and not head.content
    changing = {"content-length"} if path == "/metrics" else set()
    assert {k: v for k, v in head.headers.items() if k not in changing} == {
        k: v for k, v in whole.headers.items() if k not in changing
    }
    assert int(head.headers["content-length"]) > 0


def test_a_path_of_the_client_is_its_page_and_a_file_is_itself(server):
    page = server.get("/people/ada")
    assert page.text == server.get("/").text and page.headers["cache-control"] == "no-cache"
    script = server.get(f"/{SCRIPT}")
    assert script.text == "export {};" and "immutable" in script.headers["cache-control"]
    assert "javascript" in script.headers["content-type"]


@pytest.mark.parametrize(
    ("wishes", "lang"),
    [
        ("he-IL,he;q=0.9,en;q=0.8", "he"),
        ("de, fr;q=0.7, he;q=0.9", "he"),
        ("FR", "fr"),
        ("en-GB", "en"),
    ],
)
def test_the_page_comes_in_the_language_of_the_browser(server, wishes, lang):
    page = server.get("/lobby", headers={"accept-language": wishes})
    assert f"lang={lang}" in page.text and page.headers["vary"] == "accept-language"


@pytest.mark.parametrize("wishes", ["", "de", ";;q=x,,", "*", "ar"])
def test_without_a_language_of_ours_it_is_the_page_itself(server, wishes):
    page = server.get("/", headers={"accept-language": wishes})
    assert page.status_code == 200 and "<title>Blockyard" in page.text


@pytest.mark.parametrize("method", ["GET", "HEAD"])
def test_what_is_not_there_is_not_there_for_either(server, method):
    assert server.request(method, "/api/nowhere").status_code == 404
    assert reason(server.get("/api/nowhere")) == "no-such-page"


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE", "PATCH"])
def test_a_page_can_only_be_looked_at(server, method):
    assert server.request(method, "/").status_code == 405


def test_a_rules_page_comes_in_the_language_asked_for_with_the_views_of_its_boards(server):
    page = server.get("/api/rules/gobblet/fr").json()
    assert (page["key"], page["lang"]) == ("gobblet", "fr")
    page = server.get("/api/rules/gobblet/en").json()
    minute = next(section for section in page["sections"] if section["anchor"] == "minute")
    figure = next(block for block in minute["blocks"] if block["kind"] == "figure")
    before, after = figure["steps"]
    assert before["view"]["squares"] != after["view"]["squares"] and after["move"]
    for nowhere in ("/api/rules/chess/en", "/api/rules/gobblet/de", "/api/rules/match/en/x"):
        assert server.get(nowhere).status_code == 404
