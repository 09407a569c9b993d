"""What a seat may do in its action phase, one module for each verb or pair of verbs.

Each has the same functions: `why_not` gives the reason why something is not allowed, and `do` carries it out. `offer`
adds to the list what is allowed, where that takes more than a line (`offers`). An argument is what the verb is said of,
as a place in its domain.
"""
