### `civitas automa`: the automated player of A New Dawn at a real table. Names, events and questions of the game are in
### the files of the title. The German file has the same messages. Commands are typed in either language (automa-word-…:
### the first word is shown, the others are understood as well); the words of files are English.

## What is played

automa-turn = { $name }, round { $round }
automa-round = The event dial: round { $round } begins
automa-attack = { $name } attacks with { $value }, die and bonuses not counted
automa-standing = { $name } has completed { $done } of { $all } victory cards.
automa-headline = Round { $round } · { $difficulty }

## Questions to people and their dice

automa-ask-again = “{ $text }” does not fit here. Type a number from 1 to { $count } or the words of a choice.
automa-roll-attacker = The attacker's die
automa-roll-defender = The defender's die
automa-roll-direction = The barbarians' die: 1 NE, 2 E, 3 SE, 4 SW, 5 W, 6 NW
automa-roll-chance = Chance decides among { $count }: draw a number
automa-roll-again = “{ $text }” is no number from 1 to { $count }. Just Enter: the program rolls.
automa-face-up = { $kind } world wonders: which card lies face up now? Unknown so far: { $names }
automa-face-up-prompt = Its name, or Enter: none
automa-face-up-none = Then none lies there. `wonder NAME up` notes one later.
automa-face-up-again = “{ $text }” is none of these cards, or several.

automa-turn-again = { $name } has had its turn in round { $round } already; `event` begins the next round. Another turn all the same?
automa-yes = Yes
automa-no = No
automa-roll-program = Roll it for me
automa-confirm = yes or no

## The session

automa-welcome = Everything is kept in { $file }. Note what people do (`token 1 12.3`), end the round with `event`, let the automated player act with `turn`; `cancel` leaves any question; `help` lists all.
automa-prompt = automa
automa-goodbye = The situation is in { $file }.
automa-unknown = I do not know “{ $text }”. `help` lists what can be typed.
automa-unchanged = Nothing was changed.
automa-cancel-nothing = There is nothing to cancel. `undo` takes back the last change, `quit` ends.
automa-reread = { $file } was changed meanwhile and has been read again.
automa-noted = Noted.
automa-undone = Taken back.
automa-undone-nothing = There is nothing to take back in this session; the version before is kept beside the file, with .bak.
automa-saved = Saved in { $file }.
automa-written = Written: { $file }. Put on the table what it says, or change it to what lies there; then: civitas automa turn FILE.
automa-file-exists = { $file }: there is such a file already, and it was left alone.
automa-dice-needed = dice on: you roll, and every number is asked for; dice off: the program rolls
automa-dice-on = From now on you roll.
automa-dice-off = From now on the program rolls.

## A new file in the session

automa-set-up-missing = There is no { $file } here.
automa-set-up = A few questions about what lies on your table. Enter takes what stands in brackets, `cancel` (or Ctrl-D) leaves without a file.
automa-set-up-players = Players, the automated one included: { $words }
automa-set-up-map = Map, laid tile by tile as on your table or one that is ready: { $words }
automa-set-up-difficulty = Difficulty: { $words }
automa-set-up-person = Leader of player { $number }: { $words }
automa-set-up-leader = Leader of the automated player: { $words }
automa-set-up-victory = The { $count } victory cards in play: { $words }
automa-set-up-victory-again = “{ $text }”: { $count } different cards are expected, with blanks or commas between them.
automa-set-up-wonder = { $kind } world wonder that lies face up: { $words }
automa-set-up-again = “{ $text }” is none of these, or several.

## The tiles of the table, one after another

automa-tiles-about = Lay the map as it lies on your table, beginning with any tile; north is where you say. Enter ends it when all tiles lie, `back` takes the last one away, `cancel` leaves.
automa-tiles-which = Tile and side, such as 7a
automa-tiles-which-again = “{ $text }” is no tile with its side: 1 to { $count }, then a or b.
automa-tiles-twice = Tile { $tile } lies there already.
automa-tiles-too-many = Tile { $tile } is a capital tile, and everybody has one.
automa-tiles-missing = Capital tiles are still missing: { $names }
automa-tiles-turned = Tile { $tile }, side { $side }: which picture shows it as it lies on the table? The numbers in it are those of its spaces.
automa-tiles-rotation = Picture [0]
automa-tiles-rotation-again = “{ $text }” is no number from 0 to { $count }.
automa-tiles-edge = Which of its edges touches which space? `3 { $way } { $example }`: the west edge of space 3 of tile { $tile } touches { $example }. Directions: ne, e, se, sw, w, nw.
automa-tiles-edge-prompt = Its space, edge, neighbour
automa-tiles-edge-again = “{ $text }”: three words are expected: a space of this tile (0–9), a direction, a space on the table.
automa-tiles-way-again = “{ $text }” is no direction: ne, e, se, sw, w, nw.
automa-tiles-space-again = “{ $text }” is no space on the table.
automa-tiles-overlap = It would lie on { $names }.
automa-tiles-touches = { $count ->
    [one] Tile { $tile } touches 1 space: { $names }.
   *[other] Tile { $tile } touches { $count } spaces: { $names }.
}
automa-tiles-few = By the rules a new tile touches at least { $count } spaces. If it lies differently, `back` takes it away.
automa-tiles-owner = Whose capital is on tile { $tile }: { $words }
automa-tiles-owner-last = The capital on tile { $tile }: { $name }.
automa-tiles-enclosed = { $count ->
    [one] 1 gap between the tiles has got a water token.
   *[other] { $count } gaps between the tiles have got water tokens.
}
automa-tiles-water = Do further water tokens lie there? `{ $way } { $example }`: west of { $example }. Enter: no more.
automa-tiles-water-prompt = Water token
automa-tiles-water-again = “{ $text }”: two words are expected: a direction and a space on the table.
automa-tiles-water-taken = “{ $text }”: something lies there.

## What is typed

automa-word-new = new
automa-word-token = token
automa-word-city = city
automa-word-reinforce = reinforce
automa-word-weaken = weaken
automa-word-remove = remove
automa-word-capture = capture
automa-word-attack = attack
automa-word-barbarian = barbarian
automa-word-caravan = caravan
automa-word-trade = trade
automa-word-resource = resource
automa-word-resolve = resolve
automa-word-card = card
automa-word-dial = dial
automa-word-take = take
automa-word-return = return
automa-word-wonder = wonder
automa-word-agenda = agenda
automa-word-leader = leader
automa-word-victory = victory
automa-word-turn = turn
automa-word-event = event
automa-word-undo = undo
automa-word-show = show
automa-word-map = map
automa-word-rules = rules
automa-word-dice = dice
automa-word-save = save
automa-word-help = help
automa-word-quit = quit
automa-word-off = off
automa-word-on = on
automa-word-up = up
automa-word-place-card = card
automa-word-place-reserve = reserve
automa-word-cancel = cancel
automa-word-yes = yes y
automa-word-any = any
automa-word-none = none
automa-word-tiles = tiles
automa-word-back = back
automa-word-way-ne = ne north-east
automa-word-way-e = e east
automa-word-way-se = se south-east
automa-word-way-sw = sw south-west
automa-word-way-w = w west
automa-word-way-nw = nw north-west

## Help

automa-help-notes = What happened at the table
automa-help-commands = Commands
automa-help-words = PLAYER is the number of a person, or a for the automated player. SLOT is a number or the name of the card there. Words can be shortened as long as they are clear. Commands are understood in English and German; cards, wonders and the like go by their English ids or their names in either language, with hyphens: `hanging-gardens`. `cancel`, or Ctrl-D, leaves any question, and nothing has happened.
automa-usage-token = PLAYER SPACE …
automa-help-token = control tokens placed; what lies there is collected
automa-usage-city = PLAYER SPACE …
automa-help-city = cities built; on the space of a city-state: conquered
automa-usage-reinforce = SPACE …
automa-help-reinforce = control tokens reinforced
automa-usage-weaken = SPACE …
automa-help-weaken = reinforced tokens turned back
automa-usage-remove = SPACE …
automa-help-remove = tokens or cities back to their owners
automa-usage-capture = PLAYER SPACE
automa-help-capture = a rival's token or city replaced by an own one
automa-usage-attack = PLAYER SPACE [VALUE]
automa-help-attack = a person attacks: dice, tokens, defence, result; VALUE: card and slot
automa-usage-barbarian = LETTER SPACE|off
automa-help-barbarian = a barbarian moves or leaves the map
automa-usage-caravan = PLAYER 1–3 SPACE|card|reserve
automa-help-caravan = where a caravan is
automa-usage-trade = PLAYER SLOT NUMBER
automa-help-trade = trade tokens on the card in a slot
automa-usage-resource = PLAYER KIND NUMBER
automa-help-resource = resources of a player; `resource 12.3 oil` or `off`: on the map
automa-usage-resolve = PLAYER SLOT
automa-help-resolve = a card was resolved: it goes to slot 1 with its tokens
automa-usage-card = PLAYER SLOT CARD
automa-help-card = a better focus card in a slot
automa-usage-dial = PLAYER NUMBER
automa-help-dial = the tech dial
automa-usage-take = PLAYER CARD
automa-help-take = a diplomacy card taken: `take 1 geneva`, `take 1 embassy-a`
automa-usage-return = PLAYER CARD
automa-help-return = a diplomacy card given back
automa-usage-wonder = WONDER SPACE|up
automa-help-wonder = a wonder built in the city there, or its card face up
automa-usage-agenda = PLAYER AGENDA [off]
automa-help-agenda = an agenda completed
automa-usage-leader = PLAYER LEADER
automa-help-leader = a leader; a person's focus row is laid anew
automa-usage-victory = CARD CARD CARD
automa-help-victory = the victory cards in play: war learned reach spread cities, or one of their agendas
automa-usage-turn = { "" }
automa-help-turn = the automated player's turn, step by step
automa-usage-event = { "" }
automa-help-event = the round ends: victory check and event dial
automa-usage-undo = { "" }
automa-help-undo = take back the last change of this session
automa-usage-show = { "" }
automa-help-show = the situation in short
automa-usage-map = [SPACE|PLAYER]
automa-help-map = the map, a space, or the cards of a player
automa-usage-rules = [ID|WORDS]
automa-help-rules = a rule: `rules A4.2-a`
automa-usage-dice = on|off
automa-help-dice = whether you roll real dice
automa-usage-save = [FILE]
automa-help-save = a copy in another file; each change is saved by itself
automa-usage-help = { "" }
automa-help-help = this list
automa-usage-quit = { "" }
automa-help-quit = leave

## Notes that do not fit

automa-field-player = player
automa-field-space = space
automa-field-slot = slot
automa-field-count = number
automa-field-caravan = caravan
automa-field-barbarian = barbarian
automa-field-resource = resource
automa-field-dial = tech dial
automa-field-card = focus card
automa-field-leader = leader
automa-field-agenda = agenda
automa-field-off = third word
automa-field-diplomacy = diplomacy card
automa-field-wonder = world wonder
automa-field-space-or-up = space or up
automa-field-victory = victory card
automa-field-value = value
automa-note-missing = { $field }: missing.
automa-note-too-much = “{ $text }” is too much.
automa-note-value = { $field }: “{ $text }” does not fit. Possible: { $words }
automa-note-spaces = a space of this map, such as 12.3
automa-note-occupied = space: { $space } is occupied.
automa-note-city-state = space: { $space } is the space of a city-state.
automa-note-water = space: { $space } is water.
automa-note-barbarian = space: a barbarian stands on { $space }.
automa-note-no-room = space: { $space } is water, or somebody or another barbarian is there.
automa-note-no-tokens = player: { $name } has no control token left.
automa-note-no-cities = player: { $name } has no city left.
automa-note-no-rival = space: on { $space } there is no token or city of another player that could be captured.
automa-note-nothing = space: on { $space } there is no control token and no city besides capitals.
automa-note-no-token = space: on { $space } there is no control token that is not reinforced yet.
automa-note-not-reinforced = space: on { $space } there is no reinforced control token.
automa-note-supply = number: only { $count } of them are left.
automa-note-natural-wonder = space: a natural wonder token lies on { $space }.
automa-note-in-row = focus card: it is in the row already.
automa-note-not-completed = agenda: { $agenda } is not completed.
automa-note-not-in-play = agenda: { $agenda } is not in play, or its victory card is completed already.
automa-note-card-taken = diplomacy card: it is not available.
automa-note-card-not-held = diplomacy card: the player does not have it.
automa-note-built = world wonder: it is built already.
automa-note-no-home = space: on { $space } there is no city without a wonder.
automa-note-victory = victory card: { $count } different ones are expected.
automa-note-own-attack = player: the automated player attacks by itself, with `turn`.
automa-note-no-target = space: on { $space } there is nobody to attack.

## What is wrong with a file

automa-problem = { $field } (line { $line }): { $problem }
automa-problem-anywhere = { $field }: { $problem }
automa-problem-text = this is no text file.
automa-problem-toml = { $field } (line { $line }): this is not TOML: { $shown }
automa-problem-meant = Perhaps { $words }?
automa-problem-record = a table is expected.
automa-problem-list = a list in square brackets is expected.
automa-problem-number = { $value } is no number from { $low } to { $high }.
automa-problem-flag = true or false is expected.
automa-problem-word-of = { $word } is unknown. There are: { $words }
automa-problem-word = { $word } is unknown.
automa-problem-key = there is no such field here. There are: { $words }
automa-problem-space = { $space }: there is no such space on this map.
automa-problem-cards = { $count } different cards are expected.
automa-problem-slots = { $count } numbers are expected, one for each slot.
automa-problem-not-in-row = this card is not in the row.
automa-problem-piece-twice = { $space }: there is a piece already.
automa-problem-caravans = there are only { $count } caravans.
automa-problem-pact-twice = { $word }: another player has this card.
automa-problem-own-pact = nobody can hold an own diplomacy card.
automa-problem-not-held = the player does not have this token.
automa-problem-natural-wonder-there = a natural wonder token lies there.
automa-problem-resource-tokens = there are { $count } tokens of { $word }, not { $used }.
automa-problem-one-wonder = a city holds one wonder only.
automa-problem-twice = { $word } is there twice.
automa-problem-two-of-deck = { $word }: only one card of each kind lies face up.
automa-problem-map-form = a map is told by one of these: { $words }
automa-problem-map-water = only a map of tiles has water tokens.
automa-problem-map-tile = a tile needs tile (1–16), side ("a" or "b"), at and rotation (0–5).
automa-problem-map-place = two coordinates in square brackets are expected.
automa-problem-map-overlap = two spaces lie at { $place }.
automa-problem-map-tile-twice = a tile is there twice, or does not exist.
automa-problem-map-empty = the map has no space.
automa-problem-piece-on-water = { $space } is water, or not on the map.
automa-problem-not-on-map = { $space } is not on the map.
automa-problem-token-taken = { $space } belongs to somebody, so the token there has been taken.
automa-problem-barbarian-place = { $space } is water or belongs to somebody; no barbarian can stand there.
automa-problem-barbarians-together = two barbarians stand on one space.
automa-problem-conquered = whoever has conquered { $word } has a city on its space.
automa-problem-state-cards = too many diplomacy cards of { $word } are out; of a conquered city-state there are none.
automa-problem-free-token = the token { $word } is free exactly if it lies on its space, without anybody's piece.
automa-problem-on-two-cards = { $word } lies on two cards, or on one of another player.
automa-problem-zimbabwe = nobody can keep trade tokens on Great Zimbabwe.
automa-problem-trade-tokens = more trade tokens lie on cards than there are.
automa-problem-control-tokens = a player has { $count } control tokens, those on agendas included.
automa-problem-cities = a player has { $count } cities besides the capital.
automa-problem-agendas = one agenda of each victory card in play can be completed.
automa-problem-leaders = two players have the same leader.
automa-problem-outside = a number is not within { $low } to { $high }.
automa-problem-card-twice = a card is there twice.
automa-problem-deck = a card of the row or of level I cannot be gained.
automa-problem-option = this value does not exist. There are: { $words }

## Comments in the file

automa-file-about = The situation at a table with the automated player of Civilization: A New Dawn. `civitas automa turn FILE` plays its turn and writes this file anew; `civitas automa show FILE` checks it and draws the map. The version before is kept with .bak.
automa-file-spaces = Spaces are named after their tile and their number on it, as in "12.3"; the map shows them. Slots are counted from 1 to 5, players from 1.
automa-file-comments = Comments with ## like this one are written anew each time. Your own, with one #, stay with the field they stand above or behind.
automa-key-language = Language of comments and messages: { $words }.
automa-key-players = All players; the automated one is included and sits last.
automa-key-difficulty = Difficulty, from the easiest to the hardest: { $words }. It only matters for the start: see row below.
automa-key-round = The round. `civitas automa event FILE` begins the next one and turns the event dial.
automa-key-turn-done = Whether the automated player has had its turn in this round.
automa-key-event = Where the event dial stands: { $words }.
automa-key-seed = The program's dice; another number, other rolls. It changes by itself.
automa-key-victory-cards = The three victory cards in play, each with its two agendas: { $words }.
automa-key-options = Points of the rules on which tables differ: `civitas options new-dawn` lists them. Without an entry the usual answer is taken.
automa-key-map = The map: fixed = one of { $maps }; or tiles = [{ "{" } tile = 13, side = "a", at = [0, 0], rotation = 2 { "}" }, …] and water = [[3, -1], …]. "at" is the place of the tile's space 0: the first number grows to the east, the second to the south-east. A rotation is 60 degrees clockwise.
automa-key-resources = Resource tokens that lie on the map, by kind.
automa-key-barbarians = Where the barbarians are: a space, or "off" if not on the map now.
automa-key-city-states = City-states: "free", the number of the player who has conquered it, or "automa".
automa-key-natural-wonders = Natural wonder tokens: "free" (on the map), the number of the player who has it, or "automa".
automa-key-wonders = World wonders.
automa-key-face-up = The cards that lie face up, one of each kind at most.
automa-key-great-zimbabwe = Trade tokens on Great Zimbabwe.
automa-key-built = Wonders that are built, with the space of their city: petra = "9.0".
automa-key-automa = The automated player.
automa-key-player = Player { $seat }; the fields are those of the automated player. What matters most: pieces on the map, trade tokens on the military card, diplomacy cards, wonders.
automa-key-seat-leader = Leader: { $words }; "" if it does not matter.
automa-key-seat-row = The focus row: the cards in slots 1 to 5.
automa-key-seat-trade = Trade tokens on the cards in slots 1 to 5.
automa-key-seat-dial = The tech dial, 0 to 24.
automa-key-seat-resources = Resource tokens: { "{" } oil = 2, marble = 1 { "}" }.
automa-key-seat-capital = The space of the capital.
automa-key-seat-cities = The spaces of the other cities.
automa-key-seat-tokens = The spaces of control tokens that are not reinforced.
automa-key-seat-reinforced = The spaces of reinforced control tokens.
automa-key-seat-caravans = The three caravans: a space, "card" (on the economy card) or "reserve" (not in use yet).
automa-key-seat-agendas = Completed agendas: { $words }.
automa-key-seat-envoys = Diplomacy cards of city-states: ["geneva", …].
automa-key-seat-pacts = Diplomacy cards of other players: { "{" } 1 = ["embassy"] { "}" }; there are open-borders, joint-war, defensive-pact and embassy. The automated player's are those of automa.
automa-key-seat-on-cards = The slots of city-state and natural wonder tokens that lie on cards: { "{" } geneva = 2 { "}" }; 0 is beside the cards.
automa-key-seat-beaten-capital = Whether the player has defeated a rival capital in an attack.
automa-key-seat-markers = Control tokens that lie on agendas, if fewer than agendas.
