"""A server for the Model Context Protocol: an assistant plays a seat or studies a position through text."""
