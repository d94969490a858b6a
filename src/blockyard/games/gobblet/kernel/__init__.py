"""The fast kernel: bitboards, evaluation and batches. A copy of the rules."""
