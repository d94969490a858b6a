"""What a table says to players who look away, who listen, or who try what is not allowed."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.player import TIMEOUT
from tests.browser.pointer import HANDS
from tests.browser.whole_games import two_at

# Looks away when told to, and keeps what the page called out.
AWAY = """
  window.called = [];
  window.Notification = class extends Notification {
    constructor(...what) { super(...what); called.push(what[0]); }
  };
  Object.defineProperty(document, 'hidden', { get: () => Boolean(window.isAway) });
"""


# The loudspeaker of the page has an ear beside it: <html data-heard> once anything sounds there.
EAR = """
  window.AudioContext = class extends AudioContext {
    #ear = null;
    get destination() {
      if (!this.#ear) {
        this.#ear = new AnalyserNode(this, { fftSize: 32768 });
        this.#ear.connect(super.destination);
        const wave = new Float32Array(32768);
        setInterval(() => {
          this.#ear.getFloatTimeDomainData(wave);
          if (wave.some((height) => Math.abs(height) > 0.01))
            document.documentElement.dataset.heard = 'yes';
        }, 50);
      }
      return this.#ear;
    }
  };
"""


def test_a_move_is_heard_unless_sound_is_off(new_player):
    """By what reaches the loudspeaker."""
    player = new_player()
    player.context.add_init_script(EAR)
    player.see(player.set_table("gobblers", "me", "me"))
    player.await_decision()
    html = player.page.locator("html")

    def choose(name: str) -> None:
        player.page.get_by_role("button", name="More").click()
        player.page.get_by_role("button", name=name).click()

    choose("Turn sound off")
    HANDS["gobblers"](player, "3a1")
    player.await_ply(1)
    player.page.wait_for_timeout(300)
    assert html.get_attribute("data-heard") is None
    choose("Turn sound on")
    HANDS["gobblers"](player, "3b2")
    expect(html).to_have_attribute("data-heard", "yes", timeout=TIMEOUT)


def test_a_win_cannot_be_claimed_before_its_time(new_player):
    """When somebody has gone, the time is told, and no button comes before it can be used."""
    ada, bob = two_at(new_player, "gobblet")
    ada.await_decision()
    claim = ada.page.locator("[data-claim]")
    expect(claim).to_have_count(0)
    bob.page.goto("about:blank")
    expect(claim).to_contain_text("connection lost. You can claim the win in", timeout=TIMEOUT)
    expect(claim.get_by_role("button")).to_have_count(0)
    bob.page.go_back()
    expect(claim).to_have_count(0, timeout=TIMEOUT)


def test_whoever_is_away_is_called_when_it_is_their_turn_in_a_slow_game(new_player):
    ada, bob = new_player(permissions=["notifications"]), new_player()
    ada.context.add_init_script(AWAY)
    path = ada.set_table("gobblet", "me", "open", clock={"kind": "days", "seconds": 2 * 86_400})
    ada.see(path)
    bob.sit_down(path)
    ada.await_decision()
    expect(ada.page).to_have_title("Your turn: Gobblet · Blockyard", timeout=TIMEOUT)
    ada.page.get_by_role("button", name="More").click()
    ada.page.get_by_role("button", name="Notify me when it’s my turn").click()
    HANDS["gobblet"](ada, "4b2")
    bob.await_ply(1)
    expect(ada.page).to_have_title("Gobblet · Blockyard", timeout=TIMEOUT)
    ada.page.evaluate("window.isAway = true")
    HANDS["gobblet"](bob, "4c3")
    expect(ada.page).to_have_title("Your turn: Gobblet · Blockyard", timeout=TIMEOUT)
    assert ada.page.evaluate("window.called") == ["Your turn!"]


def test_a_screen_reader_hears_each_move(new_player):
    ada, bob = two_at(new_player, "gobblet")
    ada.await_decision()
    HANDS["gobblet"](ada, "4b2")
    bob.await_ply(1)
    said = bob.page.locator("[data-said]")
    expect(said).to_contain_text("b2", timeout=TIMEOUT)
    expect(said).to_contain_text("Your turn!", timeout=TIMEOUT)
    assert said.get_attribute("aria-live") == "polite"


def test_three_cues_say_whose_turn_it_is(new_player):
    """The tinted seat, the tag, and the strip in the board's rim on the player's side."""
    ada, bob = two_at(new_player, "gobblet")
    strip, seat = ada.page.locator("[data-strip]"), ada.page.locator("[data-seat='0']")
    expect(strip).to_have_attribute("data-strip", "near", timeout=TIMEOUT)
    expect(seat).to_have_attribute("aria-current", "true")
    expect(seat.locator(".tag")).to_have_text("Your turn")
    expect(bob.page.locator("[data-strip]")).to_have_attribute("data-strip", "far")
    ada.await_turn()
    ada.send("4a1")
    expect(strip).to_have_attribute("data-strip", "far", timeout=TIMEOUT)
    expect(seat).not_to_have_attribute("aria-current", "true")
    bob.await_ply(1)
    expect(bob.page.locator("[data-strip]")).to_have_attribute("data-strip", "near")


def test_beside_the_board_are_faces_and_the_pieces_that_others_have_left(new_player):
    player = new_player()
    player.see(player.set_table("blokus-classic", "me", "bot:1", "bot:4", "bot:5"))
    player.await_turn()
    player.send(player.legal[-1])
    player.await_turn(player.now["ply"])
    rack = player.page.locator(".rack")
    for seat, level in ((1, 1), (2, 4), (3, 5)):
        expect(rack.locator(f"[data-seat='{seat}'] [data-face='{level}']")).to_be_visible()
        left = next(one["left"] for one in player.now["view"]["colours"] if one["seat"] == seat)
        pieces = rack.locator(f"[data-rest='{seat}'] li")
        expect(pieces).to_have_count(len(left))
        expect(pieces.last).to_be_visible()
    # Where there is no room for them, a tap shows them over the board.
    player.page.set_viewport_size({"width": 844, "height": 390})
    expect(rack.locator("[data-rest='1']")).to_be_hidden()
    player.page.get_by_role("button", name="What Bibo has left").click()
    expect(rack.locator("[data-rest='1'] li").last).to_be_visible()


def test_a_mouse_drags_a_piece_from_the_tray_to_its_place(new_player):
    player = new_player()
    player.see(player.set_table("blokus-duo", "me", "me"))
    player.await_decision()
    mouse, ghost = player.page.mouse, player.page.locator("[data-ghost]")

    def middle(of: str) -> tuple[float, float]:
        box = player.page.locator(of).bounding_box()
        assert box
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    mouse.move(*middle("[data-piece=F]"))
    mouse.down()
    mouse.move(*middle("[id$='-4-4']"), steps=8)
    expect(ghost).to_have_attribute("data-ghost", re.compile("e10"))
    mouse.up()
    player.await_ply(1)
    assert "e10" in player.moves[-1]


# The contrast between the mark of a starting point and the square on which it lies.
CONTRAST = """() => {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  const light = (colour) => {
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
    const [r, g, b] = [...canvas.getImageData(0, 0, 1, 1).data].map((one) =>
      one / 255 <= 0.04045 ? one / 255 / 12.92 : ((one / 255 + 0.055) / 1.055) ** 2.4);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const probe = document.createElement('i');
  probe.style.color = 'var(--well)';
  document.querySelector('.stage').append(probe);
  const [one, other] = [getComputedStyle(document.querySelector('.stage .start')).stroke,
    getComputedStyle(probe).color].map(light).sort((a, b) => b - a);
  return (one + 0.05) / (other + 0.05);
}"""


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_starting_points_of_duo_are_plain_to_see(new_player, theme):
    """As much contrast as WCAG asks of what is no text."""
    player = new_player(color_scheme=theme)
    player.see(player.set_table("blokus-duo", "me", "me"))
    player.page.locator(".stage .start").first.wait_for(state="attached")
    assert player.page.evaluate(CONTRAST) >= 3


def test_what_somebody_says_is_seen_and_heard_by_the_other(new_player):
    ada, bob = two_at(new_player, "gobblet")
    ada.await_decision()
    ada.page.get_by_role("button", name="Say", exact=True).click()
    ada.page.get_by_role("button", name="Good luck!").click()
    expect(bob.page.locator(".bubble")).to_have_text("Good luck!", timeout=TIMEOUT)
    expect(bob.page.locator("[data-said]")).to_contain_text("Good luck!", timeout=TIMEOUT)


def test_a_refused_move_leads_to_the_clause_that_forbids_it(new_player):
    ada, bob = two_at(new_player, "gobblet")
    ada.await_decision()
    HANDS["gobblet"](ada, "4b2")
    bob.await_ply(1)
    HANDS["gobblet"](bob, "4b2")
    expect(bob.note).to_contain_text("Choose an empty square", timeout=TIMEOUT)
    bob.page.get_by_role("button", name="Rule G4").click()
    clause = bob.page.locator("dialog .asked")
    expect(clause).to_be_in_viewport(timeout=TIMEOUT)
    expect(clause).to_have_id("G4")


def test_without_scripts_the_page_says_in_every_language_what_it_needs(new_player):
    player = new_player(java_script_enabled=False)
    player.page.goto("/")
    for language in ("en", "he", "fr", "ar"):
        expect(player.page.locator(f"p[lang={language}]")).to_contain_text("JavaScript")
