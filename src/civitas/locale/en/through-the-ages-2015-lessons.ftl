### Through the Ages (2015): what its lessons say (docs/lessons.md). The German file has the same messages.

## The first game

lesson-through-the-ages-2015-first-name = Your first civilization
lesson-through-the-ages-2015-first-about = From the card row to wonders and wars: everything you need for a first game.

lesson-through-the-ages-2015-first-goal = Welcome! You lead a civilization from antiquity to the present day. Whoever has the most *culture* when the last age ends wins; that is the number marked here. Everything else, food, science, armies, only helps you to make culture.
lesson-through-the-ages-2015-first-board = Your civilization is made of cards. Yellow *workers* stand on them and do the work: farmers on { card-agriculture }, miners on { card-bronze }, thinkers on { card-philosophy }, soldiers on { card-warriors }. What nobody works on yields nothing.
lesson-through-the-ages-2015-first-actions = Everything you do in your turn costs *actions*. Your government, Despotism, gives you four civil ones (white) and two military ones (red). Actions that you do not use are lost, so use them.
lesson-through-the-ages-2015-first-row = All new cards come from this *card row*. The five on the left cost one civil action, the next four cost two, the last four cost three. In every turn the row slides to the left: whoever waits pays less, but others may be quicker.
lesson-through-the-ages-2015-first-take = { card-aristotle } has slid into the cheap part of the row. He gives you a science point whenever you take a technology. *Take him*: click the glowing card, or choose him in the list below.
lesson-through-the-ages-2015-first-take-dear = That card is good, too, but it lies far to the right and costs three of your four actions. Look at what lies on the cheap spaces first.
lesson-through-the-ages-2015-first-take-other = Not a bad card, but a leader in the first turns helps in every turn from then on. Take { card-aristotle }.
lesson-through-the-ages-2015-first-take-destroy = That would tear down something that works for you. There is hardly ever a reason to do so this early.
lesson-through-the-ages-2015-first-take-done = That would end your turn, and all four civil actions would be wasted.
lesson-through-the-ages-2015-first-lead = Cards that you take go to your *hand*. A leader costs one more action to be put into play, and then works for you at once. Let { card-aristotle } lead you.
lesson-through-the-ages-2015-first-workers = Blue tokens on your cards are what you have in store: each on { card-agriculture } is one *food*, each on { card-bronze } is one *resource*. Food brings new workers, and resources put workers to work.
lesson-through-the-ages-2015-first-build = One worker of yours stands idle. Send him into the mines: *build* on { card-bronze }. That costs one action and two resources, and brings one more resource in each turn.
lesson-through-the-ages-2015-first-build-farm = A third farm would bring more food, but resources are what everybody lacks in the first turns: with them you build all the rest. Build a mine.
lesson-through-the-ages-2015-first-build-warriors = Soldiers do not pay for themselves yet. First let the economy grow: build a mine.
lesson-through-the-ages-2015-first-populate = Now nobody is idle, and there is food in store. For food you get a new worker from the *yellow bank*. The emptier the bank becomes, the more a worker costs. *Increase your population*.
lesson-through-the-ages-2015-first-end = All four civil actions are spent; the small panel below already shows what this turn will bring. *End your turn*, and watch what the other player does.
lesson-through-the-ages-2015-first-production = At the end of your turn your cards have *produced*: science and culture points, two food, three resources. For military actions that you did not use you drew military cards. And the row has moved on.
lesson-through-the-ages-2015-first-science = A few turns later. You have gathered *science*, and { card-iron } is in your hand. Technologies are paid for with science points, not with resources.
lesson-through-the-ages-2015-first-develop = { card-iron } costs five science points and one civil action. A miner there brings two resources instead of one. *Develop it*.
lesson-through-the-ages-2015-first-upgrade = The new mine is empty. You could build on it, but it is cheaper to *upgrade*: a worker walks from { card-bronze } to { card-iron }, and you pay the difference only.
lesson-through-the-ages-2015-first-upgrade-build = That would take an idle worker and the full price. Upgrading costs the difference, and you will need your idle workers in a moment.
lesson-through-the-ages-2015-first-happiness = Look at the smiling faces. The more of your people have left the yellow bank, the more *happiness* they demand: one face now, and you have none. An unhappy worker stays idle; if there are more of them than idle workers, there is an uprising and your turn produces nothing.
lesson-through-the-ages-2015-first-temple = Temples, theaters, arenas and some leaders and wonders make people happy. Build a temple: { card-religion }. It also brings a point of culture every turn.
lesson-through-the-ages-2015-first-temple-populate = Still more people would demand still more happiness. First give them a temple.
lesson-through-the-ages-2015-first-temple-philosophy = More science would be fine, but nobody works gladly without a temple. Build { card-religion }.
lesson-through-the-ages-2015-first-corruption = One more danger: the *blue bank*. The more blue tokens lie on your cards, the emptier it is, and then corruption eats resources each turn. Do not hoard: resources are there to be spent.
lesson-through-the-ages-2015-first-unit = Now for the army. *Strength* decides who profits from events and who is attacked. Units are built with red, military actions. Build a second unit of { card-warriors }.
lesson-through-the-ages-2015-first-tactic = You hold a *tactic*: { card-fighting-band } wants two units of infantry, and you have just that. Put it into play; it costs a military action.
lesson-through-the-ages-2015-first-strength = Two warriors and their formation: your strength has grown. Never fall far behind in it; you need not be the strongest, but the weakest one pays for the others' adventures.
lesson-through-the-ages-2015-first-politics = From the second round on each turn begins with *politics*: one political action, for which you need the right military card. This one is an *event*.
lesson-through-the-ages-2015-first-prepare = Prepare { card-raiders }: it goes face down to the future events, you score a point of culture, and an event of the current pile happens to everybody. Your own one comes later, and hits the two weakest; you alone know that.
lesson-through-the-ages-2015-first-prepare-done = You can leave out politics, but here it is a gift: a culture point at once, and an event that will hit the weak.
lesson-through-the-ages-2015-first-wonder = You have also begun a *wonder*: { card-pyramids }. Wonders are taken from the row like other cards, are built stage by stage with resources, and need no workers. Build the next stage.
lesson-through-the-ages-2015-first-aggression = The next turn. With an *aggression* you attack somebody who is weaker than you. Compare the strengths: yours is higher. The other player may defend with cards of the hand, as many as he has military actions.
lesson-through-the-ages-2015-first-attack = Play { card-plunder-i } against the other player. It costs a military action; *wars*, which come in the next age, cost more, give the victim one turn to arm, and win far more.
lesson-through-the-ages-2015-first-attack-done = The other player is weak now and will not be so for ever. Attack!
lesson-through-the-ages-2015-first-plunder = The attack succeeded. Choose how much food and how much of the resources you carry off. Since the same can happen to you: keep strength, and some cards for defence.
lesson-through-the-ages-2015-first-ages = When the civil cards of an age run out, the next age begins: old leaders and hand cards go, and two yellow tokens of each player vanish. Better buildings, governments with more actions, theaters and libraries that make culture now come along the row.
lesson-through-the-ages-2015-first-ending = After age III the game goes on until the round is played to its end, and last of all the remaining events of age III score for everybody, most of them for what you have built. So: first an economy, then science, and from age II on culture in every turn.
