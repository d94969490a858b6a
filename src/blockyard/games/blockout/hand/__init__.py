"""The hand that places a block: its tremor, its notation, and aiming by keys."""
