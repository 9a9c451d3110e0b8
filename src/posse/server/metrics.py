"""Metrics for the operator."""

from __future__ import annotations

from prometheus_client import Counter, Gauge, Histogram

tables = Gauge("posse_tables", "Tables in memory")
sockets = Gauge("posse_sockets", "Open sockets")
moves = Counter("posse_moves", "Choices played, by people, bots, orders and clocks")
refusals = Counter("posse_refusals", "Inputs refused", ["reason"])
shots = Counter("posse_shots", "Shots simulated")
shot_seconds = Counter("posse_shot_seconds", "CPU seconds spent on simulating shots")
durable = Histogram(
    "posse_durable_seconds",
    "From a choice's arrival until it is on the disk",
    buckets=(0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2),
)
