"""What a socket session needs of the service container."""

from __future__ import annotations

from typing import Protocol

from blockyard.server.engine.workers import Workers
from blockyard.server.live.archive import Archive
from blockyard.server.live.connections import Connections
from blockyard.server.live.edge import Edge
from blockyard.server.live.hub import Hub
from blockyard.server.live.lobby import Lobby
from blockyard.server.live.operators import OperatorActions
from blockyard.server.metrics import Metrics
from blockyard.server.people.sessions import Person, Sessions
from blockyard.server.rate_limit import Banished, Quota, RateLimiter
from blockyard.server.settings import Settings
from blockyard.server.shares import Shares
from blockyard.server.storage.event_log import EventLog


class SessionServices(Protocol):
    """The container's side of a session."""

    settings: Settings
    sessions: Sessions
    hub: Hub
    lobby: Lobby
    edge: Edge | None
    log: EventLog
    workers: Workers
    connections: Connections
    operators: OperatorActions
    archive: Archive
    shares: Shares
    sockets_of_person: Quota
    followed_of_address: Quota
    table_limit: RateLimiter
    long_table_limit: RateLimiter
    phrase_limit: RateLimiter
    banished: Banished
    metrics: Metrics
    is_draining: bool
    in_flight: int

    def limit_of(self, person: Person) -> RateLimiter: ...
