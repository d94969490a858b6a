"""The fast kernel: bitboards, evaluation, the tablebase and batches. A copy of the rules."""
