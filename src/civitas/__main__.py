"""`python -m civitas` does what `civitas` does."""

import sys

from civitas.cli import main

sys.exit(main())
