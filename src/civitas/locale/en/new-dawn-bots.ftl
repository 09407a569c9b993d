### What the bots of A New Dawn are called, and how they play; by itself, so that the lobby is quickly told.

bot-pilgrim = Pilgrim
bot-pilgrim-about = Spreads its culture, loves to study, and takes every turn as it comes.
bot-merchant = Merchant
bot-merchant-about = Takes the card that pays at once and gives little thought to the turn after it.
bot-envoy = Envoy
bot-envoy-about = Plans five turns ahead as though it were alone on the map, and likes to keep things in store.
bot-regent = Regent
bot-regent-about = Thinks every turn through, expects the others to move as well, and spends what it has in time.
bot-monarch = Monarch
bot-monarch-about = Gets in the way of the leader as gladly as it helps itself, and plans the last turns to the end.
