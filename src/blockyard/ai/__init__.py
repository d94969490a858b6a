"""Computer players: searches, levels, tournaments and training. They know what their seat knows."""

from blockyard.core.machine import prefer_fast_code

prefer_fast_code(__path__)
