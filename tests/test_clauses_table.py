"""The clause-to-test table: no clause without a test, and the page is fresh."""

from __future__ import annotations

import pytest

from tools.clauses import TABLE, clauses_of, table


@pytest.mark.slow
def test_every_clause_ruling_option_value_and_exception_has_a_test():
    _, empty = table()
    assert empty == []


@pytest.mark.slow
def test_the_table_is_fresh():
    page, _ = table()
    assert TABLE.read_text(encoding="utf-8") == page, "run: make clauses"


def test_a_tests_name_says_which_clauses_it_holds():
    assert list(clauses_of("test_g5_1_the_three_need_not_be_adjacent")) == ["G5.1"]
    assert list(clauses_of("test_u8_u8_2_twenty")) == ["U8", "U8.2"]
    assert list(clauses_of("test_somebody_can_move")) == []
