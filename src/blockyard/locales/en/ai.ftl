# Players that are programs: their words, and the reasons for their moves.

no-kernel = { $game } has no fast kernel yet; count without --fast
