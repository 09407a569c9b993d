"""Through the Ages at the terminal, both editions."""
