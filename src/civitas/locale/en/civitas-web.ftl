### The page in the browser: lobby, table, settings. The German file has the same messages.

## Everywhere

web-name = Civitas
web-tagline = Great civilization games, played by the book
web-lobby = Lobby
web-about = About
web-language = Language
web-language-en = English
web-language-de = Deutsch
web-theme = Appearance
web-theme-system = as the system
web-theme-light = light
web-theme-dark = dark
web-close = Close
web-cancel = Cancel
web-loading = One moment …
web-failed = That did not work: { $problem }
web-again = Try again
web-log-in = Log in
web-log-out = Log out
web-password = Password
web-log-in-passkey = Log in with a passkey
web-forgotten = Forgotten your password?
web-code = Invitation code
web-account = Account
web-former = a former player
web-chat-removed = this line was removed
web-chat-muted = a line of somebody you have muted
web-order = Order
web-order-more = Mute, block or report { $name }
web-order-table = Report this table
web-register = Make an account
web-password-help = At least { $count } characters.

## Lobby

web-players = { $from } to { $to } players
web-minutes = { $from }–{ $to } min a player
web-new-table = New table
web-my-tables = Your tables
web-watch-tables = Being played
web-finished-tables = Finished games
web-your-turn = Your turn
web-waits-for = waits for { $names }
web-waits-seats = { $count ->
    [one] 1 seat is open
   *[other] { $count } seats are open
}
web-won-by = { $names } won
web-ended-vote = ended by agreement
web-level-new = for newcomers
web-level-casual = for whoever knows the game
web-level-strong = for strong players
web-rated = rated
web-players-page = Players
web-go-on = Go on
web-watch = Watch
web-look = Look again
web-year = { $year } · { $author }

## New table and joining

web-your-name = Your name
web-guest = Guest
web-seats = Chairs
web-seat-number = Chair { $number }
web-seat-you = You
web-seat-open = a friend, by link
web-seat-bot = Level { $level }: { $bot }
web-bot-duels = Level { $level } of { $levels }; won { $percent } % of { $games } games of two against { $other }.
web-bot-level = Level { $level } of { $levels }.
web-seat-automated = Automated player
web-open-to-all = Anybody in the lobby may take a free chair
web-stand-in = A bot takes over for whoever leaves.
web-stand-in-clock = A bot takes over for whoever leaves or runs out of time.
web-bots-market = Bots at the market leave
web-bots-market-seconds = { $seconds ->
    [one] 1 second between their offers
   *[other] { $seconds } seconds between their offers
}
web-orders = Answer for me …
web-clocks = Clocks
web-clock-of = Time left for { $name }
web-clock-days = { $days } d { $hours } h
web-clock-hours = { $hours } h { $minutes } min
web-clock-soon = hurry
web-clock-rests = resting
web-clock-ends = runs out on { $when }
web-clock-says-turn = Everybody has { $bank }, and { $more } more for every turn.
web-clock-says-whole = Everybody has { $bank } for every turn.
web-clock-says-day = Everybody has { $bank }, and { $more } more for every day that others take.
web-clock-with-rests = Nights, weekends and holidays do not count.
web-clock-zero-bot = At zero a bot plays until the player returns.
web-clock-zero-leave = At zero the player is out.
web-said-clock-bot = { $name } has run out of time; a bot plays until { $name } returns.
web-said-clock-leave = { $name } has run out of time and leaves the game.
web-span-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
  }
web-span-hours = { $count ->
    [one] 1 hour
   *[other] { $count } hours
  }
web-span-days = { $count ->
    [one] 1 day
   *[other] { $count } days
  }
web-time-up = time is up
web-log-fetch = Download the log
web-rules-continued = The rules have been corrected; the game goes on under revision { $revision }.{ $taken_back ->
    [0] {""}
    [one] {" "}The last move did not fit them and was taken back.
   *[other] {" "}The last { $taken_back } moves did not fit them and were taken back.
  }
web-number-of-players = Players
web-options = Options
web-options-all = All options
web-yes = yes
web-no = no
web-begin = Begin
web-invite = Invite
web-invite-text = Whoever opens this link takes an open chair:
web-copy = Copy link
web-copied = Copied
web-join-title = You are invited
web-join-text = to a table of { $title }
web-sit-down = Sit down
web-table-full = Every chair is taken. You can watch.

## Table

web-choose = What do you do?
web-turn-of = { $names } to decide
web-thinking = … is thinking
web-spectator = You are watching.
web-waiting-players = Waiting for players. The game begins when every chair is taken.
web-connection-lost = Connection lost, trying again …
web-connection-connecting = Connecting …
web-undo = Take back
web-redo = Play again
web-log = Log
web-chat = Chat
web-people = Players
web-decision = Decision
web-news = Since your last turn
web-log-empty = Nothing has happened yet.
web-chat-empty = Nobody has said anything yet.
web-chat-say = Say something
web-chat-send = Send
web-rule = Rule
web-rule-unknown = This rule has no text.
web-refused = Not allowed
web-refused-stale = The table has moved on; look again.
web-filter = Find a choice
web-only-place = Only { $place }
web-show-all = Show all
web-how-many = How many?
web-less = less
web-more = more
web-confirm-end = Ask before ending a turn
web-confirm-end-always = always
web-confirm-end-last = where a last placement ends it
web-confirm-end-never = never
web-confirm-ends = After this it is not your decision any more, and perhaps it cannot be taken back.
web-tip-pin = Right-click pins this, with its rules
web-confirm = Think twice
web-confirm-yes = Do it
web-confirm-no = Rather not
web-keys = Keys
web-you = you
web-over = The game is over
web-over-vote = All players agreed to end the game. Nobody has won it.
web-vote = Vote to end the game
web-vote-really = When all people at the table agree, the game is over without a winner. Everybody sees your vote.
web-vote-back = Take back my vote
web-votes = { $count ->
    [one] 1 of { $all } people wants to end the game
   *[other] { $count } of { $all } people want to end the game
  }
web-voted = wants to end the game
web-next-table = { $count ->
    [one] 1 other table waits for you
   *[other] { $count } other tables wait for you
  }
web-play-again = Another table
web-bot = bot
web-map = Map
web-zoom-in = Larger
web-zoom-out = Smaller
web-zoom-all = Whole map
web-market = Market
web-development = Development table
web-forecast = End of your turn
web-forecast-uprising = Uprising: nothing will be produced.
web-forecast-famine = Famine: { $count } food missing.
web-deck-left = { $count } left
web-feeds = feeds { $limit }

## Lobby: what is going on

web-play-now = Play now
web-play-now-text = { $players } at the table, bots take the other chairs
web-companion = With your own box
web-no-companion = There is no companion for this game.
web-set-up = Set up a table …
web-open-tables = Open tables
web-no-finished = No game has been finished yet.
web-no-watch = Nobody else is playing just now.
web-your-turn-count = { $count ->
    [one] It is your turn at one table
   *[other] It is your turn at { $count } tables
}
web-join-free = Sit down
web-moved-now = just now
web-moved-minutes = { $count ->
    [one] a minute ago
   *[other] { $count } minutes ago
}
web-moved-hours = { $count ->
    [one] an hour ago
   *[other] { $count } hours ago
}
web-moved-days = { $count ->
    [one] yesterday
   *[other] { $count } days ago
}
web-moved = last move { $when }
web-place-of = { $place ->
    [1] You won
   *[other] You came { $place }.
}
web-forget = Take off the list
web-to-lobby = To the lobby
web-log-in-first = Log in to open tables and to sit down.
web-have-account = I have an account
web-need-account = I am new here
web-paste-link = Join with a link
web-paste-hint = Paste the link you were sent

## What can go wrong

web-error-network = The server does not answer. Is it running, and are you online?
web-error-not-found = There is nothing here by that name.
web-error-login = Name or password is wrong.
web-error-password = The name or the password is wrong.
web-error-taken = That is taken already.
web-error-name-taken = Somebody has this name already.
web-error-name-alike = Somebody has a name that looks just like this one. Choose another.
web-error-name-unseen = The name has characters that cannot be seen. Leave them out.
web-error-name-scripts = The name mixes letters of several scripts, such as Latin and Cyrillic. Choose one of them.
web-error-name-long = The name is too long.
web-error-crowded = Too many are logging in just now; try again in a moment.
web-error-full = This server is full just now; try again in a moment.
web-error-slow = That took too long to arrive; try again.
web-error-accounts = This server keeps no accounts; you are a guest here.
web-error-invitation = This invitation is not valid any more. Ask for a new link.
web-error-csrf = The page is out of date. Load it again.
web-error-slow-down = Not so fast; try again in a moment.
web-error-too-large = That is too long.
web-error-storage = The server cannot store anything just now. Nothing was changed.
web-error-malformed = The server did not understand that.
web-error-seat = That chair is not yours.
web-error-seated = You already sit at this table; nobody may have two chairs here.
web-error-host = Only the host may do that.
web-error-clock = Nobody but its clock takes a chair from a player.
web-error-timed-out = This chair was left when its time ran out.
web-error-busy = Too many are acting at once; try again.
web-error-passkey = This passkey opens nothing here.
web-error-challenge = That took too long, or was used before. Try again.
web-error-suspended = Your account may only read for a while.
web-error-moderator = Only moderators may do this.
web-error-code = This server needs an invitation code; this one is wrong or used up.
web-error-work = The server wanted your browser to do some work first. Try again.
web-error-no-mail = This server sends no letters.
web-error-letter = This link is used up or too old. Ask for a new one.
web-error-vote-alone = Alone with bots at a rated table you can only leave, and that counts.
web-error-yourself = That is you.
web-error-too-many = There are too many already.
web-error-finished = The game is over.
web-gone = There is no such table
web-gone-text = It was never opened here, or it has been cleared away.
web-unreachable = The table cannot be reached
web-lost = Connection lost. Nothing is lost: we come back by ourselves.
web-lost-sending = Connection lost. Your move is kept and sent again.
web-refused-not-now = Not now
web-refused-open = That is not what is asked now.
web-refused-out-of-turn = It is not your turn; { $names } to decide.
web-refused-watching = You are watching; only those who sit at the table play.
web-refused-malformed = There is nothing to choose there now.
web-refused-busy = Too many are acting at once; try again.
web-refused-storage = The server cannot store the move just now. Nothing was changed; try again.
web-refused-slow-down = Not so fast; try again in a moment.
web-refused-finished = The game is over.
web-refused-waiting = The game has not begun: chairs are still open.
web-refused-cannot-undo = This can no longer be taken back.
web-refused-seat = This chair is not yours.
web-refused-unseated = Your chair is no longer yours; you are watching now.
web-refused-stand-in = A bot is playing your chair.
web-refused-timed-out = Your time ran out, so you have left this game.
web-refused-revision = This game was begun under other rules and can only be looked at.
web-open-now = Open now: { $choices }

## Table: more

web-help = What is this about?
web-preview = This would happen
web-numbers = What the numbers are made of
web-numbers-hint = Click a name to see what its numbers are made of.
web-no-numbers = There is nothing to count here.
web-settings = Settings
web-sound = Soft tones for moves and for my turn
web-notify = Tell me through the browser when it is my turn
web-notices = Be told when I am not here, too …
web-sheet = Larger or smaller
web-log-earlier = { $count } earlier lines
web-show-rest = { $count } more
web-filter-none = Nothing like that is open.
web-away = away
web-acts = to decide
web-seat-free = open chair
web-replace = Let a bot play
web-give-back = Give the chair back
web-come-back = I am back
web-leave = Leave the table
web-leave-really = Really leave? A bot takes your chair, or it opens.
web-invite-new = Make a link to invite with
web-invite-renew = Make a new link; the old one ends
web-numbered-ship = Ship { $number }
web-numbered-caravan = Caravan { $number }
web-keys-touch = On a touch screen: hold anything to have it explained, pinch to enlarge the map, draw the panel up with your thumb.
web-key-choose = take a choice
web-key-arrows = go through the choices
web-key-enter = take the choice that is marked
web-key-find = find a choice
web-key-escape = show everything again
web-key-undo = take back
web-key-redo = play again
web-key-decision = the decision
web-key-log = the log
web-key-chat = the chat
web-key-next = go to the next table that waits for you
web-key-people = players and settings
web-key-board = go to the board
web-key-explain = explain what is marked
web-key-help = this page
web-income = Income
web-progress = Progress
web-limits = Limits

## About

web-about-title = About Civitas
web-about-text = An unofficial, non-commercial implementation of game rules, made by players for players. It contains no artwork, no card texts and no rulebook texts of any publisher; names of games belong to their owners. Pictures, maps and words are our own.
web-about-icons = Symbols
web-about-icons-text = from game-icons.net by Lorc, Delapouite and contributors, licensed under CC BY 3.0; recoloured, their outlines rounded.
web-about-fonts = Faces
web-about-fonts-text = Marcellus by Astigmatic and Alegreya Sans by Juan Pablo del Peral, both under the SIL Open Font License.
web-about-code = Code
web-about-code-text = under the MIT licence.
