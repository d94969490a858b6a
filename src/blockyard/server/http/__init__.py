"""HTTP: routes, request checks and errors."""
