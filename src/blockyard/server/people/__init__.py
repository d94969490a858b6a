"""People: accounts, sessions, names, ratings and leaderboards."""
