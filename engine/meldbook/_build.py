"""Which build of the site this engine belongs to. build.py writes the id into the wheel."""

BUILD_ID = "source"
