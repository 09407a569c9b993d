### What the bots of A New Dawn are called, and how they play; by itself, so that the lobby is quickly told.

bot-pilgrim = Pilgrim
bot-pilgrim-about = Spreads its culture, loves to study, and takes every turn as it comes.
bot-merchant = Merchant
bot-merchant-about = Takes the card that pays at once and gives little thought to the turn after it.
bot-envoy = Envoy
bot-envoy-about = Thinks its turn through and no further, goes for one victory card at a time, and has no eye for its rivals.
bot-regent = Regent
bot-regent-about = Plans five turns ahead as though it were alone on the map, and likes to keep things in store.
bot-monarch = Monarch
bot-monarch-about = Thinks every turn through, expects the others to move as well, and judges by the experience of a thousand games.
