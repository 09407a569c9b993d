### What the bots of Civilization (1980) are called, and how they play; by itself, so that the lobby is quickly told.

bot-goatherd = Goatherd
bot-goatherd-about = Settles far and wide, builds late, hardly trades and buys whatever it can pay for.
bot-peddler = Peddler
bot-peddler-about = Trades gladly and builds with care, but lives from hand to mouth until hardly any place for cards is left.
bot-steward = Steward
bot-steward-about = Has sound habits in everything: cities, sets of trade cards, and cards for the epochs ahead.
bot-satrap = Satrap
bot-satrap-about = Drives a hard bargain, counters every answer, and looks no further than the next deal.
bot-pharaoh = Pharaoh
bot-pharaoh-about = Tries many ways to go on in its mind, counts off who holds a calamity, and grudges every rival a gain.
