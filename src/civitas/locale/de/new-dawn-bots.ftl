# Die Gegner in Ein neues Zeitalter, die schwächsten zuerst.

bot-pilgrim = Pilger
    .about = Gründet Städte, breitet seine Kultur aus und nimmt jeden Zug, wie er kommt.
bot-merchant = Händler
    .about = Spielt die Karte, die sich sofort lohnt, und denkt kaum an den Zug danach.
bot-envoy = Gesandter
    .about = Plant fünf Züge voraus, als wäre er allein auf der Karte, und legt gern Vorräte an.
bot-chancellor = Kanzler
    .about = Denkt jeden Zug durch, rechnet mit den Zügen der anderen und gibt Vorräte rechtzeitig aus.
bot-sovereign = Herrscherin
    .about = Kommt den Führenden ebenso gern in die Quere, wie sie sich selbst hilft, und plant die letzten Züge bis zum Ende.
