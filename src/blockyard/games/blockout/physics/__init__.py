"""Rigid-body physics: the MuJoCo simulation, the count of three, its verdict and its film."""
