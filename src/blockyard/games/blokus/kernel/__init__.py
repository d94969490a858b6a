"""The fast kernel: bitboards, turns, exact endgames and batches. A copy of the rules."""

from blockyard.core.machine import prefer_fast_code

prefer_fast_code(__path__)
