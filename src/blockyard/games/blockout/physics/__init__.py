"""Rigid-body physics: the MuJoCo engine, the tower, its verdict and the film of it."""
