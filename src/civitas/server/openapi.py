"""The OpenAPI description of the HTTP part, made from the endpoints and their types."""

import re
from typing import Any

import msgspec

import civitas
from civitas.server.endpoints import Endpoint
from civitas.server.messages import Refused, Trouble

SCHEMAS = "#/components/schemas/{name}"


def describe(endpoints: list[Endpoint]) -> dict[str, Any]:
    """An OpenAPI 3.1 document."""
    kinds = [kind for each in endpoints for kind in (each.body, each.answer) if kind is not None]
    shown, components = msgspec.json.schema_components([*kinds, Refused, Trouble], ref_template=SCHEMAS)
    schema_of = {str(kind): schema for kind, schema in zip([*kinds, Refused, Trouble], shown, strict=True)}
    paths: dict[str, dict[str, Any]] = {}
    for each in endpoints:
        paths.setdefault(each.path, {})[each.method.lower()] = _operation(each, schema_of)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Civitas", "version": civitas.__version__},
        "paths": paths,
        "components": {"schemas": components},
    }


def _operation(endpoint: Endpoint, schema_of: dict[str, Any]) -> dict[str, Any]:
    operation: dict[str, Any] = {
        "summary": endpoint.about,
        "parameters": [
            {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
            for name in re.findall(r"{(\w+)}", endpoint.path)
        ]
        + _queried(endpoint.query),
        "responses": {
            "200": _content("done", schema_of[str(endpoint.answer)]),
            "409": _content("refused, and nothing has changed", schema_of[str(Refused)]),
            "default": _content("not done", schema_of[str(Trouble)]),
        },
    }
    if endpoint.body is not None:
        operation["requestBody"] = {"required": True, **_content("", schema_of[str(endpoint.body)])}
    return operation


def _queried(kind: Any) -> list[dict[str, Any]]:
    """What may be said behind an address."""
    if kind is None:
        return []
    fields = msgspec.json.schema_components([kind])[1][kind.__name__]["properties"]
    return [{"name": name, "in": "query", "required": False, "schema": schema} for name, schema in fields.items()]


def _content(about: str, schema: dict[str, Any]) -> dict[str, Any]:
    content: dict[str, Any] = {"content": {"application/json": {"schema": schema}}}
    return {"description": about, **content} if about else content
