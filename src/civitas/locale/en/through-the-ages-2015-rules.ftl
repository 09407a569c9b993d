### Through the Ages (2015): what the rules and rulings of rules_2015.toml say, in the order of that file and in our own
### words. The German file has the same messages. A point of an id is a hyphen here. `.text` may take several lines;
### they are read as one.

## Chapters in the order of the rules page; a rule belongs to the longest that its id begins with

chapter-game = Course and end of the game
chapter-setup = Set-up
chapter-first = The first round
chapter-turn = The turn and the card row
chapter-age = The end of an age
chapter-war = Resolving wars
chapter-tactics = Tactics
chapter-pol-limit = Political phase
chapter-pol-event = Preparing events
chapter-pol-agg = Aggressions
chapter-pol-war = Declaring wars
chapter-pol-pact = Pacts
chapter-pol-break = Breaking pacts
chapter-pol-resign = Resigning
chapter-act-general = Actions
chapter-act-take = Taking cards
chapter-act-wonder-take = Taking wonders
chapter-act-pop = Increasing the population
chapter-act-build = Building
chapter-act-upgrade = Upgrading
chapter-act-destroy = Destroying
chapter-act-leader = Leaders
chapter-act-stage = Building wonders
chapter-act-develop = Developing technologies
chapter-act-rev = Revolution
chapter-act-card = Action cards
chapter-act-unit-build = Building units
chapter-act-unit-upgrade = Upgrading units
chapter-act-unit-disband = Disbanding units
chapter-act-tactic-play = Playing tactics
chapter-act-tactic-copy = Copying tactics
chapter-turn-end = End of the turn
chapter-turn-production = Production
chapter-turn-draw = Drawing military cards
chapter-turn-reset = Actions return
chapter-event = Events
chapter-colony = Colonies
chapter-stats = Ratings
chapter-actions = Civil and military actions
chapter-tokens = Blue and yellow tokens
chapter-pop = Workers and contentment
chapter-res = Food and resources
chapter-points = Science and culture points
chapter-cards = Kinds of cards
chapter-card = Single cards
chapter-appendix = Appendix: special cases

## Examples

example-price-of-the-last-spaces = Alchemy lies on one of the last spaces of the row: it costs three civil actions.
example-a-full-hand = Four civil actions, four cards in hand: there is no room for a fifth.
example-one-leader-an-age = Leonardo was the leader of age I: nobody gets a second one of the same age.
example-one-wonder-at-a-time = As long as the Pyramids are not finished, no other wonder can be taken.
example-the-urban-limit = Despotism allows two labs; a third one needs another government.
example-not-in-the-turn-it-was-taken = An action card that was taken in this turn has to wait for the next.
example-corruption = The blue bank is almost empty: corruption takes resources.
example-uprising = Too few happy faces and nobody unemployed: there is an uprising, and nothing is produced.

## Rules

rule-game-flow-a = Clockwise turn order in rounds
  .text =
    Players take turns clockwise; every round begins with the starting player's turn and the starting player never
    changes.

rule-game-flow-b = Sequence of ages
  .text = The current age passes through A, I, II, III, IV in this order; the game starts in Age A and never goes back.

rule-game-flow-c = Nothing happens between rounds
  .text = The beginning or end of a round has no effect of its own; all bookkeeping belongs to player turns.

rule-game-end-a = Age III ends on the starting player's turn
  .text = If Age III ends (Age IV begins) during the turn of the starting player, the current round is the last round.

rule-game-end-b = Age III ends on another player's turn
  .text =
    If Age III ends during the turn of any player other than the starting player, the following round is the last round.

rule-game-end-c = Equal number of turns
  .text = At the end of the game all players (who did not resign) have had the same number of turns.

rule-game-final-a = Remaining Age III events are resolved
  .text =
    After the last round all Age III events still lying in the current events deck and in the future events deck are
    resolved, in any order; cards of older ages in these decks are ignored.

rule-game-final-b = End-of-game bonuses follow the events
  .text = After the Age III events any end-of-game bonuses of cards (Bill Gates) are scored.

rule-game-final-c = Winner and shared victory
  .text =
    The player with the most culture points wins; players with equal culture share the victory or the rank, there is no
    tie-breaker.

rule-game-final-d = Starting player counts as active in final events
  .text = Ties in events resolved during final scoring are broken as if the starting player were the active player.

rule-setup-decks-a = Eight separate decks
  .text =
    Ages A, I, II and III each have their own civil deck and their own military deck; with 4 players no card is removed.

rule-setup-decks-b = Removal with 3 players
  .text =
    With 3 players the three civil cards marked 4 are removed from each of the civil decks I, II and III; the military
    decks are complete.

rule-setup-decks-c = Removal with 2 players
  .text =
    With 2 players the nine civil cards marked 3+ or 4 are removed from each of the civil decks I, II and III, and all
    pacts (2, 4, 4) are removed from the military decks I, II and III.

rule-setup-decks-d = Age A decks are never reduced
  .text = The number of players does not change the Age A decks.

rule-setup-board-a = Six starting technologies
  .text =
    Every player starts with Warriors, Agriculture, Bronze, Philosophy, Religion and Despotism; they count as technology
    cards in play in every respect.

rule-setup-tokens-a = Starting blue and yellow tokens
  .text =
    Every player has 16 blue tokens in the blue bank and 25 yellow tokens: 18 in the yellow bank, 6 on the technology
    cards, 1 in the worker pool.

rule-setup-actions-a = Starting action totals
  .text =
    Despotism gives 4 civil and 2 military actions; the tokens lie beside the card, i.e. none is available before the
    initial actions are assigned.

rule-setup-ratings-a = Starting ratings
  .text =
    The starting ratings are science 1, culture 0, strength 1, happiness 0, as given by the workers on the starting
    technologies.

rule-setup-points-a = Starting points
  .text = Every player starts with 0 science points and 0 culture points.

rule-setup-tactic-a = No starting tactic
  .text = No player has a current tactic at the beginning and the common tactics area is empty.

rule-setup-box-a = Supply of the box
  .text =
    Blue, yellow, white and red tokens not placed at setup are in the box and are the supply for later gains; tokens
    lost go back there.

rule-setup-events-a = Initial current events deck
  .text =
    The Age A military deck is shuffled; players + 2 cards form the face-down current events deck; the others leave the
    game unseen; the future events deck is empty.

rule-setup-start-a = Starting player fixed
  .text = A starting player is determined by any method and stays the starting player for the whole game.

rule-setup-first-actions-a = Initial actions by turn order
  .text =
    In the first round the starting player has 1 civil action, each following player one more than the predecessor;
    nobody has military actions.

rule-setup-row-a = Initial card row
  .text =
    13 cards of the shuffled Age A civil deck are laid face up on the 13 spaces of the card row; the rest is the current
    civil deck, face down.

rule-first-skip-a = No start steps and no politics in the first turn
  .text =
    In each player's first turn the start-of-turn steps (replenish, war, tactics) and the politics phase are skipped.

rule-first-actions-a = Only taking cards is allowed
  .text =
    In the action phase of his first turn a player may do nothing but take cards from the card row (non-wonders into the
    hand, a wonder into play).

rule-first-wonder-a = A wonder taken in the first turn enters play
  .text =
    A wonder taken in the first turn goes into play as wonder under construction; its stages cannot be built in this
    turn.

rule-first-end-a = Normal end of turn in round 1
  .text =
    The end-of-turn steps of the first turn are carried out normally, including production and the reset to the full
    number of actions.

rule-first-draw-a = No military cards in round 1
  .text =
    Because no military action is available in the first round, no military card is drawn at the end of the first turn.

rule-turn-order-a = Phases of a turn
  .text =
    A turn consists of start steps (replenish row, resolve war, make tactics available), politics phase, action phase,
    end steps (discard military cards, production unless uprising, draw military cards, reset actions) in exactly this
    order.

rule-turn-row-a = Replenish at the start of every turn from round 2 on
  .text = Except in the first round every turn begins with replenishing the card row.

rule-turn-row-b = Number of spaces swept
  .text =
    Replenishing first discards the cards lying on the leftmost 3 spaces with 2 players, 2 spaces with 3 players, 1
    space with 4 players.

rule-turn-row-c = Sweeping goes by space, not by card
  .text =
    Only cards lying on the swept spaces are discarded; if such a space is already empty no other card is discarded
    instead.

rule-turn-row-d = Sliding keeps the order and closes gaps
  .text = After sweeping, all remaining cards are pushed left without gaps in their existing order.

rule-turn-row-e = Dealing from the current civil deck, left to right
  .text = Empty spaces are filled from the top of the current age's civil deck from left to right.

rule-turn-row-f = Sweep count after a resignation
  .text = If a player has resigned, the number of spaces swept follows the number of players still in the game.

rule-turn-row-g = No filling in Age IV
  .text = In Age IV cards are still swept and pushed left, but nothing is dealt.

rule-turn-row-h = Gaps stay until the next replenishing
  .text = Taking a card does not move the other cards; the space stays empty until the next replenishing.

rule-turn-row-i = Swept cards are out of the game
  .text = Civil cards discarded from the row never come back.

rule-age-a-end-a = Age A ends at the first replenishing
  .text =
    Age A ends when the row is replenished for the first time, i.e. in the second turn of the starting player, after the
    empty spaces were filled with Age A cards; the remaining Age A civil cards leave the game and the shuffled decks of
    Age I become current.

rule-age-a-end-b = Age I cards complete the first replenishing
  .text =
    If the Age A civil cards do not suffice for the first replenishing, the remaining spaces are filled from the civil
    deck of Age I.

rule-age-a-end-c = No losses at the end of Age A
  .text = The end of Age A makes nothing obsolete and costs no yellow tokens.

rule-age-end-a = Ages I-III end with the last civil card
  .text =
    Age I, II or III ends at the moment the last card of its civil deck is laid into the card row, even if the row is
    then full; the next age begins at once.

rule-age-end-b = Filling continues from the new deck
  .text = If spaces are still empty when an age ends during filling, they are filled from the civil deck of the new age.

rule-age-end-c = Which cards become obsolete
  .text =
    When an age ends, cards of ages older than the one just ended are obsolete; cards of the age just ended are not.

rule-age-end-d = Obsolete hand cards are discarded
  .text = All players must discard obsolete cards from their hands, civil and military.

rule-age-end-e = Obsolete leaders leave play
  .text =
    All obsolete leaders in play are removed; ratings and action totals are updated; no civil action is regained and no
    replacement option (Homer) applies.

rule-age-end-f = Obsolete unfinished wonders leave play
  .text =
    All obsolete wonders under construction are removed; their blue tokens return to the owner's blue bank; no resources
    are refunded.

rule-age-end-g = Obsolete pacts leave play
  .text = All obsolete pacts in play are removed and their effects end for both partners.

rule-age-end-h = Everything else stays in play
  .text =
    Obsolete technologies, colonies, completed wonders, exclusive and common tactics and declared wars remain in play.

rule-age-end-i = Event decks are not purged
  .text = Obsolete events lying in the current or future events deck stay there and are resolved normally when revealed.

rule-age-end-j = Loss of 2 yellow tokens
  .text =
    At the end of Age I, II and III each player loses 2 yellow tokens out of the yellow bank, or as many as are there.

rule-age-end-k = New military deck
  .text =
    The military deck of the age just ended leaves the game and the shuffled military deck of the new age becomes
    current.

rule-age-end-l = Age IV has no decks
  .text =
    In Age IV there is neither a civil nor a military deck; free spaces stay free and no military card can be drawn by
    any effect.

rule-age-end-m = Cards in the row are not affected by obsolescence
  .text =
    Only cards in hands and the listed cards in play become obsolete; old cards lying in the card row stay and may be
    taken.

rule-war-resolve-a = Own war is resolved at the start of the next turn
  .text =
    If the active player has a war card in his play area he must resolve it now, after replenishing the row and before
    making tactics available; without one the step is skipped.

rule-war-resolve-b = Greater strength wins, either side
  .text =
    The current strengths are compared; the stronger civilization is the victor, the difference is the strength
    advantage, and the victor carries out the card text, even if the victor is the player who was attacked.

rule-war-resolve-c = Equal strength has no effect
  .text = With equal strength the war has no effect; the war card is discarded anyway.

rule-war-resolve-d = Attack bonuses count
  .text = A bonus from a card in play for attacking this particular opponent is included in the comparison.

rule-war-resolve-e = No cards may be used in wars
  .text = Neither side may use military bonus cards (or discard cards) to increase its strength in a war.

rule-war-resolve-f = Stealing a special technology
  .text =
    A stolen special technology moves from the loser's play area to the winner's play area; all effects change hands at
    once.

rule-war-resolve-g = No stealing of a technology already owned
  .text = A player cannot steal a special technology that he already has in play or in his hand.

rule-war-resolve-h = Stolen technology of the same type
  .text =
    If the winner then has two special technologies of the same type he keeps the one of higher level and discards the
    other.

rule-war-resolve-i = Age end before the war
  .text =
    Because the row is replenished first, an age ending in this replenishing changes leaders, pacts and totals before
    strengths are compared.

rule-war-resolve-j = The war card is discarded in every case
  .text = After resolution the war card leaves the play area, whatever the result.

rule-tactics-avail-a = Exclusive tactic becomes common
  .text =
    At the start of his turn a player must move his exclusive tactic card to the common tactics area; his tactic marker
    stays on it and it remains his current tactic.

rule-tactics-avail-b = Not copyable while exclusive
  .text = As long as a tactic is exclusive (until its owner's next turn starts) other players cannot copy it.

rule-tactics-avail-c = No limit and no discarding of common tactics
  .text =
    The number of cards in the common area is unlimited; a duplicate is stacked or removed from the game but never put
    on the discard pile.

rule-pol-limit-a = At most one political action, optional
  .text =
    In the politics phase the active player may carry out at most one political action (prepare an event, play an
    aggression, declare a war, offer a pact, break a pact or resign) or none.

rule-pol-limit-b = Political cards only in the politics phase
  .text =
    Military cards with the crown symbol (events, territories, aggressions, wars, pacts) can be played only as political
    actions.

rule-pol-event-a = Preparing an event
  .text =
    The player puts an event card from his hand face down on top of the future events deck, scores culture equal to the
    card's level, and then reveals and resolves the top card of the current events deck.

rule-pol-event-b = Culture for the level of the prepared card
  .text = The culture scored for preparing equals the level of the prepared card: Age I 1, Age II 2, Age III 3.

rule-pol-event-c = Renewing the current events deck
  .text =
    If the revealed card was the last current event, the future events deck is shuffled, sorted face down so that
    earlier ages lie above later ages, and becomes the current events deck; the future events deck is then empty.

rule-pol-event-d = A prepared event is never revealed in the same political action
  .text =
    The event just prepared can be revealed only by a later political action, even if the deck is renewed immediately.

rule-pol-event-e = Territories are prepared like events
  .text =
    A territory card in hand is prepared like any other event (culture for its level); when it is revealed later a
    colonization takes place.

rule-pol-event-f = Culture is scored before the reveal
  .text = The culture for preparing is scored before the current event is revealed, so it counts for that event.

rule-pol-agg-a = Military actions for an aggression
  .text =
    Playing an aggression costs the number of military actions printed on it; without enough available military actions
    it cannot be played; they are not refunded if it fails.

rule-pol-agg-b = Target must be weaker
  .text = A player cannot attack a rival whose strength is equal to or greater than his own.

rule-pol-agg-c = Attack bonuses count for the comparison
  .text =
    Bonuses triggered by attacking this rival are included when checking whether the rival is weaker, and in the
    strength the rival must reach.

rule-pol-agg-d = Pacts that end by the attack
  .text =
    If a pact between attacker and rival ends when one attacks the other, it is removed; its bonuses do not count for
    the comparison or the defence.

rule-pol-agg-e = Pacts that forbid attacks
  .text = A rival with whom the player has a pact forbidding attacks cannot be chosen.

rule-pol-agg-f = Defence with bonus cards and discards
  .text =
    The rival may add the defence value of military bonus cards he plays and +1 for each other military card he discards
    face down; all used cards are discarded.

rule-pol-agg-g = Limit of defence cards
  .text =
    The number of cards played plus discarded for the defence may not exceed the rival's total number of military
    actions (not the available ones, and without hand limit modifiers).

rule-pol-agg-h = Reaching the attacker's strength is enough
  .text =
    If the rival equals or exceeds the attacker's strength the aggression fails; the card is discarded without effect.

rule-pol-agg-i = No partial defence
  .text =
    A rival who cannot or does not want to reach the attacker's strength spends no cards at all, and the aggression
    succeeds.

rule-pol-agg-j = Printed costs only
  .text = If the effect refers to the cost of a card, the printed cost counts; all modifiers are ignored.

rule-pol-agg-k = Aggression card is discarded
  .text = After its effect (or failure) the aggression card goes to the military discard pile of its age.

rule-pol-war-a = Declaring a war
  .text =
    The player reveals the card, spends its military actions, names a rival and puts the card into his play area;
    nothing else happens until the start of his next turn.

rule-pol-war-b = No strength condition for wars
  .text = Unlike an aggression, a war may be declared on a rival of equal or greater strength.

rule-pol-war-c = Forbidden targets
  .text =
    A war cannot be declared on a player whom a card says may not be attacked (or on whom war may not be declared).

rule-pol-war-d = Declaration ends certain pacts
  .text = A pact between the two that ends by an attack is removed at the declaration.

rule-pol-war-e = No declaration in the last round
  .text = During the last round no war may be declared.

rule-pol-war-f = A later no-attack pact does not stop a declared war
  .text = A new pact that prevents attacks or war declarations has no influence on wars already declared.

rule-pol-pact-a = Offering a pact
  .text =
    The player reveals the pact, names one other player and, if the card has sides A and B, states which side he takes;
    the other player accepts or refuses. No military action is spent.

rule-pol-pact-b = Refusal
  .text = If the offer is refused the card returns to the hand, but the political action is used up.

rule-pol-pact-c = The former own pact ends
  .text =
    On acceptance any other pact in the offering player's own area ends at once, with whichever partner; it is removed
    from play.

rule-pol-pact-d = Pacts in other areas remain
  .text =
    A player has at most one pact in his own area but may take part in any number of pacts lying in other players'
    areas.

rule-pol-pact-e = Pact effects start immediately
  .text = An accepted pact is effective from this moment for both partners.

rule-pol-pact-f = No pacts with two players
  .text = In a 2-player game offering and breaking pacts do not exist as political actions.

rule-pol-break-a = Breaking any own pact
  .text =
    As political action a player removes one pact he takes part in, whether it lies in his own or in another player's
    area; both partners are free of it.

rule-pol-resign-a = Resigning
  .text =
    As political action a player may resign: he has lost and leaves the game at once; his hand is discarded and all
    cards of his play area are removed.

rule-pol-resign-b = Pacts of a resigning player
  .text = Pacts in other players' areas in which the resigning player takes part are removed.

rule-pol-resign-c = Wars against a resigning player
  .text = Every player who has declared a war on the resigning player removes the war card and scores 7 culture.

rule-pol-resign-d = Last remaining player wins
  .text = If only one player remains the game ends at once and this player wins.

rule-pol-resign-e = Decks after a resignation
  .text =
    The current decks stay unchanged; before the transition to Age II or III the new decks are adjusted to the new
    number of players as at setup.

rule-pol-resign-f = Two-player event rule after a resignation
  .text = If only two players are left they use the two-player rules when resolving events.

rule-pol-resign-g = No resigning in Age IV
  .text = Resigning is not possible in Age IV.

rule-act-general-a = Free combination and order
  .text =
    In the action phase civil and military actions may be used in any combination, order and repetition as long as they
    are available.

rule-act-general-b = All steps and costs must be possible
  .text = An action may be carried out only if all its steps can be done and all its costs can be paid.

rule-act-general-c = Ending the phase early
  .text = A player may end his action phase at any time, even with actions left.

rule-act-general-d = Actions granted by card effects
  .text =
    An action carried out as the effect of a card costs no civil or military action (unless the card says so; exception
    revolution) but all other costs must be paid unless the card says it is free.

rule-act-take-a = Civil action cost by space
  .text =
    Taking a card from the row costs 1 civil action on spaces 1-5, 2 on spaces 6-9, 3 on spaces 10-13; a non-wonder goes
    to the hand.

rule-act-take-b = Civil hand limit
  .text =
    A non-wonder card cannot be taken if the number of civil cards in hand is already equal to or greater than the total
    number of civil actions.

rule-act-take-c = No second copy of a technology
  .text = A technology card cannot be taken if the player already has the same card in his hand or in play.

rule-act-take-d = One leader per age
  .text =
    A player who has taken a leader of an age can never take another leader of that age, even if the first is no longer
    in hand or in play.

rule-act-take-e = Misprinted Warfare cards
  .text =
    In the first German print run the Warfare cards carry the title of Code of Laws; the same-card restriction does not
    link the two: what counts is which card it is, not its printed name.

rule-act-take-f = Several equal action cards
  .text = The same-card restriction concerns technology cards only; several copies of an action card may be held.

rule-act-take-g = A leader may be taken while another is in play or in hand
  .text = Only the age counts; leaders of different ages may be held and played at the same time.

rule-act-wonder-take-a = Surcharge for completed wonders
  .text =
    Taking a wonder costs the civil actions of its space plus 1 for each wonder the player has already completed; it
    enters play as wonder under construction.

rule-act-wonder-take-b = Only one wonder under construction
  .text = No wonder can be taken while the player has a wonder under construction.

rule-act-wonder-take-c = Hand limit does not matter
  .text = A wonder may be taken even if the civil hand limit is reached.

rule-act-wonder-take-d = Ruined wonders count for the surcharge
  .text = Wonders turned into ruins (Ravages of Time) still count as completed wonders for the surcharge.

rule-act-wonder-take-e = No effect while under construction
  .text = A wonder under construction has no effect and contributes no symbols.

rule-act-pop-a = Cost of increasing the population
  .text =
    Increasing the population costs 1 civil action and food according to the rightmost occupied section of the yellow
    bank; then the rightmost yellow token moves to the worker pool as unused worker.

rule-act-pop-b = Food cost by section
  .text =
    The food cost is 2 with 17 or more tokens in the yellow bank, 3 with 13-16, 4 with 9-12, 5 with 5-8, 7 with 1-4.

rule-act-pop-c = Impossible with an empty bank
  .text = With no token in the yellow bank the population cannot be increased.

rule-act-build-a = Building
  .text =
    Building a farm, mine or urban building costs 1 civil action and the resource cost of a technology card in play; one
    unused worker moves onto the card; ratings are updated.

rule-act-build-b = Requires an unused worker
  .text = Without an unused worker nothing can be built.

rule-act-build-c = Urban building limit per type
  .text =
    If the player already has as many (or more) urban buildings of a type as the limit of his government, he may not
    build another one of this type; all levels of the type count together.

rule-act-build-d = Construction technologies reduce only urban buildings
  .text = The discount of the construction technologies applies to urban buildings only, not to farms, mines or units.

rule-act-build-e = Farms and mines are unlimited
  .text = There is no limit for the number of farms and mines.

rule-act-upgrade-a = Cost of an upgrade
  .text =
    Upgrading costs 1 civil action and the difference of the resource costs of the two cards; the worker moves to the
    higher-level card of the same type.

rule-act-upgrade-b = Same type, higher level, levels may be skipped
  .text = The target must be of the same type and of a higher level; any higher level is allowed.

rule-act-upgrade-c = Modifiers before the difference
  .text = If the cost of one or both cards is modified, the modified costs are used to compute the difference.

rule-act-upgrade-d = Upgrading is possible at or above the urban limit
  .text =
    An upgrade within a type does not change the number of buildings and is allowed even if the limit is reached or
    exceeded.

rule-act-destroy-a = Destroying a building
  .text =
    For 1 civil action a worker of a farm, mine or urban building moves to the worker pool; nothing is refunded; ratings
    are updated.

rule-act-leader-a = Playing a leader
  .text = Playing a leader from the hand costs 1 civil action; its effects apply at once.

rule-act-leader-b = Replacing a leader returns a civil action
  .text = If a leader is already in play it is discarded and the player regains 1 spent civil action.

rule-act-leader-c = Replacement does not break the revolution condition
  .text =
    Because the action comes back, a leader replaced as the only civil action of a turn leaves all civil actions
    available.

rule-act-stage-a = Building one stage
  .text = For 1 civil action the leftmost uncovered stage cost is paid and covered by a blue token from the blue bank.

rule-act-stage-b = Completing a wonder
  .text =
    When all stages are covered the wonder is complete: its blue tokens return to the blue bank and its effects apply at
    once.

rule-act-stage-c = Covering with an empty bank
  .text = If there is no token in the blue bank the covering token is taken from one of the player's technology cards.

rule-act-stage-d = Several stages with one action
  .text =
    If a card allows building several stages with one action, the costs of all these stages are added, paid as one sum
    and then covered.

rule-act-stage-e = Requires a wonder under construction
  .text = Stages can be built only on an own wonder under construction.

rule-act-develop-a = Developing a technology
  .text =
    Developing a technology from the hand costs 1 civil action and its science cost; the card enters play without
    workers.

rule-act-develop-b = Not enough science
  .text = A technology cannot be developed without enough science points.

rule-act-develop-c = Better special technology replaces the old one
  .text = If a special technology of the same type is already in play, only the one of higher level stays in play.

rule-act-develop-d = A lower special technology is removed at once but counts as developed
  .text =
    If the newly played special technology is the lower one it is removed immediately; for other effects this still
    counts as developing a technology.

rule-act-develop-e = Peaceful change of government
  .text =
    A government developed this way costs the higher science cost and 1 civil action; it replaces the old one and
    additional actions are available at once.

rule-act-rev-a = Revolution costs all civil actions and the lower science cost
  .text =
    A revolution develops a government for its lower science cost by spending as many civil actions as the player's
    total; normally all must be available.

rule-act-rev-b = Gained civil actions are not available
  .text =
    Civil actions gained through the new government are spent at once, so no civil action is left after a revolution.

rule-act-rev-c = Military actions are unaffected
  .text = Only civil actions are used up; military actions gained by the new government are available.

rule-act-rev-d = Revolution through an action card
  .text =
    If an action card allows developing a technology, a revolution may be declared with it; the civil actions of the
    revolution are spent instead of the action for the card.

rule-act-rev-e = Revolution through an event
  .text =
    If an event allows developing a technology, a revolution may be declared by spending all civil actions (the science
    cost is modified by the event).

rule-act-rev-f = Development triggers come after the revolution
  .text = Effects triggered by developing a technology (Leonardo, Newton, Einstein) take place after the revolution.

rule-act-rev-g = Revolution to a government with fewer civil actions
  .text = If the total decreases, spent tokens are returned first, so 0 civil actions stay available.

rule-act-card-a = Playing an action card
  .text = An action card from the hand costs 1 civil action, its effect is carried out and it is discarded.

rule-act-card-b = Not in the phase in which it was taken
  .text = An action card may not be played in the action phase in which it was taken from the row.

rule-act-card-c = Cost never below 0
  .text = If a card reduces a cost below 0 the cost is 0; nothing is gained.

rule-act-card-d = One stage only
  .text =
    A card that says to build one stage of a wonder builds exactly one stage, even if another card allows several stages
    with one civil action.

rule-act-card-e = Not playable if the action is impossible
  .text = If the action named on the card cannot be carried out (with the discount), the card cannot be played.

rule-act-card-f = Bonuses for this turn are not part of ratings or totals
  .text =
    What a card gives "this turn" is not part of the player's data; an additional military action of this kind may be
    used for drawing a military card at the end of the turn.

rule-act-unit-build-a = Building a unit
  .text =
    Building a military unit costs 1 military action and the resource cost of a unit technology in play; an unused
    worker moves onto it; strength is updated.

rule-act-unit-upgrade-a = Upgrading a unit
  .text =
    Upgrading a unit costs 1 military action and the difference of the (modified) resource costs; it must stay in its
    type and rise in level.

rule-act-unit-disband-a = Disbanding a unit
  .text = For 1 military action a unit's worker moves to the worker pool; nothing is refunded; strength is updated.

rule-act-tactic-play-a = Playing a tactic
  .text =
    Playing a tactics card from the hand costs 1 military action; it becomes the player's exclusive and current tactic
    and strength is updated.

rule-act-tactic-play-b = One tactic per turn
  .text = A player may play or copy a tactic only once per turn.

rule-act-tactic-play-c = Changing the current tactic
  .text =
    A newly played or copied tactic replaces the previous current tactic of the player; the previous card stays in the
    common area.

rule-act-tactic-copy-a = Copying a tactic
  .text =
    Copying a tactic of the common area costs 2 military actions; it becomes the current tactic; the card stays where it
    is.

rule-turn-end-order-a = Order of the end-of-turn steps
  .text =
    After the action phase: discard excess military cards, check for uprising, production phase (score science and
    culture, corruption, food production, consumption, resource production), draw military cards, reset actions. Only
    the discarding requires a decision.

rule-turn-end-discard-a = Military hand limit
  .text =
    If the number of military cards in hand exceeds the total number of military actions, the player discards the excess
    face down (cards of his choice).

rule-turn-end-discard-b = Limit is checked before drawing
  .text =
    Cards drawn at the end of the turn may exceed the limit; they are checked only at the end of the next own turn.

rule-turn-end-uprising-a = Uprising
  .text =
    If the player has more discontent workers than unused workers there is an uprising and the whole production phase is
    skipped.

rule-turn-end-uprising-b = Equality is no uprising
  .text = With as many unused workers as discontent workers (or more) production takes place.

rule-turn-end-uprising-c = Drawing and reset happen despite an uprising
  .text = An uprising skips only the production phase; military cards are drawn and actions are reset.

rule-turn-production-score-a = Scoring science and culture
  .text = First the player adds his science rating to his science points and his culture rating to his culture points.

rule-turn-production-score-b = Culture is scored before famine
  .text = Because scoring comes first, culture scored in this phase can be lost by missing food later in the same phase.

rule-turn-production-corruption-a = Corruption by blue bank
  .text =
    Corruption is the leftmost visible negative number of the blue bank: 0 with 11 or more tokens, 2 with 6-10, 4 with
    1-5, 6 with 0.

rule-turn-production-corruption-b = Corruption comes before production
  .text = Corruption is determined and paid before food and resources are produced.

rule-turn-production-corruption-c = Resources first, then food
  .text = The player loses resources equal to the corruption; if they do not suffice he loses food for the difference.

rule-turn-production-corruption-d = No further penalty
  .text = If resources and food together do not suffice, the player loses all of them and nothing else.

rule-turn-production-corruption-e = Tokens on an unfinished wonder count as missing
  .text =
    Blue tokens covering stages of a wonder under construction are not in the bank and therefore increase corruption.

rule-turn-production-food-a = Food production
  .text = For each worker on a farm technology one blue token moves from the blue bank onto this card.

rule-turn-production-food-b = Too few blue tokens
  .text =
    If there are not enough blue tokens, as many as possible are placed, starting with the farms (mines) of the highest
    level.

rule-turn-production-consumption-a = Consumption by yellow bank
  .text =
    Consumption is the leftmost visible negative number of the yellow bank: 0 with 17 or more tokens, 1 with 13-16, 2
    with 9-12, 3 with 5-8, 4 with 1-4, 6 with 0.

rule-turn-production-consumption-b = Consumption after food production
  .text = Consumption is paid after food production, so freshly produced food can be eaten.

rule-turn-production-consumption-c = Famine
  .text = For each missing food the player loses 4 culture points (not below 0).

rule-turn-production-resources-a = Resource production
  .text =
    For each worker on a mine technology one blue token moves from the blue bank onto this card; this is the last step
    of production.

rule-turn-draw-a = One card per unused military action, at most 3
  .text = For each available military action left the player draws one military card of the current age, at most 3.

rule-turn-draw-b = Exhausted military deck
  .text =
    When the last card of the military deck is drawn, the military discard pile of the current age is shuffled and
    becomes the new deck, and drawing continues.

rule-turn-reset-a = Reset at the end of the own turn
  .text =
    At the end of his turn the player gets all civil and military actions back; they stay available during the other
    players' turns and may be used up there by events.

rule-event-order-a = Order of decisions
  .text = If several players must decide, they do so clockwise beginning with the player who revealed the event.

rule-event-tie-a = Ties go to the active player, then clockwise
  .text =
    If a card compares values, ties are resolved as if the active player, then the next clockwise and so on, had the
    higher value.

rule-event-tie-b = Being higher can be a disadvantage
  .text = The tie rule applies to every comparison, also where the higher value is a disadvantage.

rule-event-tie-c = "All civilizations" are not tie-broken
  .text =
    If a card refers to all civilizations with the most or fewest of something, all tied civilizations are affected.

rule-event-tie-d = Ranking in a partial tie
  .text = The tie rule yields a complete order, also for the second place.

rule-event-two-a = Two-player reading
  .text =
    With 2 players a card referring to the two strongest (weakest, ...) civilizations applies to one civilization only.

rule-event-action-a = Actions through events cost no actions
  .text =
    If an event lets a player carry out an action of the action phase, it costs no civil or military action unless the
    card says so (a revolution still uses all civil actions).

rule-event-past-a = Past events pile
  .text = A resolved event goes to the past events pile, not to the military discard pile, and can never be drawn again.

rule-colony-bid-a = Auction order
  .text =
    When a territory is revealed all players may bid, clockwise beginning with the player who revealed it; each player
    bids or passes; a player who passes is out.

rule-colony-bid-b = Legal bids
  .text =
    A bid is an integer greater than 0 and greater than the previous bid, and may not exceed the strongest force the
    player can really send.

rule-colony-bid-c = Nobody bids
  .text = If nobody bids the card goes to the past events pile and the colonization ends.

rule-colony-bid-d = Bids are binding
  .text = The last remaining bidder must colonize; he cannot withdraw.

rule-colony-force-a = At least one unit
  .text = The force must contain at least one military unit; it cannot consist of modifiers and bonus cards only.

rule-colony-force-b = Components of the force
  .text =
    The force is the sum of the strength of the sent units, the tactical strength of armies formed by the sent units
    with the current tactic, the colonization modifier and the colonization values of any number of bonus cards played.

rule-colony-force-c = Strength modifiers do not count
  .text =
    Strength modifiers of the civilization (Alexander, Napoleon, Great Wall, special technologies, arenas, colonies with
    strength) do not count for the force.

rule-colony-force-d = Armies of the sent units only
  .text = Armies are formed from the sent units, independent of the grouping used for the strength rating.

rule-colony-force-e = Force may exceed the bid
  .text = The force must be at least as strong as the bid; a stronger one is allowed.

rule-colony-force-f = Sacrificed units and cards
  .text =
    The sent units' yellow tokens return to the yellow bank (not to the worker pool); played bonus cards are discarded;
    strength is updated.

rule-colony-force-g = Any number of bonus cards
  .text =
    The number of bonus cards played for a colonization is not limited (the limit by military actions concerns only the
    defence against aggressions).

rule-colony-effect-a = Permanent effect first
  .text =
    The winner takes the card as colony; the permanent effect is applied first, then the immediate effect, which is
    carried out once.

rule-colony-effect-b = Permanent yellow tokens before gained population
  .text = Yellow tokens of the permanent effect and of the sacrificed units are in the bank before population is gained.

rule-colony-effect-c = Drawing military cards without limit
  .text =
    Military cards of an immediate effect are drawn from the current age's deck without limitation (neither 3 cards nor
    hand limit); in Age IV none are drawn.

rule-colony-effect-d = Immediate science, culture, food and resources
  .text = Immediate effects give points (scored) or goods (gained with blue tokens) as printed.

rule-cards-level-a = Level of a card
  .text = The level of a card is 0, 1, 2, 3 for Age A, I, II, III.

rule-cards-level-b = Best building needs a worker
  .text =
    The level of a unit, farm, mine or building is that of its technology; "best" refers to the highest level among the
    workers of that type, so a technology without workers does not count.

rule-cards-hand-a = Civil cards above the limit are kept
  .text =
    A player above the civil hand limit for any legal reason need not discard, but may not take further civil cards into
    his hand.

rule-cards-hand-b = Hidden military cards
  .text =
    Military cards are drawn face down and are hidden from the other players until revealed; civil cards may be treated
    as public; cards discarded unplayed are not shown.

rule-cards-inplay-a = Cards in play
  .text =
    Rules and effects that refer to leaders, colonies, wonders or technologies mean cards in play (play areas and common
    tactics), not cards in hands, decks, discard piles or the row.

rule-cards-discard-a = Civil cards never return
  .text = A civil card discarded or removed from play never returns to the game.

rule-cards-discard-b = Military discard piles per age
  .text =
    Military cards discarded or removed from play go face down to the discard pile of their age; only the pile of the
    current age can be reshuffled.

rule-cards-discard-c = Empty military deck is renewed at once
  .text =
    If the current military deck is empty the discard pile of the current age is shuffled immediately and becomes the
    deck, also when the deck was emptied by an event or colony.

rule-cards-tech-a = What is a technology
  .text =
    Technologies are all civil cards with a science cost (incl. governments and special technologies) and the starting
    technologies of the player board.

rule-cards-farm-a = Storing without workers
  .text =
    Blue tokens may lie on a farm or mine technology without workers, in any number, with the value printed on the card.

rule-cards-farm-b = No influence on ratings
  .text = Farms and mines do not contribute to the ratings.

rule-cards-urban-a = Each worker contributes
  .text =
    Every worker on an urban building technology contributes the printed symbols to the ratings; a technology without
    workers contributes nothing.

rule-cards-unit-a = Each unit contributes its strength
  .text = Every worker on a unit technology contributes the printed strength; the number of units is unlimited.

rule-cards-special-a = One special technology per type
  .text =
    A player can never have two special technologies of the same type (law, warfare, exploration, construction); the
    lower one is removed.

rule-cards-gov-a = Lower urban limit does not destroy buildings
  .text = If a new government lowers the urban limit, surplus buildings stay; the limit only prevents new ones.

rule-cards-gov-b = Exactly one government
  .text =
    A player always has exactly one government; a new one replaces the old one, whatever its level; no worker can be put
    on it.

rule-cards-wonder-a = Effects from completion on
  .text = A wonder works from the moment of completion; the number of completed wonders is unlimited.

rule-cards-wonder-b = One-time effect of Age III wonders
  .text = "You immediately score" effects of Age III wonders happen once at completion.

rule-cards-leader-a = One leader in play
  .text = A player can have only one leader in play.

rule-cards-colony-a = Losing a colony
  .text = A player who loses a colony removes it and loses its permanent effect; the immediate effect is not undone.

rule-cards-colony-b = Stealing a colony
  .text =
    A stolen colony moves to the thief's area; the victim loses and the thief gains the permanent effect; the immediate
    effect is ignored.

rule-cards-tactic-a = Forming armies
  .text =
    With the current tactic as many armies as possible are formed; each needs the depicted numbers and types of units
    and adds its tactical strength once.

rule-cards-tactic-b = One army per unit
  .text = Every unit can belong to only one army; units in an army still count with their own strength.

rule-cards-tactic-c = Air force doubles an army
  .text =
    Each army may be extended by one air force unit, which doubles its tactical strength; each air force extends at most
    one army, an army at most one air force.

rule-cards-tactic-d = Obsolete army
  .text =
    If at least one unit of an army is two or more levels below the tactics card, the army has the lower tactical
    strength.

rule-cards-tactic-e = Obsolete army with air force
  .text = An obsolete army with an air force has twice the lower value.

rule-cards-tactic-f = Best possible grouping
  .text = Armies are always formed so that the strength rating is as high as possible; the player has no choice.

rule-cards-tactic-g = Old units stay outside if that is better
  .text = The grouping is optimal over all armies, including leaving old units out of armies.

rule-cards-pact-a = Own pact limit
  .text = A player has at most one pact in his own area but may be partner in others.

rule-cards-war-a = Wars have no effect until resolved
  .text = A war in play does nothing until it is resolved in the next turn of its owner.

rule-cards-bonus-a = Use of bonus cards
  .text =
    Military bonus cards are used only once, in the defence against an aggression or in a colonization, and then
    discarded; they are never put into play.

rule-stats-symbols-a = Symbols per worker or per card
  .text =
    Symbols at the bottom of a card with workers count for each worker on it (none without workers); on a card without
    workers they count once for the card; on a tactics card they count per army.

rule-stats-symbols-b = Ratings equal recomputation
  .text =
    The ratings and totals are at any time exactly the values computed from cards in play and token positions; a stored
    value never differs.

rule-stats-science-a = Science rating
  .text = The science rating is the sum of all science symbols and modifiers, at least 0, without upper limit.

rule-stats-culture-a = Culture rating
  .text = The culture rating is the sum of all culture symbols and modifiers, at least 0, without upper limit.

rule-stats-culture-b = Conditional scoring is not part of the rating
  .text = Points that an effect lets a player score under certain conditions do not change his ratings.

rule-stats-strength-a = Strength rating
  .text =
    The strength rating is the sum of unit strengths, tactical strength of armies, strength symbols of other cards and
    modifiers; at least 0, no upper limit.

rule-stats-happy-a = Happiness is limited to 0..8
  .text = All happy faces are added and unhappy faces subtracted; the result is limited to the range 0 to 8.

rule-stats-happy-b = The limit applies to the sum
  .text = Unhappy faces are subtracted from the unlimited sum, not from the limited value.

rule-stats-happy-c = A card with unhappy faces is no card with happy faces
  .text = An unhappy face does not make a card a card that provides happy faces.

rule-stats-colonization-a = Colonization modifier
  .text =
    The colonization modifier is the sum of the colonization symbols of the cards in play (0 without any); it matters
    only in a colonization.

rule-actions-total-a = Action totals
  .text =
    The totals are the sums of the civil and military action symbols on all cards in play (government, special
    technologies, leader, completed wonders, pacts).

rule-actions-spend-a = Too few actions
  .text = Something that requires more actions than available cannot be done.

rule-actions-regain-a = Regaining an action
  .text =
    Regaining an action makes one spent action available again; without a spent action nothing happens and the total
    does not change.

rule-actions-extra-a = Additional actions are used first
  .text =
    A one-time additional action is used at the first opportunity at which it can be used and does not change the total.

rule-actions-change-a = Increase of the total
  .text = If a total rises, the new actions are available at once (exception revolution).

rule-actions-change-b = Decrease of the total
  .text = If a total falls, spent actions are given up first, available ones only if there are not enough spent ones.

rule-actions-change-c = Replacement is one net change
  .text =
    If a card is replaced by another one, only the difference of the totals is applied, not removal and gain in two
    steps.

rule-tokens-bank-a = Filling the banks
  .text =
    Banks are filled from left to right and emptied from the right; tokens beyond the number of squares are kept in the
    rightmost section without limit.

rule-tokens-gain-a = Gaining tokens
  .text = Tokens gained are put into the own bank (yellow tokens are not workers).

rule-tokens-symbol-a = Tokens of a card leave with the card
  .text =
    A card with token symbols gives its tokens when it enters play and takes them away when it leaves the play area;
    with negative symbols the other way round.

rule-tokens-symbol-b = Replacement of token cards
  .text = If one card with tokens is replaced by another, the difference is applied.

rule-tokens-lose-blue-a = Losing blue tokens
  .text =
    Blue tokens are lost from the blue bank; if there are too few, further ones are taken from the own farms and mines
    of the player's choice.

rule-tokens-lose-yellow-a = Losing yellow tokens
  .text =
    Yellow tokens are lost only from the yellow bank; if there are too few, all of the bank are lost but no workers.

rule-tokens-take-yellow-a = Taking yellow tokens from another player
  .text = Yellow tokens are taken from the other player's yellow bank into the own one, at most as many as are there.

rule-tokens-invariant-a = Conservation of tokens
  .text =
    Tokens only move between bank, cards, worker pool and wonder; the total of a player changes only by token symbols,
    explicit gains and losses, age ends and takes.

rule-pop-worker-a = Workers and unused workers
  .text =
    Every yellow token outside the bank is a worker; a worker not on a card is unused, also if it marks missing happy
    faces; such workers remain usable.

rule-pop-gain-a = Gaining population is free
  .text =
    Gaining 1 population moves a yellow token from the bank to the worker pool without food; with an empty bank nothing
    happens.

rule-pop-increase-a = Increasing by an effect costs food
  .text =
    An effect that increases the population follows the rules of that action including its food cost (modified by the
    effect).

rule-pop-lose-a = Losing population
  .text =
    A lost population is an unused worker returned to the yellow bank; without unused workers the player takes a yellow
    token from one of his cards.

rule-pop-discontent-a = Demand for happy faces
  .text =
    The demand is the number over the leftmost completely empty subsection of the yellow bank: 0 with 17 or more tokens,
    1 with 13-16, 2 with 11-12, 3 with 9-10, 4 with 7-8, 5 with 5-6, 6 with 3-4, 7 with 1-2, 8 with 0.

rule-pop-discontent-b = Number of discontent workers
  .text =
    Discontent workers = demand minus happiness rating, at least 0; the number of unused workers does not change it.

rule-pop-discontent-c = Only the number matters
  .text =
    Which workers are discontent is irrelevant; effects use only the number, whether or not unused workers are placed as
    markers.

rule-res-value-a = Value of blue tokens
  .text =
    Food and resources are the blue tokens on farm and mine technologies; each is worth the number printed on its card.

rule-res-gain-a = Exact gain
  .text =
    Gained food or resources are placed as blue tokens from the bank on farm or mine technologies with a total value of
    exactly the amount, in any split.

rule-res-gain-b = Too few blue tokens
  .text =
    If there are not enough blue tokens the player gains as much as possible, never more than the amount; with an empty
    bank nothing is gained.

rule-res-gain-c = No overshooting
  .text = A token may not be placed if the gain would exceed the amount.

rule-res-gain-d = Order of several gains
  .text = If food and resources are gained at the same time they are gained in the order printed on the card.

rule-res-pay-a = Returning tokens
  .text = Returning a blue token from a farm or mine technology to the bank pays the value of that card.

rule-res-pay-b = Moving a token down
  .text = Moving a token to a technology of the same kind with lower value pays the difference.

rule-res-pay-c = Paying with change
  .text = A player may pay more and take back change in tokens of lower value; the net payment must be exact.

rule-res-pay-d = Not enough
  .text = If the total value is less than the amount, the payment and the action are impossible.

rule-res-pay-e = Overpaying
  .text =
    If exact payment is impossible although the value suffices, the player may overpay, provided the blue bank is empty
    in the end.

rule-res-pay-f = Never upwards
  .text =
    Tokens are never moved from a lower-value to a higher-value technology and several tokens are never merged into one
    of higher value.

rule-res-temp-a = Temporary resources first
  .text =
    Resources valid only for this turn or a special purpose are used first for anything they may pay for; the rest
    expires.

rule-res-lose-a = Losing is limited to what is there
  .text = Losing food or resources works like paying, except that a player who has less loses only what he has.

rule-res-take-a = Taking from another player
  .text =
    Taking means that the other player loses the goods and the taker gains as much as was really lost; every player
    handles his own blue tokens.

rule-res-take-b = Gain of the taker may be limited
  .text = The taker's gain is limited by his own blue bank; the victim loses the full amount nevertheless.

rule-points-science-a = Points have no upper limit
  .text = Science and culture points are unlimited upwards.

rule-points-lose-a = Never below 0
  .text = Points lost cannot bring a player below 0.

rule-points-pay-a = Paying science
  .text = A payment of science points is possible only with enough points.

rule-points-temp-a = Temporary science first
  .text = Science points valid only for this turn or purpose are used first where allowed.

rule-points-take-a = Taking points
  .text = Points are taken only as far as the other player has them; the taker scores what the other one lost.

rule-appendix-homer-a = Homer's face counts as printed on the wonder
  .text =
    The wonder with Homer's happy face counts as if it had one more happy face printed; Michelangelo benefits, and St.
    Peter's Basilica adds one face to this wonder, not two.

rule-appendix-homer-b = Homer's face survives Ravages of Time
  .text = If the wonder is turned into ruins, Homer's face stays visible and the ruins still give one happy face.

rule-appendix-genghis-a = Two-player reading and tie-break
  .text = With 2 players Genghis Khan's owner must be the strongest civilization; the owner of Genghis Khan wins ties.

rule-appendix-genghis-b = Infantry as cavalry only for armies
  .text =
    For armies each infantry unit counts as infantry or cavalry (not both), so that the strength is maximal; for other
    cards it stays infantry.

rule-appendix-robespierre-a = Revolution with military actions
  .text =
    With Robespierre every revolution must be paid with all military actions (all must be available) instead of civil
    actions; military actions gained by the change are spent at once.

rule-appendix-robespierre-b = Patriotism and Breakthrough with Robespierre
  .text =
    The extra military action of Patriotism is not part of the total and survives the revolution; with Breakthrough all
    military actions are spent but no civil action for the card; military actions gained later in the turn by cards
    entering play are available.

rule-appendix-newton-a = Newton with Breakthrough and revolution
  .text =
    Newton returns a spent civil action also if the technology was developed by a card such as Breakthrough; a
    revolution is a development, so one civil action is available afterwards.

rule-appendix-bach-a = Bach's upgrade
  .text =
    Once per turn an urban building of any type may be upgraded to a theater of the same or a higher level for the
    normal difference, at least 0; the urban limit for theaters may not be exceeded.

rule-appendix-gates-a = Labs work like mines
  .text =
    When mines produce, each worker on a lab of Age I or later gets one blue token worth the lab's level in resources;
    labs may store and change; after Gates left, labs no longer produce but stored tokens remain usable; Impact of
    Industry ignores this production.

rule-appendix-gates-b = Tokens on labs after Gates
  .text = Tokens on labs can be spent until the end of the game even if Gates has left; no new ones are placed.

rule-appendix-peters-a = St. Peter's Basilica
  .text =
    Every other card of the player with at least one happy face counts as having one more; on cards with workers this
    applies to each worker; St. Peter's itself is not increased.

rule-appendix-hollywood-a = Modifiers count for Hollywood
  .text =
    Effects that modify the culture production of theaters and libraries (Shakespeare, Bach, Chaplin) count for
    Hollywood.

rule-appendix-internet-a = Modifiers count for the Internet
  .text =
    Effects that modify the culture or science production of urban buildings (Shakespeare, Bach, Chaplin, Newton,
    Einstein, Meier) count for the Internet.

rule-appendix-civilization-a = Development of Civilization
  .text =
    The players pay no civil action but the other costs reduced by one; a revolution for 1 science less is possible but
    uses all civil actions.

rule-appendix-ravages-a = Ruins are completed wonders
  .text =
    A ruined wonder counts for all purposes as completed wonder of its age (surcharge, Impact of Wonders, International
    Tourism).

rule-appendix-agreement-a = Taking and refilling
  .text =
    Cards are taken under the normal rules; afterwards the row is pushed together and filled without discarding cards
    from the front spaces.

rule-appendix-agreement-b = Action cards of the active player
  .text = If the active player takes action cards by this event he may play them in the same turn.

rule-appendix-agreement-c = Ending the game by this event
  .text =
    If the refilling ends Age III the end of the game is triggered; in the starting player's turn the current round is
    the last.

rule-appendix-agreement-d = Usable in the last round
  .text = The strongest player may use this event also in the last round.

rule-card-alexander_the_great = Alexander the Great
  .text =
    Strength +1 per military unit (rating only, not in a colonization force); as political action he may be removed for
    1 yellow token from the box into the yellow bank.

rule-card-aristotle = Aristotle
  .text = Each technology card taken from the card row scores 1 science point.

rule-card-hammurabi = Hammurabi
  .text =
    Once per own turn one military action may be used as a civil action; leaders taken from the row cost 1 civil action
    less (at least 0).

rule-card-homer = Homer
  .text =
    Happiness +1; each own turn 1 temporary resource for building or upgrading units; when replaced by a new leader he
    may be tucked under an own completed wonder (+1 happy face there) instead of regaining the civil action.

rule-card-julius_caesar = Julius Caesar
  .text =
    Strength +1, military actions +1; once per game a second political action may follow directly after a political
    action.

rule-card-moses = Moses
  .text = Increasing the population costs 1 food less.

rule-card-christopher_columbus = Christopher Columbus
  .text =
    As political action Columbus is removed and a territory from the hand becomes the player's colony without auction or
    units; permanent effect first, then immediate effect.

rule-card-frederick_barbarossa = Frederick Barbarossa
  .text =
    For 1 military action the population is increased and a military unit is built, for 1 food and 1 resource less;
    repeatable.

rule-card-genghis_khan = Genghis Khan
  .text =
    Infantry may count as cavalry for armies; at the end of each own turn 3 culture if among the two strongest (with 2
    players: the strongest), the owner winning ties; not part of the culture rating.

rule-card-joan_of_arc = Joan of Arc
  .text =
    Culture +1, military actions +1; strength +1 per happy face of temples and government; at the start of the own
    politics phase the player may look at the top current event.

rule-card-leonardo_da_vinci = Leonardo da Vinci
  .text = The best lab or library produces extra science equal to its level; each developed technology gives 1 resource.

rule-card-michelangelo = Michelangelo
  .text =
    Temples, theaters and wonders produce 1 extra culture per happy face; wonders taken from the row have no surcharge
    for completed wonders.

rule-card-james_cook = James Cook
  .text =
    Up to 2 military cards may be discarded for +1 each in a colonization force; the first colony produces 2 extra
    culture, each further one 1.

rule-card-isaac_newton = Isaac Newton
  .text =
    The best lab or library produces extra science equal to its level; each developed technology returns 1 spent civil
    action.

rule-card-j_s_bach = J. S. Bach
  .text =
    Theaters produce 1 extra culture each; theater technologies cost 2 science less; once per turn an urban building may
    be upgraded to a theater of the same or a higher level.

rule-card-maximilien_robespierre = Maximilien Robespierre
  .text =
    Military actions +1; revolutions use all military instead of all civil actions; each revolution scores 3 culture.

rule-card-napoleon_bonaparte = Napoleon Bonaparte
  .text =
    Military actions +2; strength +2 per unit type (infantry, cavalry, artillery, air force) with at least one unit.

rule-card-william_shakespeare = William Shakespeare
  .text =
    Happiness +1; with a library theaters cost 1 resource and theater technologies 1 science less, with a theater
    libraries likewise; each library-theater pair produces 2 extra culture.

rule-card-albert_einstein = Albert Einstein
  .text = The best lab or library produces extra science equal to its level; each developed technology scores 3 culture.

rule-card-bill_gates = Bill Gates
  .text =
    Labs also produce resources equal to their level; when Gates leaves play or at the game end the player scores
    culture equal to this production.

rule-card-charlie_chaplin = Charlie Chaplin
  .text = Happiness +2; one theater of the best theater technology produces double culture.

rule-card-mahatma_gandhi = Mahatma Gandhi
  .text =
    Culture +2; the owner cannot play aggressions or wars; rivals pay double military actions for aggressions and wars
    against him.

rule-card-sid_meier = Sid Meier
  .text = Each lab produces culture equal to its level and 1 science less.

rule-card-winston_churchill = Winston Churchill
  .text =
    Each own turn either 3 culture or 3 science for unit technologies and 3 resources for building or upgrading units,
    valid this turn only.

rule-card-colossus = Colossus
  .text = Stages cost 3-3; strength +2, colonization +1.

rule-card-hanging_gardens = Hanging Gardens
  .text = Stages cost 2-2-2; culture +1, happiness +2.

rule-card-library_of_alexandria = Library of Alexandria
  .text = Stages cost 1-4-1; culture +1, science +1; both hand limits +1 (not the limit of defence cards).

rule-card-pyramids = Pyramids
  .text = Stages cost 3-2-1; civil actions +1.

rule-card-great_wall = Great Wall
  .text = Stages cost 2-2-3-2; culture +1, happiness +1; strength +1 per infantry and artillery unit.

rule-card-st_peters_basilica = St. Peter's Basilica
  .text = Stages cost 4-4; culture +2, happiness +1; each other card with happy faces counts one more (per worker).

rule-card-taj_mahal = Taj Mahal
  .text =
    Stages cost 2-4-2; culture +3, 1 blue token; taking it costs 2 civil actions less (at least 0) if the player
    replaced his leader earlier this turn; this text works only in the row.

rule-card-universitas_carolina = Universitas Carolina
  .text = Stages cost 3-3-3; culture +1, science +2.

rule-card-eiffel_tower = Eiffel Tower
  .text = Stages cost 3-7-3; culture +4, happiness +1.

rule-card-kremlin = Kremlin
  .text = Stages cost 4-4-4; culture +2, 1 unhappy face, civil actions +1, military actions +1.

rule-card-ocean_liner_service = Ocean Liner Service
  .text = Stages cost 4-2-2-4; once per own action phase 1 population may be gained without action and food.

rule-card-transcontinental_railroad = Transcontinental Railroad
  .text = Stages cost 3-3-3-3; strength +4; one worker of the best mine with workers produces two blue tokens.

rule-card-fast_food_chains = Fast Food Chains
  .text =
    Stages cost 4-4-4-4; at completion 1 culture per worker on units and urban buildings, 2 per worker on farms and
    mines.

rule-card-first_space_flight = First Space Flight
  .text =
    Stages cost 1-2-4-9; at completion 1 culture per level of each technology in play (with or without workers,
    including government and special technologies).

rule-card-hollywood = Hollywood
  .text =
    Stages cost 5-6-5; at completion twice the culture produced by theaters and libraries, leader effects included.

rule-card-internet = Internet
  .text =
    Stages cost 2-3-4-3-2; at completion culture equal to culture, science and strength of all urban buildings, leader
    effects included; happy faces score nothing.

rule-card-rich_land_a = Rich Land (A)
  .text = Build or upgrade one farm or mine for 1 resource less.

rule-card-rich_land_i = Rich Land (I)
  .text = Build or upgrade one farm or mine for 2 resources less.

rule-card-rich_land_ii = Rich Land (II)
  .text = Build or upgrade one farm or mine for 3 resources less.

rule-card-urban_growth_a = Urban Growth (A)
  .text = Build or upgrade one urban building for 1 resource less.

rule-card-urban_growth_i = Urban Growth (I)
  .text = Build or upgrade one urban building for 2 resources less; adds to the construction discount.

rule-card-urban_growth_ii = Urban Growth (II)
  .text = Build or upgrade one urban building for 3 resources less.

rule-card-urban_growth_iii = Urban Growth (III)
  .text = Build or upgrade one urban building for 4 resources less.

rule-card-frugality_a = Frugality (A)
  .text = Increase the population at the normal cost; afterwards gain 1 food.

rule-card-frugality_i = Frugality (I)
  .text = Increase the population at the normal cost; afterwards gain 2 food.

rule-card-frugality_ii = Frugality (II)
  .text = Increase the population at the normal cost; afterwards gain 3 food.

rule-card-engineering_genius_a = Engineering Genius (A)
  .text = Build exactly one wonder stage for 2 resources less.

rule-card-engineering_genius_i = Engineering Genius (I)
  .text = Build exactly one wonder stage for 3 resources less.

rule-card-engineering_genius_ii = Engineering Genius (II)
  .text = Build exactly one wonder stage for 4 resources less.

rule-card-engineering_genius_iii = Engineering Genius (III)
  .text = Build exactly one wonder stage for 5 resources less.

rule-card-patriotism_a = Patriotism (A)
  .text = This turn 1 extra resource for building or upgrading units and 1 extra military action.

rule-card-patriotism_i = Patriotism (I)
  .text = This turn 2 extra resources for units and 1 extra military action.

rule-card-patriotism_ii = Patriotism (II)
  .text = This turn 3 extra resources for units and 1 extra military action.

rule-card-patriotism_iii = Patriotism (III)
  .text = This turn 4 extra resources for units and 1 extra military action.

rule-card-cultural_heritage_a = Cultural Heritage (A)
  .text = Score 1 science and 4 culture.

rule-card-cultural_heritage_i = Cultural Heritage (I)
  .text = Score 2 science and 2 culture.

rule-card-stockpile_a = Stockpile (A)
  .text = Gain 1 resource and 1 food, in this order.

rule-card-breakthrough_i = Breakthrough (I)
  .text = Develop a technology at the normal cost, then score 2 science.

rule-card-breakthrough_ii = Breakthrough (II)
  .text = Develop a technology at the normal cost, then score 3 science.

rule-card-reserves_i = Reserves (I)
  .text = Gain 2 resources or 2 food.

rule-card-reserves_ii = Reserves (II)
  .text = Gain 3 resources or 3 food.

rule-card-reserves_iii = Reserves (III)
  .text = Gain 4 resources or 4 food.

rule-card-efficient_upgrade_ii = Efficient Upgrade (II)
  .text = Upgrade one farm, mine or urban building for 3 resources less.

rule-card-efficient_upgrade_iii = Efficient Upgrade (III)
  .text = Upgrade one farm, mine or urban building for 4 resources less.

rule-card-revolutionary_idea_ii = Revolutionary Idea (II)
  .text = Score 4 science.

rule-card-revolutionary_idea_iii = Revolutionary Idea (III)
  .text = Score 6 science.

rule-card-wave_of_nationalism_ii = Wave of Nationalism (II)
  .text =
    This turn extra resources for units for every stronger civilization: 2 each with 4 players, 3 each with 3, 6 with 2.

rule-card-endowment_for_the_arts_iii = Endowment for the Arts (III)
  .text = Score culture for every civilization with more culture points: 2 each with 4 players, 3 each with 3, 6 with 2.

rule-card-military_build_up_iii = Military Build-Up (III)
  .text =
    This turn extra resources for units for every stronger civilization: 3 each with 4 players, 5 each with 3, 8 with 2.

rule-card-masonry = Masonry
  .text = Urban buildings of level 1, 2, 3 cost 1 less (level 0 unchanged); up to 2 wonder stages per civil action.

rule-card-architecture = Architecture
  .text = Urban buildings of level 1/2/3 cost 1/2/2 less; up to 3 wonder stages per civil action.

rule-card-engineering = Engineering
  .text = Urban buildings of level 1/2/3 cost 1/2/3 less; up to 4 wonder stages per civil action.

rule-card-justice_system = Justice System
  .text = Civil actions +1, 3 blue tokens.

rule-card-warfare = Warfare
  .text = Strength +1, military actions +1 (the first German print run shows the wrong title).

rule-card-air_forces = Air Forces
  .text =
    Strength 5 per unit; each may join one army and doubles its tactical strength; without an army only its own strength
    counts.

rule-card-theocracy = Theocracy
  .text =
    4 civil and 3 military actions, urban limit 3, culture +1, strength +1, happiness +1; science cost 6, revolution 1.

rule-card-communism = Communism
  .text = 7 civil and 5 military actions, urban limit 4, 1 unhappy face; science cost 19, revolution 5.

rule-card-democracy = Democracy
  .text = 7 civil and 3 military actions, urban limit 4, culture +3; science cost 17, revolution 9.

rule-card-fundamentalism = Fundamentalism
  .text = 6 civil and 5 military actions, urban limit 4, strength +5, science -2; science cost 18, revolution 7.

rule-card-development_of_agriculture = Development of Agriculture
  .text = Every civilization gains 2 food.

rule-card-development_of_civilization = Development of Civilization
  .text =
    Each civilization may increase its population for 1 food less, or build a farm, mine or urban building for 1
    resource less, or develop a technology for 1 science less; no civil action is paid.

rule-card-development_of_crafts = Development of Crafts
  .text = Every civilization gains 2 resources.

rule-card-development_of_markets = Development of Markets
  .text = Every civilization gains 2 food or 2 resources, its own choice.

rule-card-development_of_politics = Development of Politics
  .text = Every player draws 3 military cards of the current age.

rule-card-development_of_religion = Development of Religion
  .text = Every player with an unused worker may build a temple on Religion for free.

rule-card-development_of_science = Development of Science
  .text = Every civilization scores 2 science.

rule-card-development_of_settlement = Development of Settlement
  .text = Every civilization gains 1 population without food.

rule-card-development_of_trade_routes = Development of Trade Routes
  .text = Every civilization scores 1 science and gains 1 food and 1 resource, in this order.

rule-card-development_of_warfare = Development of Warfare
  .text = Every player with an unused worker may build Warriors for free.

rule-card-barbarians = Barbarians
  .text =
    If the civilization with the most culture points is one of the two weakest (with 2 players: the weakest), it loses 1
    population.

rule-card-border_conflict = Border Conflict
  .text =
    The weakest civilization destroys one of its urban buildings, farms or mines (worker to the worker pool); the
    strongest gains 3 resources.

rule-card-crusades = Crusades
  .text = The strongest civilization scores 4 culture, the weakest loses 4.

rule-card-cultural_influence = Cultural Influence
  .text = Every civilization scores culture equal to its culture rating.

rule-card-foray = Foray
  .text =
    Each of the two strongest civilizations (with 2 players: the strongest) gains a total of 3 food and/or resources.

rule-card-good_harvest = Good Harvest
  .text = Every civilization produces food at once, without corruption and consumption.

rule-card-immigration = Immigration
  .text = All civilizations with the most happy faces gain 1 population.

rule-card-new_deposits = New Deposits
  .text = Every civilization produces resources at once, without corruption.

rule-card-pestilence = Pestilence
  .text = Every civilization loses 1 population.

rule-card-raiders = Raiders
  .text =
    Each of the two weakest civilizations (with 2 players: the weakest) loses a total of 2 food and/or resources of its
    choice.

rule-card-rats = Rats
  .text = Every civilization loses all its food.

rule-card-rebellion = Rebellion
  .text =
    Every civilization spends 2 civil actions without effect for each discontent worker (at most the available ones).

rule-card-reign_of_terror = Reign of Terror
  .text = The weakest civilization loses 1 population.

rule-card-scientific_breakthrough = Scientific Breakthrough
  .text = Every civilization scores science equal to its science rating.

rule-card-uncertain_borders = Uncertain Borders
  .text = The strongest civilization takes 1 yellow token from the weakest one's yellow bank.

rule-card-civil_unrest = Civil Unrest
  .text =
    Every civilization loses 4 culture per discontent worker; all civilizations with the most discontent workers also
    lose 1 blue token; no effect without discontent workers.

rule-card-cold_war = Cold War
  .text = Each of the two strongest civilizations (with 2 players: the strongest) scores 6 science.

rule-card-crime_wave = Crime Wave
  .text = Each of the two weakest civilizations (with 2 players: the weakest) loses 3 culture and 1 blue token.

rule-card-economic_progress = Economic Progress
  .text = Every civilization immediately goes through corruption, food production, consumption and resource production.

rule-card-emigration = Emigration
  .text = Every civilization loses population equal to half its discontent workers, rounded up.

rule-card-iconoclasm = Iconoclasm
  .text = Every civilization whose leader is not of the current age must remove it.

rule-card-independence_declaration = Independence Declaration
  .text = The weakest civilization loses 1 colony of its choice.

rule-card-international_agreement = International Agreement
  .text =
    The strongest civilization may take civil cards worth up to 5 civil actions for free in exchange for its next
    political action; then the row is pushed together and filled without sweeping.

rule-card-national_pride = National Pride
  .text = The civilization with the most culture points scores 5 culture.

rule-card-politics_of_strength = Politics of Strength
  .text =
    The strongest civilization draws 5 military cards, the weakest discards 3; in Age IV they score 5 culture and lose 3
    culture instead.

rule-card-popularization_of_science = Popularization of Science
  .text = Every civilization scores culture equal to its science rating.

rule-card-prosperity = Prosperity
  .text = Every civilization gains 1 food per happy face (rating, at most 8).

rule-card-ravages_of_time = Ravages of Time
  .text =
    Every player turns one of his completed Age A or I wonders into ruins, which produce 2 culture and nothing else.

rule-card-refugees = Refugees
  .text =
    The strongest civilization scores 3 culture and gains 1 population; the weakest loses 3 culture and 1 population.

rule-card-terrorism = Terrorism
  .text =
    The civilization with the fewest culture points destroys one urban building of every other civilization, its choice.

rule-card-impact_of_agriculture = Impact of Agriculture
  .text = Every civilization scores culture equal to its food production, and 4 more if that exceeds its consumption.

rule-card-impact_of_architecture = Impact of Architecture
  .text = Every civilization scores 1 culture per level of each of its urban buildings.

rule-card-impact_of_balance = Impact of Balance
  .text =
    Every civilization scores culture equal to twice the smallest of its science rating, culture rating, food production
    and resource production.

rule-card-impact_of_colonies = Impact of Colonies
  .text = Every civilization scores 3 culture per colony.

rule-card-impact_of_competition = Impact of Competition
  .text = Every civilization scores 1 culture per level of each of its military units and arenas.

rule-card-impact_of_government = Impact of Government
  .text = Every civilization scores 2 culture per civil action and 1 per military action of its totals.

rule-card-impact_of_happiness = Impact of Happiness
  .text = Every civilization scores 2 culture per happy face (rating, at most 16), minus 2 per discontent worker.

rule-card-impact_of_industry = Impact of Industry
  .text =
    Every civilization scores culture equal to the resource production of its mines only (with the railroad, without
    Gates and pacts).

rule-card-impact_of_population = Impact of Population
  .text = Every civilization scores 2 culture for each content worker above 10 (all workers, unused included).

rule-card-impact_of_progress = Impact of Progress
  .text = Every civilization scores 2 culture per level of its government and of each special technology.

rule-card-impact_of_science = Impact of Science
  .text = Culture by rank of the science rating: 15/10/5/0 with 4 players, 14/7/0 with 3, 10/0 with 2.

rule-card-impact_of_strength = Impact of Strength
  .text = Culture by rank of the strength rating: 15/10/5/0 with 4 players, 14/7/0 with 3, 10/0 with 2.

rule-card-impact_of_technology = Impact of Technology
  .text = Every civilization scores 4 culture per level III technology in play.

rule-card-impact_of_variety = Impact of Variety
  .text =
    Every civilization scores 2 culture for each unit type and each urban building type it has and for each special
    technology.

rule-card-impact_of_wonders = Impact of Wonders
  .text = Every civilization scores 5/4/3/2 culture per completed wonder of Age A/I/II/III, ruins included.

rule-card-developed_territory_i = Developed Territory (I)
  .text = Permanent effect: yellow tokens +1, blue tokens +1; immediate effect: 3 science.

rule-card-historic_territory_i = Historic Territory (I)
  .text = Permanent effect: happiness +1; immediate effect: 6 culture.

rule-card-inhabited_territory_i = Inhabited Territory (I)
  .text = Permanent effect: yellow tokens +2; immediate effect: 1 population.

rule-card-strategic_territory_i = Strategic Territory (I)
  .text = Permanent effect: strength +2; immediate effect: 3 military cards.

rule-card-vast_territory_i = Vast Territory (I)
  .text = Permanent effect: yellow tokens +3, blue tokens -1; immediate effect: 3 food.

rule-card-wealthy_territory_i = Wealthy Territory (I)
  .text = Permanent effect: blue tokens +3; immediate effect: 5 resources.

rule-card-developed_territory_ii = Developed Territory (II)
  .text = Permanent effect: yellow tokens +2, blue tokens +2; immediate effect: 5 science.

rule-card-historic_territory_ii = Historic Territory (II)
  .text = Permanent effect: happiness +2; immediate effect: 11 culture.

rule-card-inhabited_territory_ii = Inhabited Territory (II)
  .text = Permanent effect: yellow tokens +3; immediate effect: 2 population.

rule-card-strategic_territory_ii = Strategic Territory (II)
  .text = Permanent effect: strength +4; immediate effect: 5 military cards.

rule-card-vast_territory_ii = Vast Territory (II)
  .text = Permanent effect: yellow tokens +4, blue tokens -1; immediate effect: 4 food.

rule-card-wealthy_territory_ii = Wealthy Territory (II)
  .text = Permanent effect: blue tokens +4; immediate effect: 9 resources.

rule-card-enslave = Enslave
  .text = 2 military actions; the rival loses 1 population, the attacker gains 2 resources and 2 food.

rule-card-plunder_i = Plunder (I)
  .text = 1 military action; take a total of 3 food and/or resources, the attacker chooses the mix.

rule-card-raid_i = Raid (I)
  .text = 1 military action; destroy 1 urban building of level 0 or 1; gain half its printed cost, rounded up.

rule-card-annex = Annex
  .text = 2 military actions; take one colony of the rival; permanent effect changes hands, no immediate effect.

rule-card-infiltrate = Infiltrate
  .text = 2 military actions; remove the rival's leader or unfinished wonder; 3 culture per level of the removed card.

rule-card-plunder_ii = Plunder (II)
  .text = 1 military action; take a total of 5 food and/or resources.

rule-card-raid_ii = Raid (II)
  .text =
    2 military actions; destroy up to 2 urban buildings, one of level 2 or lower and one of level 1 or lower; gain half
    of the total printed cost, rounded up once.

rule-card-spy = Spy
  .text = 1 military action; take up to 5 science points.

rule-card-armed_intervention = Armed Intervention
  .text = 2 military actions; take up to 7 culture points.

rule-card-plunder_iii = Plunder (III)
  .text = 1 military action; take a total of 7 food and/or resources.

rule-card-raid_iii = Raid (III)
  .text =
    3 military actions; destroy up to 2 urban buildings, one of level 3 or lower and one of level 2 or lower; gain half
    of the total printed cost, rounded up once.

rule-card-war_over_technology = War over Technology
  .text =
    2 military actions; the victor takes science points equal to the advantage; special technologies may be taken
    instead at their printed science cost, any mix.

rule-card-war_over_territory = War over Territory
  .text =
    2 military actions; the victor takes 1 yellow token plus 1 per full 5 points of advantage from the loser's yellow
    bank.

rule-card-war_over_culture = War over Culture
  .text = 3 military actions; the victor takes 5 culture plus the advantage.

rule-card-open_borders_agreement = Open Borders Agreement
  .text = Both have 1 extra military action; if one attacks the other, the attacker has +2 strength for that attack.

rule-card-trade_routes_agreement = Trade Routes Agreement
  .text = In his own turn A may use 1 food as 1 resource, B 1 resource as 1 food.

rule-card-acceptance_of_supremacy = Acceptance of Supremacy
  .text = No attacks between the two; A produces 1 resource more, B 1 less.

rule-card-international_trade_agreement = International Trade Agreement
  .text = A produces 1 extra resource, B 1 extra food.

rule-card-promise_of_military_protection = Promise of Military Protection
  .text = A culture +1; B strength +4, culture -1; ends if one attacks the other.

rule-card-scientific_cooperation = Scientific Cooperation
  .text =
    Whoever of the two develops a technology pays 2 science less and the partner pays 1; if the partner cannot pay, the
    technology cannot be developed.

rule-card-international_tourism = International Tourism
  .text = Each of the two produces 1 extra culture per completed wonder of the other.

rule-card-loss_of_sovereignty = Loss of Sovereignty
  .text = No attacks between the two; A culture +2, B culture -2; nobody may declare war on B.

rule-card-military_pact = Military Pact
  .text = Both strength +3; ends if one attacks the other.

rule-card-peace_treaty = Peace Treaty
  .text = No attacks between the two; culture +1 each.

rule-card-fighting_band = Fighting Band
  .text = Army of 2 infantry, tactical strength +1.

rule-card-heavy_cavalry = Heavy Cavalry
  .text = Army of 3 cavalry, tactical strength +4.

rule-card-legion = Legion
  .text = Army of 3 infantry, tactical strength +2.

rule-card-medieval_army = Medieval Army
  .text = Army of 1 infantry and 1 cavalry, tactical strength +2.

rule-card-phalanx = Phalanx
  .text = Army of 2 infantry and 1 cavalry, tactical strength +3.

rule-card-classic_army = Classic Army
  .text = Army of 2 infantry and 2 cavalry, tactical strength +8, obsolete +4.

rule-card-conquistadors = Conquistadors
  .text = Army of 1 infantry and 2 cavalry, tactical strength +5, obsolete +3.

rule-card-defensive_army = Defensive Army
  .text = Army of 2 infantry and 1 artillery, tactical strength +6, obsolete +3.

rule-card-fortifications = Fortifications
  .text = Army of 2 artillery, tactical strength +5, obsolete +3.

rule-card-mobile_artillery = Mobile Artillery
  .text = Army of 1 cavalry and 1 artillery, tactical strength +5, obsolete +3.

rule-card-napoleonic_army = Napoleonic Army
  .text = Army of 1 infantry, 1 cavalry, 1 artillery, tactical strength +7, obsolete +4.

rule-card-entrenchments = Entrenchments
  .text = Army of 1 infantry and 2 artillery, tactical strength +9, obsolete +5.

rule-card-mechanized_army = Mechanized Army
  .text = Army of 1 cavalry and 2 artillery, tactical strength +10, obsolete +5.

rule-card-modern_army = Modern Army
  .text = Army of 2 infantry, 1 cavalry, 1 artillery, tactical strength +13, obsolete +7.

rule-card-shock_troops = Shock Troops
  .text = Army of 1 infantry and 3 cavalry, tactical strength +11, obsolete +6.

rule-card-military_bonus_i = Military Bonus (I)
  .text = Defence +2 or colonization +1, then discarded.

rule-card-military_bonus_ii = Military Bonus (II)
  .text = Defence +4 or colonization +2, then discarded.

rule-card-military_bonus_iii = Military Bonus (III)
  .text = Defence +6 or colonization +3, then discarded.

## Rulings

ruling-1-1 = Revolution through an event
  .text =
    A revolution made possible by an event needs and spends all civil actions of the total; only the science cost is
    reduced by 1. With Robespierre it is all military actions.

ruling-1-2 = Footnote at St. Peter's Basilica
  .text =
    The footnote mark whose note is missing refers to the remark that a card with unhappy faces is no card providing
    happy faces.

ruling-1-3 = Discarding and removing from play
  .text =
    Both lead to the same pile. Resolved wars, aggressions, used bonus cards, ended pacts and colonies lost later go to
    the military discard pile of their age and can be drawn again after a reshuffle in that age; civil cards never
    return. Resolved events and unclaimed territories go to the past events and never return; tactics in the common area
    are never discarded.

ruling-1-4 = When a war is resolved
  .text = A war is resolved at the start of the declarer's next turn, although one passage speaks of the next round.

ruling-1-5 = Misprinted Warfare cards
  .text =
    Some Warfare cards of the first German print run carry the title of Code of Laws; they are nevertheless different
    cards.

ruling-1-6 = The end of the turn is automatic
  .text =
    Apart from discarding excess military cards there is no decision at the end of the turn; production involves none.

ruling-2-1 = Spaces are swept, not cards
  .text =
    The front spaces of the row are cleared, however many cards lie there. In Age IV clearing and sliding go on, but
    nothing is dealt.

ruling-2-2 = Last card fills the last space
  .text = If the last civil card of an age fills the last empty space, the age still ends at once.

ruling-2-3 = End of an age in the middle of filling
  .text = First all effects of the end of the age are carried out for all players, then the row is filled further.

ruling-2-4 = Order inside the end of an age
  .text = Hands, leaders, wonders and pacts come first, then the loss of 2 yellow tokens, then the new decks.

ruling-2-5 = End of an age through International Agreement
  .text =
    An age can also end outside the replenishing step. Cards just taken by that event which are obsolete by then are
    discarded like other hand cards.

ruling-2-6 = No Age A military cards in hand
  .text = Age A military cards never reach a hand, so the end of Age I affects only civil hand cards.

ruling-2-7 = Age III leaders
  .text = Bill Gates and the other leaders of Age III never become obsolete.

ruling-2-8 = Lost leaders are not replaced leaders
  .text =
    A leader lost by the end of an age, Infiltrate or Iconoclasm gives no civil action back, Homer cannot be tucked, and
    the discount of the Taj Mahal is not triggered.

ruling-2-9 = The starting player resigns
  .text =
    The next remaining player clockwise becomes the reference for the start of a round, the last round and final ties.

ruling-2-10 = Turn of a resigning player
  .text = A resigning player's turn ends at once, without end-of-turn steps.

ruling-2-11 = Resigning down to two players
  .text =
    Pacts in the current deck and in hands may still be offered; the next deck has none. Card numbers that depend on the
    player count use the current number of players.

ruling-2-12 = Order of the final events
  .text =
    The order of the final events cannot change the result, since no Age III event depends on culture points; any fixed
    order will do.

ruling-2-13 = Shared ranks
  .text = Players who share a rank take up the following ranks (1, 1, 3). Players who resigned rank behind all others.

ruling-3-1 = Preparing an event scores first
  .text =
    The culture for the prepared event is scored before the current event is revealed; the renewed current deck is built
    after the last event was resolved.

ruling-3-2 = Defence is all or nothing
  .text =
    Cards may be used only if the total reaches the attacker's strength. More cards than necessary may be used, up to
    the total of military actions, and a bonus card may also be discarded for +1.

ruling-3-3 = Aggressions without object
  .text =
    Annex needs a colony, Infiltrate a leader or an unfinished wonder, Raid at least one eligible urban building;
    Plunder, Spy, Armed Intervention and Enslave may always be played.

ruling-3-4 = Raid with only one target
  .text =
    If only one eligible building exists, only one is destroyed. The sum of the printed costs is halved once and rounded
    up.

ruling-3-5 = Mix of Plunder, gain of Enslave
  .text =
    With Plunder the attacker chooses the mix, also if the victim has less than the total. With Enslave the gain does
    not depend on the loss.

ruling-3-6 = Strengths in an aggression
  .text =
    The ratings of both are compared, without strength from pacts that end by this attack and with the attacker's attack
    bonuses. The same number is the target for the defence.

ruling-3-7 = Open Borders in a war
  .text = Open Borders counts +2 for the declarer only, at the resolution; the pact must still be in play then.

ruling-3-8 = War declared before the protection
  .text =
    A war declared before Gandhi or a pact forbidding attacks arrives is resolved normally; Gandhi's owner also resolves
    his own older wars.

ruling-3-9 = Wars need no object
  .text = A war may be declared without anything to take; War over Territory against an empty bank takes nothing.

ruling-3-10 = War over Technology
  .text =
    The winner chooses the technologies, with printed costs of at most the advantage in sum; the remaining advantage is
    taken in science points. A technology of a type in which the winner has a higher level may be taken: it is discarded
    and the loser loses it. Taking is not developing.

ruling-3-11 = Wars in both directions
  .text = Two players may have declared wars on each other; each is resolved in the declarer's own turn.

ruling-3-12 = Pact offer
  .text =
    A pact is offered to one partner with fixed sides and without a counter-offer; the pact in the offering player's
    area is replaced only on acceptance.

ruling-3-13 = International Agreement
  .text =
    The political action given up is that of the player's next politics phase, for the active player that of the next
    turn. Declining costs nothing. Discounts (Hammurabi, Michelangelo, Taj Mahal) apply, and effects of taking cards
    such as Aristotle trigger.

ruling-3-14 = Development of Religion and of Warfare
  .text =
    Building is optional, needs an unused worker and respects the urban limit; it costs no actions and no resources.

ruling-3-15 = Ravages of Time is mandatory
  .text =
    It is mandatory for players with a completed Age A or I wonder that is not yet ruined. Ruined Pyramids reduce the
    civil action total at once (spent actions first), a ruined Taj Mahal takes its blue token away.

ruling-3-16 = Ruins with Homer and St. Peter's Basilica
  .text = A ruin with a tucked Homer has one happy face and therefore counts two with St. Peter's Basilica.

ruling-3-17 = Where lost workers go
  .text =
    With Border Conflict, Terrorism and Raid the worker becomes an unused worker of its owner; lost population
    (Pestilence, Enslave and so on) and sacrificed units go to the yellow bank.

ruling-3-18 = Rebellion and available actions
  .text =
    Rebellion spends at most the available civil actions; for players who are not active this reduces their next turn.

ruling-3-19 = Protection by Loss of Sovereignty
  .text = B is protected against war declarations of everybody, but only against aggressions of A.

ruling-3-20 = One order for all ties
  .text =
    Every comparison uses one strict order: higher value first, then the active player, then clockwise. Weakest or
    fewest is the last in this order, so among equals the player furthest from the active player is the weakest.

ruling-4-1 = Hammurabi and revolution
  .text =
    A revolution needs as many civil actions as the total. Hammurabi's converted military action counts as a civil
    action, so 3 of 4 civil actions plus the conversion suffice.

ruling-4-2 = Leader paid with Hammurabi's military action
  .text =
    If a leader is paid with Hammurabi's converted military action, no civil action was spent, so nothing is regained
    unless an earlier one was spent.

ruling-4-3 = Replacing a leader before a revolution
  .text = Replacing a leader as the only action before a revolution is allowed, since the action comes back.

ruling-4-4 = Breakthrough and Frugality
  .text = The full price is paid first, the gain follows afterwards.

ruling-4-5 = Temporary resources and science
  .text =
    They form one pool per turn (not per unit), are used before own goods and are lost at the end of the turn. Those of
    Homer and Churchill exist only while the leader is in play.

ruling-4-6 = Churchill's choice
  .text =
    The choice may be made at any time of the own turn; without a choice 3 culture are scored at the end of the turn.

ruling-4-7 = Timing of Genghis Khan's culture
  .text =
    The 3 culture are scored at the end of the turn, also in case of an uprising, with the strengths of that moment.

ruling-4-8 = Action cards taken in the same phase
  .text =
    An action card may not be played in the action phase in which that copy was taken; another copy taken earlier may.
    Cards taken by an event before the action phase may be played.

ruling-4-9 = Extra action of Patriotism
  .text =
    It is used first; unused it draws a card (within the maximum of 3). It is not part of the hand limit, the limit of
    defence cards or a revolution.

ruling-4-10 = Ocean Liner Service just completed
  .text = If it was completed this turn, it may be used at once.

ruling-4-11 = Replacing special technologies
  .text = The replacement is one net change of the action totals and tokens.

ruling-4-12 = Order of discounts in upgrades
  .text =
    The discounts on both cards come first, then the difference, then card discounts, then the minimum of 0. With Bach
    the difference is at least 0.

ruling-4-13 = Copying the own tactic
  .text =
    Copying the tactic one already has is useless but uses up the tactic action of the turn; it need not be offered.

ruling-4-14 = Barbarossa's two steps
  .text = Any unused worker may become the unit; both steps must be possible.

ruling-5-1 = Which tokens pay
  .text =
    Automatic payments (corruption, consumption, losses by events) return as many tokens to the bank as possible: tokens
    of low value pay first, change downwards is given only if needed. In the action phase the player may have the
    choice.

ruling-5-2 = Placing gains
  .text =
    Gains are normally placed on the highest values, with the fewest tokens, never above the amount; the player may
    choose otherwise.

ruling-5-3 = When overpaying is possible
  .text = Overpaying is possible only if no exact payment exists, and it ends with an empty blue bank.

ruling-5-4 = Corruption is determined once
  .text =
    Corruption is determined once, before anything is returned. Tokens on labs (Bill Gates) are resources and count for
    its payment.

ruling-5-5 = Losing blue tokens
  .text =
    Blue tokens are lost from the bank, then from farms and mines (labs with tokens count as mines); those on an
    unfinished wonder are not touched. If nothing is left, the rest of the loss is void.

ruling-5-6 = A blue token for each stage
  .text =
    A stage needs one blue token to cover it, from the bank, otherwise from a farm, mine or lab card; with no blue token
    anywhere it cannot be built.

ruling-5-7 = Production by pacts
  .text =
    +1 is an additional gain in the production step of that kind; -1 reduces the production of that step, not below 0.
    Both apply to Good Harvest, New Deposits and Economic Progress and are skipped in an uprising.

ruling-5-8 = Trade Routes Agreement
  .text = One unit per own turn may be exchanged, for any payment including corruption and consumption.

ruling-5-9 = No military cards left
  .text = If the military deck and its discard pile are both empty, only as many cards are drawn as there are.

ruling-5-10 = Loss of population without workers
  .text = A loss of population without any worker has no effect.

ruling-5-11 = More than 18 yellow tokens
  .text = Extra yellow tokens above 18 lie in the rightmost section: population cost 2, consumption 0, demand 0.

ruling-6-1 = Level comparison of obsolete armies
  .text = The comparison uses the level of the tactics card, not the current age.

ruling-6-2 = Armies are formed for the greatest total
  .text =
    The total strength is maximized: over the number of armies, which units they contain and which armies get air
    forces.

ruling-6-3 = Armies in a colonization force
  .text =
    The same army rules apply, restricted to the sent units, including air forces and Genghis Khan. Cook's discards
    count for the maximum bid.

ruling-6-4 = Maximum bid
  .text =
    The maximum bid includes all bonus cards in hand without revealing them; only bids above the maximum are refused.

ruling-6-5 = Fortifications and Mobile Artillery
  .text =
    They can practically never be obsolete, as there is no artillery or cavalry of level 0; the exception is Genghis
    Khan's Warriors.

ruling-7 = Hidden information
  .text =
    Event decks, military decks and discards and military hands are face down. A player knows the events he prepared
    himself and, with Joan of Arc, the top current event; civil hands may be public. Cards discarded for defence or over
    the limit stay unknown.
