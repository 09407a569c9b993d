"""Self-play as Parquet: a row for every decision, in shards of some games, with a card that says what it is.

`decisions` notes games as columns, `shards` writes them into a folder, `card` describes it, `reading` makes dense
arrays of rows; `command` is `civitas dataset`.
"""

ABOUT = "write games of bots as Parquet, a row for every decision"
