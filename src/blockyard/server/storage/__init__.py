"""The database: schema, migrations, the event log and its projections."""
