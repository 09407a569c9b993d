"""`civilization-1980` as PettingZoo lays out its own environments: `civilization_1980_v0.env()`."""

from functools import partial

from civitas.lab import pettingzoo

env = partial(pettingzoo.env, "civilization-1980")
raw_env = partial(pettingzoo.raw_env, "civilization-1980")
parallel_env = partial(pettingzoo.parallel_env, "civilization-1980")
