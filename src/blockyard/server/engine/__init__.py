"""Engine work in worker processes: bot moves, chance, hints, analysis and reviews."""
