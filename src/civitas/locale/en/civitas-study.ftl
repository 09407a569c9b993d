### Studies: going through games, trying other lines, keeping and sharing them. The German file has the same messages.

## Everywhere

study = Study
study-of = Study: { $title }
study-mine = Your studies
study-none = A finished game can be gone through move by move, and other lines can be tried. Open one, or import a game file.
study-this = Study this game
study-forget = Take this study off the list
study-forget-sure = Only this browser may change the study. Take it off the list for good?
study-import = Import a game file
study-import-drop = or drop it here
study-import-bad = This is no game file: { $problem }
study-made = made { $when }

## Going along a line

study-transport = Go along the game
study-moment = Moment of the game
study-at = Move { $number } of { $count } · Round { $round }
study-start = The beginning
study-go-move = { $way ->
    [on] One move further
   *[back] One move back
}
study-go-turn = { $way ->
    [on] To the next turn
   *[back] To the turn before
}
study-go-round = { $way ->
    [on] To the next round
   *[back] To the round before
}
study-go-all = { $way ->
    [on] To the end
   *[back] To the beginning
}
study-play = Play by itself
study-stop = Stop
study-eyes = Eyes of
study-eyes-all = everybody
study-eyes-watch = a spectator

## Beside the board

study-tab-decision = What if
study-tab-log = Log
study-tab-lines = Lines
study-tab-charts = Charts
study-tab-analysis = Analysis
study-what-if = What if { $name } …
study-other-eyes = With these eyes nothing can be tried here.
study-charts-tried = The curves of a line are there once it is kept. These are those of the line that it leaves.

## Lines

study-main = As it was played
study-line = Line { $number }
study-line-name = Name of the line
study-moves = { $count ->
    [one] 1 move
   *[other] { $count } moves
}
study-leaves = leaves after move { $number }, round { $round }: { $name }
study-tried = { $count ->
    [one] Being tried: 1 move
   *[other] Being tried: { $count } moves
}
study-keep = Keep the line
study-extend = Add to “{ $name }”
study-let-go = Let it go
study-not-mine = Only whoever made this study can keep lines in it. Download the file and import it to make your own.
study-rename = Rename “{ $name }”
study-remove = Remove “{ $name }”
study-remove-sure = Remove “{ $name }” and all that grows out of it?
study-save = Save
study-lines-help = Go to any moment and answer on the board or under “What if”: that begins another line.
study-play-on = Play on against bots
study-play-on-text = A private table begins here. What is played there can be brought back as a line of the study.
study-play-seat = You take the place of
study-play-bot = The others are played by
study-played-on = Played on
study-at-table = You play on behind move { $number } at a table.
study-to-table = Go there
study-bring = Bring the line back
study-compare = Compare
study-compare-line = Line
study-compare-chart = Both lines in one chart: the left one drawn through, the right one in dashes.

## Notes

study-note = Comment
study-note-change = Change the comment
study-note-of = Move { $number }
study-mark = Mark
study-mark-brilliant = brilliant
study-mark-good = good
study-mark-interesting = interesting
study-mark-dubious = dubious
study-mark-mistake = mistake
study-mark-blunder = blunder
study-comment = Comment

## In and out

study-share = Copy link
study-download = Download
study-past-board = The last position that is stored, after { $number } entries of the log:
study-past-none = Neither its moves nor a position of it can be shown by the rules of today, only its log.
study-past-moves = Its moves cannot be gone through, as they were made under other rules.
web-key-turn = the next turn, or the one before
web-key-round = the next round, or the one before
web-key-ends = the beginning, or the end
study-secrets = What others do not see
study-no-secrets = nothing
