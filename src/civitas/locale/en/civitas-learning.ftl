### Learning: the pages of lessons. What a lesson of a title says is in <title>-lessons.ftl. The German file has the same
### messages.

lesson-learn = Learn
lesson-learn-text = Introductions on the real board: each takes about a quarter of an hour, lets you try things and take back what was unwise. You can leave at any time and go on later.
lesson-begin = Begin
lesson-continue = Go on
lesson-once-more = Once more
lesson-finished = finished
lesson-facts = about { $minutes } minutes, { $steps } steps
lesson-teacher = What is taught
lesson-progress = { $number } of { $steps } steps done
lesson-step = { $number } of { $steps }
lesson-go-on = Go on
lesson-show-me = Show me
lesson-example = For example: { $action }
lesson-do-it = Do it for me
lesson-again = Back to the checkpoint
lesson-all = All lessons
lesson-over = That was the lesson. The rest comes with playing: whatever glows can be chosen, and a long press or the other mouse button on anything explains it. Your first game is against the weakest opponent.
lesson-now-play = Now play!
lesson-not-now = That would be allowed, but it leads away from what this step is about. It was taken back; try again.
lesson-you = Novice
lesson-other = Rival
lesson-new-here = New to this game? There is an introduction.
