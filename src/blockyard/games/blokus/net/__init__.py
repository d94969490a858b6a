"""The policy and value nets: board features, forward passes and the trained weights."""

from blockyard.core.machine import prefer_fast_code

prefer_fast_code(__path__)
