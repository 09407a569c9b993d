"""Culture events and resource abilities in use: declared, aimed, paid for, answered and carried out."""
