"""The game server: tables, accounts and ratings. An acknowledged move is never lost.

Packages, from the top down; import contracts in pyproject.toml hold them to this order:

  app, serving   the ASGI application and the process that runs it
  http           routes, request checks and errors
  services       the service container
  live           rooms, sockets, lobby, driver: everything in real time
  people         accounts, sessions, names, ratings
  engine         worker processes and what they compute
  storage        database, event log, projections
  tables         a table as an event-sourced value, pure
  wire           frames and HTTP bodies
"""
