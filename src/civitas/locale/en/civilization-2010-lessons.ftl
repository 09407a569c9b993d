### Civilization (2010): what its lessons say (docs/lessons.md). The German file has the same messages.

## The first game

lesson-civilization-2010-first-name = Rome in five phases
lesson-civilization-2010-first-about = Trade, production, exploring, research, a second city, culture and a battle: all you need for a first game.

lesson-civilization-2010-first-goal = Welcome! You lead the Romans. There are *four ways to win*: reach the end of the culture track, collect fifteen coins, learn Space Flight, or conquer somebody's capital. Any one of them will do, and at once.
lesson-civilization-2010-first-phases = A turn has *five phases*, which all players finish together: start of turn, trade, city management, movement, research. You will see each of them now.
lesson-civilization-2010-first-capital = This is Rome. A city lives on the eight squares around it, its *outskirts*: each yields trade, production (hammers) or culture, as its terrain says. A scout can send home the yield of one square more.
lesson-civilization-2010-first-trade = The trade phase: the trade of your outskirts has just been added to your *trade dial*. You could also make deals with the others now. You have nothing to sell yet, so be *done* with it.
lesson-civilization-2010-first-trade-offer = You can offer trade points, resources and more, but there is nothing here that you could want from Egypt yet. Be done with the phase.
lesson-civilization-2010-first-management = Now *city management*. Each city takes one action: produce something, devote itself to the arts for culture, harvest a resource, or begin a program that helps to produce next turn.
lesson-civilization-2010-first-produce = Rome has six hammers here. Let it *produce*: click the city, or choose it in the list.
lesson-civilization-2010-first-produce-devote = Culture is a way to win, but first the empire should grow. Produce something.
lesson-civilization-2010-first-produce-harvest = Resources pay for abilities of techs. You know none yet that needs iron. Produce something.
lesson-civilization-2010-first-produce-done = Then Rome would do nothing in this turn.
lesson-civilization-2010-first-scout = An army costs four hammers, a *scout* six. The second city is the most important thing of the first turns, and only scouts found cities. Build one.
lesson-civilization-2010-first-scout-army = You already have an army. Without a scout there will be no second city.
lesson-civilization-2010-first-scout-unit = Units are cards for battles; the army on the map only shows where you fight. There is nobody to fight yet. Build a scout.
lesson-civilization-2010-first-where = New figures come to the outskirts. Put the scout where your army stands, so that both can march together.
lesson-civilization-2010-first-where-elsewhere = Alone, a scout is easy prey for everybody. Put it beside the army, on the marked square.
lesson-civilization-2010-first-march = The *movement* phase. Figures walk two squares in one turn, and those that begin together may go together. March off with *both*, the army and the scout.
lesson-civilization-2010-first-march-alone = Take both along: the army protects the scout.
lesson-civilization-2010-first-march-done = Whoever stays at home discovers nothing.
lesson-civilization-2010-first-discover = To the left the map still lies face down. One step of the two is spent to *discover* that tile: it is turned up, and you stay where you are.
lesson-civilization-2010-first-discover-step = That leads along the known border. Discover what lies to the left.
lesson-civilization-2010-first-step = New land! Go there with the last step.
lesson-civilization-2010-first-step-back = You came to see new land; go on to the left.
lesson-civilization-2010-first-research = The last phase is *research*. A tech of level I costs six trade points, and all trade that is left over is lost, unless coins keep it. Choose one: { card-code-of-laws } brings coins for battles won, { card-pottery } makes goods of resources, { card-writing } gives libraries.
lesson-civilization-2010-first-research-skip = Saving up makes sense for dearer techs only. Now a tech is within reach; take it.
lesson-civilization-2010-first-research-water = Ships are of little use in the middle of a continent. Choose a tech that you can use at once.
lesson-civilization-2010-first-pyramid = Two turns later. Your techs form a *pyramid*: a tech of level II must stand on two of level I, one of level III on two of level II, and so on. At the top, on five techs of level I, stands Space Flight.
lesson-civilization-2010-first-found = It is the *start of a turn*, the time to found cities. Your scout stands three squares away from Rome, on land, with nobody near: a good place. *Found* your second city; the scout is spent for it.
lesson-civilization-2010-first-found-done = Every turn with a second city is worth more than one without. Found it.
lesson-civilization-2010-first-policy = With each new city the Romans adopt a *social policy* at once. Each of the cards has another one on its back, so you can have only one of a pair. Choose whichever you like.
lesson-civilization-2010-first-begun = Here you could also change your government, which techs unlock. Nothing else to do: finish the start of the turn.
lesson-civilization-2010-first-traded = Trade now flows from two cities. Be done with the trade phase.
lesson-civilization-2010-first-devote = Now let Rome *devote itself to the arts*. That brings one culture, and one more for each culture symbol in its outskirts, from temples, wonders or great people.
lesson-civilization-2010-first-devote-done = Both cities still have an action. Devote Rome to the arts.
lesson-civilization-2010-first-culture = Culture is spent to *advance* on the culture track. Each space brings a culture event card or a great person, and the end of the track wins the game. Advance.
lesson-civilization-2010-first-culture-done = You have culture to spend; a step on the track is worth it.
lesson-civilization-2010-first-village = One more turn later. This is a *village* of barbarians. Huts can simply be entered by armies; villages must be beaten first. There is something useful under each.
lesson-civilization-2010-first-attack = Your army stands beside it. March off with it.
lesson-civilization-2010-first-enter = And now into the village: step left. That begins the *battle*.
lesson-civilization-2010-first-trumps = An army on the map fights with *unit cards*; you were dealt three. Both sides play one in turn, against an enemy unit or on a front of its own. Infantry trumps mounted, mounted trumps artillery, artillery trumps infantry: *who trumps strikes first*, and who is dead does not strike back.
lesson-civilization-2010-first-artillery = The barbarians have opened a front with infantry. Artillery trumps it: play your *artillery on front 1*.
lesson-civilization-2010-first-artillery-infantry = Infantry against infantry strike at the same time, and both suffer. Your artillery would strike first.
lesson-civilization-2010-first-artillery-front = On a front of its own it strikes nobody. Play it against the infantry, on front 1.
lesson-civilization-2010-first-infantry = Their infantry is dead, and your artillery unhurt. Now mounted barbarians come along. Infantry trumps them: send your *strongest infantry*.
lesson-civilization-2010-first-infantry-even = The weaker one would not kill at the first blow, and suffer. Take the stronger one.
lesson-civilization-2010-first-infantry-front = Alone on a front it strikes nobody. The riders are on front 2.
lesson-civilization-2010-first-aside = Now artillery, and it trumps the infantry that you have left. Do not run into it: open a *front of your own*. At the end the strength of the survivors decides, and yours are more.
lesson-civilization-2010-first-aside-trumped = Artillery trumps infantry: yours would die before it strikes. Open a front of your own instead.
lesson-civilization-2010-first-won = Won! The village is yours with what was hidden there, and Code of Laws gave a coin for the victory. As Romans you even advanced on the culture track. Cities are attacked in the same way; a capital that falls ends the game.
lesson-civilization-2010-first-ending = That is the whole game. Found your second city early, let trade become techs, choose *one* of the four victories by the middle of the game, and keep an army at home for those who choose conquest.
