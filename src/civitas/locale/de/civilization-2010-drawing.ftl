### Civilization (2010): was Bilder von Stellungen neben allem anderen sagen. Die englische Datei hat dieselben Nachrichten.

drawing-track = Skala
drawing-coins = Münzen
