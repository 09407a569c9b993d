"""One search for all titles: whole turns planned by a beam, plans compared by playing on in several imagined worlds.

A title brings a `Skill`; everything here knows the contract alone. `skill` says what a skill is, `budget` how much may
be thought, `beam` plans a turn, `playouts` plays on, `widening` compares by it, few ways first, then more; `searcher`
is the bot that puts them together.
"""
