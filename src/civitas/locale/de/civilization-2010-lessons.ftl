### Civilization (2010): was seine Lektionen sagen (docs/lessons.md). Die englische Datei hat dieselben Nachrichten.

## Die erste Partie

lesson-civilization-2010-first-name = Rom in fünf Phasen
lesson-civilization-2010-first-about = Handel, Produktion, Erkundung, Forschung, eine zweite Stadt, Kultur und ein Kampf: alles, was du für die erste Partie brauchst.

lesson-civilization-2010-first-goal = Willkommen! Du führst die Römer. Es gibt *vier Wege zum Sieg*: das Ende der Kulturskala erreichen, fünfzehn Münzen sammeln, die Raumfahrt erforschen oder jemandes Hauptstadt erobern. Einer davon genügt, und zwar sofort.
lesson-civilization-2010-first-phases = Eine Runde hat *fünf Phasen*, die alle gemeinsam abschließen: Rundenbeginn, Handel, Stadtverwaltung, Bewegung, Forschung. Du siehst sie jetzt der Reihe nach.
lesson-civilization-2010-first-capital = Das ist Rom. Eine Stadt lebt von den acht Feldern ringsum, ihrem *Umland*: Jedes bringt je nach Gelände Handel, Produktion (Hämmer) oder Kultur. Ein Pionier kann den Ertrag eines weiteren Feldes nach Hause schicken.
lesson-civilization-2010-first-trade = Die Handelsphase: Der Handel deines Umlands ist gerade auf dein *Handelsrad* gekommen. Jetzt könntest du auch mit den anderen Geschäfte machen. Noch hast du nichts zu verkaufen; sei *fertig* damit.
lesson-civilization-2010-first-trade-offer = Anbieten kannst du Handelspunkte, Rohstoffe und mehr, aber noch gibt es nichts, was du von Ägypten brauchst. Sei fertig mit der Phase.
lesson-civilization-2010-first-management = Nun die *Stadtverwaltung*. Jede Stadt hat eine Aktion: etwas produzieren, sich für Kultur den Künsten widmen, einen Rohstoff ernten oder ein Aufbauprogramm beginnen, das in der nächsten Runde hilft.
lesson-civilization-2010-first-produce = Rom hat hier sechs Hämmer. Lass es *produzieren*: Klick auf die Stadt oder wähle sie in der Liste.
lesson-civilization-2010-first-produce-devote = Kultur ist ein Weg zum Sieg, aber erst soll das Reich wachsen. Produziere etwas.
lesson-civilization-2010-first-produce-harvest = Mit Rohstoffen bezahlst du Fähigkeiten von Technologien. Noch kennst du keine, die Eisen braucht. Produziere etwas.
lesson-civilization-2010-first-produce-done = Dann täte Rom in dieser Runde gar nichts.
lesson-civilization-2010-first-scout = Eine Armee kostet vier Hämmer, ein *Pionier* sechs. Die zweite Stadt ist das Wichtigste der ersten Runden, und nur Pionier gründen Städte. Baue einen.
lesson-civilization-2010-first-scout-army = Eine Armee hast du schon. Ohne Pionier gibt es keine zweite Stadt.
lesson-civilization-2010-first-scout-unit = Einheiten sind Karten für Kämpfe; die Armee auf der Karte zeigt nur, wo du kämpfst. Noch gibt es keinen Gegner. Baue einen Pionier.
lesson-civilization-2010-first-where = Neue Figuren kommen ins Umland. Setz den Pionier zu deiner Armee, damit beide zusammen losziehen können.
lesson-civilization-2010-first-where-elsewhere = Allein ist ein Pionier leichte Beute. Setz ihn zur Armee, auf das markierte Feld.
lesson-civilization-2010-first-march = Die *Bewegung*. Figuren gehen zwei Felder weit, und wer zusammen beginnt, darf zusammen gehen. Zieh mit *beiden* los, Armee und Pionier.
lesson-civilization-2010-first-march-alone = Nimm beide mit: Die Armee schützt den Pionier.
lesson-civilization-2010-first-march-done = Wer zu Hause bleibt, entdeckt nichts.
lesson-civilization-2010-first-discover = Links liegt die Karte noch verdeckt. Einen der zwei Schritte gibst du aus, um dieses Kartenteil zu *entdecken*: Es wird aufgedeckt, und du bleibst stehen, wo du bist.
lesson-civilization-2010-first-discover-step = Das führt nur an der bekannten Grenze entlang. Entdecke, was links liegt.
lesson-civilization-2010-first-step = Neues Land! Geh mit dem letzten Schritt hinein.
lesson-civilization-2010-first-step-back = Du bist gekommen, um neues Land zu sehen; geh weiter nach links.
lesson-civilization-2010-first-research = Die letzte Phase ist die *Forschung*. Eine Technologie der Stufe I kostet sechs Handelspunkte, und was übrig bleibt, verfällt, soweit Münzen es nicht bewahren. Wähle eine: { card-code-of-laws } bringt Münzen für Siege, { card-pottery } macht aus Rohstoffen Waren, { card-writing } gibt Bibliotheken.
lesson-civilization-2010-first-research-skip = Sparen lohnt sich nur für teurere Technologien. Jetzt kannst du dir eine leisten; nimm sie.
lesson-civilization-2010-first-research-water = Mitten auf dem Festland helfen Schiffe wenig. Wähle etwas, das du gleich nutzen kannst.
lesson-civilization-2010-first-pyramid = Zwei Runden später. Deine Technologien bilden eine *Pyramide*: Eine der Stufe II steht auf zweien der Stufe I, eine der Stufe III auf zweien der Stufe II und so weiter. An der Spitze, über fünf Technologien der Stufe I, steht die Raumfahrt.
lesson-civilization-2010-first-found = Der *Rundenbeginn* ist die Zeit der Städtegründung. Dein Pionier steht drei Felder von Rom entfernt, an Land, und niemand ist in der Nähe: ein guter Ort. *Gründe* deine zweite Stadt; der Pionier wird dafür verbraucht.
lesson-civilization-2010-first-found-done = Jede Runde mit einer zweiten Stadt ist mehr wert als eine ohne. Gründe sie.
lesson-civilization-2010-first-policy = Mit jeder neuen Stadt beschließen die Römer sofort eine *Sozialpolitik*. Jede Karte hat auf der Rückseite eine andere, von jedem Paar kannst du also nur eine haben. Wähle, was dir gefällt.
lesson-civilization-2010-first-begun = Hier könntest du auch die Regierungsform wechseln, sobald Technologien welche freischalten. Sonst ist nichts zu tun: Beende den Rundenbeginn.
lesson-civilization-2010-first-traded = Der Handel kommt jetzt aus zwei Städten. Beende die Handelsphase.
lesson-civilization-2010-first-devote = Nun lass Rom *sich den Künsten widmen*. Das bringt eine Kultur und eine mehr für jedes Kultursymbol im Umland, von Tempeln, Wundern oder Großen Persönlichkeiten.
lesson-civilization-2010-first-devote-done = Beide Städte haben noch ihre Aktion. Lass Rom sich den Künsten widmen.
lesson-civilization-2010-first-culture = Mit Kultur *rückst du auf der Kulturskala vor*. Jedes Feld bringt eine Kulturereigniskarte oder eine Große Persönlichkeit, und das Ende der Skala gewinnt das Spiel. Rücke vor.
lesson-civilization-2010-first-culture-done = Du hast Kultur übrig; ein Schritt auf der Skala ist sie wert.
lesson-civilization-2010-first-village = Noch eine Runde später. Das ist ein *Dorf* der Barbaren. Hütten darf eine Armee einfach betreten; Dörfer muss sie erst besiegen. Unter jedem liegt etwas Nützliches.
lesson-civilization-2010-first-attack = Deine Armee steht daneben. Zieh mit ihr los.
lesson-civilization-2010-first-enter = Und nun ins Dorf: ein Schritt nach links. Damit beginnt der *Kampf*.
lesson-civilization-2010-first-trumps = Eine Armee auf der Karte kämpft mit *Einheitenkarten*; drei hast du bekommen. Abwechselnd spielt jeder eine aus, gegen eine feindliche Einheit oder an einer eigenen Front. Infanterie sticht Berittene, Berittene stechen Artillerie, Artillerie sticht Infanterie: *Wer sticht, schlägt zuerst zu*, und wer tot ist, schlägt nicht zurück.
lesson-civilization-2010-first-artillery = Die Barbaren haben eine Front mit Infanterie eröffnet. Artillerie sticht sie: Spiel deine *Artillerie an Front 1*.
lesson-civilization-2010-first-artillery-infantry = Infanterie gegen Infanterie schlägt gleichzeitig zu, und beide leiden. Deine Artillerie schlüge zuerst.
lesson-civilization-2010-first-artillery-front = An einer eigenen Front trifft sie niemanden. Spiel sie gegen die Infanterie, an Front 1.
lesson-civilization-2010-first-infantry = Ihre Infanterie ist besiegt und deine Artillerie unverletzt. Nun kommen berittene Barbaren. Infanterie sticht sie: Schick deine *stärkste Infanterie*.
lesson-civilization-2010-first-infantry-even = Die schwächere würde nicht mit dem ersten Schlag siegen und selbst leiden. Nimm die stärkere.
lesson-civilization-2010-first-infantry-front = Allein an einer Front trifft sie niemanden. Die Reiter stehen an Front 2.
lesson-civilization-2010-first-aside = Jetzt Artillerie, und die sticht deine letzte Infanterie. Lauf nicht hinein: Eröffne eine *eigene Front*. Am Ende entscheidet die Stärke der Überlebenden, und du hast mehr.
lesson-civilization-2010-first-aside-trumped = Artillerie sticht Infanterie: Deine wäre tot, bevor sie zuschlägt. Eröffne lieber eine eigene Front.
lesson-civilization-2010-first-won = Gewonnen! Das Dorf gehört dir samt dem, was dort verborgen war, und { card-code-of-laws } gab eine Münze für den Sieg. Als Römer bist du sogar auf der Kulturskala vorgerückt. Städte werden ebenso angegriffen; fällt eine Hauptstadt, ist das Spiel zu Ende.
lesson-civilization-2010-first-ending = Das ist das ganze Spiel. Gründe früh die zweite Stadt, mach aus Handel Technologien, entscheide dich bis zur Mitte der Partie für *einen* der vier Siege, und behalte eine Armee zu Hause für die, die auf Eroberung setzen.
