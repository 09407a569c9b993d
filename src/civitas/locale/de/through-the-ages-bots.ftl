### Wie die Bots von Im Wandel der Zeiten heißen und wie sie spielen; für sich, damit die Lobby schnell Bescheid weiß.

bot-scribe = Schreiber
bot-scribe-about = Liebt Kultur und schnelle Erfolge und denkt kaum an ein Heer oder an morgen.
bot-minister = Minister
bot-minister-about = Führt eine solide Wirtschaft und hält das Volk satt und zufrieden, eine Aktion nach der anderen.
bot-architect = Baumeister
bot-architect-about = Plant die Aktionen eines Zuges im Ganzen und baut, was sich lohnt.
bot-chancellor = Kanzler
bot-chancellor-about = Plant jeden Zug mit der Erfahrung aus Tausenden von Partien.
bot-sovereign = Herrscher
bot-sovereign-about = Plant mit derselben Erfahrung, denkt die Antworten der anderen mit und führt Krieg, wenn er sich lohnt.
