"""Measure catanatron alone: four random players, one process, one core; prints JSON."""

import argparse
import json
import sys

from civitas.bench import measure_catanatron


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=5.0, help="for each number (default: 5)")
    parser.add_argument("--seed", type=int, default=0)
    wanted = parser.parse_args()
    print(json.dumps(measure_catanatron(wanted.seconds, wanted.seed, tell), indent=2))


def tell(message: str) -> None:
    """Show progress where it does not mix with the results."""
    print(message, file=sys.stderr, flush=True)


if __name__ == "__main__":
    main()
