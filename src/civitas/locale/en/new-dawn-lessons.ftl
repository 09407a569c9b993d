### A New Dawn: what its lessons say (docs/lessons.md). The German file has the same messages.

## The first game

lesson-new-dawn-first-name = Your first city
lesson-new-dawn-first-about = Five focus cards, control tokens, caravans, barbarians and a wonder: all you need for a first game.

lesson-new-dawn-first-goal = Welcome! Three *victory cards* are in play, each with two agendas. Whoever has completed one agenda of *each* of the three cards at the end of a round wins. So look at them first: they tell you what your civilization should become good at.
lesson-new-dawn-first-map = This is your capital, Rome. The spaces around it are grassland, hills, forest, desert and mountains, in this order harder to reach. Barbarians, city-states, natural wonders and resources wait out there.
lesson-new-dawn-first-row = Your whole game is in this *focus row*: culture, science, economy, industry and military, one card each. A turn is short: choose *one card*, do what it says, and put it back to slot 1. All that lay before it moves up by one slot.
lesson-new-dawn-first-terrain = A card is as strong as its *slot*. In slot 1 it reaches only grassland, in slot 3 also hills and forest, in slot 5 everything, even the mountains beside Rome. So a card grows while it waits.
lesson-new-dawn-first-culture = { card-early-empire }, your culture card, has waited long enough: it lies in slot 5. *Resolve it.*
lesson-new-dawn-first-culture-weak = That card lies far to the left and would do next to nothing. Use what has grown: slot 5.
lesson-new-dawn-first-culture-other = You could, but the card in slot 5 is at its strongest and cannot grow any further. Waiting with it is wasted.
lesson-new-dawn-first-place = Culture places *control tokens* beside your cities. Such spaces are yours: you collect what lies there, and from there you go on. Place two, on the glowing spaces.
lesson-new-dawn-first-place-done = You may place another one, and it costs nothing. Rome becomes *mature* when all land around it is yours.
lesson-new-dawn-first-reset = Rome is mature now: all its neighbouring land is yours. { card-early-empire } went back to slot 1, all the others moved up, and { card-astrology } has come to slot 5. Meanwhile your rival has had a turn.
lesson-new-dawn-first-science = { card-astrology } is your science card. It turns your *tech dial* by the number of its slot: five steps. Resolve it.
lesson-new-dawn-first-science-other = Science in slot 5 is five steps at once. Take it now; the others keep growing.
lesson-new-dawn-first-develop = The dial has passed a mark: you may replace one focus card by a better one of level II, in the slot where the old one lies. Choose any but { card-currency }; we need { card-foreign-trade } as it is in a moment.
lesson-new-dawn-first-develop-currency = A fine card, but it would replace { card-foreign-trade }, which we are going to use. Choose another one this time.
lesson-new-dawn-first-develop-done = New technology is free now, and better than the old card in every way. Choose one.
lesson-new-dawn-first-trade = At the end of each round the *event dial* moves on. This time it was trade: every mature city brings a *trade token*. It lies on a focus card and makes that card stronger when you spend it. Put it on { card-foreign-trade }, in slot 5.
lesson-new-dawn-first-trade-other = It can only be spent with the card on which it lies. Put it where we need it next: on slot 5, { card-foreign-trade }.
lesson-new-dawn-first-economy = { card-foreign-trade } moves your *caravan*, up to three spaces. Its goal is the city-state { card-geneva }, and that is four spaces away. Resolve the card; we shall make up for the missing space.
lesson-new-dawn-first-economy-other = First the caravan: { card-foreign-trade } in slot 5 can cross any terrain.
lesson-new-dawn-first-spend = Three spaces are not enough. *Spend the trade token*: every caravan moves one space further.
lesson-new-dawn-first-spend-short = That way the caravan stops before its goal and earns nothing. Spend the trade token first, then { card-geneva } is in reach.
lesson-new-dawn-first-spend-done = The caravan has not arrived anywhere yet. Spend the trade token and send it.
lesson-new-dawn-first-caravan = Now send it to { card-geneva }. A caravan that reaches a city-state or a rival's city comes home with trade tokens and a diplomacy card.
lesson-new-dawn-first-caravan-elsewhere = A caravan earns something only in a city-state or in a rival's city. { card-geneva } glows: send it there.
lesson-new-dawn-first-visit = Two trade tokens for your economy! Take the *diplomacy card* of { card-geneva }, too; such cards help you as long as you hold them.
lesson-new-dawn-first-visit-done = The card costs nothing and helps for the rest of the game. Take it.
lesson-new-dawn-first-barbarians = A few rounds later. *Barbarians* stand beside your land. Whenever the event dial shows them, all of them march in a direction that is rolled with a die, and destroy control tokens that are not reinforced.
lesson-new-dawn-first-industry = But first your industry: { card-pottery } lies in slot 5. It builds a new *city* or a wonder. Resolve it.
lesson-new-dawn-first-industry-other = Industry is in slot 5 now and can build on any terrain. Use it.
lesson-new-dawn-first-city = Cities are new starting points for tokens and caravans, and keep their distance from each other. Choose one of the glowing spaces; near water, resources or the edge of the map is never wrong here.
lesson-new-dawn-first-city-done = That would be a turn for nothing. Build a city.
lesson-new-dawn-first-raid = There they are! The die sent the barbarians to your land, and the control token that lay there is gone. Military keeps them off: it reinforces tokens, or attacks.
lesson-new-dawn-first-military = { card-masonry }, your military card, has just come to slot 5. Resolve it.
lesson-new-dawn-first-military-other = The barbarians will march on. Strike while your military card is in slot 5.
lesson-new-dawn-first-attack = Both sides roll a die. You add the number of the slot, the barbarians the difficulty of the terrain: five each, and ties go to the defender. Trade tokens on the card would add to that. *Attack* them.
lesson-new-dawn-first-attack-state = A city-state defends with eight; that is for later. First the barbarians.
lesson-new-dawn-first-attack-reinforce = Reinforced tokens withstand barbarians, but these are already in the middle of your land. Attack.
lesson-new-dawn-first-wonders = Won! For beaten barbarians you get a trade token. Now something for eternity: *world wonders*. One of each kind lies open; each has an ability, and two of one kind complete an agenda.
lesson-new-dawn-first-work = Wonders are paid with the number of the slot of your industry card, and every resource that you spend adds two. Five and one resource make seven. Resolve { card-pottery }.
lesson-new-dawn-first-work-other = Without industry no wonder. { card-pottery } is in slot 5.
lesson-new-dawn-first-construct = { card-colossus } costs seven. Build it in Rome.
lesson-new-dawn-first-construct-build = Another city would be fine, but resources are for wonders, and a rival may take the Colossus first.
lesson-new-dawn-first-ending = Well done! You know all five cards. Completed agendas stay completed, whatever happens later. Keep all three victory cards in view, let strong cards grow, and never leave your border without reinforced tokens for long.
