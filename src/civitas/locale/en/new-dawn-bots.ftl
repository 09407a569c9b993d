# The opponents of A New Dawn, the weakest first.

bot-pilgrim = Pilgrim
    .about = Founds cities and spreads its culture, and takes every turn as it comes.
bot-merchant = Merchant
    .about = Takes the card that pays at once and gives little thought to the turn after it.
bot-envoy = Envoy
    .about = Plans five turns ahead as though it were alone on the map, and likes to keep things in store.
bot-chancellor = Chancellor
    .about = Thinks every turn through, expects the others to move as well, and spends what it has in time.
bot-sovereign = Sovereign
    .about = Gets in the way of the leader as gladly as it helps itself, and plans the last turns to the end.
