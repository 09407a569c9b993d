### The rules page, and the browser of cards and components. The German file has the same messages.

rulebook-rules = Rules
rulebook-cards = Cards and components
rulebook-rules-of = The rules of { $title }
rulebook-cards-of = Cards and components of { $title }
rulebook-title = Game
rulebook-none = There is no such game here.
rulebook-contents = Contents
rulebook-search = Search the rules
rulebook-search-cards = Search cards and components
rulebook-clear = Show everything again
rulebook-count = { $count ->
    [one] { $count } rule
   *[other] { $count } rules
  }
rulebook-cards-count = { $count ->
    [one] { $count } card or component
   *[other] { $count } cards and components
  }
rulebook-nothing = Nothing has all these words.
rulebook-without = Other rules
rulebook-link = Copy the link to this rule
rulebook-link-card = Copy the link to this card
rulebook-copied = The link is copied
rulebook-not-copied = It could not be copied; the address is in the address bar
rulebook-things = Cards and components
rulebook-more = { $count } more
rulebook-in-book = In the rulebook
rulebook-in-cards = All about this card
rulebook-open-rules = Rules
rulebook-open-cards = Cards
rulebook-variant = Variant

rulebook-all = All
rulebook-copies = { $count ->
    [one] { $count } copy in the box
   *[other] { $count } copies in the box
  }
rulebook-copies-by = { $counts } copies with { $players } players

## By what cards and components are narrowed

rulebook-facet-sort = Type
rulebook-facet-kind = Kind
rulebook-facet-age = Age
rulebook-facet-more = Level or era
rulebook-facet-groups = Group
rulebook-facet-level = Level
rulebook-facet-era = Era

rulebook-sort-ages = Parts of the board
rulebook-sort-agenda = Agendas
rulebook-sort-area = Areas
rulebook-sort-calamity = Calamities
rulebook-sort-card = Cards
rulebook-sort-city = City actions
rulebook-sort-civilization = Civilizations
rulebook-sort-coast = Coasts
rulebook-sort-commodity = Commodities
rulebook-sort-difficulty = Difficulties
rulebook-sort-epoch = Epochs
rulebook-sort-feature = Features
rulebook-sort-flood = Flood plains
rulebook-sort-group = Groups
rulebook-sort-kind = Kinds of focus cards
rulebook-sort-leader = Leaders
rulebook-sort-loot = Loot
rulebook-sort-nation = Nations
rulebook-sort-natural = Natural wonders
rulebook-sort-phase = Phases
rulebook-sort-piece = Figures
rulebook-sort-raid = Raids
rulebook-sort-region = Regions
rulebook-sort-resource = Resources
rulebook-sort-terrain = Terrain
rulebook-sort-victory = Ways to win
rulebook-sort-volcano = Volcanoes

## Worked examples

rulebook-example = Example
rulebook-example-before = Before
rulebook-example-after = After
rulebook-example-tries = { $name }: { $action }
rulebook-example-refused = That is not allowed.

## How bots fare with cards

rulebook-taken = Taken in { $taken } % of games; who took it won { $won } % ({ $equal } % is equal)
rulebook-played = Counted in { $games } games of { $players } bots of one kind ({ $bot }): few games, so take the shares as a hint.
