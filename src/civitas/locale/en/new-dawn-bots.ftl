# The opponents of A New Dawn, the weakest first.

bot-pilgrim = Pilgrim
    .about = Founds cities and spreads its culture, and takes every turn as it comes.
bot-merchant = Merchant
    .about = Takes the card that pays at once and gives little thought to the turn after it.
bot-envoy = Envoy
    .about = Plans five turns ahead as though it were alone on the map, and likes to keep things in store.
bot-chancellor = Chancellor
    .about = Thinks every turn through to the last answer and spends what it has in time.
bot-sovereign = Sovereign
    .about = Looks beyond its turn while the others move, gets in the way of the leader, and sees a victory coming.
