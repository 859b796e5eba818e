"""What a server counts of itself, for whoever watches it."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram


class Metrics:
    """What /metrics tells."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.moves = Counter("souvenir_moves", "Moves on disk", registry=self.registry)
        self.refused = Counter("souvenir_refused", "Requests refused", ["code"], registry=self.registry)
        self.faults = Counter("souvenir_faults", "Unexpected faults", registry=self.registry)
        self.rooms = Gauge("souvenir_tables_in_memory", "Tables in memory", registry=self.registry)
        self.connections = Gauge("souvenir_connections", "Open WebSockets", registry=self.registry)
        self.passed = Gauge("souvenir_passed_on", "Passed on to another server", registry=self.registry)
        self.commit = Histogram("souvenir_commit_seconds", "Time to be on disk", registry=self.registry)
