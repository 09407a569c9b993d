### What its bots are called, and how they play.

bot-merchant = Merchant
bot-merchant-about = Builds, spreads, and sells what it has collected.
