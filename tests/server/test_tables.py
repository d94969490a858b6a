"""A table is the fold over its events, and a refused command changes nothing."""

from random import Random

import pytest
from msgspec import structs

from blockyard.core.contract import Refusal
from blockyard.core.match import Match
from blockyard.server.tables import decisions, events, hands
from blockyard.server.tables.decisions import Action, TableSpec
from blockyard.server.tables.events import Chair, Made, Moved, TimeControl
from blockyard.server.tables.table import Table, fold
from tests.blockout.tables import table as drawn

ADA = Chair(kind="person", person="ada", guest=True)
BOB = Chair(kind="person", person="bob", guest=True)
OPEN = Chair(kind="open")
BOT = Chair(kind="bot", level=3)


def made(*chairs: Chair, **more) -> Made:
    about = {"id": "t", "game": "gobblet", "options": {}, "clock": TimeControl(), "host": "ada"}
    about |= {"rated": False, "public": False, "keys": [""] * len(chairs), "at": 0}
    return Made(chairs=list(chairs), **{**about, **more})


def started(*chairs: Chair, **more) -> tuple[list, Table]:
    """The events of a table that has started, and the table."""
    table = Table.created(made(*(chairs or (ADA, BOB)), **more))
    transitions = decisions.start_if_full(table, 0)
    return [table.made, *(event for event, _ in transitions)], transitions[-1].table


def play(table: Table, *moves: str, at: int = 0, nonce: str = "n") -> tuple[list, Table]:
    played = []
    for move in moves:
        match = table.playing()
        moved = Moved(at=at, nonce=nonce, seat=match.to_play, move=move)
        for event, after in decisions.play(table, moved, match.ply):
            played.append(event)
            table = after
    return played, table


def act(table: Table, seat: int, what: str, absent=(), first="", at=0) -> tuple[list, Table]:
    transitions = decisions.act(table, Action(what, seat, "n", first), absent, at)
    return [event for event, _ in transitions], transitions[-1].table if transitions else table


def reason(call, *args, **more) -> str:
    with pytest.raises(Refusal) as refused:
        call(*args, **more)
    return refused.value.objection.reason


def test_a_table_is_the_fold_over_its_stored_events():
    before, table = started(clock=TimeControl(kind="fischer", seconds=60, increment=2))
    played, table = play(table, "4a1", "4b1", "4C1", at=5_000)
    asked, table = act(table, 0, "take-back", at=6_000)
    agreed, table = act(table, 1, "agree", at=7_000)
    log = [events.decode(events.encode(e)) for e in [*before, *played, *asked, *agreed]]
    again = fold(log)
    assert again.version == len(log) == 7
    assert again.playing().history(None) == table.playing().history(None) == ["4a1", "4b1"]
    assert again.clocks == table.clocks


def test_the_log_holds_the_canonical_notation_of_a_move():
    (event,), _ = play(started()[1], " 4B2 ")
    assert event.move == "4b2"


@pytest.mark.slow
def test_what_is_refused_changes_nothing():
    _, table = started()
    text = table.playing().state.text()
    assert reason(decisions.play, table, Moved(at=0, seat=0, move="4a1"), 3) == "stale"
    assert reason(decisions.play, table, Moved(at=0, seat=1, move="4a1"), 0) == "not-your-turn"
    assert reason(play, table, "a1b1") == "nothing-there"
    assert table.playing().state.text() == text and table.playing().ply == 0


def test_a_game_starts_when_every_chair_is_taken():
    table = Table.created(made(ADA, OPEN))
    assert table.stage == "waiting" and reason(play, table, "4a1") == "table-waiting"
    sat, started = decisions.sit(table, None, BOB, "key", 0)
    assert isinstance(sat.event, events.Sat) and isinstance(started.event, events.Started)
    assert started.table.stage == "playing" and started.table.keys == ("", "key")


def knocked_at(*chairs: Chair) -> Table:
    """A table after quick pairing has found Bob at the time 100; he can be accepted until 300."""
    return decisions.knock(Table.created(made(*chairs)), BOB, "key", 100, 200)[-1].table


def test_whoever_knocks_plays_when_the_other_accepts():
    table = knocked_at(ADA, OPEN)
    assert table.stage == "waiting" and table.is_full()
    assert (table.knock.seat, table.knock.until) == (1, 300)
    assert reason(act, table, 1, "agree") == "nothing-on-offer", "Bob does not answer his own knock"
    (event,), after = act(table, 0, "agree")
    assert isinstance(event, events.Started) and events.sender(event) == 0
    assert after.stage == "playing" and after.knock is None


def test_whoever_declines_a_knock_leaves_and_the_other_waits_on():
    _, after = act(knocked_at(ADA, OPEN), 0, "decline")
    assert after.stage == "waiting" and after.knock is None
    assert [chair.person for chair in after.chairs] == ["", "bob"]
    assert reason(act, after, 1, "agree") == "nothing-on-offer"


def test_a_knock_that_nobody_answers_ends_in_time_and_not_before():
    table = knocked_at(ADA, OPEN)
    assert decisions.end_knock(table, 299) == []
    after = decisions.end_knock(table, 300)[-1].table
    assert after.stage == "waiting" and after.seats_of("bob") == [1] and not after.seats_of("ada")
    assert decisions.end_knock(after, 400) == []


def test_whoever_knocks_may_go_and_the_other_waits_on():
    after = decisions.leave(knocked_at(ADA, OPEN), [1], 200)[-1].table
    assert after.stage == "waiting" and after.knock is None and after.seats_of("ada") == [0]


def test_only_the_last_chair_is_knocked_at_and_programs_always_accept():
    table = Table.created(made(ADA, OPEN, OPEN, game="blokus-classic"))
    assert decisions.knock(table, BOB, "key", 0, 200)[-1].table.knock is None
    program = Chair(kind="person", person="robo", bot=True)
    assert knocked_at(program, OPEN).stage == "playing"


def test_it_is_known_who_would_begin_a_rematch_unless_a_lot_decides():
    def after_a_win(**options: str) -> Table:
        table = started(options=options)[1]
        return act(act(table, 0, "resign")[1], 0, "rematch")[1]

    assert decisions.rematch_first(after_a_win()) == 1
    assert decisions.rematch_first(after_a_win(first="loser")) == 0
    assert decisions.rematch_first(after_a_win(first="random")) is None


def test_a_chair_is_taken_once_and_a_person_sits_once():
    table = Table.created(made(ADA, OPEN, OPEN, game="blokus-classic"))
    assert reason(decisions.sit, table, 0, BOB, "", 0) == "chair-taken"
    assert reason(decisions.sit, table, None, ADA, "", 0) == "already-seated"
    full = started()[1]
    carol = Chair(kind="person", person="carol")
    assert reason(decisions.sit, full, None, carol, "", 0) == "table-full"


def test_leaving_before_the_start_frees_the_seat_and_revokes_its_token():
    table = Table.created(made(ADA, BOB, OPEN, game="blokus-classic", keys=["a", "b", ""]))
    left = decisions.leave(table, [1], 0)[-1].table
    assert left.chairs[1].kind == "open" and left.keys == ("a", "", "")
    empty = decisions.leave(left, [0], 0)[-1].table
    assert empty.stage == "over", "a table without people is given up"


def test_leaving_later_is_a_resignation():
    _, table = started()
    assert decisions.leave(table, [0], 0)[-1].table.outcome.clause == "M1"


def test_guests_play_casual():
    table = Table.created(made(Chair(kind="person", person="ada"), OPEN, rated=True))
    assert reason(decisions.sit, table, None, BOB, "", 0) == "guests-play-casual"
    wanted = TableSpec("gobblet", ["me", "bot:3"], rated=True)
    assert reason(decisions.new_chairs, wanted, ADA, Random(0)) == "guests-play-casual"


@pytest.mark.parametrize("chair", ["bot:0", "bot:10", "bot:x", "somebody", "bot"])
def test_a_chair_that_cannot_be_is_refused(chair):
    wanted = TableSpec("gobblet", ["me", chair])
    assert reason(decisions.new_chairs, wanted, ADA, Random(0)) in (
        "no-such-chair",
        "no-such-level",
    )


def test_chairs_are_rotated_so_that_the_chosen_player_begins():
    wanted = TableSpec("gobblet", ["me", "bot:3"], options={"first": "random"})
    firsts = {decisions.new_chairs(wanted, ADA, Random(seed))[2][0].kind for seed in range(20)}
    assert firsts == {"person", "bot"}


def test_an_offer_on_a_shared_screen_is_accepted_by_its_other_seats():
    _, table = started(ADA, ADA)
    _, table = play(table, "4a1")
    offered, table = act(table, 0, "take-back")
    assert len(offered) == 2 and table.playing().ply == 0


def test_a_flag_falls_by_the_servers_time():
    _, table = started(clock=TimeControl(kind="move", seconds=10))
    assert reason(play, table, "4a1", at=10_000) == "out-of-time"
    assert decisions.time_out(table, 9_999) == []
    assert decisions.time_out(table, 10_000)[0].table.outcome.clause == "M5", "nobody had two turns"
    _, table = play(table, "4a1", "4b1", "4c1", at=5_000)
    ended = decisions.time_out(table, 15_000)[0].table
    assert ended.outcome.clause == "M2" and ended.outcome.winners == {0}


def test_only_the_game_of_an_absent_player_can_be_claimed():
    _, table = play(started()[1], "4a1", "4b1", "4c1")
    assert reason(act, table, 0, "claim") == "nobody-gone"
    assert reason(act, table, 0, "claim", absent=[0]) == "nobody-gone"
    _, ended = act(table, 0, "claim", absent=[1])
    assert ended.outcome.clause == "M3" and ended.outcome.winners == {0}


def test_before_the_first_move_a_game_may_be_cancelled():
    _, ended = act(started()[1], 1, "cancel")
    assert ended.outcome.clause == "M6"
    assert reason(act, play(started()[1], "4a1")[1], 1, "cancel") == "already-begun"


def over(*chairs: Chair, **more) -> Table:
    """Seat 0 has resigned."""
    return act(started(*chairs, **more)[1], 0, "resign")[1]


def test_all_who_played_have_to_want_a_rematch_and_computers_do():
    assert reason(act, started()[1], 0, "rematch") == "rematch-later"
    table = over()
    _, one = act(table, 0, "rematch")
    _, both = act(one, 1, "rematch")
    assert not decisions.is_rematch_agreed(one) and decisions.is_rematch_agreed(both)
    assert decisions.is_rematch_agreed(act(over(ADA, BOT), 0, "rematch")[1])


def test_who_declines_a_rematch_ends_the_wish_for_it_and_may_ask_later():
    table = over()
    assert reason(act, table, 1, "decline") == "nothing-on-offer"
    _, asked = act(table, 0, "rematch")
    (event,), declined = act(asked, 1, "decline")
    assert events.decode(events.encode(event)) == event
    assert declined.rematch_declined == 1 and declined.rematch_votes == {}
    _, again = act(declined, 1, "rematch")
    assert again.rematch_declined is None and not decisions.is_rematch_agreed(again)
    assert decisions.is_rematch_agreed(act(again, 0, "rematch")[1])


@pytest.mark.parametrize(
    ("first", "begins"),
    [("", "bob"), ("0", "ada"), ("1", "bob"), ("winner", "bob"), ("loser", "ada")],
)
def test_a_rematch_begins_with_the_agreed_player(first, begins):
    table = act(over(keys=["a", "b"]), 0, "rematch", first=first)[1]
    again = decisions.rematch(table, "u", Random(0), 5)
    assert again.chairs[0].person == begins and again.before == "t"
    assert again.keys[0] == {"ada": "a", "bob": "b"}[begins], "seat tokens stay with their owners"


def test_an_unknown_way_to_begin_is_refused():
    assert reason(act, over(), 0, "rematch", first="youngest") == "no-such-value"


def with_hand(hand: str, bot: bool) -> tuple[str, str | None]:
    """The hand that a placement is stored with, and the doubt about it."""
    table = started(game="block-out")[1]
    placing = drawn("""
        large-blue
        =================
        0: pass any          <- put small-red
        1: red blue
        discards: any
    """)
    chairs = tuple(structs.replace(chair, bot=bot) for chair in table.chairs)
    match = Match.begin(table.game, 2, start=placing)
    moved = Moved(at=0, seat=0, move="put 0 0 0 0", hand=hand)
    judged, doubt = hands.judged(
        structs.replace(table, match=match, chairs=chairs), moved, 0, hands.PickUp()
    )
    return judged.hand, doubt.reason if doubt else None


def test_a_hand_is_for_games_in_which_it_counts():
    moved = Moved(at=0, seat=0, move="4a1", hand="keyed 1 2")
    assert reason(hands.judged, started()[1], moved, 0, hands.PickUp()) == "no-hands-here"


def test_a_bot_account_states_its_hand_and_a_person_does_not():
    stated = "sigma 1.5"
    assert with_hand(stated, bot=True) == (stated, None)
    assert reason(with_hand, stated, bot=False) == "no-such-hand"
    assert reason(with_hand, "sigma 0.2", bot=True) == "hand-stated"
    assert with_hand("keyed 0.6 0.6", bot=True) == ("", "hand-not-seen")
