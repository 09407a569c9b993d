### Wie die Bots von Civilization (1980) heißen und wie sie spielen; für sich, damit die Lobby schnell Bescheid weiß.

bot-goatherd = Ziegenhirt
bot-goatherd-about = Siedelt weit und breit, baut spät, handelt kaum und kauft, was er gerade bezahlen kann.
bot-peddler = Krämer
bot-peddler-about = Handelt gern und baut mit Bedacht, lebt aber von der Hand in den Mund, bis kaum noch Platz für Karten ist.
bot-steward = Verwalter
bot-steward-about = Hat in allem gute Gewohnheiten: Städte, Sätze von Handelskarten und Karten für die nächsten Epochen.
bot-satrap = Satrap
bot-satrap-about = Feilscht hart, macht Gegenangebote und sieht nicht weiter als bis zum nächsten Geschäft.
bot-pharaoh = Pharao
bot-pharaoh-about = Spielt in Gedanken viele Wege durch, zählt ab, wer eine Katastrophe hält, und gönnt keinem Rivalen einen Vorteil.
