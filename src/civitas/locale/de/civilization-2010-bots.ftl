# Civilization (2010): die Gegner, der schwächste zuerst.

bot-nomad = Nomade
    .about = Zieht umher, nimmt, was sofort hilft, und hat keinen Plan: ein freundlicher Gegner für die erste Partie.
bot-consul = Konsul
    .about = Wägt jeden Zug für sich ab und erobert gern, verliert dabei aber den Wettlauf aus den Augen.
bot-patron = Mäzen
    .about = Widmet seine Städte vom ersten Zug an den Künsten und steigt auf der Kulturleiste, was auch immer die anderen tun.
bot-magnate = Magnat
    .about = Macht Handel und Kultur zu Münzen, übersieht aber, was Karten bewirken, baut zu lange und lässt andere in Frieden.
bot-emperor = Kaiser
    .about = Geht den kürzesten Weg zum Sieg, verschenkt keinen Zug, jagt Pioniere, um Münzen zu rauben, und handelt, wo es sich lohnt.
