"""Passwords are stored as argon2id hashes; recovery codes can be copied from paper."""

from __future__ import annotations

import asyncio

import pytest

from blockyard.server.people.passwords import CODES, Passwords, canonical_code, recovery_codes
from tests.server.quick_hashes import QUICK


def run(what):
    return asyncio.run(what)


def test_the_right_password_is_verified_and_another_is_not():
    passwords = Passwords(QUICK)
    stored = run(passwords.hashed("correct horse"))
    assert stored.startswith("$argon2id$")
    assert "correct horse" not in stored
    assert run(passwords.verify("correct horse", stored))
    assert not run(passwords.verify("wrong horse", stored))


def test_without_a_valid_hash_no_password_is_verified():
    passwords = Passwords(QUICK)
    assert not run(passwords.verify("anything at all", None))
    assert not run(passwords.verify("anything at all", "not a hash"))


@pytest.mark.slow
def test_hashing_does_not_block_the_event_loop():
    passwords = Passwords()

    async def ticks_while_hashing() -> int:
        job = asyncio.create_task(passwords.hashed("slow on purpose"))
        ticks = 0
        while not job.done():
            await asyncio.sleep(0.001)
            ticks += 1
        return ticks

    assert run(ticks_while_hashing()) > 1


def test_weaker_hashes_need_a_rehash():
    stored = run(Passwords(QUICK).hashed("correct horse"))
    assert Passwords().needs_rehash(stored)
    assert not Passwords(QUICK).needs_rehash(stored)


def test_a_recovery_code_may_be_typed_carelessly():
    codes = recovery_codes()
    assert len(set(codes)) == CODES
    for code in codes:
        assert canonical_code(code.upper().replace("-", " ")) == code
