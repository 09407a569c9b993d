### Wie der Titel heißt und was die Lobby von ihm sagt; für sich, damit eine Liste der Titel schnell gemacht ist.

title-new-dawn = Civilization: Ein neues Zeitalter (2017)
title-new-dawn-about = Fünf Karten werden stärker, solange sie warten. Breite dich auf einer Karte aus Sechsecken aus, schicke Wagen los, baue Wunder und erfülle als Erster die Ziele.
title-new-dawn-mood = Schwerpunkte · Karte · Ziele
