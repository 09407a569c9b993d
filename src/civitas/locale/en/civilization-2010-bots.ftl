# Civilization (2010): the opponents, the weakest first.

bot-nomad = Nomad
    .about = Wanders about, takes what helps at once and has no plan: a friendly opponent for a first game.
bot-consul = Consul
    .about = Weighs every move by itself and likes to conquer, but loses sight of the race.
bot-patron = Patron
    .about = Devotes cities to the arts from the first turn on and climbs the culture track, whatever the others do.
bot-magnate = Magnate
    .about = Turns trade and culture into coins, but overlooks what cards can do, builds too long and leaves others in peace.
bot-emperor = Emperor
    .about = Takes the shortest way to victory, wastes no turn, hunts scouts to rob coins, and makes deals that pay.
