"""Where tables live: SQLite in one file, or PostgreSQL, through the same statements."""
