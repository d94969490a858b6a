"""Files of value nets' weights (row_net.py): numbers of sixteen bits, compressed, in JSON."""

from __future__ import annotations

import json
import sys
import zlib
from array import array
from base64 import b85decode, b85encode
from functools import cache
from importlib.resources import files

FILE = "value_net.json"


@cache
def net_weights(package: str) -> array[int]:
    """The weights in a package, in the layout of row_net.py."""
    text = files(package).joinpath(FILE).read_text(encoding="utf-8")
    return unpacked(json.loads(text)["weights"])


def packed(weights: array[int]) -> str:
    """Weights as text."""
    return b85encode(zlib.compress(_little_endian(weights).tobytes(), 9)).decode()


def unpacked(text: str) -> array[int]:
    """
    >>> unpacked(packed(array("h", [1, -300])))
    array('h', [1, -300])
    """
    return _little_endian(array("h", zlib.decompress(b85decode(text))))


def _little_endian(numbers: array[int]) -> array[int]:
    """From this machine's order of bytes, or to it."""
    copy = numbers[:]
    if sys.byteorder == "big":
        copy.byteswap()
    return copy
