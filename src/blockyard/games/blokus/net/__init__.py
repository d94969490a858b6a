"""The policy and value nets: board features, forward passes and the trained weights."""
