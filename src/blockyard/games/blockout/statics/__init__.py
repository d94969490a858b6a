"""The stack at rest: how steady it is, and how much room the next block has."""
