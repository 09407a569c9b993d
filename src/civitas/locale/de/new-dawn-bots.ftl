### Wie die Bots von Ein neues Zeitalter heißen und wie sie spielen; für sich, damit die Lobby schnell Bescheid weiß.

bot-pilgrim = Pilger
bot-pilgrim-about = Breitet seine Kultur aus, forscht gern und nimmt jeden Zug, wie er kommt.
bot-merchant = Händler
bot-merchant-about = Spielt die Karte, die sich sofort lohnt, und denkt kaum an den Zug danach.
bot-envoy = Gesandter
bot-envoy-about = Denkt seinen Zug durch, aber nicht weiter, verfolgt immer nur eine Siegkarte und achtet nicht auf die anderen.
bot-regent = Regentin
bot-regent-about = Plant fünf Züge voraus, als wäre sie allein auf der Karte, und legt gern Vorräte an.
bot-monarch = Monarchin
bot-monarch-about = Denkt jeden Zug durch, rechnet mit den Zügen der anderen und urteilt nach der Erfahrung aus tausend Partien.
