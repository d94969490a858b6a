"""People: accounts, sessions, names, passwords, ratings and leaderboards."""
