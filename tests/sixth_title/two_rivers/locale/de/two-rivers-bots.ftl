### Wie ihre Bots heißen und wie sie spielen.

bot-merchant = Kauffrau
bot-merchant-about = Baut, breitet sich aus und verkauft, was sie gesammelt hat.
