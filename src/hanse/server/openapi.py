"""The addresses as OpenAPI: ``/schema/openapi.json``. Types of messages are told by who decodes them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import msgspec
from litestar import Request
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import OpenAPIMediaType, OpenAPIType, Operation, Reference, RequestBody, Schema

import hanse
from hanse.server.messages import (
    Again,
    Call,
    CatalogDoc,
    ChangeSeat,
    Doc,
    ExampleDoc,
    ExampleNote,
    Imported,
    Invitation,
    Join,
    Joined,
    Link,
    Made,
    MadeLink,
    NewCall,
    NewLink,
    NewTable,
    Problem,
    PushKey,
    Rematch,
    RuleDoc,
    Summary,
    Try,
)  # fmt: skip

MESSAGES = (
    Again, Call, CatalogDoc, ChangeSeat, Doc, ExampleDoc, ExampleNote, Imported, Invitation, Join, Joined, Link, Made,
    MadeLink, NewCall, NewLink, NewTable, Problem, PushKey, Rematch, RuleDoc, Summary, Try,
)  # fmt: skip
WHERE = "#/components/schemas/{name}"


def taking(kind: type) -> type[Operation]:
    """An operation whose body is such a message. It is decoded by us: the framework would take "7" for 7."""
    content = {"application/json": OpenAPIMediaType(schema=Reference(ref=WHERE.format(name=kind.__name__)))}

    @dataclass
    class Taking(Operation):
        def __post_init__(self) -> None:
            self.request_body = RequestBody(content=content, required=True)

    return Taking


def taking_text() -> type[Operation]:
    """An operation whose body is plain text."""

    @dataclass
    class TakingText(Operation):
        def __post_init__(self) -> None:
            text = OpenAPIMediaType(schema=Schema(type=OpenAPIType.STRING))
            self.request_body = RequestBody(content={"text/plain": text}, required=True)

    return TakingText


class Exact(JsonRenderPlugin):
    """The framework's document with the messages as we decode them, limits and all."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        _, schemas = msgspec.json.schema_components(MESSAGES, ref_template=WHERE)
        parts = openapi_schema.setdefault("components", {})
        parts["schemas"] = {**parts.get("schemas", {}), **schemas}
        return super().render(request, openapi_schema)


def described() -> OpenAPIConfig:
    return OpenAPIConfig(
        title="hanse",
        version=hanse.__version__,
        description="Tables behind links. The socket of a table, /api/play/{token}, is described in docs/server.md.",
        path="/schema",
        render_plugins=[Exact()],
    )
