### Wie die Bots von Civilization (2010) heißen und wie sie spielen; für sich, damit die Lobby schnell Bescheid weiß.

bot-nomad = Nomade
bot-nomad-about = Zieht umher, nimmt, was sofort hilft, und hat keinen Plan: ein freundlicher Gegner für die erste Partie.
bot-consul = Konsul
bot-consul-about = Wägt jeden Zug für sich ab und erobert gern, verliert dabei aber den Wettlauf aus den Augen.
bot-patron = Mäzen
bot-patron-about = Widmet seine Städte vom ersten Zug an den Künsten und steigt auf der Kulturleiste, was auch immer die anderen tun.
bot-magnate = Magnat
bot-magnate-about = Macht Handel und Kultur zu Münzen, übersieht aber, was Karten bewirken, baut zu lange und lässt andere in Frieden.
bot-emperor = Kaiser
bot-emperor-about = Geht den Weg, der zu seinem Volk passt, Münzen oder Eroberung, jagt Pioniere, um Münzen zu rauben, und stürmt die Stadt dessen, der gleich gewinnt.
