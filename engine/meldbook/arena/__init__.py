"""The arena: bots play many deals, and what came out is told with its uncertainty."""
