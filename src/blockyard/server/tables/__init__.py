"""Tables as event-sourced values: pure, no I/O and no time of day."""
