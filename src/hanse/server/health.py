"""For whoever looks after the server: is it alive, is it ready, and its figures."""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable

from hanse.server.addresses import TEXT, Asking, Declined, Response, get
from hanse.server.gate import Network, within
from hanse.server.meters import METERS, Gauge
from hanse.server.store import Lost

FIGURES = "text/plain; version=0.0.4; charset=utf-8"
"""Prometheus' own kind of text."""


@get("/healthz", "Whether the process is alive", kind=TEXT)
async def healthz(request: Asking) -> str:
    return "ok\n"


@get("/readyz", "Whether the store answers", kind=TEXT)
async def readyz(request: Asking) -> Response[str]:
    try:
        await request.app.lobby.ping()
    except Lost:
        return Response("the store does not answer\n", 503)
    return Response("ok\n")


@get("/metrics", "Figures for Prometheus; for this machine and those named alone", kind=TEXT)
async def metrics(request: Asking) -> Response[bytes]:
    app = request.app
    if not _may_scrape(request.client, app.scrapers):
        raise Declined(404, "not for you; --scrape names who may")
    lobby, gate = app.lobby, app.gate
    gauges = [
        Gauge("hanse_tables", "Tables in memory.", lobby.count),
        Gauge("hanse_sockets", "Open sockets.", app.sockets.open),
        Gauge("hanse_connections", "Open connections, sockets among them.", gate.open if gate else 0),
        Gauge("hanse_dropped_total", "Connections closed to make room.", gate.dropped if gate else 0, "counter"),
        Gauge("hanse_bots_waiting", "Questions to bots that wait for a worker.", lobby.thinkers.waiting),
        Gauge("hanse_bots_thinking", "Questions to bots being thought about.", lobby.thinkers.thinking),
    ]
    return Response(METERS.text(gauges).encode(), kind=FIGURES)


def _may_scrape(who: str, scrapers: Iterable[Network]) -> bool:
    try:
        if ipaddress.ip_address(who).is_loopback:
            return True
    except ValueError:
        return False
    return within(who, scrapers)


HANDLERS = [healthz, readyz, metrics]
