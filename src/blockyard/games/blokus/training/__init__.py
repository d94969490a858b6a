"""Training the policy and value nets on self-play games."""

from blockyard.core.machine import prefer_fast_code

prefer_fast_code(__path__)
