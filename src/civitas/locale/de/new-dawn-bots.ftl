### Wie die Bots von Ein neues Zeitalter heißen und wie sie spielen; für sich, damit die Lobby schnell Bescheid weiß.

bot-pilgrim = Pilger
bot-pilgrim-about = Breitet seine Kultur aus, forscht gern und nimmt jeden Zug, wie er kommt.
bot-merchant = Händler
bot-merchant-about = Spielt die Karte, die sich sofort lohnt, und denkt kaum an den Zug danach.
bot-envoy = Gesandter
bot-envoy-about = Plant fünf Züge voraus, als wäre er allein auf der Karte, und legt gern Vorräte an.
bot-regent = Regentin
bot-regent-about = Denkt jeden Zug durch, rechnet mit den Zügen der anderen und gibt Vorräte rechtzeitig aus.
bot-monarch = Monarchin
bot-monarch-about = Kommt den Führenden ebenso gern in die Quere, wie sie sich selbst hilft, und plant die letzten Züge bis zum Ende.
