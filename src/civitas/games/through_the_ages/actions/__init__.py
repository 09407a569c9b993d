"""What a seat may do in its action phase, one module for each verb or pair of verbs.

Each has the same three functions: `offer` adds to the list what is allowed, `why_not` gives the reason why something
is not, and `do` carries it out. An argument is what the verb is said of, as a place in its domain.
"""
