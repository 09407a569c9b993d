"""`new-dawn` as PettingZoo lays out its own environments: `new_dawn_v0.env()`."""

from functools import partial

from civitas.lab import pettingzoo

env = partial(pettingzoo.env, "new-dawn")
raw_env = partial(pettingzoo.raw_env, "new-dawn")
parallel_env = partial(pettingzoo.parallel_env, "new-dawn")
