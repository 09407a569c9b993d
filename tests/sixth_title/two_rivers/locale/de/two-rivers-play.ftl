name = { $name }
people-of = { $seat }
headline = Runde { $round } von { $rounds }: { $seat }
headline-over = Die letzte Ernte ist eingebracht.
question-Turn = Was tut dein Volk?
question-Turn-help = Eine Tat, dann ist der Nächste an der Reihe.
question-Reply = Was schickst du { $other } zurück?
question-Reply-help = Nur ihr beide seht es.

verb-grow = { $region_in } wachsen
verb-settle = von { $way_1 } nach { $way_2 } ziehen
verb-build = { $region_in } eine Stadt bauen
verb-send = { $good } an { $partner } schicken
verb-return = { $good } zurückschicken
verb-sell = { $count } { $good } verkaufen
verb-rest = ruhen
word-grow = wachsen
word-settle = ziehen
word-build = bauen
word-send = schicken
word-return = erwidern
word-sell = verkaufen
word-rest = ruhen
heading-grow = Wachsen
heading-settle = Ziehen
heading-build = Eine Stadt bauen
heading-send = Eine Ware schicken und eine bekommen
heading-return = Zurückschicken
heading-sell = Waren verkaufen
domain-region = Gebiet
domain-way = woher und wohin
domain-good = Ware
domain-partner = Spieler
domain-count = Anzahl

region-cedar-hills = Zedernberge
region-high-spring = Hohe Quelle
region-west-bend = Westbogen
region-upper-valley = Oberes Tal
region-salt-flats = Salzebene
region-lower-valley = Unteres Tal
region-reed-marsh = Schilfmoor
region-east-bend = Ostbogen
region-copper-hills = Kupferberge
region-delta = Delta
region-about = { $count } Menschen können hier leben.
good-grain = Korn
good-clay = Ton
good-copper = Kupfer
good-cedar = Zedernholz
good-about = Du hast { $count } davon. Waren einer Art bringen ihre Anzahl im Quadrat.
partner-first = den ersten Spieler
partner-second = den zweiten Spieler
partner-third = den dritten Spieler
partner-fourth = den vierten Spieler

label-send = { $good } → { $partner }
price-people = { $count } Menschen
note-points = bis zu { $points } Punkte
score = Punkte
score-regions = Gebiete
score-cities = Städte
score-goods = Verkaufte Waren
score-total = Zusammen

board-region = Gebiet
board-people = Menschen
board-owner = Spieler
board-city = Stadt
board-hand = Deine Waren
board-deck = noch { $count } Waren
board-points = { $points } Punkte · { $goods } Waren
board-land = Das Land zwischen den Strömen
board-holds = { $region }: { $people } von { $holds } Menschen

event-begun = Alle beginnen daheim mit { $count } Waren.
event-round-begins = Runde { $round }
event-harvested = { $seat } erntet { $count ->
    [one] eine Ware
   *[other] { $count } Waren
}.
event-own-harvest = Du erntest: { $goods_count ->
    [0] nichts
   *[other] { $goods }
}.
event-grew = { $seat } wächst { $region_in }.
event-settled = { $seat } zieht { $from_from } { $to_to }.
event-built = { $seat } baut { $region_in } eine Stadt.
event-sent = { $seat } schickt { $other } eine Ware.
event-received = Du bekommst { $good } von { $seat }.
event-returned = { $seat } schickt { $other } eine Ware zurück.
event-sold = { $seat } verkauft { $count } { $good }: { $points } Punkte.
event-rested = { $seat } ruht.
event-game-over = Das Spiel ist aus.
ending-rounds = Die letzte Runde ist vorbei.
