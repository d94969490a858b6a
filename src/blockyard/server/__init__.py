"""Online play: tables, people, ratings. Nothing that was acknowledged is ever lost."""
