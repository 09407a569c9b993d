# The page of one's own account, and the pages to which letters lead.

account-current-password = Your password
account-or-passkey = Leave it empty to use a passkey.
account-declined = The browser did not get an answer from a passkey. Nothing was changed.
account-new-password = New password
account-remove = Remove

account-address = E-mail address
account-address-text = For a new password when you have forgotten yours, and for news about your account. Nobody else is shown it.
account-address-new = Address
account-address-other = Another address
account-address-expected = A letter is on its way to { $address }. The address counts once you have followed the link in it.
account-address-save = Send a letter to it
account-address-forget = Forget the address

account-password = Password
account-password-text = With a new password you are logged out everywhere else.
account-password-save = Change password
account-password-done = You have a new password.

account-passkeys = Passkeys
account-passkeys-text = Log in without a password: with the lock of your device, or a security key. You may have several.
account-passkeys-not-here = This browser offers passkeys only on pages that are reached over https.
account-passkey-name = Name of the new passkey
account-passkey-example = My phone
account-passkey-add = Add a passkey
account-passkey-remove = Remove { $name }
account-passkey-used = used { $when }
account-passkey-made = added { $when }

account-sessions = Logged in
account-sessions-text = { $count ->
    [one] You are logged in in this browser only.
   *[other] You are logged in in { $count } browsers.
}
account-log-out-here = Log out here
account-log-out-everywhere = Log out everywhere

account-personal = What is stored about you
account-personal-text = Everything in one file: account, tables, results, what you said. Or nothing any more.
account-export = Fetch everything as a file
account-delete = Delete the account …
account-delete-sure = Your account and all that is stored about you go at once, and nobody can bring them back. Your seats in games that are not over are left. Finished games show “a former player” in your place, and others may take your name.
account-delete-now = Delete everything now
account-keep = Keep the account

account-who = Your name or e-mail address
account-forgotten = Forgotten your password?
account-forgotten-text = If there is such an account and it has a confirmed address, a letter goes there with a link that is good for an hour.
account-forgotten-do = Send a letter
account-forgotten-done = If there is such an account with an address, the letter is on its way.
account-confirm = Is this your address?
account-confirm-text = With this, letters about your account go to the address at which you got the link.
account-confirm-do = Yes, that is my address
account-confirm-done = The address is confirmed.
account-reset = A new password
account-reset-text = Choose a new password. You are then logged out everywhere.
account-reset-do = Set the password
account-reset-done = You have a new password.

web-error-address-taken = Another account has this address.
web-error-passkeys-full = The account has as many passkeys as it may have.
web-error-proof = Say your password, or use a passkey.
account-profile = Your profile
