"""Search: a few moves compared by quick play-outs of the same sampled worlds."""
