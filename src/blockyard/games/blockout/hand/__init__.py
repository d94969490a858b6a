"""The hand that places a block: its motor noise, its notation, and aiming with keys."""
