### What the bots of all titles are called, and how they play; by itself, so that the lobby knows them without any title.

bot-random = Wanderer
bot-random-about = Plays whatever comes to mind.

## Through the Ages

bot-scribe = Scribe
bot-scribe-about = Loves culture and quick results, and hardly thinks of an army or of tomorrow.
bot-minister = Minister
bot-minister-about = Runs a sound economy and keeps the people fed and happy, one action after the other.
bot-architect = Architect
bot-architect-about = Plans the actions of a turn as a whole and builds what pays off.
bot-chancellor = Chancellor
bot-chancellor-about = Plans every turn with the experience of thousands of games.
bot-sovereign = Sovereign
bot-sovereign-about = Plans with the same experience, thinks the rivals' answers through, and wages war when it pays.

## Civilization (1980)

bot-goatherd = Goatherd
bot-goatherd-about = Settles far and wide, builds late, hardly trades and buys whatever it can pay for.
bot-peddler = Peddler
bot-peddler-about = Trades gladly and builds with care, but lives from hand to mouth.
bot-steward = Steward
bot-steward-about = Has sound habits in everything: cities, sets of trade cards, and cards for the epochs ahead.
bot-satrap = Satrap
bot-satrap-about = Drives a hard bargain, makes counter-offers and looks a round ahead before it moves.
bot-pharaoh = Pharaoh
bot-pharaoh-about = Tries many ways to go on in its mind, takes what lasts, and grudges every rival a gain.

## Civilization (2010)

bot-nomad = Nomad
bot-nomad-about = Wanders about, takes what helps at once and has no plan: a friendly opponent for a first game.
bot-consul = Consul
bot-consul-about = Weighs every move by itself and likes to conquer, but loses sight of the race.
bot-patron = Patron
bot-patron-about = Devotes cities to the arts from the first turn on and climbs the culture track, whatever the others do.
bot-magnate = Magnate
bot-magnate-about = Turns trade and culture into coins, but overlooks what cards can do, builds too long and leaves others in peace.
bot-emperor = Emperor
bot-emperor-about = Takes the shortest way to victory, wastes no turn, hunts scouts to rob coins, and makes deals that pay.

## A New Dawn

bot-pilgrim = Pilgrim
bot-pilgrim-about = Founds cities and spreads its culture, and takes every turn as it comes.
bot-merchant = Merchant
bot-merchant-about = Takes the card that pays at once and gives little thought to the turn after it.
bot-envoy = Envoy
bot-envoy-about = Plans five turns ahead as though it were alone on the map, and likes to keep things in store.
bot-regent = Regent
bot-regent-about = Thinks every turn through, expects the others to move as well, and spends what it has in time.
bot-monarch = Monarch
bot-monarch-about = Plans several turns to the last detail and notices when a rival is about to win.
