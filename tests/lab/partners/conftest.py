"""The real partners of the laboratory live in an environment of their own: `make lab-test`."""

from importlib.util import find_spec

PARTNERS = {"test_pettingzoo.py": "pettingzoo", "test_gymnasium.py": "gymnasium", "test_dataset.py": "pyarrow"}
collect_ignore = [file for file, partner in PARTNERS.items() if find_spec(partner) is None]
