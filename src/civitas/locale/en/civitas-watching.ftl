### Following what others do on the board, and how a game has ended. The German file has the same messages.

## Following

web-watching = { $name } plays, step { $number } of { $count }
web-watching-all = Step { $number } of { $count }
web-watching-again = Once more, step { $number } of { $count }
web-watching-asked = You are asked
web-watching-step = Step
web-watching-back = One step back
web-watching-forward = One step further
web-watching-pause = Stop here
web-watching-play = Go on
web-watching-now = Skip to now
web-watching-replay = Show on the board
web-pace = What others do is shown
web-pace-once = all at once
web-pace-brisk = step by step, briskly
web-pace-calm = step by step, calmly
web-pace-click = with a click for each step
web-key-now = skip to now while others’ steps are shown (so does any answer)
web-key-step = one step further or back

## Endings

web-ending-open = Show how it ended
web-ending-rematch = Rematch
web-ending-rematch-join = Join the rematch
web-ending-rematch-watch = Watch the rematch
web-ending-again = Look again from the start
web-ending-board = Look at the board
web-ending-file = Download the game
web-ending-share = Share a link
web-ending-charts = The game in charts
web-ending-round = Round
web-ending-figure = Figure
web-ending-in-round = Round { $round }
web-ending-lead = lead of the winner { $change } ({ $figure })
web-ending-turning-points = Turning points
web-ending-look = Look at it again
web-ending-scores = Final scores
web-ending-svg = Save chart (SVG)
web-ending-csv = Save numbers (CSV)
web-refused-playing = The game is not over yet.
