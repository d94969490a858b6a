"""Clocks: the time left is stored with the events, and follows from their times in old logs."""

from blockyard.core.contract import CHANCE
from blockyard.server.clock import Moment
from blockyard.server.tables.clocks import Clocks
from blockyard.server.tables.events import TimeControl
from blockyard.server.tables.visibility import clock_times

FISCHER = TimeControl(kind="fischer", seconds=60, increment=5)
EACH_MOVE = TimeControl(kind="move", seconds=30)


def test_only_the_clock_of_the_seat_to_play_runs():
    clocks = Clocks.set_up(FISCHER, 2).turn(0, 1_000)
    assert (clocks.remaining(0, 11_000), clocks.remaining(1, 11_000)) == (50_000, 60_000)
    assert clocks.flag_falls == 61_000


def test_fischer_gives_the_increment_for_a_turn_and_not_before():
    clocks = Clocks.set_up(FISCHER, 2).turn(0, 0)
    assert clocks.turn(1, 10_000).left == (55_000, 60_000)


def test_a_clock_for_each_move_is_full_again_after_it():
    clocks = Clocks.set_up(EACH_MOVE, 2).turn(0, 0).turn(1, 20_000)
    assert clocks.left[0] == 30_000 and clocks.flag_falls == 50_000


def test_a_lift_and_a_put_are_one_turn():
    clocks = Clocks.set_up(FISCHER, 2).turn(0, 0).turn(0, 10_000)
    assert clocks.remaining(0, 10_000) == 50_000


def test_a_seat_that_plays_again_because_others_were_skipped_has_had_a_turn():
    clocks = Clocks.set_up(FISCHER, 2).turn(0, 0).turn(0, 10_000, is_new=True)
    assert clocks.remaining(0, 10_000) == 55_000


def test_no_clock_runs_while_chance_moves():
    clocks = Clocks.set_up(FISCHER, 2).turn(0, 0).turn(CHANCE, 10_000)
    assert clocks.flag_falls is None and clocks.remaining(0, 99_000) == 50_000
    assert clocks.turn(0, 99_000).remaining(0, 99_000) == 50_000, "the same turn goes on"
    assert clocks.turn(1, 99_000).left == (55_000, 60_000), "the turn is over"


def test_a_count_that_is_still_watched_takes_no_time_from_the_next():
    clocks = Clocks.set_up(EACH_MOVE, 2).turn(0, 5_000)
    assert (
        clocks.remaining(0, 2_000) == 30_000
        and clock_times(clocks, Moment(102_000, 2_000)).at == 105_000
    )


def test_without_a_clock_nothing_is_counted():
    clocks = Clocks.set_up(TimeControl(), 2).turn(0, 0)
    assert clocks.flag_falls is None and clock_times(clocks, Moment(0, 0)) is None


def test_an_event_says_what_the_running_clock_had_left_whatever_its_time_is():
    clocks = Clocks.set_up(FISCHER, 2).turn(0, 1_000)
    assert clocks.settled(900_000, remaining=58_000).left == (58_000, 60_000)
    assert clocks.settled(0, remaining=58_000).left == (58_000, 60_000)


def test_in_an_old_log_the_times_of_the_events_count():
    clocks = Clocks.set_up(FISCHER, 2).turn(0, 1_000)
    assert clocks.settled(11_000, remaining=None).left == (50_000, 60_000)


def test_the_clock_of_a_computer_player_stands():
    clocks = Clocks.set_up(FISCHER, 2, frozenset({0})).turn(0, 1_000)
    assert clocks.remaining(0, 99_000) == 60_000 and clocks.flag_falls is None
    assert clock_times(clocks, Moment(99_000, 99_000)).running is None
    assert clocks.settled(99_000, remaining=None).left == (0, 60_000), "in an old log it ran"
