### Im Wandel der Zeiten (2015): was seine Lektionen sagen (docs/lessons.md). Die englische Datei hat dieselben Nachrichten.

## Die erste Partie

lesson-through-the-ages-2015-first-name = Deine erste Zivilisation
lesson-through-the-ages-2015-first-about = Von der Kartenleiste bis zu Wundern und Kriegen: alles, was du für die erste Partie brauchst.

lesson-through-the-ages-2015-first-goal = Willkommen! Du führst eine Zivilisation von der Antike bis in die Gegenwart. Wer am Ende des letzten Zeitalters die meiste *Kultur* hat, gewinnt; das ist die Zahl, die hier markiert ist. Alles andere, Nahrung, Wissenschaft, Heere, hilft dir nur dabei, Kultur zu schaffen.
lesson-through-the-ages-2015-first-board = Deine Zivilisation besteht aus Karten. Gelbe *Arbeiter* stehen darauf und tun die Arbeit: Bauern auf { card-agriculture }, Bergleute auf { card-bronze }, Denker auf { card-philosophy }, Soldaten auf { card-warriors }. Wo niemand arbeitet, entsteht nichts.
lesson-through-the-ages-2015-first-actions = Alles, was du in deinem Zug tust, kostet *Aktionen*. Deine Regierungsform, der Despotismus, gibt dir vier Zivilaktionen (weiß) und zwei Militäraktionen (rot). Was du nicht nutzt, verfällt; also nutze sie.
lesson-through-the-ages-2015-first-row = Alle neuen Karten kommen aus dieser *Kartenleiste*. Die fünf linken kosten eine Zivilaktion, die nächsten vier zwei, die letzten vier drei. In jedem Zug rückt die Leiste nach links: Wer wartet, zahlt weniger, aber andere können schneller sein.
lesson-through-the-ages-2015-first-take = { card-aristotle } ist in den günstigen Teil der Leiste gerückt. Er gibt dir immer dann einen Wissenschaftspunkt, wenn du eine Technologie nimmst. *Nimm ihn*: Klick auf die leuchtende Karte, oder wähle ihn unten in der Liste.
lesson-through-the-ages-2015-first-take-dear = Auch diese Karte ist gut, aber sie liegt weit rechts und kostet drei deiner vier Aktionen. Sieh zuerst nach, was auf den günstigen Feldern liegt.
lesson-through-the-ages-2015-first-take-other = Keine schlechte Karte, aber ein Anführer in den ersten Zügen hilft von da an in jedem Zug. Nimm { card-aristotle }.
lesson-through-the-ages-2015-first-take-destroy = Damit würdest du etwas abreißen, das für dich arbeitet. So früh gibt es dafür kaum je einen Grund.
lesson-through-the-ages-2015-first-take-done = Damit wäre dein Zug zu Ende, und alle vier Zivilaktionen wären verschenkt.
lesson-through-the-ages-2015-first-lead = Genommene Karten kommen auf deine *Hand*. Einen Anführer auszuspielen kostet noch eine Aktion; dann wirkt er sofort. Lass { card-aristotle } dein Volk führen.
lesson-through-the-ages-2015-first-workers = Die blauen Spielsteine auf deinen Karten sind deine Vorräte: Jeder auf { card-agriculture } ist eine *Nahrung*, jeder auf { card-bronze } eine *Ressource*. Nahrung bringt neue Arbeiter, Ressourcen bringen Arbeiter an die Arbeit.
lesson-through-the-ages-2015-first-build = Einer deiner Arbeiter hat nichts zu tun. Schick ihn in die Mine: *Baue* auf { card-bronze }. Das kostet eine Aktion und zwei Ressourcen und bringt in jedem Zug eine Ressource mehr.
lesson-through-the-ages-2015-first-build-farm = Eine dritte Farm brächte mehr Nahrung, aber in den ersten Zügen fehlen allen die Ressourcen: Mit ihnen baust du alles Weitere. Baue eine Mine.
lesson-through-the-ages-2015-first-build-warriors = Soldaten lohnen sich noch nicht. Lass erst die Wirtschaft wachsen: Baue eine Mine.
lesson-through-the-ages-2015-first-populate = Jetzt ist niemand mehr untätig, und Nahrung ist noch da. Für Nahrung bekommst du einen neuen Arbeiter aus dem *gelben Vorrat*. Je leerer er wird, desto teurer wird ein Arbeiter. *Lass deine Bevölkerung wachsen*.
lesson-through-the-ages-2015-first-end = Alle vier Zivilaktionen sind verbraucht; die Vorschau zeigt schon, was dieser Zug bringen wird. *Beende deinen Zug* und sieh zu, was der andere tut.
lesson-through-the-ages-2015-first-production = Am Ende deines Zuges haben deine Karten *produziert*: Wissenschafts- und Kulturpunkte, zwei Nahrung, drei Ressourcen. Für ungenutzte Militäraktionen hast du Militärkarten gezogen. Und die Leiste ist weitergerückt.
lesson-through-the-ages-2015-first-science = Einige Züge später. Du hast *Wissenschaft* gesammelt und { card-iron } auf der Hand. Technologien bezahlst du mit Wissenschaftspunkten, nicht mit Ressourcen.
lesson-through-the-ages-2015-first-develop = { card-iron } kostet fünf Wissenschaftspunkte und eine Zivilaktion. Ein Bergmann bringt dort zwei Ressourcen statt einer. *Entwickle die Technologie*.
lesson-through-the-ages-2015-first-upgrade = Die neue Mine ist leer. Du könntest darauf bauen, aber *aufwerten* ist günstiger: Ein Arbeiter wechselt von { card-bronze } zu { card-iron }, und du zahlst nur den Unterschied.
lesson-through-the-ages-2015-first-upgrade-build = Das kostet einen untätigen Arbeiter und den vollen Preis. Aufwerten kostet nur den Unterschied, und deine freien Arbeiter brauchst du gleich noch.
lesson-through-the-ages-2015-first-happiness = Sieh dir die lachenden Gesichter an. Je mehr Menschen den gelben Vorrat verlassen haben, desto mehr *Zufriedenheit* verlangen sie: jetzt ein Gesicht, und du hast keines. Ein unzufriedener Arbeiter bleibt untätig; sind es mehr, als du untätige hast, gibt es einen Aufstand, und dein Zug bringt nichts ein.
lesson-through-the-ages-2015-first-temple = Tempel, Theater, Arenen und manche Anführer und Wunder machen zufrieden. Baue einen Tempel: { card-religion }. Er bringt außerdem jeden Zug einen Kulturpunkt.
lesson-through-the-ages-2015-first-temple-populate = Noch mehr Menschen würden noch mehr Zufriedenheit verlangen. Gib ihnen erst einen Tempel.
lesson-through-the-ages-2015-first-temple-philosophy = Mehr Wissenschaft wäre schön, aber ohne Tempel arbeitet niemand gern. Baue auf { card-religion }.
lesson-through-the-ages-2015-first-corruption = Noch eine Gefahr: der *blaue Vorrat*. Je mehr blaue Spielsteine auf deinen Karten liegen, desto leerer ist er, und dann frisst die Korruption in jedem Zug Ressourcen. Horte nichts: Ressourcen sind zum Ausgeben da.
lesson-through-the-ages-2015-first-unit = Nun zum Heer. Die *Stärke* entscheidet, wem Ereignisse nützen und wer angegriffen wird. Einheiten baust du mit roten Militäraktionen. Baue eine zweite Einheit auf { card-warriors }.
lesson-through-the-ages-2015-first-tactic = Du hältst eine *Taktik*: { card-fighting-band } verlangt zwei Einheiten Infanterie, und genau die hast du. Spiel sie aus; das kostet eine Militäraktion.
lesson-through-the-ages-2015-first-strength = Zwei Einheiten und ihre Aufstellung: Deine Stärke ist gewachsen. Falle darin nie weit zurück. Du musst nicht der Stärkste sein, aber der Schwächste bezahlt die Abenteuer der anderen.
lesson-through-the-ages-2015-first-politics = Ab der zweiten Runde beginnt jeder Zug mit der *Politik*: eine politische Aktion, für die du die passende Militärkarte brauchst. Diese hier ist ein *Ereignis*.
lesson-through-the-ages-2015-first-prepare = Bereite { card-raiders } vor: Die Karte kommt verdeckt zu den künftigen Ereignissen, du erhältst einen Kulturpunkt, und ein Ereignis des aktuellen Stapels trifft alle. Deines kommt später und trifft die beiden Schwächsten; das weißt nur du.
lesson-through-the-ages-2015-first-prepare-done = Du darfst auf Politik verzichten, aber hier ist sie ein Geschenk: sofort ein Kulturpunkt und ein Ereignis, das die Schwachen treffen wird.
lesson-through-the-ages-2015-first-wonder = Du hast auch ein *Wunder* begonnen: { card-pyramids }. Wunder nimmst du wie andere Karten aus der Leiste, baust sie Stufe für Stufe mit Ressourcen, und Arbeiter brauchen sie keine. Baue die nächste Stufe.
lesson-through-the-ages-2015-first-aggression = Der nächste Zug. Mit einer *Aggression* greifst du jemanden an, der schwächer ist als du. Vergleiche die Stärken: Deine ist höher. Der andere darf sich mit Handkarten wehren, mit so vielen, wie er Militäraktionen hat.
lesson-through-the-ages-2015-first-attack = Spiel { card-plunder-i } gegen den anderen aus. Das kostet eine Militäraktion. *Kriege* kommen im nächsten Zeitalter: Sie kosten mehr, lassen dem Opfer einen Zug zum Rüsten und bringen viel mehr ein.
lesson-through-the-ages-2015-first-attack-done = Jetzt ist der andere schwach, und das bleibt nicht so. Greif an!
lesson-through-the-ages-2015-first-plunder = Der Angriff ist gelungen. Wähle, wie viel Nahrung und wie viele Ressourcen du mitnimmst. Dasselbe kann auch dir geschehen: Bleib stark und behalte Karten zur Verteidigung.
lesson-through-the-ages-2015-first-ages = Sind die zivilen Karten eines Zeitalters aufgebraucht, beginnt das nächste: Alte Anführer und Handkarten verschwinden, und jeder verliert zwei gelbe Spielsteine. Dafür kommen nun bessere Gebäude, Regierungsformen mit mehr Aktionen, Theater und Bibliotheken für die Kultur in die Leiste.
lesson-through-the-ages-2015-first-ending = Nach Zeitalter III wird noch zu Ende gespielt, und ganz zuletzt werten die übrigen Ereignisse des Zeitalters III für alle, meist das, was ihr gebaut habt. Also: erst Wirtschaft, dann Wissenschaft, und ab Zeitalter II in jedem Zug Kultur.
