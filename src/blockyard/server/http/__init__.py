"""HTTP: requests, rate limits, routes and metrics."""
