"""Computer players: searches, levels, tournaments and training. They know what their seat knows."""
