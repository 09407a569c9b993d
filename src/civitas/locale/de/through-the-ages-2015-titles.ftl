### Wie der Titel heißt und was die Lobby von ihm sagt; für sich, damit eine Liste der Titel schnell gemacht ist.

title-through-the-ages-2015 = Through the Ages (2015)
title-through-the-ages-2015-about = Vier Zeitalter in einer Kartenreihe. Wachse, baue, regiere, drohe; jede Aktion zählt, und die ruhmreichste Kultur bleibt in Erinnerung.
title-through-the-ages-2015-mood = Auswahl · Wirtschaft · Politik
