"""The fast kernel: bitboards, turns, exact endgames and batches. A copy of the rules."""
