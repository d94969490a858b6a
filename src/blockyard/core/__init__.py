"""The ground floor: what a game is, how a match advances, how a game is written down."""
