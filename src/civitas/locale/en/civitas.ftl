### What all titles share: the terminal table and the command line. The German file has the same messages.

place-in = in { $name }
place-to = to { $name }
place-from = from { $name }

## Players

player = Player { $number }
player-you = { $name } (you)

## The table

welcome = { $title }: { $players } players, seed { $seed }
welcome-you = You are player { $number }; the others are { $bots }.
welcome-help = Type a number, an action in words, or ? for help.
news-earlier = { $count ->
    [one] … 1 line before that: `log`
   *[other] … { $count } lines before that: `log`
}
choices = You can
prompt = Your choice
prompt-count = { $action }: how many ({ $from }–{ $to })
prompt-confirm = Do it? (yes/no)
confirm-yes = yes y
turn-of = to act: { $names }
undone = Taken back: { $action }.
undone-nothing = There is nothing to take back: only your own last actions, and only until somebody else acts or something hidden comes out.
saved = Saved as { $file }.
loaded = Loaded { $file }: you are { $name }.
log-empty = Nothing has happened yet.
over = The game is over.
over-place = { $place }. { $name }
over-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
over-won = You have won!
goodbye = See you!
resume = Your game is kept. Go on with: { $command }
skipped = Not played any more: { $text }

## Input that is not understood

input-unknown = I do not understand “{ $text }”. Type a number, an action in words, or ? for help.
input-number = There is no choice { $number } here.
input-count = { $count } is too many or too few here: { $from } to { $to }.
input-value = “{ $text }”: “{ $words }” does not fit. Wanted: { $domain }.
input-missing = “{ $text }” is not complete. Missing: { $domain }. For example: { $example }
input-too-much = “{ $text }”: “{ $words }” is too much.
input-ambiguous = “{ $text }” can mean several things: { $meanings }
input-word = I know nothing called “{ $word }”.
text-not-asked = Nothing is asked of you now.
text-how-many = { $phrase } [say how many: { $from } to { $to }]
input-file = { $file }: { $problem }
input-file-missing = { $file }: no such file.
input-file-broken = { $file } is no saved game of this title.
input-file-needed = Which file? For example: { $example }
refused = That is not allowed: { $action }.
refused-option = Not the rulebook but an option of this table forbids it: { $option }.
refused-rule = Rule { $mark }
refused-step = Nothing of this line was played, because of “{ $text }”.
refused-step-late = The line was played up to “{ $text }”.
allowed = “{ $action }” is allowed now.
why-needed = Why what? For example: { $example }
rules-none = No rule says anything about “{ $query }”.
rules-more = { $count ->
    [one] … and 1 more rule; a longer query shows fewer.
   *[other] … and { $count } more rules; a longer query shows fewer.
}
rules-needed = Which rule? A number such as { $example }, or words.
map-needed = Which area or region? There are { $regions }.
map-none = This title has no map.

## What values are called

domain-area = an area
domain-nation = a nation
domain-count = a number
domain-ship = the number of a ship
domain-offer = an offer
domain-commodity = a commodity
domain-card = a card
domain-rate = a rate
domain-payment = treasury or levy
domain-coast = a coast
domain-levy = the number of levied tokens
domain-border = two areas with a common land border
domain-tokens = a number of tokens
domain-volcano = a volcano
domain-flood-plain = a flood plain
domain-units = a number of units
domain-side = rebels or loyal

## Commands

command-help = ? help
command-help-help = what is asked now, and what you can type; `? knossos` explains a card, an area, a calamity, a rule; `? 2` what the numbers of player 2 are made of
command-why = why
command-why-help = which rule forbids an action: `why { $example }`
command-look = look situation
command-look-help = the situation again (or just Enter)
command-undo = undo
command-undo-help = take back your last action
command-save = save
command-save-help = save the game in a file: `save my-game.json`
command-load = load
command-load-help = go on with a saved game
command-log = log
command-log-help = what happened; `log 50` shows the last 50 lines
command-map = map
command-map-help = an area with its neighbours, or a whole region
command-rules = rules
command-rules-help = search the rules: `rules city support`
command-quit = quit exit
command-quit-help = stop; the game is kept and can be resumed
help-commands = Commands
help-typing = Actions in words
help-typing-about = Words may be shortened as long as they are clear; several actions are separated by “;”. A number may be followed by a count: `4 3`.

## The command line

cli-options = Options of { $title } (--variant NAME=VALUE):
cli-default = default
cli-rule = rule { $mark }
cli-bots = Bots: { $names }
cli-values-old = What these bots have learned comes from older rules: `civitas train` learns anew.
cli-sparring = Sparring partners, for the arena only: { $names }
bench-title = Random play on one core

## What tellers of all titles say

both = { $one }, { $other }
span = { $first }–{ $last }
thing = { $thing }
space = { $space }
progress = { $have }/{ $need }
progress-completed = ✓
coordinates = { $across }{ $east }/{ $down }{ $south }
names-and = { $one } and { $other }
outcome = { $count ->
    [one] { $names } wins.
   *[other] { $names } win together.
}

## What bots have in mind

reason = { $name } has in mind: { $actions }. Expects { $expected }.
reason-change = { $label } { $before } → { $after }
reason-nothing = no change in its own numbers
