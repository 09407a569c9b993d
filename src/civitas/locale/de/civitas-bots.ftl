### Der Bot, der jeden Titel spielt.

bot-random = Wanderer
bot-random-about = Spielt, was gerade einfällt.
