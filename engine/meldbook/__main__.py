"""`python -m meldbook`."""

import sys

from meldbook.cli import main

sys.exit(main())
