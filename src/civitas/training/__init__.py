"""Learning values from self-play.

`samples` notes a game, `gather` draws line-ups, `fitting` learns two small networks, `values` writes them with how they
were made, `command` is `civitas train`.
"""

ABOUT = "learn what positions are worth from self-play"
