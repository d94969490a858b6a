"""Puzzles made by the engines: found in self-play, proven, and rated by who solves them."""
