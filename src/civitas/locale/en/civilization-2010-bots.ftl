### What the bots of Civilization (2010) are called, and how they play; by itself, so that the lobby is quickly told.

bot-nomad = Nomad
bot-nomad-about = Wanders about, takes what helps at once and has no plan: a friendly opponent for a first game.
bot-consul = Consul
bot-consul-about = Weighs every move by itself and likes to conquer, but loses sight of the race.
bot-patron = Patron
bot-patron-about = Devotes cities to the arts from the first turn on and climbs the culture track, whatever the others do.
bot-magnate = Magnate
bot-magnate-about = Turns trade and culture into coins, but overlooks what cards can do, builds too long and leaves others in peace.
bot-emperor = Emperor
bot-emperor-about = Takes the way that suits its people, coins or conquest, hunts scouts to rob coins, storms whoever is about to win.
