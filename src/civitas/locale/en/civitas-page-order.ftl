### Keeping order: what players tell moderators, whom they mute or block, and what moderators do.

## About somebody at the table

order-about-table = About this table
order-mute = Mute
order-mute-text = You then no longer see what { $name } says, at any table. Nobody is told.
order-unmute = Hear again
order-block = Block
order-block-text = Then { $name } can no longer invite you, ask to be your friend or sit down at your tables, either. Nobody is told.
order-unblock = Unblock
order-is-muted = You have muted { $name }.
order-is-blocked = You have blocked { $name }.
order-report = Tell the moderators
order-report-text = They see who reports, what this is about, and what was said around it. Nobody else is told.
order-report-why = What is wrong?
order-report-send = Send
order-report-done = Thank you. The moderators will look at it.

## In the account

order-mine = Muted and blocked
order-mine-text = You do not hear whom you have muted. Whom you have blocked you do not meet, either.
order-mine-none = Nobody. At a table, “…” behind a name mutes, blocks or reports somebody.
order-muted = muted
order-blocked = blocked
order-page-text = You are a moderator here.
order-page-open = To the reports

## For moderators

order-title = Keeping order
order-not-for-you = This page is for the moderators of this server only.
order-open = Open reports
order-none = No report is open.
order-settled = Settled reports
order-audit = What was done
order-audit-none = Nothing yet.
order-report-head = { $name } reports { $what ->
    [line] a line of { $player }
    [player] { $player }
    [table] a table
   *[other] something
}
order-context = What was said
order-line-removed = removed
order-to-table = To the table
order-reason = Reason, for the audit
order-remove = Remove the line
order-close = Close the table
order-close-sure = Really end this game without a result
order-suspend = Suspend { $name }
order-suspend-for = for
order-days = { $days ->
    [1] a day
    [7] a week
    [30] a month
   *[other] { $days } days
}
order-pardon = Lift the suspension
order-suspended-until = { $name } may only read until { $when }.
order-settle = Mark as settled
order-someone = An account
order-someone-text = Whoever is suspended may read, and do nothing else.
order-name = Name
order-host = The host
order-deed-settle = { $actor } has settled report { $about }
order-deed-remove = { $actor } has removed line { $about }
order-deed-close = { $actor } has closed a table
order-deed-suspend = { $actor } has suspended { $about } for { $days ->
    [1] a day
    [7] a week
    [30] a month
   *[other] { $days } days
}
order-deed-pardon = { $actor } has lifted the suspension of { $about }
order-deed-name = { $actor } has made { $about } a moderator
order-deed-dismiss = { $actor } has dismissed { $about } as a moderator
