"""The computer player: candidate placements, their stability, and the race to be rid of cards."""
