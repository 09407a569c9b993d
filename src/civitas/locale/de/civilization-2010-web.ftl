### Wörter, die nur die Seite dieses Titels braucht.

web-2010-trade = Handel
web-2010-culture-stock = Kulturmarker
web-2010-production = Produktion
web-2010-culture-made = Kultur aus den Künsten
web-2010-limit-speed = Reisegeschwindigkeit
web-2010-limit-stacking = Stapellimit
web-2010-limit-cities = Städte
web-2010-limit-policies = Sozialpolitiken
web-2010-limit-events = Kulturereignisse auf der Hand
web-2010-limit-combat = Kampfbonus

