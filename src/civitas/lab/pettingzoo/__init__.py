"""Environments of PettingZoo: `env("new-dawn", players=3)`, `raw_env`, `parallel_env`, and a module a title.

`pettingzoo.make("aec", "civitas/NewDawn-v0")` finds them too, once this package is imported.
"""

from typing import Any

from pettingzoo.env_registry.registration import aec_registry, parallel_registry, register
from pettingzoo.utils import wrappers

from civitas.lab.names import env_id
from civitas.lab.pettingzoo.aec import raw_env
from civitas.lab.pettingzoo.parallel import parallel_env
from civitas.manifests import manifests

__all__ = ["env", "parallel_env", "raw_env"]


def env(title: str, **setting: Any) -> wrappers.OrderEnforcingWrapper:
    """A title as an environment in which agents act one after the other, wrapped as PettingZoo wraps its own.

    Whoever plays what is not legal has lost, and all others win nothing (`TerminateIllegalWrapper`).
    """
    raw = raw_env(title, **setting)
    return wrappers.OrderEnforcingWrapper(
        wrappers.AssertOutOfBoundsWrapper(wrappers.TerminateIllegalWrapper(raw, illegal_reward=-1))
    )


def _register() -> None:
    """Let the registries of PettingZoo know our titles."""
    here = __name__
    for title, manifest in manifests().items():
        if manifest.observation and env_id(title) not in aec_registry:
            register("aec", env_id(title), f"{here}:env", kwargs={"title": title})
        if manifest.observation and env_id(title) not in parallel_registry:
            register("parallel", env_id(title), f"{here}:parallel_env", kwargs={"title": title})


_register()
