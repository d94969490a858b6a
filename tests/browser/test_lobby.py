"""The lobby: an opponent while one plays the computer, open tables, small boards, invitations; and
a name that is asked for once."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.player import TIMEOUT, Player

SOMEBODY = re.compile("(?<!no )one waiting")
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


@pytest.fixture
def lobby(new_player):
    """A player in the lobby."""

    def one(**how) -> Player:
        player = new_player(**how)
        player.see("/lobby")
        return player

    return one


def test_whoever_looks_plays_the_computer_and_is_called_when_somebody_comes(lobby):
    """The place is kept at the computer's table, and both games stay."""
    ada, bob = lobby(), lobby()
    ada.page.locator("[data-find=gobblers]").click()
    search = ada.page.locator("[data-search=gobblers]")
    expect(search).to_contain_text("Finding an opponent: Gobblers")
    expect(search.locator("time")).to_have_text(re.compile(r"0:0[1-9]"), timeout=TIMEOUT)
    expect(bob.page.locator("[data-find=gobblers]")).to_contain_text(SOMEBODY)
    ada.page.locator("[data-meanwhile]").click()
    assert ada.await_turn()
    computer = ada.page.url
    expect(ada.page.locator("header .search")).to_be_visible()
    bob.page.locator("[data-find=gobblers]").click()
    expect(bob.page.locator("[data-asked]")).to_contain_text("Waiting for them to accept")
    knock = ada.page.locator("[data-call=knock]")
    expect(knock).to_contain_text("wants to play Gobblers", timeout=TIMEOUT)
    expect(knock).to_contain_text("seconds to accept")
    expect(knock).to_contain_text("This game is saved")
    assert ada.page.url == computer
    knock.locator("[data-accept]").click()
    bob.page.wait_for_url("**/table/*")
    ada.page.wait_for_url(bob.page.url)
    ada.await_decision()
    ada.see("/lobby")
    expect(ada.page.locator("[data-mine]")).to_have_count(2)


def test_a_search_survives_a_new_page_and_can_be_cancelled(lobby):
    ada, bob = lobby(), lobby()
    ada.page.locator("[data-find=deblockle]").click()
    expect(ada.page.locator("[data-search=deblockle]")).to_be_visible(timeout=TIMEOUT)
    tile = bob.page.locator("[data-find=deblockle]")
    expect(tile).to_contain_text(SOMEBODY)
    ada.reload()
    expect(ada.page.locator("[data-search=deblockle]")).to_be_visible()
    ada.page.locator("[data-cancel]").click()
    expect(ada.page.locator("[data-search]")).to_have_count(0)
    expect(tile).to_contain_text("no one waiting")


def test_whoever_declines_goes_on_and_the_other_looks_on(lobby):
    ada, bob = lobby(), lobby()
    ada.page.locator("[data-find=gobblet]").click()
    expect(bob.page.locator("[data-find=gobblet]")).to_contain_text(SOMEBODY)
    bob.page.locator("[data-find=gobblet]").click()
    # Declined before Bob's page knows that Ada was found, there would be nothing to tell him.
    expect(bob.page.locator("[data-asked]")).to_be_visible(timeout=TIMEOUT)
    ada.page.locator("[data-decline]").click()
    expect(ada.page.locator("[data-search]")).to_have_count(0)
    search = bob.page.locator("[data-search=gobblet]")
    expect(search).to_contain_text("can’t play right now", timeout=TIMEOUT)
    # Now it is Bob who waits, and Ada who is found.
    expect(ada.page.locator("[data-find=gobblet]")).to_contain_text(SOMEBODY)
    ada.page.locator("[data-find=gobblet]").click()
    bob.page.locator("[data-accept]").click()
    for player in (ada, bob):
        player.page.wait_for_url("**/table/*")
    assert ada.page.url == bob.page.url


def test_whoever_lets_the_time_pass_is_told_and_can_look_again(lobby):
    ada, bob = lobby(), lobby()
    ada.page.locator("[data-find=deblockle]").click()
    expect(bob.page.locator("[data-find=deblockle]")).to_contain_text(SOMEBODY)
    bob.page.locator("[data-find=deblockle]").click()
    expect(ada.page.locator("[data-call=knock]")).to_be_visible(timeout=TIMEOUT)
    missed = ada.page.locator("[data-call=missed]")
    expect(missed).to_contain_text("your search has ended", timeout=TIMEOUT)
    expect(bob.page.locator("[data-search=deblockle]")).to_contain_text("can’t play right now")
    missed.get_by_role("button", name="Look again").click()
    bob.page.locator("[data-accept]").click()
    ada.page.wait_for_url("**/table/*")


def test_an_open_table_is_joined_and_then_watched_on_a_small_board(lobby, new_player):
    ada, eve = new_player(), lobby(reduced_motion="no-preference")
    path = ada.set_table(
        "gobblers", "me", "open", public=True, clock={"kind": "move", "seconds": 60}
    )
    ada.see(path)
    table = path.rpartition("/")[2]
    line = eve.page.locator(f"[data-open='{table}']")
    expect(line).to_contain_text("one free seat")
    expect(line).to_contain_text("1 minute per move")
    bob = lobby()
    bob.page.locator(f"[data-open='{table}'] a").click()
    bob.page.get_by_role("button", name="Sit here").click()
    ada.await_turn()
    expect(line).to_have_count(0)
    small = eve.page.locator(f"[data-small='{table}']")
    expect(small).to_have_attribute("data-ply", "0", timeout=TIMEOUT)
    ada.send("3b2")
    expect(small).to_have_attribute("data-ply", "1", timeout=TIMEOUT)
    expect(small).to_have_count(1)
    small.get_by_role("link").click()
    eve.await_ply(1)


def test_an_invitation_is_a_link_that_works_and_says_so_on_this_machine(lobby, new_player):
    ada, bob = lobby(), new_player()
    ada.page.locator("[data-invite-game]").select_option("gobblers")
    ada.page.locator("[data-invite]").click()
    link = ada.page.locator("[data-link]")
    expect(ada.page.get_by_role("img", name="QR code")).to_be_visible()
    expect(ada.page.locator("[data-local]")).to_be_visible()
    bob.sit_down("/table/" + link.inner_text().rpartition("/")[2])
    ada.page.wait_for_url("**/table/*")
    assert ada.page.url == bob.page.url


def test_an_invitation_is_found_again_on_the_first_page(lobby):
    ada = lobby()
    ada.page.locator("[data-invite-game]").select_option("gobblers")
    ada.page.locator("[data-invite]").click()
    table = ada.page.locator("[data-link]").inner_text().rpartition("/")[2]
    ada.see("/")
    ada.page.get_by_role("link", name="Waiting for your friend").click()
    ada.page.wait_for_url(f"**/table/{table}")


def test_a_guest_is_marked_after_the_name_from_right_to_left_too(lobby, new_player):
    ada, eve = new_player(), lobby(locale="he")
    path = ada.set_table(
        "gobblers", "me", "open", public=True, clock={"kind": "move", "seconds": 60}
    )
    ada.post("/api/me/name", {"name": "Ada Hugo"})
    ada.see(path)
    line = eve.page.locator(f"[data-open='{path.rpartition('/')[2]}']")
    expect(line).to_contain_text("Hugo", timeout=TIMEOUT)
    left_of = """line => {
      const words = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
      const at = {};
      for (let node = words.nextNode(); node; node = words.nextNode())
        for (const word of ['Hugo', 'אורח']) {
          const from = node.data.indexOf(word);
          if (from < 0) continue;
          const range = new Range();
          range.setStart(node, from);
          range.setEnd(node, from + word.length);
          at[word] = range.getBoundingClientRect().left;
        }
      return at['אורח'] < at.Hugo;
    }"""
    assert line.evaluate(left_of)


def test_a_phone_reaches_everything(lobby):
    player = lobby(**PHONE)
    page = player.page
    expect(page.locator("[data-find]")).to_have_count(6)
    width = page.evaluate("document.documentElement.scrollWidth")
    assert width <= 390
    for name in ("All games", "Leaderboards", "Account", "Lobby"):
        page.get_by_role("navigation", name="Pages").first.get_by_role("link", name=name).tap()
        expect(page.locator("main h1").first).to_be_visible()


# --- a name


def test_a_name_is_asked_for_once_with_suggestions(new_player):
    ada = new_player(is_asked=False)
    ada.see("/lobby")
    ada.page.locator("[data-find=gobblers]").click()
    dialog = ada.page.get_by_role("dialog", name="What should others call you?")
    name = dialog.locator("[data-suggested]").first
    chosen = name.inner_text()
    name.click()
    dialog.get_by_role("button", name="Continue", exact=True).click()
    expect(ada.page.locator("[data-search=gobblers]")).to_be_visible()
    expect(ada.page.locator("header .account")).to_contain_text(chosen)
    ada.page.locator("[data-cancel]").click()
    ada.page.locator("[data-find=gobblers]").click()
    expect(ada.page.locator("[data-search=gobblers]")).to_be_visible()
    expect(dialog).to_have_count(0)
    bob = new_player()
    bob.see("/lobby")
    expect(bob.page.get_by_text(f"{chosen} (guest)")).to_be_visible()
    # The next test finds nobody here.
    ada.page.locator("[data-cancel]").click()
    expect(ada.page.locator("[data-search]")).to_have_count(0)


def test_a_name_that_cannot_be_had_is_refused_in_words_and_can_be_left(new_player):
    ada = new_player(is_asked=False)
    ada.see("/lobby")
    ada.page.locator("[data-invite]").click()
    dialog = ada.page.locator("[data-name-ask]")
    dialog.get_by_role("textbox").fill("x")
    dialog.get_by_role("button", name="Continue", exact=True).click()
    expect(dialog).to_contain_text("names are 2 to 20 characters long")
    ada.faults.clear()  # the refusal
    dialog.locator("[data-later]").click()
    expect(ada.page.locator("[data-link]")).to_be_visible()


def test_the_computer_does_not_ask_for_a_name(new_player):
    player = new_player(is_asked=False)
    player.see("/")
    player.page.locator("[data-play=gobblers]").click()
    assert player.await_turn()
