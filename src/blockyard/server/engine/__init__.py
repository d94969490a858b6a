"""Worker processes: engine moves, chance moves, hints, analysis and reviews."""
