"""How often a level solves the shipped puzzles, and the hardest third of them.

python bench/puzzle_levels.py [LEVEL [TRIES]]
"""

from __future__ import annotations

import sys

from blockyard import games, puzzle_files
from blockyard.ai.puzzles import rating

FIRST_SEED = 100
"""Puzzles were rated with smaller ones."""


def main(level: int = 2, tries: int = 8) -> None:
    print("| game | puzzles | themes | solved | solved, hardest third | its ratings |")
    print("|---|---|---|---|---|---|")
    for key in puzzle_files.games_with_puzzles():
        game = games.get(key)
        found = sorted(puzzle_files.puzzles_of(key), key=lambda one: one.rating)
        seeds = range(FIRST_SEED, FIRST_SEED + tries)
        solved = [sum(rating.solves(game, one, level, seed) for seed in seeds) for one in found]
        third = len(found) // 3
        all_of_them, hardest = (sum(some) / len(some) / tries for some in (solved, solved[-third:]))
        ratings = f"{found[-third].rating} to {found[-1].rating}"
        themes = len(puzzle_files.themes_of(key))
        shares = f"{all_of_them:.1%} | {hardest:.1%}"
        print(f"| {key} | {len(found)} | {themes} | {shares} | {ratings} |")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
