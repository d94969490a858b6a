"""The rules pages: boards that play, folds that open for an anchor, a summary to print."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from blockyard.rulespage import page as rules_page
from tests.browser.pages import EVERY_GAME
from tests.browser.player import TIMEOUT

# Where the pictures of each row of boards begin and how high they are.
PICTURES = """() => [...document.querySelectorAll('article > section .figures')].map((row) =>
  [...row.querySelectorAll('figure > .picture')].map((picture) => {
    const { y, height } = picture.getBoundingClientRect();
    return `${Math.round(y)} ${Math.round(height)}`;
  }))"""


def cups(figure) -> int:
    """How many gobblets the board shows."""
    return figure.locator(".stage .body").count()


def test_a_board_plays_its_move_when_it_is_touched_and_goes_back(new_player):
    player = new_player()
    player.see("/rules/gobblet")
    figure = player.page.locator("#minute figure").nth(1)
    figure.wait_for(timeout=TIMEOUT)
    before = cups(figure)
    figure.get_by_role("button", name="Play it").click()
    expect(figure.get_by_role("button", name="Show it again")).to_be_visible(timeout=TIMEOUT)
    # One gobblet is inside another now.
    assert cups(figure) == before - 1
    figure.get_by_role("button", name="Show it again").click()
    expect(figure.get_by_role("button", name="Play it")).to_be_visible(timeout=TIMEOUT)
    # It plays by itself then.
    expect(figure.get_by_role("button", name="Show it again")).to_be_visible(timeout=TIMEOUT)


def test_an_address_with_a_folded_clause_opens_it_and_so_does_a_link(new_player):
    player = new_player()
    player.see("/rules/gobblet#G5.1")
    ruling = player.page.locator("[id='G5.1']")
    expect(ruling).to_be_in_viewport(timeout=TIMEOUT)
    expect(ruling).to_contain_text("our ruling:")
    variants = player.page.locator("details#variants")
    assert variants.get_attribute("open") is None
    player.page.locator("#touch a", has_text="G8").click()
    expect(player.page.locator("#G8 h3")).to_be_in_viewport(timeout=TIMEOUT)
    assert player.page.url.endswith("#G8")


# The other two take as long again.
LANGS = ["en", "he", *(pytest.param(lang, marks=pytest.mark.long) for lang in ("fr", "ar"))]


@pytest.mark.parametrize("lang", LANGS)
def test_a_page_has_its_own_title_and_description(new_player, lang):
    player = new_player(locale=lang)
    seen = set()
    for game in EVERY_GAME:
        player.see(f"/rules/{game}")
        player.page.locator("article #quick").wait_for(timeout=TIMEOUT)
        shown = rules_page(game, lang)
        described = player.page.locator("meta[name=description]").get_attribute("content")
        assert described == shown.about
        assert shown.title in player.page.title()
        seen.add((player.page.title(), described))
    assert len(seen) == len(EVERY_GAME)
    player.see("/lobby")
    own = player.page.locator("meta[name=description]").get_attribute("content")
    assert own not in {described for _, described in seen}, "the site's own description is back"


# A4 at 96 dots an inch, with margins of 12 mm.
MARGIN = 45
PAPER = {"width": 794 - 2 * MARGIN, "height": 1123 - 2 * MARGIN}
HALF = 1123 / 2 - MARGIN


# The longest language, and so the others.
@pytest.mark.parametrize("game", EVERY_GAME)
def test_the_summary_prints_on_half_a_page(new_player, game):
    player = new_player(viewport=PAPER, locale="fr")
    player.page.add_init_script("window.print = () => {}")
    player.see(f"/rules/{game}")
    button = player.page.locator("article > header button")
    button.click()
    player.page.emulate_media(media="print")
    assert not player.page.locator("#minute").is_visible()
    assert not button.is_visible()
    quick = player.page.locator("#quick").bounding_box()
    assert quick and quick["y"] + quick["height"] < HALF
    assert player.page.locator("#quick svg:visible").count() >= 3


def test_the_table_the_card_and_other_pages_lead_to_the_rules(new_player):
    player = new_player()
    for path, link in (
        ("/", "/rules/gobblet"),
        ("/new/gobblers", "/rules/gobblers"),
        ("/rules/gobblet", "/rules/match"),
        ("/rules/match", "/rules/blokus-classic"),
    ):
        player.see(path)
        led = player.page.locator(f"main a[href='{link}']").first
        expect(led).to_be_visible(timeout=TIMEOUT)
    player.see(player.set_table("gobblet", "me", "bot:1"))
    player.page.get_by_role("button", name="Rules").first.click()
    expect(player.page.locator("dialog a[href='/rules/gobblet']")).to_be_visible(timeout=TIMEOUT)
    expect(player.page.locator("dialog #minute")).to_be_visible(timeout=TIMEOUT)


def test_a_quiz_says_what_is_right_and_leads_to_the_answer(new_player):
    player = new_player()
    player.see("/rules/gobblet#quiz")
    question = player.page.locator("#quiz li").first
    question.get_by_role("button", name="swallowing").click()
    expect(question.get_by_role("status")).to_contain_text("Not quite")
    question.get_by_role("button", name="lining up four").click()
    expect(question.get_by_role("status")).to_contain_text("Right!")
    question.get_by_role("link", name="Look it up").click()
    expect(player.page.locator("#win h2")).to_be_in_viewport(timeout=TIMEOUT)


def width_of(box) -> float:
    found = box.bounding_box()
    assert found
    return found["width"]


def test_a_block_folds_up_by_dragging_and_by_keys(new_player):
    player = new_player()
    player.see("/rules/deblockle")
    block = player.page.locator("[data-part=net]")
    bottom, bar = block.locator(".bottom"), block.get_by_role("slider", name="fold")
    bar.wait_for(timeout=TIMEOUT)
    block.scroll_into_view_if_needed()
    flat = width_of(bottom)
    room = block.locator(".room").bounding_box()
    assert room
    player.page.mouse.move(room["x"] + 20, room["y"] + 60)
    player.page.mouse.down()
    player.page.mouse.move(room["x"] + 240, room["y"] + 60)
    player.page.mouse.up()
    expect(bar).to_have_js_property("value", "1")
    folded = block.locator(".east").bounding_box()
    assert folded and abs(folded["width"] - flat) > 2
    bar.press("Home")
    expect(bar).to_have_js_property("value", "0")
    assert abs(width_of(bottom) - flat) < 1


@pytest.mark.parametrize("lang", ["en", "ar"])
def test_pictures_in_a_row_are_equally_high_and_nothing_sticks_out(new_player, lang):
    player = new_player(locale=lang)
    for game in EVERY_GAME:
        player.see(f"/rules/{game}")
        player.page.locator("article #quick").wait_for(timeout=TIMEOUT)
        rows = player.page.evaluate(PICTURES)
        assert rows and all(len(set(row)) == 1 for row in rows), game
        assert player.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
