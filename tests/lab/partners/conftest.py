"""The real partners of the laboratory live in an environment of their own: `make lab-test`."""

from importlib.util import find_spec

PARTNERS = {
    "test_dataset.py": "pyarrow",
    "test_documents.py": "pettingzoo",
    "test_gymnasium.py": "gymnasium",
    "test_mcp.py": "mcp",
    "test_openspiel.py": "pyspiel",
    "test_pettingzoo.py": "pettingzoo",
    "test_policy.py": "torch",
}
collect_ignore = [file for file, partner in PARTNERS.items() if find_spec(partner) is None]
