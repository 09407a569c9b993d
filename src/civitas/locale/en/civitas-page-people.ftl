### Finding people: filters in the lobby, invitations, friends, profiles and rankings.

## Open tables

people-filter = Show
people-all-titles = all games
people-all-players = any number of players
people-players = { $count } players
people-all-levels = all levels
people-all-languages = all languages
people-all-paces = any pace
people-no-clock = without a clock
people-live = played live
people-days = played over days
people-none-fit = No open table fits. Open one yourself, or choose less.
people-more = Players and rankings

## New tables

people-for-whom = For whom
people-level = Level
people-language = Language
people-any = any
people-rated = It counts for the ratings
people-rated-text = Leaving or running out of time counts as the last place. A game against nobody but yourself never counts.

## Invitations

people-invited = You are invited
people-invited-by = { $name } invites you
people-accept = Sit down
people-decline = Decline
people-invite-name = Invite by name
people-invite-send = Invite
people-invite-sent = { $name } finds the invitation in the lobby.
people-no-player = There is no player of this name.
people-there-already = { $name } sits here already.

## Friends

people-title = Players
people-friends = Friends
people-no-friends = Nobody yet. Open somebody’s profile to become friends.
people-asking = { $name } wants to be your friend
people-asked = asked
people-befriend = Become friends
people-agree = Agree
people-unfriend = No longer friends
people-take-back = Take back
people-find = Find a player
people-find-open = Open profile
people-my-profile = Your profile

## Rankings

people-ranking = Ranking
people-ranking-text = Whoever has played { $count } rated games here, people and bots in one list. Everybody begins at the same rating, bots too; the margin shrinks with every game.
people-ranking-empty = Nobody has played { $count } rated games of this title yet.
people-player = Player
people-rating = Rating
people-games = Games
people-a-bot = bot
people-no-accounts = This server is for one household: there are no accounts, so there are no profiles and no ratings.
people-not-there = There is no such player, or the profile is for friends only.

## Profiles

people-since = here since { $date }
people-private = Only you and your friends see this profile.
people-make-private = For friends only
people-make-private-text = Then everybody else gets the same answer as for a name that does not exist, and rankings leave you out.
people-ratings = Ratings
people-no-ratings = No rated game yet.
people-results = Results
people-with-people = With people
people-with-bots = Among bots
people-won-of = { $won } of { $games } won
people-history = Games
people-no-history = No finished game yet.
people-place = Place { $place } of { $players }
people-how-played = played
people-how-resigned = resigned
people-how-left = left
people-how-timed-out = out of time
people-how-joined = took over a chair
people-unrated = not rated
people-watch-again = Watch again
people-study = Study
people-somebody = somebody
people-earlier = Earlier games
people-later = Later games
