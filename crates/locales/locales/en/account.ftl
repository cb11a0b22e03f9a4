### Texts about the person's own account.

## The password
# The label of the password that is used now.
account-current-password = Current password
# The label of the password that is to be used.
account-new-password = New password
# The button that changes the password.
account-change-password = Change password
# The password was changed.
account-password-changed = Password changed. Your other devices are signed out.
# The button for those who have forgotten the password.
account-forgot = Forgot your password?
# The heading over the form that sets a new password, and its button.
account-recover = Reset password
# The explanation below it.
account-recover-lead = Enter a recovery code and choose a new password. Each code works once.
# The label of a recovery code.
account-recovery-code = Recovery code
# The button that leads back to the form for signing in.
account-back = Back to sign-in
# The link to an appeal against the closing of the account.
account-appeal = Appeal against this
# The link to what moderators have written.
account-messages = Messages from moderators
# The link to the moderators’ page.
account-moderation = Moderation

## Asking again
# The heading over the question for the password before a sensitive change.
account-confirm = Confirm it’s you
# The explanation below it.
account-confirm-lead = Enter your password to go on.
# The button that goes on.
account-continue = Continue
# The label of the code that is asked for after the password.
account-second-factor = Code from your app, or a recovery code

## Two-factor authentication
# The heading over two-factor authentication.
account-two-factor = Two-factor authentication
# The explanation below it.
account-two-factor-lead = Signing in also asks for a code from an authenticator app.
# Two-factor authentication is on.
account-on = On
# Two-factor authentication is off.
account-off = Off
# The button that begins to set it up.
account-set-up = Set up
# The instruction over the QR code.
account-scan = Scan this code with your authenticator app, then enter the 6 digits it shows.
# The QR code, for screen readers.
account-qr = QR code for the authenticator app
# The label of the secret key, for those who cannot scan the QR code.
account-key = Can’t scan it? Enter this key:
# The label of the code that the app shows.
account-digits = 6-digit code
# The button that turns it on.
account-turn-on = Turn on
# The button that turns it off.
account-turn-off = Turn off

## Recovery codes
# The heading over recovery codes.
account-codes = Recovery codes
# The explanation below it.
account-codes-lead = A code resets a forgotten password, or replaces your authenticator app once.
# The number of codes that are not used yet.
# $count (Number)
account-codes-left =
    { $count ->
        [one] { $count } code left
       *[other] { $count } codes left
    }
# There are no codes.
account-codes-none = You have no codes. Create some, so that you can get back in.
# The button that makes new codes.
account-codes-create = Create new codes
# The warning over new codes.
account-codes-once = Save these codes now: you won’t see them again. Older codes no longer work.
# The button that copies the codes.
account-codes-copy = Copy
# The codes were copied.
account-codes-copied = Codes copied
# The codes could not be copied.
account-codes-not-copied = Couldn’t copy. Select the codes and copy them yourself.
# The button that saves the codes as a file.
account-codes-save = Download
# The button that hides the codes.
account-codes-done = I’ve saved them

## Devices
# The heading over the devices.
account-devices = Devices
# The explanation below it.
account-devices-lead = You are signed in on these devices. After 90 days without use you are signed out.
# A browser without a known name.
account-device-unknown = Unknown device
# The browser that shows this page.
account-device-current = This device
# A device was used within a day.
account-used-today = Used today
# A device was last used some days ago.
# $days (Number)
account-used-days =
    { $days ->
        [one] Used { $days } day ago
       *[other] Used { $days } days ago
    }
# The button that signs a device out.
account-device-end = Sign out
# The same, for screen readers.
# $device (Text)
account-device-end-name = Sign out: { $device }
# A device was signed out.
account-device-ended = Device signed out
# The button that signs out on all devices.
account-everywhere = Sign out everywhere
# The question before it.
account-everywhere-ask = Sign out everywhere?
# The explanation below it.
account-everywhere-text = You will be signed out on every device, this one included.

## Passkeys
# The heading over the passkeys.
account-passkeys = Passkeys
# The explanation below it.
account-passkeys-lead = Sign in with your fingerprint, face or screen lock, without a password.
# The button that adds a passkey.
account-passkey-add = Add a passkey
# A passkey was added.
account-passkey-added = Passkey added
# The button that removes a passkey.
account-passkey-remove = Remove
# The same, for screen readers.
# $device (Text)
account-passkey-remove-name = Remove: { $device }
# A passkey was removed.
account-passkey-removed = Passkey removed
# A passkey was never used.
account-passkey-unused = Not used yet
# The button that signs in with a passkey.
account-passkey-sign-in = Sign in with a passkey
# The button that creates an account with a passkey instead of a password.
account-passkey-register = Create account with a passkey
# The button that confirms with a passkey.
account-passkey-use = Use a passkey
# The explanation in the dialog before a sensitive change, for those without a password.
account-passkey-confirm-lead = Use your passkey to go on.
# The note for those who sign in with passkeys only.
account-no-password = You have no password. You sign in with a passkey.
# The button that sets the first password.
account-set-password = Set a password

## Name, data, and the end of the account
# The heading over the form for another username, and its button.
account-rename = Change username
# The explanation below it.
account-rename-lead = You can do this once a year. Your old name keeps leading to you.
# The day from which the username can be changed again.
# $day (Text)
account-rename-from = You can change it again on { $day }.
# The label of the new username.
account-new-name = New username
# The username was changed.
account-renamed = Username changed
# The heading over country and words, which everybody sees.
account-profile = Public profile
# The explanation below it.
account-profile-lead = Everyone can see this. Leave out whatever you like.
# The label of the list of countries.
account-country = Country
# The first entry of the list: no country.
account-country-none = Don’t show
# The label of the field for a few words about oneself.
account-about = About you
# The button that saves both.
account-profile-save = Save profile
# They were saved.
account-profile-saved = Profile saved
# The heading over the download of the own data.
account-data = Your data
# The explanation below it.
account-data-lead = Everything this server knows about you, with all your games, in one JSON file.
# The button that downloads it.
account-data-download = Download my data
# The heading over the end of the account, and its button.
account-delete = Delete account
# The explanation below it.
account-delete-lead = Your finished games stay, under “deleted player”. Your name, ratings, messages and sign-ins are erased. Games in progress are resigned.
# The question before the account is deleted.
account-delete-ask = Delete your account?
# The warning below it.
account-delete-warning = You can’t undo this.
# The label of the field in which the person types their username.
# $name (Text)
account-delete-type = Type { $name } to confirm

## E-mail
# The heading over the e-mail address.
account-email = E-mail
# The explanation below it.
account-email-lead = Used to reset a forgotten password, and to warn you of changes to your sign-in. Nobody else sees it.
# The label of the e-mail address.
account-email-address = E-mail address
# The button that sets the e-mail address.
account-email-save = Send confirmation link
# The link to an address is on its way.
account-email-sent = We sent you a link. Open it to confirm the address.
# The address is confirmed.
account-email-verified = Confirmed
# The address is not confirmed yet.
account-email-unverified = Not confirmed yet
# The button that removes the address.
account-email-remove = Remove
# The switch for e-mail about changes of the sign-in.
account-email-subscribed = Warn me of changes to my sign-in
# The address was confirmed by a link.
account-email-confirmed = E-mail address confirmed
# E-mail was ended by a link.
account-email-unsubscribed = You’ll get no more such messages
# The button that sends a link to reset the password.
account-forgot-email = Send me a link by e-mail
# A link was requested.
account-forgot-sent = If this account has a confirmed e-mail address, a link is on its way.
# The explanation over the form that a link leads to.
account-reset-lead = Choose a new password.

## Notifications on this device
# The heading over push notifications.
account-push = Notifications
# The explanation below it.
account-push-lead = Get a notification on this device when it’s your turn in a correspondence game, someone challenges you, or your game starts. None while Basalt is open.
# The button that turns notifications on.
account-push-on = Notify me on this device
# The button that turns notifications off.
account-push-off = Turn off on this device
# Notifications are on.
account-push-active = On for this device
# Notifications are off.
account-push-inactive = Off for this device
# The person has forbidden notifications in the browser.
account-push-denied = Your browser blocks notifications from this site. Allow them in its settings, then try again.
# The browser has no push notifications, or not for a page that is not installed.
account-push-unsupported = This browser can’t receive notifications here. On an iPhone or iPad, add Basalt to the home screen first.
# The browser could not subscribe.
account-push-failed = The browser couldn’t turn notifications on. Check your connection and try again.

## E-mail about games
# The switch for e-mail about games in which it is the person’s turn.
account-email-turns = E-mail me when games wait for my move: one list, at most every 8 hours, and none if I’ve been here since

## API tokens
# The heading over the access tokens for programs.
account-tokens = API tokens
# The explanation below it.
account-tokens-lead = A token lets a program act for you. Give it only the rights it needs.
# The link to the documentation of the API.
account-tokens-docs = API documentation
# The button that opens the form for a new token.
account-token-new = New token
# The field for the name of a token.
account-token-name = Name of the program
# The choice of when a token expires.
account-token-expiry = Valid for
# A token that does not expire.
account-token-forever = until you revoke it
# The button that makes a token.
account-token-create = Create token
# The explanation over a new token.
account-token-once = Copy the token now. It won’t be shown again.
# The token was copied.
account-token-copied = Token copied
# The token could not be copied.
account-token-not-copied = Couldn’t copy. Select the token and copy it yourself.
# The button that revokes a token.
account-token-revoke = Revoke
# The same, for screen readers.
# $name (Text)
account-token-revoke-name = Revoke: { $name }
# A token was revoked.
account-token-revoked = Token revoked
# The last day of a token.
# $date (Text)
account-token-expires = Expires { $date }
# A token has expired.
account-token-expired = Expired
# A right that a token can give to a program.
# $scope (Text)
account-token-scope =
    { $scope ->
        [account-read] read your running games
        [challenge-read] read your challenges
        [challenge-write] create and answer challenges
        [game-play] play and chat in your games
       *[bot-play] play as a bot, or become one
    }
