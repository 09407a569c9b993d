### A game looked at afterwards: chances, turning points, what a bot would have done. The German file has the same messages.

## What is found

analysis-chances = Chances to win
analysis-chances-help = As a spectator could reckon them at the end of each round, learned from games of bots.
analysis-no-chances = Nothing was learned of this game yet, so there are no chances; decisions are compared without them.
analysis-chance = { $name } { $percent } %
analysis-round = Round { $round }
analysis-turning-points = Turning points
analysis-turning-point = Round { $round }, move { $move }: { $name } { $change } points of chance
analysis-comparisons = Beside the { $bot }
analysis-agreed = In { $same } of { $count } decisions the { $bot } would have done the same.
analysis-instead = Round { $round }, move { $move }: { $name }: { $done } instead of: { $advised }.
analysis-costs = costs { $points } ± { $margin } points of chance
analysis-gains = gains { $points } ± { $margin } points of chance
analysis-verdict-same = the same
analysis-verdict-mistake = a mistake
analysis-verdict-better = better than the bot
analysis-verdict-even = not to be told apart
analysis-verdict-untold = no estimate
analysis-action = { $action } ({ $thing })
analysis-progress = Looking

## On the page

web-analysis-begin = Look at the whole game
web-analysis-cancel = Stop
web-analysis-about = Every seat’s chance to win at every moment, what turned the game, and what the strongest bot would have done. It takes a few minutes; you may go on meanwhile.
web-analysis-waiting = Waiting for its turn …
web-analysis-chances-running = Chances: { $done } of { $total }
web-analysis-running = Decisions: { $done } of { $total }
web-analysis-failed = It did not work out: { $problem }
web-analysis-again = Try again
web-analysis-watched = As spectators saw it
web-analysis-known = With everything known
web-analysis-eyes = Who reckons
web-analysis-here = This decision
web-analysis-jump = Go there
web-analysis-done = Done
web-analysis-bot = The bot
web-analysis-line = Would go on
web-analysis-changes = Expects
web-analysis-ask = What would the bot have done here?
web-analysis-asked = The bot thinks …
web-analysis-no-decision = Nobody had a choice here.
web-analysis-largest = The largest differences
web-analysis-none = No decision differs clearly from what the bot would have done.
web-analysis-honest = ± says how far luck and hidden cards may put it off; the estimate itself may be wrong, too.
web-analysis-playing = The game is still on: it can be looked at when it is over.
web-analysis-move = Move
web-analysis-moment = After move { $number }: { $chances }
web-analysis-turned = Turning point { $number }, round { $round }: { $name } { $change } points
