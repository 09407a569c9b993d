### The bot that plays every title.

bot-random = Wanderer
bot-random-about = Plays whatever comes to mind.
