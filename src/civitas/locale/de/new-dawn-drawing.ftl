### Civilization: Ein neues Zeitalter: was Bilder von Stellungen neben allem anderen sagen. Die englische Datei hat dieselben Nachrichten.

drawing-cities = Städte
drawing-tokens = Marker
