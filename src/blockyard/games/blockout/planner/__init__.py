"""The computer player: where to place, how stable the stack is, and the race for cards."""
