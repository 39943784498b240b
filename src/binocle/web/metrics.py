"""What is counted for those who run a server: numbers only, no names and no cards."""

from __future__ import annotations

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

REGISTRY: Final = CollectorRegistry()

ACTIONS: Final = Counter("binocle_requests", "Requests of players that were carried out", ["kind"], registry=REGISTRY)
ACTION_SECONDS: Final = Histogram(
    "binocle_request_seconds",
    "From the arrival of a request to its acknowledgement, the commit included",
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5),
    registry=REGISTRY,
)
ERRORS: Final = Counter(
    "binocle_errors", "Messages that were refused before a table saw them", ["code"], registry=REGISTRY
)
SOCKETS: Final = Gauge("binocle_sockets", "Open sockets", registry=REGISTRY)
TABLES: Final = Gauge("binocle_tables_in_memory", "Tables in memory", registry=REGISTRY)
COMMITS: Final = Gauge("binocle_commits_total", "Commits to the disk since the start", registry=REGISTRY)
BOT_FAILURES: Final = Gauge("binocle_bot_failures_total", "Decisions taken because a player failed", registry=REGISTRY)
