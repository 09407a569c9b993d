"""`civilization-2010` as PettingZoo lays out its own environments: `civilization_2010_v0.env()`."""

from functools import partial

from civitas.lab import pettingzoo

env = partial(pettingzoo.env, "civilization-2010")
raw_env = partial(pettingzoo.raw_env, "civilization-2010")
parallel_env = partial(pettingzoo.parallel_env, "civilization-2010")
