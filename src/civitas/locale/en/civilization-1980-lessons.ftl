### Civilization (1980): what its lessons say (docs/lessons.md). The German file has the same messages.

## The first game

lesson-civilization-1980-first-name = A people at the Aegean
lesson-civilization-1980-first-about = Grow, move, build a city, trade, get rid of a calamity and buy a civilization card: a round from beginning to end.

lesson-civilization-1980-first-goal = Welcome! You lead { nation-asia }, from the first settlers to a high culture. What counts is this *track*, the Archaeological Succession Table: in every round your marker moves on by one space, provided that you fulfil what its epoch demands. Whoever reaches the end first wins.
lesson-civilization-1980-first-tokens = These are your people. A *token* is people or money, whatever you use it for. The number printed in an area is its limit: more tokens than that cannot live there in the long run.
lesson-civilization-1980-first-growth = Every round begins with *growth*, which needs no decision: an area with one token gets one more, an area with two or more gets two. So spread out: two areas with two tokens each grow twice as fast as one with four.
lesson-civilization-1980-first-movement = Then all *move*, those with the most people first. Each token may go to a neighbouring area once in a round. Too many in one place is allowed while you move; what is above the limit at the end of the round is lost, unless you make a city of it.
lesson-civilization-1980-first-gather = A *city* needs six tokens in one area with a city site, twelve anywhere else. { area-sardes } has a site and four of your tokens. Move *two* tokens there from { area-ionia }: click the one, then the other, and choose how many.
lesson-civilization-1980-first-gather-all = Six are enough, and whoever leaves an area empty has no growth there. Leave one token behind in { area-ionia }.
lesson-civilization-1980-first-gather-one = That makes five, and a city needs six. Move two.
lesson-civilization-1980-first-gather-done = Not yet: with four tokens no city can be built in { area-sardes }.
lesson-civilization-1980-first-strangers = Look at { area-troy }: somebody of Thrace lives there. Different peoples may live together as long as the limit of the area, two here, is not exceeded. If it is, there is a *conflict*.
lesson-civilization-1980-first-attack = In a conflict nobody rolls dice. Whoever has the *fewest tokens* loses one first, then both in turn, until the limit is kept. With two tokens of yours there would be three in Troy: the Thracian is alone and gives way. Move two from { area-bithynia } to { area-troy }.
lesson-civilization-1980-first-attack-weak = One against one is within the limit, and nothing happens: you would live there together. Come with at least two.
lesson-civilization-1980-first-moved = That will do. You could go on moving others, but { area-sardes } must keep its six. Finish your movement.
lesson-civilization-1980-first-moved-sardes = Then there would be fewer than six in { area-sardes }, and no city. Leave them there.
lesson-civilization-1980-first-conflict = The others have moved, too, and the conflict is over: Thrace has lost its token, { area-troy } is yours. Cities are attacked in a similar way, but it takes seven tokens.
lesson-civilization-1980-first-city = Now build the city in { area-sardes }. The six tokens go back to your stock, and one of your nine cities comes onto the board.
lesson-civilization-1980-first-city-done = Four tokens too many would die of hunger in { area-sardes }. Build the city!
lesson-civilization-1980-first-support = A city pays: it brings a *trade card* in every round, and two tokens of taxes for your treasury. But each city must be *supported* by two tokens outside of cities, or it is lost. So never build faster than your people grow.
lesson-civilization-1980-first-cards = Some rounds later you have three cities. Each round you draw one card from the first stack for the first city, one from the second for the second, and so on; later stacks are worth more. A set of equal cards counts by the *square*: two { commodity-salt } are 2 × 2 × 3 = 12, four would be 48.
lesson-civilization-1980-first-calamity = And then there is this one: { calamity-epidemic }. In the stacks lie *calamities*. Some have to be kept, but those with a black back can be handed on in trade, unseen. Whoever holds one when trading is over suffers it.
lesson-civilization-1980-first-market = Now all trade at the same time. A deal is three cards or more from each side. Of your package you must say truly how much it is worth and name one card in it; of the rest you may say what you like. Let us see who offers something.
lesson-civilization-1980-first-answer = Thrace offers three cards, names { commodity-salt }, and wants { commodity-hides }. You have hides to give, and with more salt your set becomes precious. *Answer* this offer.
lesson-civilization-1980-first-answer-leave = Who leaves the market keeps what he has, the epidemic included. First answer Thrace.
lesson-civilization-1980-first-hides = Put a card of { commodity-hides } into your package.
lesson-civilization-1980-first-hides-salt = Salt is what you collect; do not give it away. Hides are what Thrace wants.
lesson-civilization-1980-first-hides-again = And the second one.
lesson-civilization-1980-first-hides-again-salt = Keep the salt. There is another hide.
lesson-civilization-1980-first-third = A third card is needed, and nobody asks which. Here is the chance to get rid of { calamity-epidemic }.
lesson-civilization-1980-first-third-salt = That would tear your own set apart, and the epidemic would stay with you.
lesson-civilization-1980-first-announce = One card has to be named truly. Name { commodity-hides }; your offer is made with that.
lesson-civilization-1980-first-deal = Thrace has accepted! You have four { commodity-salt } now, and the epidemic has moved to the neighbours. There is nothing left to wish for: *leave the market*.
lesson-civilization-1980-first-buy = Now you may buy *civilization cards*. Four salt are 48: enough for one of those that glow. Each helps in its own way, makes later cards of its colour cheaper, and counts as points. { card-pottery }, for instance, helps in famines. Choose one.
lesson-civilization-1980-first-buy-done = Sets can be kept for later, but calamities and the hand limit threaten them. An early card serves you all game long.
lesson-civilization-1980-first-pay = The card is in your basket. Let the page pay with what is worth least: *settle*. What is paid too much is lost, so sets should fit the price.
lesson-civilization-1980-first-track = Now come the calamities, and at the end of the round the markers move. The first epoch demands nothing, the second *two cities*, the third civilization cards of three groups, the fourth seven cards, the last one points. Whoever falls short stands still for a round.
lesson-civilization-1980-first-ending = Whoever comes to the end of the track first wins; if several do so in the same round, points decide: civilization cards, trade cards and treasury. So never miss a step! Your first game is a short one: it ends at the third triangle of the track. Good luck!

## Nomads and Seafarers

lesson-civilization-1980-nomads-name = Nomads and Seafarers
lesson-civilization-1980-nomads-about = The shortest game of the box: grow, sail and settle. Good for a first evening, and for learning how ships work.

lesson-civilization-1980-nomads-goal = In *Nomads and Seafarers* there are no cities, no cards and no treasury. After the last round whoever occupies the *most areas* wins; how many tokens stand in them does not matter. You lead Crete, an island of two areas.
lesson-civilization-1980-nomads-round = A round is growth, ships, movement, and no more. Nobody may enter an area in which somebody else lives, so there are no conflicts: what you have settled first is yours.
lesson-civilization-1980-nomads-ship = An island people needs a *ship*. It costs two tokens, by levy: they come from the area in which it is built. { area-knossos } has four and grows by two each round. Build it there.
lesson-civilization-1980-nomads-ship-phaestos = That would take the last two tokens of { area-phaestos }, and an empty area counts for nobody.
lesson-civilization-1980-nomads-ship-done = Without a ship you would be shut in on two areas.
lesson-civilization-1980-nomads-load = Movement. A ship carries up to five tokens. *Load one* token in { area-knossos }: one is enough to settle, and one has to stay.
lesson-civilization-1980-nomads-load-both = Then { area-knossos } would be empty and could no longer grow. Load one token.
lesson-civilization-1980-nomads-load-done = The ship lies in the harbour, and neighbouring islands are still free. Load a token first.
lesson-civilization-1980-nomads-sail = A ship sails along coasts from area to area, four at most in a round; here it may cross the open sea, too, but not end there. Sail to { area-thera }, which is free.
lesson-civilization-1980-nomads-sail-rhodes = Asia lives on { area-rhodes }, and nobody may land where others live. Sail to { area-thera }.
lesson-civilization-1980-nomads-sail-sea = That is not where we want to settle. { area-thera } is free and near.
lesson-civilization-1980-nomads-land = Put the token *ashore*.
lesson-civilization-1980-nomads-moved = Three areas! The ship could sail on, but it is empty. Finish your movement.
lesson-civilization-1980-nomads-ending = So it goes, round after round: the more areas you have early, the faster you grow. Each ship must be maintained with one token per round, so have no more than you need. Now play it!

## Farmers and Citizens

lesson-civilization-1980-farmers-name = Farmers and Citizens
lesson-civilization-1980-farmers-about = The middle one: with cities, conflicts and the track, but without cards and trade.

lesson-civilization-1980-farmers-goal = *Farmers and Citizens* adds cities and conflicts to the nomads, and the track: whoever passes its *second triangle* first wins. If several do so in the same round, the one with the most cities wins.
lesson-civilization-1980-farmers-scope = A round is growth, census, ships, movement, conflicts, cities, and the track. There are no taxes, no trade cards and no calamities: a game about land and people.
lesson-civilization-1980-farmers-gather = The second epoch of the track is entered with *two cities* only, so it is time to build. { area-athens } has a city site and four tokens of yours. Move two there from { area-corinth }, for six are needed.
lesson-civilization-1980-farmers-gather-few = Five are one too few.
lesson-civilization-1980-farmers-gather-all = Six are enough. Leave one behind in { area-corinth }, so that your people grow there, too.
lesson-civilization-1980-farmers-attack = A token of Asia has come as far as { area-thessaly }, whose limit is two. Go there with *two* from { area-delphi }: three are too many for the area, and whoever has fewer tokens there loses first.
lesson-civilization-1980-farmers-attack-weak = One and one is within the limit, so nothing would happen. Send two.
lesson-civilization-1980-farmers-moved = Now finish your movement, and leave the six in { area-athens } where they are.
lesson-civilization-1980-farmers-moved-athens = Then there are too few for a city. Leave them in { area-athens }.
lesson-civilization-1980-farmers-city = The intruder is gone, and six tokens are in { area-athens }. Build your city.
lesson-civilization-1980-farmers-city-done = What is above the limit of the area would be lost. Build the city.
lesson-civilization-1980-farmers-ending = Every city must be supported by two tokens elsewhere. Without any city a marker in the second epoch or beyond moves *back*, so guard what you have. Now play it!
