//! Messages that clients send: those of the WebSocket, and the bodies of requests.

use basalt_wire::{
    AccessTokenRequest, AppealRequest, AppealToken, ChallengesFrom, ConditionsChange, Confirmation,
    Credentials, EmailAddress, EmailLink, EmailSubscription, Measure, MessagesFrom, NewAppeal,
    NewMessage, NewName, NewReport, Note, NumberedRequest, OneTimeCode, PasskeyAnswer,
    PasskeyRegistration, PasskeyToRemove, PasswordChange, PasswordReset, ProfileChange,
    ProgressChange, PushSubscription, Recovery, RelationChange, SessionToEnd, TokenToRevoke,
    TurnMail, Vacation, read, write,
};
use serde::Serialize;
use serde::de::DeserializeOwned;

/// The check of each kind of message.
const CHECKS: &[fn(&str)] = &[
    check::<NumberedRequest>,
    check::<AccessTokenRequest>,
    check::<AppealRequest>,
    check::<AppealToken>,
    check::<ChallengesFrom>,
    check::<ConditionsChange>,
    check::<Confirmation>,
    check::<Credentials>,
    check::<EmailAddress>,
    check::<EmailLink>,
    check::<EmailSubscription>,
    check::<Measure>,
    check::<MessagesFrom>,
    check::<NewAppeal>,
    check::<NewMessage>,
    check::<NewName>,
    check::<NewReport>,
    check::<Note>,
    check::<OneTimeCode>,
    check_any_json::<PasskeyAnswer>,
    check_any_json::<PasskeyRegistration>,
    check::<PasskeyToRemove>,
    check::<PasswordChange>,
    check::<PasswordReset>,
    check::<ProfileChange>,
    check::<ProgressChange>,
    check::<PushSubscription>,
    check::<Recovery>,
    check::<RelationChange>,
    check::<SessionToEnd>,
    check::<TokenToRevoke>,
    check::<TurnMail>,
    check::<Vacation>,
];

/// Reads the bytes as a message of each kind.
pub fn wire_requests(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    for check in CHECKS {
        check(&text);
    }
}

/// A message is written and read again as the same. Messages with secrets cannot be compared or shown, so their texts are.
fn check<T: Serialize + DeserializeOwned>(text: &str) {
    let Some(message) = read::<T>(text) else { return };
    let written = write(&message);
    let again = read::<T>(&written).map(|message| write(&message));
    assert_eq!(again.as_ref(), Some(&written), "{text:?}");
}

/// A message with JSON of any kind is written and read again. The fractions in it may be rounded each time.
fn check_any_json<T: Serialize + DeserializeOwned>(text: &str) {
    let Some(message) = read::<T>(text) else { return };
    let written = write(&message);
    assert!(read::<T>(&written).is_some(), "{written:?}");
}
