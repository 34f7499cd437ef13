"""For whoever looks after the server: is it alive, is it ready, and its figures."""

from __future__ import annotations

import ipaddress

from litestar import MediaType, Response, get
from litestar.datastructures import State as AppState
from litestar.exceptions import NotFoundException

from hanse.server.door import Asking
from hanse.server.gate import within
from hanse.server.lobby import Lobby
from hanse.server.meters import METERS, Gauge
from hanse.server.store import Lost

FRESH = {"Cache-Control": "no-store"}


@get("/healthz", media_type=MediaType.TEXT, sync_to_thread=False, summary="Whether the process is alive")
def healthz() -> Response[str]:
    return Response("ok\n", headers=FRESH)


@get("/readyz", media_type=MediaType.TEXT, summary="Whether the store answers", raises=[])
async def readyz(state: AppState) -> Response[str]:
    lobby: Lobby = state.lobby
    try:
        await lobby.ping()
    except Lost:
        return Response("the store does not answer\n", status_code=503, headers=FRESH)
    return Response("ok\n", headers=FRESH)


@get("/metrics", media_type=MediaType.TEXT, summary="Figures for Prometheus; for this machine and those named alone")
async def metrics(request: Asking) -> Response[str]:
    state = request.app.state
    if not _may_scrape((request.client.host if request.client else ""), state):
        raise NotFoundException("not for you; --scrape names who may")
    lobby: Lobby = state.lobby
    gauges = [
        Gauge("hanse_tables", "Tables in memory.", lobby.count),
        Gauge("hanse_sockets", "Open sockets.", state.sockets.open),
        Gauge("hanse_connections", "Open connections, sockets among them.", state.gate.open if state.gate else 0),
        Gauge("hanse_dropped_total", "Connections closed to make room.", state.gate.dropped, "counter"),
        Gauge("hanse_bots_waiting", "Questions to bots that wait for a worker.", lobby.thinkers.waiting),
        Gauge("hanse_bots_thinking", "Questions to bots being thought about.", lobby.thinkers.thinking),
    ]
    return Response(METERS.text(gauges), headers=FRESH, media_type="text/plain; version=0.0.4; charset=utf-8")


def _may_scrape(who: str, state: AppState) -> bool:
    try:
        if ipaddress.ip_address(who).is_loopback:
            return True
    except ValueError:
        return False
    return within(who, state.scrapers)
