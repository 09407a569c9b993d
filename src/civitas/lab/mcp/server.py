"""The tools as a server of the Model Context Protocol; the only module that needs the SDK."""

from collections.abc import Callable
from functools import wraps
from typing import Any, Final

from mcp.server.mcpserver import MCPServer
from mcp.server.mcpserver.exceptions import ToolError
from mcp.types import ToolAnnotations

import civitas
from civitas.core.errors import CivitasError
from civitas.lab.mcp.desk import Desk
from civitas.lab.mcp.tools import Tools

INSTRUCTIONS: Final = """\
Civitas plays five civilization board games by the book. Begin with new_game (against bots), join (a table of a server,
with people) or open (a position to study). Then look, and play one of the numbered answers. list repeats what can be
done, try says what an action would do without playing it, why names the rule that forbids one, rule reads the rulebook,
wait lets others act at a table of a server. You know what your seat may know, and nothing more."""


def build_server(desk: Desk) -> MCPServer[Any]:
    """A server over the tables of a desk."""
    server: MCPServer[Any] = MCPServer(
        "civitas",
        title="Civitas",
        instructions=INSTRUCTIONS,
        version=civitas.__version__,
        log_level="WARNING",
    )
    tools = Tools(desk)
    reading: list[Callable[..., str]] = [tools.look, tools.list, tools.why, tools.rule, tools.try_, tools.wait]
    sitting: list[Callable[..., str]] = [tools.new_game, tools.open, tools.join]
    for tool in [*sitting, *reading, tools.play]:
        hints = ToolAnnotations(read_only_hint=tool in reading, open_world_hint=tool == tools.join)
        name = tool.__name__.rstrip("_")
        server.add_tool(_telling(tool), name=name, annotations=hints, structured_output=False)
    return server


def _telling(tool: Callable[..., str]) -> Callable[..., str]:
    """A tool whose refusals the assistant reads; everything else that goes wrong is ours."""

    @wraps(tool)
    def told(*given: Any, **named: Any) -> str:
        try:
            return tool(*given, **named)
        except CivitasError as problem:
            raise ToolError(str(problem)) from problem

    return told
