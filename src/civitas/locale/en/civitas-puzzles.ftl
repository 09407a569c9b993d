# Puzzles, and positions that are set up by hand.

web-puzzles = Puzzles
web-puzzle-number = Puzzle { $number }
web-puzzle-number-solved = Puzzle { $number }, solved
web-puzzle-task-reach = { $name } to play: bring “{ $figure }” to { $reach } before anybody else is asked.
web-puzzle-task-match = { $name } to play: a rival has more of “{ $figure }”. Draw level at { $reach } before anybody else is asked.
web-puzzle-task-keep = { $name } to play: have “{ $figure }” at { $reach } when somebody else is asked. More cannot be saved.
web-puzzle-task-win = { $name } to play: win the game this turn.
web-puzzle-task-meet = { $name } to play: { $feat }
web-puzzle-task-avoid = { $name } to play: { $feat }
web-puzzle-task-fulfil = { $name } to play: { $feat }
web-puzzle-now = It is { $now } now.
web-puzzle-moves = { $count ->
    [one] One answer is enough
   *[other] { $count } answers are enough
 }{ $unique ->
    [way] , and there is only one way.
   *[other] , and only one first answer leads there.
 }
web-puzzle-solved = { $unique ->
    [way] Solved. That was the only way.
   *[other] Solved. There was only this way to begin.
 }
web-puzzle-solved-longer = Solved, in { $count } answers; { $enough } would have been enough.
web-puzzle-failed = That is not it: your turn is over, and the goal is missed.
web-puzzle-failed-number = That is not it: your turn is over, and “{ $figure }” is { $value } instead of { $reach }.
web-puzzle-happened = What happened
web-puzzle-next = Next puzzle
web-puzzle-again = Begin again
web-puzzle-show = Show the answer
web-puzzle-none = There are no puzzles for this game yet.

web-editor = Set up a position
web-editor-new = New game …
web-editor-players = { $count } players
web-editor-set-up = Set up
web-editor-try = Try it
web-editor-text = As text
web-editor-help = Click something on the board to see what is said of it. ✛ lets clicks on the board put things into an entry.
web-editor-armed = Now every click on the board puts that thing here. ✛ again ends it.
web-editor-arm = Put things here by clicking the board
web-editor-add = Add …
web-editor-remove = Remove
web-editor-try-help = Play for whoever is asked. What is not allowed is refused with its rule; taking back costs nothing.
web-editor-copy = Copy
web-editor-copy-report = Copy for a report
web-editor-download = Download
web-editor-paste = Paste a scenario here
web-editor-lay = Lay it out
web-editor-no-scenario = This is no scenario: it has to be JSON.
web-editor-report = what happened, and what should have?
