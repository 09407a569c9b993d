### Wie die Bots aller Titel heißen und wie sie spielen; für sich, damit die Lobby sie ohne einen Titel kennt.

bot-random = Wanderer
bot-random-about = Spielt, was gerade einfällt.

## Im Wandel der Zeiten

bot-scribe = Schreiber
bot-scribe-about = Liebt Kultur und schnelle Erfolge und denkt kaum an ein Heer oder an morgen.
bot-minister = Minister
bot-minister-about = Führt eine solide Wirtschaft und hält das Volk satt und zufrieden, eine Aktion nach der anderen.
bot-architect = Baumeister
bot-architect-about = Plant die Aktionen eines Zuges im Ganzen und baut, was sich lohnt.
bot-chancellor = Kanzler
bot-chancellor-about = Plant jeden Zug mit der Erfahrung aus Tausenden von Partien.
bot-sovereign = Herrscher
bot-sovereign-about = Plant mit derselben Erfahrung, denkt die Antworten der anderen mit und führt Krieg, wenn er sich lohnt.

## Civilization (1980)

bot-goatherd = Ziegenhirt
bot-goatherd-about = Siedelt weit und breit, baut spät, handelt kaum und kauft, was er gerade bezahlen kann.
bot-peddler = Krämer
bot-peddler-about = Handelt gern und baut mit Bedacht, lebt aber von der Hand in den Mund.
bot-steward = Verwalter
bot-steward-about = Hat in allem gute Gewohnheiten: Städte, Sätze von Handelskarten und Karten für die nächsten Epochen.
bot-satrap = Satrap
bot-satrap-about = Feilscht hart, macht Gegenangebote und denkt eine Runde voraus, bevor er zieht.
bot-pharaoh = Pharao
bot-pharaoh-about = Spielt in Gedanken viele Wege durch, nimmt den dauerhaften und gönnt keinem Rivalen einen Vorteil.

## Civilization (2010)

bot-nomad = Nomade
bot-nomad-about = Zieht umher, nimmt, was sofort hilft, und hat keinen Plan: ein freundlicher Gegner für die erste Partie.
bot-consul = Konsul
bot-consul-about = Wägt jeden Zug für sich ab und erobert gern, verliert dabei aber den Wettlauf aus den Augen.
bot-patron = Mäzen
bot-patron-about = Widmet seine Städte vom ersten Zug an den Künsten und steigt auf der Kulturleiste, was auch immer die anderen tun.
bot-magnate = Magnat
bot-magnate-about = Macht Handel und Kultur zu Münzen, übersieht aber, was Karten bewirken, baut zu lange und lässt andere in Frieden.
bot-emperor = Kaiser
bot-emperor-about = Geht den kürzesten Weg zum Sieg, verschenkt keinen Zug, jagt Pioniere, um Münzen zu rauben, und handelt, wo es sich lohnt.

## Ein neues Zeitalter

bot-pilgrim = Pilger
bot-pilgrim-about = Gründet Städte, breitet seine Kultur aus und nimmt jeden Zug, wie er kommt.
bot-merchant = Händler
bot-merchant-about = Spielt die Karte, die sich sofort lohnt, und denkt kaum an den Zug danach.
bot-envoy = Gesandter
bot-envoy-about = Plant fünf Züge voraus, als wäre er allein auf der Karte, und legt gern Vorräte an.
bot-regent = Regentin
bot-regent-about = Denkt jeden Zug durch, rechnet mit den Zügen der anderen und gibt Vorräte rechtzeitig aus.
bot-monarch = Monarchin
bot-monarch-about = Plant mehrere Züge bis in alle Einzelheiten und merkt, wenn jemand kurz vor dem Sieg steht.
