### Civilization (1980): was seine Lektionen sagen (docs/lessons.md). Die englische Datei hat dieselben Nachrichten.

## Die erste Partie

lesson-civilization-1980-first-name = Ein Volk an der Ägäis
lesson-civilization-1980-first-about = Wachsen, ziehen, eine Stadt bauen, handeln, ein Unglück loswerden und eine Zivilisationskarte kaufen: eine Runde von Anfang bis Ende.

lesson-civilization-1980-first-goal = Willkommen! Du führst { nation-asia }, von den ersten Siedlern bis zur Hochkultur. Es zählt diese *Entwicklungsleiste*: In jeder Runde rückt dein Stein ein Feld vor, wenn du erfüllst, was die Epoche verlangt. Wer als Erster das Ende erreicht, gewinnt.
lesson-civilization-1980-first-tokens = Das ist dein Volk. Ein *Spielstein* ist Mensch oder Geld, je nachdem, wofür du ihn brauchst. Die Zahl in einem Gebiet ist seine Grenze: Mehr Steine können dort auf Dauer nicht leben.
lesson-civilization-1980-first-growth = Jede Runde beginnt mit dem *Wachstum*, und das geht von selbst: Ein Gebiet mit einem Stein bekommt einen dazu, eines mit zwei oder mehr bekommt zwei. Breite dich also aus: Zwei Gebiete mit je zwei Steinen wachsen doppelt so schnell wie eines mit vier.
lesson-civilization-1980-first-movement = Dann *ziehen* alle, das größte Volk zuerst. Jeder Stein darf einmal je Runde in ein Nachbargebiet. Beim Ziehen darf es irgendwo zu voll werden; was am Ende der Runde über der Grenze liegt, geht verloren, außer du machst eine Stadt daraus.
lesson-civilization-1980-first-gather = Eine *Stadt* braucht sechs Steine in einem Gebiet mit Stadtplatz, anderswo zwölf. { area-sardes } hat einen Platz und vier deiner Steine. Zieh *zwei* Steine aus { area-ionia } dorthin: Klick erst das eine, dann das andere Gebiet, und wähle die Zahl.
lesson-civilization-1980-first-gather-all = Sechs genügen, und wo niemand zurückbleibt, wächst auch nichts nach. Lass einen Stein in { area-ionia }.
lesson-civilization-1980-first-gather-one = Das sind erst fünf, und eine Stadt braucht sechs. Zieh zwei.
lesson-civilization-1980-first-gather-done = Noch nicht: Mit vier Steinen entsteht in { area-sardes } keine Stadt.
lesson-civilization-1980-first-strangers = Sieh nach { area-troy }: Dort wohnt jemand aus Thrakien. Verschiedene Völker dürfen beisammen leben, solange die Grenze des Gebiets, hier zwei, nicht überschritten wird. Sonst gibt es einen *Konflikt*.
lesson-civilization-1980-first-attack = In einem Konflikt wird nicht gewürfelt. Wer die *wenigsten Steine* hat, verliert zuerst einen, dann abwechselnd, bis die Grenze wieder stimmt. Mit zwei von dir wären es drei in Troja: Der Thraker ist allein und weicht. Zieh zwei aus { area-bithynia } nach { area-troy }.
lesson-civilization-1980-first-attack-weak = Einer gegen einen bleibt in der Grenze, und nichts geschieht: Ihr würdet dort zusammenleben. Komm mit mindestens zweien.
lesson-civilization-1980-first-moved = Das genügt. Du könntest noch andere ziehen, aber { area-sardes } muss seine sechs behalten. Beende deine Bewegung.
lesson-civilization-1980-first-moved-sardes = Dann wären es in { area-sardes } weniger als sechs, und aus der Stadt würde nichts. Lass sie dort.
lesson-civilization-1980-first-conflict = Auch die anderen sind gezogen, und der Konflikt ist entschieden: Thrakien hat seinen Stein verloren, { area-troy } gehört dir. Städte greift man ähnlich an, aber dazu braucht es sieben Steine.
lesson-civilization-1980-first-city = Nun baue die Stadt in { area-sardes }. Die sechs Steine kehren in deinen Vorrat zurück, und eine deiner neun Städte kommt auf den Plan.
lesson-civilization-1980-first-city-done = In { area-sardes } würden die überzähligen Steine verhungern. Baue die Stadt!
lesson-civilization-1980-first-support = Eine Stadt lohnt sich: Sie bringt in jeder Runde eine *Handelskarte* und zwei Steine Steuern für deine Schatzkammer. Aber jede Stadt muss von zwei Steinen außerhalb der Städte *ernährt* werden, sonst geht sie verloren. Baue also nie schneller, als dein Volk wächst.
lesson-civilization-1980-first-cards = Einige Runden später hast du drei Städte. In jeder Runde ziehst du für die erste eine Karte vom ersten Stapel, für die zweite eine vom zweiten und so weiter; spätere Stapel sind mehr wert. Gleiche Karten zählen im *Quadrat*: Zwei { commodity-salt } sind 2 × 2 × 3 = 12, vier wären 48.
lesson-civilization-1980-first-calamity = Und dann ist da diese: { calamity-epidemic }. In den Stapeln liegen *Unglücke*. Manche muss man behalten, aber die mit schwarzer Rückseite kann man beim Handeln unbemerkt weitergeben. Wer am Ende eines hat, den trifft es.
lesson-civilization-1980-first-market = Nun handeln alle gleichzeitig. Getauscht werden von jeder Seite drei oder mehr Karten. Von deinem Paket musst du wahrheitsgemäß sagen, was es wert ist, und eine Karte darin nennen; über den Rest darfst du erzählen, was du willst. Sehen wir, wer etwas anbietet.
lesson-civilization-1980-first-answer = Thrakien bietet drei Karten, nennt { commodity-salt } und möchte { commodity-hides }. Die kannst du hergeben, und mit mehr Salz wird dein Satz kostbar. *Antworte* auf dieses Angebot.
lesson-civilization-1980-first-answer-leave = Wer den Markt verlässt, behält, was er hat, auch das Unglück. Antworte erst den Thrakern.
lesson-civilization-1980-first-hides = Leg eine Karte { commodity-hides } in dein Paket.
lesson-civilization-1980-first-hides-salt = Salz sammelst du selbst; gib es nicht her. Thrakien will { commodity-hides }.
lesson-civilization-1980-first-hides-again = Und die zweite dazu.
lesson-civilization-1980-first-hides-again-salt = Behalte das Salz. Du hast noch eine Karte { commodity-hides }.
lesson-civilization-1980-first-third = Eine dritte Karte fehlt, und niemand fragt, welche. Das ist die Gelegenheit, { calamity-epidemic } loszuwerden.
lesson-civilization-1980-first-third-salt = Damit würdest du deinen eigenen Satz zerreißen, und das Unglück bliebe bei dir.
lesson-civilization-1980-first-announce = Eine Karte musst du wahrheitsgemäß nennen. Nenne { commodity-hides }; damit steht dein Angebot.
lesson-civilization-1980-first-deal = Thrakien hat angenommen! Du hast nun vier Karten { commodity-salt }, und das Unglück ist zu den Nachbarn gezogen. Mehr ist nicht zu wünschen: *Verlass den Markt*.
lesson-civilization-1980-first-buy = Jetzt darfst du *Zivilisationskarten* kaufen. Vier Salz sind 48: genug für eine von denen, die leuchten. Jede hilft auf ihre Art, macht spätere Karten ihrer Farbe billiger und zählt Punkte. { card-pottery } etwa hilft bei Hungersnot. Wähle eine.
lesson-civilization-1980-first-buy-done = Sätze kann man aufheben, aber Unglücke und das Handkartenlimit bedrohen sie. Eine frühe Karte nützt dir die ganze Partie.
lesson-civilization-1980-first-pay = Die Karte liegt im Korb. Lass die Seite mit dem bezahlen, was am wenigsten wert ist. Was man zu viel zahlt, ist verloren; Sätze sollten also zum Preis passen.
lesson-civilization-1980-first-track = Nun folgen die Unglücke, und am Ende der Runde rücken die Steine vor. Die erste Epoche verlangt nichts, die zweite *zwei Städte*, die dritte Zivilisationskarten aus drei Gruppen, die vierte sieben Karten, die letzte Punkte. Wem etwas fehlt, der bleibt eine Runde stehen.
lesson-civilization-1980-first-ending = Wer zuerst am Ende der Leiste ankommt, gewinnt; gelingt es mehreren in derselben Runde, entscheiden Punkte: Zivilisationskarten, Handelskarten und Schatzkammer. Verpasse also keinen Schritt! Deine erste Partie ist eine kurze: Sie endet beim dritten Dreieck der Leiste. Viel Glück!

## Nomaden und Seefahrer

lesson-civilization-1980-nomads-name = Nomaden und Seefahrer
lesson-civilization-1980-nomads-about = Das kürzeste Spiel der Schachtel: wachsen, segeln, siedeln. Gut für den ersten Abend und um Schiffe kennenzulernen.

lesson-civilization-1980-nomads-goal = Bei *Nomaden und Seefahrern* gibt es keine Städte, keine Karten und keine Schatzkammer. Wer nach der letzten Runde die *meisten Gebiete* bewohnt, gewinnt; wie viele Spielsteine dort stehen, ist gleich. Du führst Kreta, eine Insel mit zwei Gebieten.
lesson-civilization-1980-nomads-round = Eine Runde besteht aus Wachstum, Schiffen und Bewegung, mehr nicht. Niemand darf in ein Gebiet, in dem schon ein anderer wohnt, also gibt es keine Konflikte: Wer zuerst siedelt, dem gehört es.
lesson-civilization-1980-nomads-ship = Ein Inselvolk braucht ein *Schiff*. Es kostet zwei Spielsteine aus dem Gebiet, in dem es gebaut wird. { area-knossos } hat vier und wächst jede Runde um zwei. Baue es dort.
lesson-civilization-1980-nomads-ship-phaestos = Das würde die letzten zwei Spielsteine von { area-phaestos } kosten, und ein leeres Gebiet zählt für niemanden.
lesson-civilization-1980-nomads-ship-done = Ohne Schiff wärst du auf zwei Gebieten eingesperrt.
lesson-civilization-1980-nomads-load = Die Bewegung. Ein Schiff trägt bis zu fünf Spielsteine. *Lade einen* in { area-knossos }: Einer genügt zum Siedeln, und einer muss bleiben.
lesson-civilization-1980-nomads-load-both = Dann wäre { area-knossos } leer und könnte nicht mehr wachsen. Lade einen.
lesson-civilization-1980-nomads-load-done = Das Schiff liegt im Hafen, und Nachbarinseln sind noch frei. Lade erst einen Spielstein.
lesson-civilization-1980-nomads-sail = Ein Schiff fährt an den Küsten entlang von Gebiet zu Gebiet, höchstens vier in einer Runde; hier darf es auch über die offene See, nur nicht dort bleiben. Segle nach { area-thera }, das ist frei.
lesson-civilization-1980-nomads-sail-rhodes = Auf { area-rhodes } wohnt Asien, und wo andere wohnen, darf niemand landen. Segle nach { area-thera }.
lesson-civilization-1980-nomads-sail-sea = Dort wollen wir nicht siedeln. { area-thera } ist frei und nah.
lesson-civilization-1980-nomads-land = Setz den Spielstein *an Land*.
lesson-civilization-1980-nomads-moved = Drei Gebiete! Das Schiff könnte weiterfahren, aber es ist leer. Beende deine Bewegung.
lesson-civilization-1980-nomads-ending = So geht es Runde für Runde: Je früher du viele Gebiete hast, desto schneller wächst du. Jedes Schiff kostet jede Runde einen Spielstein Unterhalt; hab also nicht mehr, als du brauchst. Jetzt spiel es!

## Bauern und Bürger

lesson-civilization-1980-farmers-name = Bauern und Bürger
lesson-civilization-1980-farmers-about = Das mittlere Spiel: mit Städten, Konflikten und der Entwicklungsleiste, aber ohne Karten und Handel.

lesson-civilization-1980-farmers-goal = *Bauern und Bürger* fügt den Nomaden Städte und Konflikte hinzu, und die Leiste: Wer als Erster ihr *zweites Dreieck* passiert, gewinnt. Gelingt es mehreren in derselben Runde, gewinnt, wer die meisten Städte hat.
lesson-civilization-1980-farmers-scope = Eine Runde besteht aus Wachstum, Volkszählung, Schiffen, Bewegung, Konflikten, Städtebau und der Leiste. Es gibt keine Steuern, keine Handelskarten und keine Unglücke: ein Spiel um Land und Leute.
lesson-civilization-1980-farmers-gather = In die zweite Epoche der Leiste kommst du nur mit *zwei Städten*, also ist es Zeit zu bauen. { area-athens } hat einen Stadtplatz und vier deiner Spielsteine. Zieh zwei aus { area-corinth } dorthin, denn sechs braucht es.
lesson-civilization-1980-farmers-gather-few = Fünf sind einer zu wenig.
lesson-civilization-1980-farmers-gather-all = Sechs genügen. Lass einen in { area-corinth }, damit dein Volk auch dort wächst.
lesson-civilization-1980-farmers-attack = Ein Spielstein aus Asien ist bis { area-thessaly } gekommen, und dort ist Platz für zwei. Geh mit *zweien* aus { area-delphi } hin: Drei sind dem Gebiet zu viel, und wer dort weniger hat, verliert zuerst.
lesson-civilization-1980-farmers-attack-weak = Einer und einer bleiben in der Grenze, und nichts geschähe. Schick zwei.
lesson-civilization-1980-farmers-moved = Nun beende deine Bewegung und lass die sechs in { area-athens }, wo sie sind.
lesson-civilization-1980-farmers-moved-athens = Dann sind es zu wenige für eine Stadt. Lass sie in { area-athens }.
lesson-civilization-1980-farmers-city = Der Eindringling ist fort, und in { area-athens } stehen sechs Spielsteine. Baue deine Stadt.
lesson-civilization-1980-farmers-city-done = Was über der Grenze des Gebiets liegt, ginge verloren. Baue die Stadt.
lesson-civilization-1980-farmers-ending = Jede Stadt muss von zwei Spielsteinen anderswo ernährt werden. Wer ab der zweiten Epoche gar keine Stadt hat, dessen Stein rückt *zurück*; hüte also, was du hast. Jetzt spiel es!
