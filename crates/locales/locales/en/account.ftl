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
