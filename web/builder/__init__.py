"""The steps of build.py: each module makes one kind of part of the site."""
