"""The table in the terminal: the situation at a glance, choices by number or in words, and bots as opponents."""
