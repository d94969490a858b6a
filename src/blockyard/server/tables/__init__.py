"""Tables as event-sourced values: pure, no I/O and no time of day.

A command goes through `decisions` and becomes events; `table` folds events into a table;
`visibility` turns a table into what each viewer may see.
"""
