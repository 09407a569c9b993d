"""The arena: bots play each other, seat by seat and seed by seed, and are ranked by what comes of it.

`schedule` says who plays whom, `match` plays one game, `pool` plays many at once, `records` keeps what was played,
`ratings`, `chances` and `summary` make numbers of it, `report` a page; `command` is `civitas arena`.
"""

ABOUT = "let bots play each other and rank them"
