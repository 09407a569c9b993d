"""Cities: where they are founded, what they yield, harvest and produce, and how they are destroyed."""
