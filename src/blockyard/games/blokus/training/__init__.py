"""Training the policy and value nets on self-play games."""
