"""Passwords and recovery codes: kept as argon2id hashes, never on the event loop.

Hashing is slow and large on purpose, so two at a time are enough: many sign-ins at once wait for
each other instead of taking all the memory. Who signs in with a name that nobody has waits just
as long, so that the answer tells nothing about who has an account.
"""

from __future__ import annotations

import asyncio
import secrets
from concurrent.futures import ThreadPoolExecutor

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerifyMismatchError

AT_ONCE = 2
CODES = 8
LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"
"""Nothing that is mistaken for something else when it is copied from paper."""


class Passwords:
    """Hashes and checks in a few threads of its own."""

    def __init__(self, hasher: PasswordHasher | None = None) -> None:
        self._hasher = hasher or PasswordHasher()
        self._threads = ThreadPoolExecutor(AT_ONCE, "passwords")
        self._nobody = self._hasher.hash(secrets.token_hex())

    async def hashed(self, secret: str) -> str:
        return await asyncio.get_running_loop().run_in_executor(
            self._threads, self._hasher.hash, secret
        )

    async def fits(self, secret: str, kept: str | None) -> bool:
        """Whether this is the secret that was kept; as slow for nobody as for somebody."""
        right = await asyncio.get_running_loop().run_in_executor(
            self._threads, self._verified, secret, kept or self._nobody
        )
        return right and kept is not None

    def outdated(self, kept: str) -> bool:
        """Whether it was hashed with weaker settings than today's."""
        return self._hasher.check_needs_rehash(kept)

    def _verified(self, secret: str, kept: str) -> bool:
        try:
            return self._hasher.verify(kept, secret)
        except (VerifyMismatchError, InvalidHashError):
            return False

    def close(self) -> None:
        self._threads.shutdown(wait=False)


def recovery_codes() -> list[str]:
    """Codes to write down, shown once: each of them opens the account a single time."""
    return [_code() for _ in range(CODES)]


def _code() -> str:
    """Sixteen letters of 31, which is 79 bits."""
    letters = [secrets.choice(LETTERS) for _ in range(16)]
    return "-".join("".join(letters[at : at + 4]) for at in range(0, 16, 4))


def as_typed(code: str) -> str:
    """A code as it was made, however it was typed."""
    letters = "".join(letter for letter in code.casefold() if letter in LETTERS)
    return "-".join(letters[at : at + 4] for at in range(0, len(letters), 4))
