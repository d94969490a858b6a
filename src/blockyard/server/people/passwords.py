"""Passwords as argon2id hashes, computed off the event loop, and recovery codes.

Argon2 is slow and memory-hard on purpose, so only two hashes run at a time: concurrent sign-ins
queue instead of exhausting the memory. A sign-in with an unknown name verifies a dummy hash, so
that neither the answer nor its timing shows which accounts exist.
"""

from __future__ import annotations

import asyncio
import secrets
from concurrent.futures import ThreadPoolExecutor

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerifyMismatchError

THREADS = 2
CODES = 8
ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"
"""Without characters that are easily confused on paper."""


class Passwords:
    """Hashes and verifies in a thread pool of its own."""

    def __init__(self, hasher: PasswordHasher | None = None) -> None:
        self._hasher = hasher or PasswordHasher()
        self._threads = ThreadPoolExecutor(THREADS, "passwords")
        self._dummy = self._hasher.hash(secrets.token_hex())

    async def hashed(self, secret: str) -> str:
        return await asyncio.get_running_loop().run_in_executor(
            self._threads, self._hasher.hash, secret
        )

    async def verify(self, secret: str, stored: str | None) -> bool:
        """Whether this is the secret behind the hash; as slow without a hash as with one."""
        is_right = await asyncio.get_running_loop().run_in_executor(
            self._threads, self._verify, secret, stored or self._dummy
        )
        return is_right and stored is not None

    def needs_rehash(self, stored: str) -> bool:
        """Whether it was hashed with weaker parameters than today's."""
        return self._hasher.check_needs_rehash(stored)

    def _verify(self, secret: str, stored: str) -> bool:
        try:
            return self._hasher.verify(stored, secret)
        except (VerifyMismatchError, InvalidHashError):
            return False

    def close(self) -> None:
        self._threads.shutdown(wait=False)


def recovery_codes() -> list[str]:
    """Single-use codes to write down, shown once."""
    return [_code() for _ in range(CODES)]


def _code() -> str:
    """16 characters of 31: 79 bits."""
    letters = [secrets.choice(ALPHABET) for _ in range(16)]
    return "-".join("".join(letters[at : at + 4]) for at in range(0, 16, 4))


def canonical_code(code: str) -> str:
    """A code as it was generated, however it was typed."""
    letters = "".join(letter for letter in code.casefold() if letter in ALPHABET)
    return "-".join(letters[at : at + 4] for at in range(0, len(letters), 4))
