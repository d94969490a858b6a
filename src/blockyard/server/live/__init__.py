"""Everything that happens in real time: rooms, sockets, the lobby and the driver."""
