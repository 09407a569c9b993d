"""`through-the-ages-2006` as PettingZoo lays out its own environments: `through_the_ages_2006_v0.env()`."""

from functools import partial

from civitas.lab import pettingzoo

env = partial(pettingzoo.env, "through-the-ages-2006")
raw_env = partial(pettingzoo.raw_env, "through-the-ages-2006")
parallel_env = partial(pettingzoo.parallel_env, "through-the-ages-2006")
