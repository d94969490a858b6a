"""Everything in real time: rooms, sockets, the lobby, the driver and the bus."""
