# How one is told that it is one's turn.

notices-title = Being told
notices-about = When it is your turn and you are not looking at the table, we tell you: once a turn, and nothing of the game.
notices-login = Log in, then choose how you are told.
notices-kept = Kept.
notices-keep = Keep
notices-test = Try it
notices-testing = On its way …
notices-arrived = It has been delivered.
notices-trouble =
    { $trouble ->
        [private] It could not be delivered: this address is not on the internet.
        [timeout] It could not be delivered: nobody answered in time.
       *[other] It could not be delivered ({ $trouble }).
    }

notices-here = In this browser
notices-here-on = This browser tells you, even when no page of Civitas is open.
notices-here-off = This browser can tell you, even when no page of Civitas is open. It will ask you for permission.
notices-here-start = Tell me here
notices-here-stop = Tell me here no more
notices-here-cannot = This browser cannot be told. It needs a page that comes over https; on an iPhone or iPad, put Civitas on the home screen first.
notices-here-forbidden = Notifications of this page are forbidden in this browser. Allow them in its settings, then load the page again.
notices-elsewhere =
    { $count ->
        [one] Another of your browsers tells you, too.
       *[other] { $count } other browsers of yours tell you, too.
    }

notices-mail = By e-mail
notices-mail-to = To { $address }
notices-mail-off = never
notices-mail-each = every turn
notices-mail-digest = once a day
notices-mail-none = E-mails need an address that you have confirmed, and a server that sends them.
notices-hour = At

notices-webhook = By webhook
notices-webhook-about = For your own programs: the server calls this address with a signed message (standardwebhooks.com).
notices-webhook-address = Address
notices-webhook-secret = Secret for the signature

web-error-address = This address cannot be used. It has to be an address on the internet.
web-error-no-way = That is not possible here.
