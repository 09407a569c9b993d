# What is written in notices and letters. $title is a game's title, $names those of the others at the table.

notice-turn = Your turn
notice-invited = You are invited
notice-ended = The game is over
notice-test = This is a test

notice-about-turn = { $title } – it is your turn.
notice-about-invited = { $title } – a seat at a table is kept for you.
notice-about-ended = { $title } – the game is over.
notice-about-test = Notices arrive here.
notice-with = With { $names }.

letter-subject-turn = Your turn: { $title }
letter-subject-invited = You are invited: { $title }
letter-subject-ended = The game is over: { $title }
letter-subject-test = A test letter from Civitas
letter-subject-digest =
    { $count ->
        [one] One table has news for you
       *[other] { $count } tables have news for you
    }
letter-off =
    You have asked for these letters. To have no more of them:
    { $link }

# The page behind that link.

unsubscribe-title = No more letters?
unsubscribe-question = Civitas will not write to you about your games any more. You can change this at any time in your account.
unsubscribe-button = Send me no more letters
unsubscribe-done-title = No more letters
unsubscribe-done = You get no more letters about your games. You can change this at any time in your account.
unsubscribe-wrong-title = This link is not complete
unsubscribe-wrong = Open the link as it stands in the letter, or change your notices in your account.

# Letters about accounts. Each has a subject and a text.

letter-confirm-subject = Civitas: is this your address?
letter-confirm-text =
    Hello { $name },

    you, or somebody else, gave this address for the account “{ $name }” at Civitas. If it was you, open this link within three days:

    { $link }

    If not, do nothing; nobody will write to you again because of this.
letter-reset-subject = Civitas: a new password
letter-reset-text =
    Hello { $name },

    somebody asked for a new password for your account “{ $name }” at Civitas. If it was you, open this link within an hour and choose one:

    { $link }

    If not, do nothing; your password stays as it is.
letter-address-subject = Civitas: your account has another address
letter-address-text =
    Hello { $name },

    from now on letters about your account “{ $name }” go to another address. If you did not want that, ask whoever runs { $link } for help.
letter-password-subject = Civitas: your password was changed
letter-password-text =
    Hello { $name },

    your account “{ $name }” has a new password, and was logged out everywhere else. If that was not you, use “Forgotten?” at { $link } to choose another one at once.
letter-passkey-subject = Civitas: one more passkey
letter-passkey-text =
    Hello { $name },

    your account “{ $name }” has one more passkey. If that was not you, remove it and change your password at { $link }.
letter-deleted-subject = Civitas: your account is deleted
letter-deleted-text =
    Hello { $name },

    your account at Civitas and all that was stored about you are deleted. Games that you played show “a former player” in your place. This is the last letter to you.

    { $link }
