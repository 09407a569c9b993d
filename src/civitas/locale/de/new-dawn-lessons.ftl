### Ein neues Zeitalter: was seine Lektionen sagen (docs/lessons.md). Die englische Datei hat dieselben Nachrichten.

## Die erste Partie

lesson-new-dawn-first-name = Deine erste Stadt
lesson-new-dawn-first-about = Fünf Fokuskarten, Kontrollmarker, Wagen, Barbaren und ein Wunder: alles, was du für die erste Partie brauchst.

lesson-new-dawn-first-goal = Willkommen! Drei *Siegkarten* sind im Spiel, jede mit zwei Agenden. Wer am Ende einer Runde auf *jeder* der drei Karten eine Agenda erfüllt hat, gewinnt. Sieh sie dir also zuerst an: Sie sagen dir, worin deine Zivilisation gut werden soll.
lesson-new-dawn-first-map = Das ist deine Hauptstadt Rom. Ringsum liegen Grasland, Hügel, Wald, Wüste und Berge, in dieser Reihenfolge immer schwerer zu erreichen. Draußen warten Barbaren, Stadtstaaten, Naturwunder und Rohstoffe.
lesson-new-dawn-first-row = Dein ganzes Spiel steckt in dieser *Fokusreihe*: Kultur, Wissenschaft, Wirtschaft, Industrie und Militär, je eine Karte. Ein Zug ist kurz: *Eine Karte* wählen, tun, was sie sagt, und sie auf Platz 1 zurücklegen. Alle, die vor ihr lagen, rücken einen Platz auf.
lesson-new-dawn-first-terrain = Eine Karte ist so stark wie ihr *Platz*. Auf Platz 1 erreicht sie nur Grasland, auf Platz 3 auch Hügel und Wald, auf Platz 5 alles, sogar die Berge neben Rom. Karten wachsen also, während sie warten.
lesson-new-dawn-first-culture = { card-early-empire }, deine Kulturkarte, hat lange genug gewartet: Sie liegt auf Platz 5. *Führe sie aus.*
lesson-new-dawn-first-culture-weak = Diese Karte liegt weit links und brächte fast nichts. Nutze, was gewachsen ist: Platz 5.
lesson-new-dawn-first-culture-other = Das ginge, aber die Karte auf Platz 5 ist so stark wie nie und kann nicht weiter wachsen. Mit ihr zu warten ist verschenkt.
lesson-new-dawn-first-place = Kultur legt *Kontrollmarker* neben deine Städte. Solche Felder gehören dir: Du bekommst, was dort liegt, und breitest dich von dort weiter aus. Lege zwei davon auf die leuchtenden Felder.
lesson-new-dawn-first-place-done = Du darfst noch einen legen, und es kostet nichts. Rom ist *entwickelt*, sobald alles Land ringsum dir gehört.
lesson-new-dawn-first-reset = Rom ist jetzt entwickelt: Alles Land ringsum gehört dir. { card-early-empire } kam zurück auf Platz 1, alle anderen sind aufgerückt, und { card-astrology } liegt nun auf Platz 5. Inzwischen war dein Rivale am Zug.
lesson-new-dawn-first-science = { card-astrology } ist deine Wissenschaftskarte. Sie dreht deine *Technologiescheibe* um die Zahl ihres Platzes weiter: fünf Schritte. Führe sie aus.
lesson-new-dawn-first-science-other = Wissenschaft auf Platz 5 bringt fünf Schritte auf einmal. Nimm sie jetzt; die anderen wachsen weiter.
lesson-new-dawn-first-develop = Die Scheibe hat eine Marke überschritten: Du darfst eine Fokuskarte durch eine bessere der Stufe II ersetzen, auf dem Platz der alten. Wähle irgendeine außer { card-currency }; { card-foreign-trade } brauchen wir gleich noch.
lesson-new-dawn-first-develop-currency = Eine gute Karte, aber sie würde { card-foreign-trade } ersetzen, und damit geht es gleich weiter. Wähle diesmal eine andere.
lesson-new-dawn-first-develop-done = Die neue Technologie kostet nichts und ist besser als die alte Karte. Wähle eine.
lesson-new-dawn-first-trade = Am Ende jeder Runde dreht sich die *Ereignisscheibe*. Diesmal war es Handel: Jede entwickelte Stadt bringt einen *Handelsmarker*. Er liegt auf einer Fokuskarte und macht sie stärker, wenn du ihn ausgibst. Lege ihn auf { card-foreign-trade }, Platz 5.
lesson-new-dawn-first-trade-other = Ausgeben kannst du ihn nur mit der Karte, auf der er liegt. Lege ihn dorthin, wo wir ihn gleich brauchen: auf Platz 5, { card-foreign-trade }.
lesson-new-dawn-first-economy = { card-foreign-trade } bewegt deinen *Wagen*, bis zu drei Felder weit. Sein Ziel ist der Stadtstaat { card-geneva }, und der ist vier Felder entfernt. Führe die Karte aus; das fehlende Feld holen wir uns gleich.
lesson-new-dawn-first-economy-other = Erst der Wagen: { card-foreign-trade } auf Platz 5 kommt durch jedes Gelände.
lesson-new-dawn-first-spend = Drei Felder reichen nicht. *Gib den Handelsmarker aus*: Jeder Wagen fährt ein Feld weiter.
lesson-new-dawn-first-spend-short = So bliebe der Wagen vor dem Ziel stehen und brächte nichts ein. Gib erst den Handelsmarker aus, dann ist { card-geneva } erreichbar.
lesson-new-dawn-first-spend-done = Der Wagen ist noch nirgends angekommen. Gib den Handelsmarker aus und schick ihn los.
lesson-new-dawn-first-caravan = Nun schick ihn nach { card-geneva }. Ein Wagen, der einen Stadtstaat oder die Stadt eines Rivalen erreicht, bringt Handelsmarker und eine Diplomatiekarte nach Hause.
lesson-new-dawn-first-caravan-elsewhere = Ein Wagen bringt nur in einem Stadtstaat oder in der Stadt eines Rivalen etwas ein. { card-geneva } leuchtet: Schick ihn dorthin.
lesson-new-dawn-first-visit = Zwei Handelsmarker für deine Wirtschaft! Nimm auch die *Diplomatiekarte* von { card-geneva }; solche Karten helfen dir, solange du sie hast.
lesson-new-dawn-first-visit-done = Die Karte kostet nichts und hilft bis zum Ende der Partie. Nimm sie.
lesson-new-dawn-first-barbarians = Einige Runden später. *Barbaren* stehen an deiner Grenze. Immer wenn die Ereignisscheibe sie zeigt, ziehen alle in eine ausgewürfelte Richtung und zerstören Kontrollmarker, die nicht verstärkt sind.
lesson-new-dawn-first-industry = Doch zuerst die Industrie: { card-pottery } liegt auf Platz 5. Sie baut eine neue *Stadt* oder ein Wunder. Führe sie aus.
lesson-new-dawn-first-industry-other = Die Industrie liegt jetzt auf Platz 5 und baut auf jedem Gelände. Nutze das.
lesson-new-dawn-first-city = Städte sind neue Ausgangspunkte für Marker und Wagen und halten Abstand voneinander. Wähle eines der leuchtenden Felder; die Nähe von Wasser, Rohstoffen oder Kartenrand ist hier nie verkehrt.
lesson-new-dawn-first-city-done = Das wäre ein Zug für nichts. Baue eine Stadt.
lesson-new-dawn-first-raid = Da sind sie! Der Würfel hat die Barbaren in dein Land geschickt, und der Kontrollmarker dort ist verloren. Dagegen hilft Militär: Es verstärkt Marker oder greift an.
lesson-new-dawn-first-military = { card-masonry }, deine Militärkarte, ist gerade auf Platz 5 gerückt. Führe sie aus.
lesson-new-dawn-first-military-other = Die Barbaren ziehen weiter. Schlag zu, solange deine Militärkarte auf Platz 5 liegt.
lesson-new-dawn-first-attack = Beide Seiten würfeln. Du zählst die Zahl des Platzes dazu, die Barbaren die Schwierigkeit des Geländes: je fünf, und bei Gleichstand gewinnt der Verteidiger. Handelsmarker auf der Karte kämen noch dazu. *Greif sie an.*
lesson-new-dawn-first-attack-state = Ein Stadtstaat verteidigt sich mit acht; das hat Zeit. Erst die Barbaren.
lesson-new-dawn-first-attack-reinforce = Verstärkte Marker halten Barbaren stand, aber diese stehen schon mitten in deinem Land. Greif an.
lesson-new-dawn-first-wonders = Gewonnen! Für besiegte Barbaren gibt es einen Handelsmarker. Nun etwas für die Ewigkeit: *Weltwunder*. Von jeder Art liegt eines offen; jedes kann etwas, und zwei von einer Art erfüllen eine Agenda.
lesson-new-dawn-first-work = Ein Wunder bezahlst du mit der Zahl des Platzes deiner Industriekarte, und jeder ausgegebene Rohstoff zählt zwei dazu. Fünf und ein Rohstoff macht sieben. Führe { card-pottery } aus.
lesson-new-dawn-first-work-other = Ohne Industrie kein Wunder. { card-pottery } liegt auf Platz 5.
lesson-new-dawn-first-construct = { card-colossus } kostet sieben. Baue das Wunder in Rom.
lesson-new-dawn-first-construct-build = Noch eine Stadt wäre gut, aber Rohstoffe sind für Wunder da, und der Rivale könnte schneller sein.
lesson-new-dawn-first-ending = Gut gemacht! Du kennst alle fünf Karten. Erfüllte Agenden bleiben erfüllt, was auch später geschieht. Behalte alle drei Siegkarten im Auge, lass starke Karten wachsen, und lass deine Grenze nie lange ohne verstärkte Marker.
