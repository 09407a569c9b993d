### Wie der Titel heißt und was die Lobby von ihm sagt; für sich, damit eine Liste der Titel schnell gemacht ist.

title-through-the-ages-2006 = Im Wandel der Zeiten (2006)
title-through-the-ages-2006-about = Eine Zivilisation aus Karten, erste Ausgabe: Nimm Anführer, Wunder und Technologien aus der Auslage, ernähre dein Volk und lass die Kultur entscheiden.
title-through-the-ages-2006-mood = Auswahl · Wirtschaft · Politik
