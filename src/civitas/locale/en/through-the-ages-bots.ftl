### What the bots of Through the Ages are called, and how they play; by itself, so that the lobby is quickly told.

bot-scribe = Scribe
bot-scribe-about = Loves culture and quick results, and hardly thinks of an army or of tomorrow.
bot-minister = Minister
bot-minister-about = Runs a sound economy and keeps the people fed and happy, one action after the other.
bot-architect = Architect
bot-architect-about = Plans the actions of a turn as a whole and builds what pays off.
bot-chancellor = Chancellor
bot-chancellor-about = Plans every turn with the experience of thousands of games.
bot-sovereign = Sovereign
bot-sovereign-about = Plans with the same experience, thinks the rivals' answers through, and wages war when it pays.
