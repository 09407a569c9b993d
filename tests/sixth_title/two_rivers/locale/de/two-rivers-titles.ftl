title-two-rivers = Zwei Ströme
title-two-rivers-about = Besiedle ein Land zwischen zwei Strömen, mache Dörfer zu Städten und tausche Waren, die sonst niemand gesehen hat.
title-two-rivers-mood = Siedeln · Sammeln · heimlicher Tausch
