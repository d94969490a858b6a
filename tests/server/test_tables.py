"""A table is the fold over its events, and a refused command changes nothing."""

from random import Random

import pytest

from blockyard.core.contract import Refusal
from blockyard.server.tables import decisions, events
from blockyard.server.tables.decisions import Action, TableSpec
from blockyard.server.tables.events import Chair, Made, Moved, TimeControl
from blockyard.server.tables.table import Table, fold

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


def test_a_hand_is_for_games_in_which_it_counts():
    moved = Moved(at=0, seat=0, move="4a1", hand="keyed 1 2")
    assert reason(decisions.play, started()[1], moved, 0) == "no-hands-here"
