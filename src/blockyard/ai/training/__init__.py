"""Training evaluation functions from self-play: policy and value nets, and Texel tuning."""
