### Im Wandel der Zeiten (2006): was seine Lektionen sagen (docs/lessons.md). Die englische Datei hat dieselben Nachrichten.

## Die erste Partie

lesson-through-the-ages-2006-first-name = Deine erste Zivilisation
lesson-through-the-ages-2006-first-about = Von der Kartenreihe bis zu Wundern und Kriegen: alles, was du für die erste Partie brauchst.

lesson-through-the-ages-2006-first-goal = Willkommen! Du führst eine Zivilisation von der Antike bis in die Gegenwart. Wer am Ende des letzten Zeitalters die meiste *Kultur* hat, gewinnt; das ist die Zahl, die hier markiert ist. Alles andere, Nahrung, Wissenschaft, Heere, hilft dir nur dabei, Kultur zu schaffen.
lesson-through-the-ages-2006-first-board = Deine Zivilisation besteht aus Karten. Gelbe *Arbeiter* stehen darauf und tun die Arbeit: Bauern auf { card-agriculture }, Bergleute auf { card-bronze }, Denker auf { card-philosophy }, Soldaten auf { card-warriors }. Wo niemand arbeitet, entsteht nichts.
lesson-through-the-ages-2006-first-actions = Alles, was du in deinem Zug tust, kostet *Aktionen*. Deine Regierungsform, der Despotismus, gibt dir vier Zivilaktionen (weiß) und zwei Militäraktionen (rot). Was du nicht nutzt, verfällt; also nutze sie.
lesson-through-the-ages-2006-first-row = Alle neuen Karten kommen aus dieser *Kartenreihe*. Die fünf linken kosten eine Zivilaktion, die nächsten vier zwei, die letzten vier drei. In jedem Zug rückt die Reihe nach links: Wer wartet, zahlt weniger, aber andere können schneller sein.
lesson-through-the-ages-2006-first-take = { card-aristotle } ist in den günstigen Teil der Reihe gerückt. Er gibt dir immer dann einen Wissenschaftspunkt, wenn du eine Technologie nimmst. *Nimm ihn*: Klick auf die leuchtende Karte, oder wähle ihn unten in der Liste.
lesson-through-the-ages-2006-first-take-dear = Auch diese Karte ist gut, aber sie liegt weit rechts und kostet drei deiner vier Aktionen. Sieh zuerst nach, was auf den günstigen Feldern liegt.
lesson-through-the-ages-2006-first-take-other = Keine schlechte Karte, aber ein Anführer in den ersten Zügen hilft von da an in jedem Zug. Nimm { card-aristotle }.
lesson-through-the-ages-2006-first-take-destroy = Damit würdest du etwas abreißen, das für dich arbeitet. So früh gibt es dafür kaum je einen Grund.
lesson-through-the-ages-2006-first-take-done = Damit wäre dein Zug zu Ende, und alle vier Zivilaktionen wären verschenkt.
lesson-through-the-ages-2006-first-lead = Genommene Karten kommen auf deine *Hand*. Einen Anführer auszuspielen kostet noch eine Aktion; dann wirkt er sofort. Lass { card-aristotle } dein Volk führen.
lesson-through-the-ages-2006-first-workers = Die blauen Spielsteine auf deinen Karten sind deine Vorräte: Jeder auf { card-agriculture } ist eine *Nahrung*, jeder auf { card-bronze } ein *Rohstoff*. Nahrung bringt neue Arbeiter, Rohstoffe bringen Arbeiter an die Arbeit.
lesson-through-the-ages-2006-first-build = Einer deiner Arbeiter hat nichts zu tun. Schick ihn in die Mine: *Baue* auf { card-bronze }. Das kostet eine Aktion und zwei Rohstoffe und bringt in jedem Zug einen Rohstoff mehr.
lesson-through-the-ages-2006-first-build-farm = Eine dritte Farm brächte mehr Nahrung, aber in den ersten Zügen fehlen allen die Rohstoffe: Mit ihnen baust du alles Weitere. Baue eine Mine.
lesson-through-the-ages-2006-first-build-warriors = Soldaten lohnen sich noch nicht. Lass erst die Wirtschaft wachsen: Baue eine Mine.
lesson-through-the-ages-2006-first-populate = Jetzt ist niemand mehr untätig, und Nahrung ist noch da. Für Nahrung bekommst du einen neuen Arbeiter aus dem *gelben Vorrat*. Je leerer er wird, desto teurer wird ein Arbeiter. *Lass deine Bevölkerung wachsen*.
lesson-through-the-ages-2006-first-end = Alle vier Zivilaktionen sind verbraucht; die Vorschau zeigt schon, was dieser Zug bringen wird. *Beende deinen Zug* und sieh zu, was der andere tut.
lesson-through-the-ages-2006-first-production = Am Ende deines Zuges haben deine Karten *produziert*: Wissenschafts- und Kulturpunkte, zwei Nahrung, drei Rohstoffe. Für ungenutzte Militäraktionen hast du Militärkarten gezogen. Und die Reihe ist weitergerückt.
lesson-through-the-ages-2006-first-science = Einige Züge später. Du hast *Wissenschaft* gesammelt und { card-iron } auf der Hand. Technologien bezahlst du mit Wissenschaftspunkten, nicht mit Rohstoffe.
lesson-through-the-ages-2006-first-develop = { card-iron } kostet fünf Wissenschaftspunkte und eine Zivilaktion. Ein Bergmann bringt dort zwei Rohstoffe statt einem. *Entwickle die Technologie*.
lesson-through-the-ages-2006-first-upgrade = Die neue Mine ist leer. Du könntest darauf bauen, aber *verbessern* ist günstiger: Ein Arbeiter wechselt von { card-bronze } zu { card-iron }, und du zahlst nur den Unterschied.
lesson-through-the-ages-2006-first-upgrade-build = Das kostet einen untätigen Arbeiter und den vollen Preis. Verbessern kostet nur den Unterschied, und deine freien Arbeiter brauchst du gleich noch.
lesson-through-the-ages-2006-first-happiness = Sieh dir die lachenden Gesichter an. Je mehr Menschen den gelben Vorrat verlassen haben, desto mehr *Zufriedenheit* verlangen sie: jetzt ein Gesicht, und du hast keines. Ein unzufriedener Arbeiter bleibt untätig; sind es mehr, als du untätige hast, gibt es einen Aufstand, und dein Zug bringt nichts ein.
lesson-through-the-ages-2006-first-temple = Tempel, Theater, Arenen und manche Anführer und Wunder machen zufrieden. Baue einen Tempel: { card-religion }. Er bringt außerdem jeden Zug einen Kulturpunkt.
lesson-through-the-ages-2006-first-temple-populate = Noch mehr Menschen würden noch mehr Zufriedenheit verlangen. Gib ihnen erst einen Tempel.
lesson-through-the-ages-2006-first-temple-philosophy = Mehr Wissenschaft wäre schön, aber ohne Tempel arbeitet niemand gern. Baue auf { card-religion }.
lesson-through-the-ages-2006-first-corruption = Noch eine Gefahr: der *blaue Vorrat*. Je mehr blaue Spielsteine auf deinen Karten liegen, desto leerer ist er, und dann frisst die Korruption in jedem Zug Rohstoffe. Horte nichts: Rohstoffe sind zum Ausgeben da.
lesson-through-the-ages-2006-first-unit = Nun zum Heer. Die *Stärke* entscheidet, wem Ereignisse nützen und wer angegriffen wird. Einheiten baust du mit roten Militäraktionen. Baue eine zweite Einheit auf { card-warriors }.
lesson-through-the-ages-2006-first-tactic = Du hältst eine *Taktik*: { card-fighting-band } verlangt zwei Einheiten Infanterie, und genau die hast du. Spiel sie aus; das kostet eine Militäraktion.
lesson-through-the-ages-2006-first-strength = Zwei Einheiten und ihre Aufstellung: Deine Stärke ist gewachsen. Falle darin nie weit zurück. Du musst nicht der Stärkste sein, aber der Schwächste bezahlt die Abenteuer der anderen.
lesson-through-the-ages-2006-first-politics = Im fortgeschrittenen und im vollen Spiel beginnt jeder Zug mit der *Politik*: eine politische Aktion, für die du die passende Militärkarte brauchst. Diese hier ist ein *Ereignis*.
lesson-through-the-ages-2006-first-prepare = Bereite { card-raiders } vor: Die Karte kommt verdeckt zu den künftigen Ereignissen, du erhältst einen Kulturpunkt, und ein Ereignis des aktuellen Stapels trifft alle. Deines kommt später und trifft die beiden Schwächsten; das weißt nur du.
lesson-through-the-ages-2006-first-prepare-done = Du darfst auf Politik verzichten, aber hier ist sie ein Geschenk: sofort ein Kulturpunkt und ein Ereignis, das die Schwachen treffen wird.
lesson-through-the-ages-2006-first-wonder = Du hast auch ein *Wunder* begonnen: { card-pyramids }. Wunder nimmst du wie andere Karten aus der Reihe, baust sie Stufe für Stufe mit Rohstoffe, und Arbeiter brauchen sie keine. Baue die nächste Stufe.
lesson-through-the-ages-2006-first-aggression = Der nächste Zug. Mit einer *Aggression* greifst du jemanden an. Vergleiche die Stärken: Deine ist höher. Angreifen darfst du hier jeden, aber nur der Stärkere gewinnt; der andere darf sich mit Handkarten wehren.
lesson-through-the-ages-2006-first-attack = Spiel { card-plunder-i } gegen den anderen aus. Das kostet eine Militäraktion. *Kriege* kommen im nächsten Zeitalter: Sie kosten mehr, lassen dem Opfer einen Zug zum Rüsten und bringen viel mehr ein.
lesson-through-the-ages-2006-first-attack-done = Jetzt ist der andere schwach, und das bleibt nicht so. Greif an!
lesson-through-the-ages-2006-first-sacrifice = Beide Seiten dürfen jetzt Einheiten *opfern*, die dann doppelt zählen. Du bist ohnehin stärker, also opfere niemanden: Sei fertig.
lesson-through-the-ages-2006-first-sacrifice-sacrifice = Du gewinnst auch ohne das, und eine Einheit ist teuer. Sei fertig.
lesson-through-the-ages-2006-first-plunder = Der Angriff ist gelungen. Wähle, wie viel Nahrung und wie viele Rohstoffe du mitnimmst. Dasselbe kann auch dir geschehen: Bleib stark und behalte Karten zur Verteidigung.
lesson-through-the-ages-2006-first-ages = Sind die zivilen Karten eines Zeitalters aufgebraucht, beginnt das nächste: Alte Anführer und Handkarten verschwinden, und jeder verliert zwei gelbe Spielsteine. Dafür kommen nun bessere Gebäude, Regierungsformen mit mehr Aktionen, Theater und Bibliotheken für die Kultur in die Reihe.
lesson-through-the-ages-2006-first-ending = Nach Zeitalter III wird noch eine Runde gespielt, und ganz zuletzt werten die übrigen Ereignisse des Zeitalters III für alle, meist das, was ihr gebaut habt. Also: erst Wirtschaft, dann Wissenschaft, und ab Zeitalter II in jedem Zug Kultur.

## Das einfache Spiel

lesson-through-the-ages-2006-simple-name = Das einfache Spiel
lesson-through-the-ages-2006-simple-about = Das erste der drei Spiele des Regelhefts: ohne Politik, Kriege und Unzufriedenheit. Eine Stunde, und der beste Anfang.

lesson-through-the-ages-2006-simple-goal = Das *einfache Spiel* kennt nur die Zeitalter A und I. Es gibt keine Politik, keine Militärkarten, keine Unzufriedenheit und keine Korruption: nur Karten, Arbeiter und Kultur. Die meiste Kultur am Ende gewinnt.
lesson-through-the-ages-2006-simple-events = Ab der dritten Runde wird einmal je Runde ein *Ereignis* des Zeitalters A aufgedeckt, und alle haben etwas davon. Manche lassen dich umsonst bauen, wenn ein Arbeiter frei ist; es ist also gut, einen zu haben.
lesson-through-the-ages-2006-simple-wonder = { card-hanging-gardens }: ein Wunder im günstigen Teil der Reihe. Wunder kosten weder Wissenschaft noch Arbeiter und bringen in jedem Zug Kultur. Nimm es.
lesson-through-the-ages-2006-simple-wonder-other = Eine gute Karte, aber das Wunder verschwindet bald aus der Reihe. Nimm { card-hanging-gardens }.
lesson-through-the-ages-2006-simple-wonder-done = Vier Aktionen wären verloren. Nimm das Wunder.
lesson-through-the-ages-2006-simple-stage = Ein Wunder liegt sofort neben deiner Zivilisation, noch unfertig. Baue mit Rohstoffen seine erste *Stufe*.
lesson-through-the-ages-2006-simple-worker = Einen freien Arbeiter hast du auch. Wissenschaft brauchen früher oder später alle: Baue ein zweites Labor auf { card-philosophy }.
lesson-through-the-ages-2006-simple-worker-farm = Nahrung und Rohstoffe reichen vorerst, aber Wissenschaft kommt nur tropfenweise. Baue auf { card-philosophy }.
lesson-through-the-ages-2006-simple-worker-warriors = Stärke zählt am Ende Punkte, aber Krieger haben Zeit. Wissenschaft nicht.
lesson-through-the-ages-2006-simple-last = Eine Aktion ist übrig. Vermehre deine Bevölkerung oder nimm eine Karte für eine Aktion; beides ist gut.
lesson-through-the-ages-2006-simple-end = Beende deinen Zug.
lesson-through-the-ages-2006-simple-round = Die Produktion, der Zug des Rivalen und eine neue Runde mit einem neuen Ereignis: Sieh unten ins Protokoll. So geht es weiter, bis der Stapel des Zeitalters I leer ist.
lesson-through-the-ages-2006-simple-finish = Hier ist der Stapel leer: Diese Runde ist die letzte. Jetzt zählt der *Schlussbonus*: 2 für jede Technologie des Zeitalters I, 2 für jeden Punkt Stärke und jedes Zufriedenheitssymbol, 1 für jede Wissenschaft, jede Nahrung und jeden Rohstoff, den du je Zug erzeugst.
lesson-through-the-ages-2006-simple-theater = Was du jetzt baust, soll also zählen. Vorräte sind am Ende nichts wert. Baue { card-drama } oder einen Tempel: Beide bringen Zufriedenheit und in dieser letzten Produktion noch Kultur.
lesson-through-the-ages-2006-simple-theater-mine = Das gäbe einen Punkt für den Ertrag. Theater und Tempel zählen auch für die Zufriedenheit und bringen sofort Kultur.
lesson-through-the-ages-2006-simple-ending = Das ist das einfache Spiel. Wenn es dir zu einfach geworden ist, wartet die Lektion des vollen Spiels.
