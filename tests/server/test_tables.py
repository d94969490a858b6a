"""A table is the fold over its events, and what cannot happen changes nothing."""

from random import Random

import pytest

from blockyard.core.contract import Refusal
from blockyard.server import wire
from blockyard.server.tables import decisions, events
from blockyard.server.tables.events import Made
from blockyard.server.tables.table import Table, fold
from blockyard.server.wire import Chair, TimeControl

ADA = Chair(kind="person", person="ada", name="Ada", guest=True)
BOB = Chair(kind="person", person="bob", name="Bob", guest=True)
OPEN = Chair(kind="open")
BOT = Chair(kind="bot", level=3)


def made(*chairs: Chair, **more) -> Made:
    about = {"id": "t", "game": "gobblet", "options": {}, "clock": TimeControl(), "host": "ada"}
    about |= {"rated": False, "public": False, "keys": [""] * len(chairs), "at": 0}
    return Made(chairs=list(chairs), **{**about, **more})


def started(*chairs: Chair, **more) -> tuple[list, Table]:
    """The events of a table that has begun, and the table."""
    table = Table.begun(made(*(chairs or (ADA, BOB)), **more))
    steps = decisions.start_if_full(table, 0)
    return [table.made, *(event for event, _ in steps)], steps[-1][1]


def play(table: Table, *moves: str, at: int = 0, nonce: str = "n") -> tuple[list, Table]:
    happened = []
    for move in moves:
        match = table.playing()
        said = wire.PlayMove(table="t", seat=match.to_play, ply=match.ply, move=move, nonce=nonce)
        for event, after in decisions.move(table, said, at):
            happened.append(event)
            table = after
    return happened, table


def act(table: Table, seat: int, what: str, gone=(), first="", at=0) -> tuple[list, Table]:
    said = wire.TableAction(table="t", seat=seat, what=what, nonce="n", first=first)
    steps = decisions.act(table, said, gone, at)
    return [event for event, _ in steps], steps[-1][1] if steps else table


def reason(call, *args, **more) -> str:
    with pytest.raises(Refusal) as refused:
        call(*args, **more)
    return refused.value.objection.reason


def test_a_table_is_what_its_events_say_also_after_they_were_written_down():
    before, table = started(clock=TimeControl(kind="fischer", seconds=60, increment=2))
    happened, table = play(table, "4a1", "4b1", "4C1", at=5_000)
    asked, table = act(table, 0, "take-back", at=6_000)
    agreed, table = act(table, 1, "agree", at=7_000)
    log = [events.read(events.write(e)) for e in [*before, *happened, *asked, *agreed]]
    again = fold(log)
    assert again.version == len(log) == 7
    assert again.playing().history(None) == table.playing().history(None) == ["4a1", "4b1"]
    assert again.clocks == table.clocks


def test_the_log_holds_a_move_as_we_write_it():
    (event,), _ = play(started()[1], " 4B2 ")
    assert event.move == "4b2"


def test_what_is_refused_changes_nothing():
    _, table = started()
    text = table.playing().state.text()
    stale = wire.PlayMove(table="t", seat=0, ply=3, move="4a1", nonce="n")
    assert reason(decisions.move, table, stale, 0) == "stale"
    foreign = wire.PlayMove(table="t", seat=1, ply=0, move="4a1", nonce="n")
    assert reason(decisions.move, table, foreign, 0) == "not-your-turn"
    assert reason(play, table, "a1b1") == "nothing-there"
    assert table.playing().state.text() == text and table.playing().ply == 0


def test_a_game_starts_when_every_chair_is_taken():
    table = Table.begun(made(ADA, OPEN))
    assert table.stage == "waiting" and reason(play, table, "4a1") == "table-waiting"
    steps = decisions.sit(table, None, BOB, "key", 0)
    assert [type(event).__name__ for event, _ in steps] == ["Sat", "Started"]
    assert steps[-1][1].stage == "playing" and steps[-1][1].keys == ("", "key")


def test_a_chair_is_taken_once_and_a_person_sits_once():
    table = Table.begun(made(ADA, OPEN, OPEN, game="blokus-classic"))
    assert reason(decisions.sit, table, 0, BOB, "", 0) == "chair-taken"
    assert reason(decisions.sit, table, None, ADA, "", 0) == "already-seated"
    full = started()[1]
    carol = Chair(kind="person", person="carol")
    assert reason(decisions.sit, full, None, carol, "", 0) == "table-full"


def test_who_leaves_before_the_start_gives_the_seat_and_its_token_back():
    table = Table.begun(made(ADA, BOB, OPEN, game="blokus-classic", keys=["a", "b", ""]))
    left = decisions.leave(table, [1], 0)[-1][1]
    assert left.chairs[1].kind == "open" and left.keys == ("a", "", "")
    empty = decisions.leave(left, [0], 0)[-1][1]
    assert empty.stage == "over", "a table without people is given up"


def test_who_leaves_later_has_resigned():
    _, table = started()
    assert decisions.leave(table, [0], 0)[-1][1].outcome.clause == "M1"


def test_guests_play_casual():
    table = Table.begun(made(Chair(kind="person", person="ada"), OPEN, rated=True))
    assert reason(decisions.sit, table, None, BOB, "", 0) == "guests-play-casual"
    wanted = wire.NewTable(game="gobblet", chairs=["me", "bot:3"], rated=True)
    assert reason(decisions.chairs_for, wanted, ADA, Random(0)) == "guests-play-casual"


@pytest.mark.parametrize("chair", ["bot:0", "bot:10", "bot:x", "somebody", "bot"])
def test_a_chair_that_cannot_be_is_refused(chair):
    wanted = wire.NewTable(game="gobblet", chairs=["me", chair])
    assert reason(decisions.chairs_for, wanted, ADA, Random(0)) in (
        "no-such-chair",
        "no-such-level",
    )


def test_chairs_are_moved_along_to_whoever_begins():
    wanted = wire.NewTable(game="gobblet", chairs=["me", "bot:3"], options={"first": "random"})
    firsts = {decisions.chairs_for(wanted, ADA, Random(seed))[2][0].kind for seed in range(20)}
    assert firsts == {"person", "bot"}


def test_who_shares_a_screen_need_not_ask_oneself():
    _, table = started(ADA, ADA)
    _, table = play(table, "4a1")
    happened, table = act(table, 0, "take-back")
    assert len(happened) == 2 and table.playing().ply == 0


def test_a_flag_falls_by_the_servers_time():
    _, table = started(clock=TimeControl(kind="move", seconds=10))
    assert reason(play, table, "4a1", at=10_000) == "out-of-time"
    assert decisions.time_out(table, 9_999) == []
    assert decisions.time_out(table, 10_000)[0][1].outcome.clause == "M5", "nobody had two turns"
    _, table = play(table, "4a1", "4b1", "4c1", at=5_000)
    ended = decisions.time_out(table, 15_000)[0][1]
    assert ended.outcome.clause == "M2" and ended.outcome.winners == {0}


def test_a_game_is_claimed_only_from_who_has_gone():
    _, table = play(started()[1], "4a1", "4b1", "4c1")
    assert reason(act, table, 0, "claim") == "nobody-gone"
    assert reason(act, table, 0, "claim", gone=[0]) == "nobody-gone"
    _, ended = act(table, 0, "claim", gone=[1])
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
    assert not decisions.all_want(one) and decisions.all_want(both)
    assert decisions.all_want(act(over(ADA, BOT), 0, "rematch")[1])


@pytest.mark.parametrize(
    ("first", "begins"),
    [("", "bob"), ("0", "ada"), ("1", "bob"), ("winner", "bob"), ("loser", "ada")],
)
def test_a_rematch_begins_with_whom_they_agreed_on(first, begins):
    table = act(over(keys=["a", "b"]), 0, "rematch", first=first)[1]
    again = decisions.rematch(table, "u", Random(0), 5)
    assert again.chairs[0].person == begins and again.before == "t"
    assert again.keys[0] == {"ada": "a", "bob": "b"}[begins], "seat tokens stay with their owners"


def test_an_unknown_way_to_begin_is_refused():
    assert reason(act, over(), 0, "rematch", first="youngest") == "no-such-value"


def test_a_hand_is_for_games_in_which_it_counts():
    said = wire.PlayMove(table="t", seat=0, ply=0, move="4a1", nonce="n", hand="keyed 1 2")
    assert reason(decisions.move, started()[1], said, 0) == "no-hands-here"
