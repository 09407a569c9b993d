# Puzzles, and positions that are set up by hand.

web-puzzles = Puzzles
web-puzzle-number = Puzzle { $number }
web-puzzle-number-solved = Puzzle { $number }, solved
web-puzzle-task = { $name } to play: reach { $reach } – { $figure } – before anybody else is asked.
web-puzzle-now = { $figure } now: { $now }. { $count ->
    [one] One answer does it.
   *[other] { $count } answers do it.
 } There is only one way.
web-puzzle-solved = Solved. That was the only way.
web-puzzle-failed = That is not it: your turn is over, and the goal is missed.
web-puzzle-next = Next puzzle
web-puzzle-again = Begin again
web-puzzle-show = Show the answer
web-puzzle-none = There are no puzzles for this game yet.

web-editor = Set up a position
web-editor-new = New game …
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
