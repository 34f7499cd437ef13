"""The addresses as OpenAPI: ``/schema/openapi.json``. It is made of the types by which messages are decoded."""

from __future__ import annotations

import inspect
from collections.abc import Sequence
from http import HTTPStatus
from typing import Any

import msgspec

import hanse
from hanse.server.addresses import JSON, TEXT, Asking, Response, Route, get
from hanse.server.forms import Problem
from hanse.server.kinds import encode

WHERE = "#/components/schemas/{name}"

DESCRIPTION = "Tables behind links. The socket of a table, /api/play/{token}, is described in docs/server.md."

KIND = "application/vnd.oai.openapi+json"

PARTS = {
    "game": "The id of a game.",
    "token": "The last part of a link; whoever has it has what it opens.",
    "language": "As the list of games and the texts have it: en, de, nl.",
    "id": "As the list of them has it.",
    "seat": "From 0.",
    "variant": "One of the game's; without it the first.",
    "seats": "How many, in digits.",
    "options": "A JSON object: option and value.",
    "text": "The link.",
}
"""What is said of names in addresses, and of those after the question mark."""


def served(routes: Sequence[Route]) -> Route:
    """The address that tells of the others; the document is made when somebody first asks for it."""
    made: list[bytes] = []

    @get("/schema/openapi.json", "All of this for programs")
    async def schema(request: Asking) -> Response[bytes]:
        if not made:
            made.append(encode(document(routes)))
        return Response(made[0], kind=KIND)

    return schema


def document(routes: Sequence[Route]) -> dict[str, Any]:
    kinds = {Problem: None}
    for route in routes:
        kinds.update((kind, None) for kind in _kinds(route))
    found, components = msgspec.json.schema_components(kinds, ref_template=WHERE)
    schemas: dict[Any, Any] = dict(zip(kinds, found, strict=True))
    paths: dict[str, Any] = {}
    for route in routes:
        paths.setdefault(route.path, {})[route.method.lower()] = _operation(route, schemas)
    return {
        "openapi": "3.1.0",
        "info": {"title": "hanse", "version": hanse.__version__, "description": DESCRIPTION},
        "servers": [{"url": "/"}],
        "paths": paths,
        "components": {"schemas": components},
    }


def _kinds(route: Route) -> list[Any]:
    """The types whose schemas it needs."""
    kinds = [one.annotation for one in route.parameters.values()]
    return [kind for kind in (*kinds, route.gives) if kind is not None and kind is not bytes]


def _operation(route: Route, schemas: dict[Any, Any]) -> dict[str, Any]:
    out: dict[str, Any] = {"operationId": route.handler.__name__, "summary": route.summary}
    places = [_parameter(route.parameters[name], "path", schemas) for name in route.places]
    queries = [_parameter(route.parameters[name], "query", schemas) for name in route.queries]
    if places or queries:
        out["parameters"] = [*places, *queries]
    if route.takes is not None:
        kind = route.parameters[route.takes].annotation
        body = _content(TEXT, {"type": "string"}) if kind is bytes else _content(JSON, schemas[kind])
        out["requestBody"] = {**body, "required": True}
    done: dict[str, Any] = {"description": HTTPStatus(route.status).description or HTTPStatus(route.status).phrase}
    if route.gives is not None:
        done |= _content(route.kind, {"type": "string"} if route.gives is bytes else schemas[route.gives])
    declines = dict(route.declines)
    if places:
        declines.setdefault(404, "No such address.")
    out["responses"] = {str(route.status): done} | {
        str(status): {"description": says, **_content(JSON, schemas[Problem])} for status, says in declines.items()
    }
    return out


def _content(kind: str, schema: Any) -> dict[str, Any]:
    return {"content": {kind: {"schema": schema}}}


def _parameter(one: inspect.Parameter, where: str, schemas: dict[Any, Any]) -> dict[str, Any]:
    schema = schemas[one.annotation]
    if one.default not in (None, inspect.Parameter.empty):
        schema = {**schema, "default": one.default}
    return {
        "name": one.name, "in": where, "required": where == "path", "description": PARTS[one.name], "schema": schema,
    }  # fmt: skip
