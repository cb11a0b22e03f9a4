//! Handlers for passkeys (Web Authentication): registration, log-in and confirmation with one, and those of the user.
//!
//! An authenticator answers a challenge, which the store keeps meanwhile: any node may get the answer. It has to verify
//! the person, by a fingerprint or a PIN for example, so a passkey stands for password and second factor together.

use axum::extract::State;
use axum::http::HeaderMap;
use axum::http::header::ORIGIN;
use basalt_referee::Millis;
use basalt_store::{NewPasskey, PasskeyAdded, PasskeyRemoved, PlayerId, Registered};
use basalt_wire::{
    ErrorCode, NewName, PasskeyAnswer, PasskeyChallenge, PasskeyRegistration, PasskeyToRemove,
};
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use webauthn_rs::prelude::{
    CredentialID, DiscoverableAuthentication, Passkey, PasskeyRegistration as RegistrationState,
    PublicKeyCredential, Url, Uuid, Webauthn, WebauthnBuilder,
};

use super::email::{SecurityMail, tell};
use super::login::{EmptyBody, check_device, log_in_as, welcome_member};
use super::security::{confirmed, done};
use super::session::{Answer, Client};
use super::{ConfirmedSession, CurrentUser, MemberSession, username};
use crate::api_error::{ApiError, ApiResult};
use crate::extract::JsonBody;
use crate::live::Live;
use crate::log::{self, SecurityEvent};
use crate::metrics::LogIn;
use crate::rate_limit::Limited;
use crate::response::json;
use crate::rng;
use crate::state::AppState;

/// The name of the service in the browser's dialogs.
const SERVICE: &str = "Basalt";

/// Time for which a challenge can be answered, as the Web Authentication specification recommends.
const CHALLENGE_MS: Millis = 5 * 60 * 1000;

/// A challenge that waits for its answer.
#[derive(Serialize, Deserialize)]
enum Challenge {
    /// Somebody registers with this name.
    Register { name: String, handle: Uuid, state: RegistrationState },
    /// A member adds a passkey. The id of the member is a text, since it need not fit a number of JSON.
    Add { player: String, handle: Uuid, state: RegistrationState },
    /// Somebody logs in or confirms.
    Authenticate(DiscoverableAuthentication),
}

/// The site for which passkeys are made: that of the request's `Origin`, which has been checked. Browsers allow passkeys for
/// names of hosts only, with TLS or on this machine.
fn site(headers: &HeaderMap) -> ApiResult<Webauthn> {
    let origin = headers.get(ORIGIN).and_then(|value| value.to_str().ok());
    let origin = origin.and_then(|origin| Url::parse(origin).ok()).ok_or(ErrorCode::NoPasskeys)?;
    let domain = origin.domain().ok_or(ErrorCode::NoPasskeys)?;
    if origin.scheme() != "https" && domain != "localhost" {
        return Err(ErrorCode::NoPasskeys.into());
    }
    let site = WebauthnBuilder::new(domain, &origin).and_then(|site| site.rp_name(SERVICE).build());
    site.map_err(|_| ErrorCode::NoPasskeys.into())
}

/// The id of a credential as the store and the page know it.
fn text_of(id: &[u8]) -> String {
    URL_SAFE_NO_PAD.encode(id)
}

fn parsed<T: DeserializeOwned>(credential: Value) -> ApiResult<T> {
    serde_json::from_value(credential).map_err(|_| ErrorCode::Unreadable.into())
}

/// Keeps a challenge, and sends its options to the browser.
async fn send(state: &AppState, challenge: &Challenge, options: &impl Serialize) -> Answer {
    let json_of = |error| ApiError::internal_with("a challenge of a passkey", &error);
    let kept = serde_json::to_string(challenge).map_err(json_of)?;
    let mut options = serde_json::to_value(options).map_err(json_of)?;
    let id = state.store().keep_challenge(&kept, state.clock().now() + CHALLENGE_MS).await?;
    let mut options = options["publicKey"].take();
    if !matches!(challenge, Challenge::Authenticate(_)) {
        // The authenticator keeps the name as well, so that nobody has to type it to log in.
        options["authenticatorSelection"]["residentKey"] = "required".into();
        options["authenticatorSelection"]["requireResidentKey"] = true.into();
    }
    Ok(json(&PasskeyChallenge { id: id.as_str().to_owned(), options }))
}

/// Begins to make a passkey for a member or somebody who becomes one.
async fn send_registration(
    state: &AppState,
    client: &Client,
    (name, handle): (&str, Uuid),
    known: Vec<CredentialID>,
    challenge: impl FnOnce(RegistrationState) -> Challenge,
) -> Answer {
    let begun = site(&client.headers)?.start_passkey_registration(handle, name, name, Some(known));
    let (options, begun) =
        begun.map_err(|error| ApiError::internal_with("a new passkey", &error))?;
    send(state, &challenge(begun), &options).await
}

/// The challenge that somebody has answered. It cannot be answered again.
async fn take(state: &AppState, id: &str) -> ApiResult<Challenge> {
    let kept = state.store().take_challenge(id, state.clock().now()).await?;
    let kept = kept.ok_or_else(|| rejected(state))?;
    serde_json::from_str(&kept)
        .map_err(|error| ApiError::internal_with("a challenge of a passkey", &error))
}

/// The error for a passkey that is not accepted.
fn rejected(state: &AppState) -> ApiError {
    state.metrics().count_login(LogIn::Wrong);
    log::security(SecurityEvent::WrongPasskey, None);
    ErrorCode::BadPasskey.into()
}

/// The passkey that an authenticator has made.
fn made(
    state: &AppState,
    client: &Client,
    (handle, begun): (Uuid, &RegistrationState),
    credential: Value,
) -> ApiResult<NewPasskey> {
    let credential = parsed(credential)?;
    let passkey = site(&client.headers)?.finish_passkey_registration(&credential, begun);
    let passkey = passkey.map_err(|_| rejected(state))?;
    let json_of = |error| ApiError::internal_with("a passkey", &error);
    Ok(NewPasskey {
        id: text_of(passkey.cred_id()),
        handle: handle.to_string(),
        name: client.device(),
        credential: serde_json::to_string(&passkey).map_err(json_of)?,
    })
}

/// The member whose passkey has answered a challenge.
async fn authenticated(
    state: &AppState,
    client: &Client,
    PasskeyAnswer { id, credential }: PasskeyAnswer,
) -> ApiResult<PlayerId> {
    state.rate_limits().check_address(Limited::PasskeyByAddress, client.transport.address)?;
    let answer: PublicKeyCredential = parsed(credential)?;
    let Challenge::Authenticate(begun) = take(state, &id).await? else {
        return Err(rejected(state));
    };
    let id = text_of(answer.get_credential_id());
    let known = state.store().passkey(&id).await?.ok_or_else(|| rejected(state))?;
    let handle = answer.get_user_unique_id().and_then(|bytes| Uuid::from_slice(bytes).ok());
    if handle.is_none_or(|handle| handle.to_string() != known.handle) {
        return Err(rejected(state));
    }
    let json_of = |error| ApiError::internal_with("a passkey", &error);
    let mut passkey: Passkey = serde_json::from_str(&known.credential).map_err(json_of)?;
    let site = site(&client.headers)?;
    let result = site.finish_discoverable_authentication_v2(&answer, begun, &passkey);
    passkey.update_credential(&result.map_err(|_| rejected(state))?);
    let used = serde_json::to_string(&passkey).map_err(json_of)?;
    let now = state.clock().now();
    if state.store().use_passkey(&id, &known.credential, &used, now).await? {
        Ok(known.player)
    } else {
        Err(rejected(state))
    }
}

/// Handler: begins the registration of a member with a passkey.
pub(crate) async fn begin_passkey_registration(
    State(state): State<AppState>,
    client: Client,
    JsonBody(NewName { name }): JsonBody<NewName>,
) -> Answer {
    username::check_new(&name)?;
    state.rate_limits().check_address(Limited::PasskeyByAddress, client.transport.address)?;
    if state.store().is_name_taken(&name).await? {
        return Err(ErrorCode::NameTaken.into());
    }
    let handle = Uuid::from_bytes(rng::bytes());
    send_registration(&state, &client, (&name, handle), Vec::new(), |state| Challenge::Register {
        name: name.clone(),
        handle,
        state,
    })
    .await
}

/// Handler: registers a member with a passkey. A guest becomes the member and keeps all games.
pub(crate) async fn register_with_passkey(
    State(live): State<Live>,
    CurrentUser(known): CurrentUser,
    client: Client,
    JsonBody(PasskeyRegistration { name, id, credential }): JsonBody<PasskeyRegistration>,
) -> Answer {
    let state = live.state();
    check_device(state, &client).await?;
    state.rate_limits().check_address(Limited::RegisterByAddress, client.transport.address)?;
    let (handle, begun) = match take(state, &id).await? {
        Challenge::Register { name: begun_for, handle, state } if begun_for == name => {
            (handle, state)
        }
        _ => return Err(rejected(state)),
    };
    let passkey = made(state, &client, (handle, &begun), credential)?;
    let guest = known.filter(|account| !account.member).map(|guest| guest.id);
    let now = state.clock().now();
    match state.store().register_with_passkey(&name, &passkey, guest, now).await? {
        Registered::Done(account) => welcome_member(&live, &client, guest, &account).await,
        Registered::NameTaken => Err(ErrorCode::NameTaken.into()),
        Registered::PasskeyKnown => Err(rejected(state)),
    }
}

/// Handler: begins to log in or to confirm with a passkey, whoever it belongs to.
pub(crate) async fn begin_passkey_login(
    State(state): State<AppState>,
    client: Client,
    JsonBody(EmptyBody {}): JsonBody<EmptyBody>,
) -> Answer {
    state.rate_limits().check_address(Limited::PasskeyByAddress, client.transport.address)?;
    let begun = site(&client.headers)?.start_discoverable_authentication();
    let (options, begun) =
        begun.map_err(|error| ApiError::internal_with("a challenge of a passkey", &error))?;
    send(&state, &Challenge::Authenticate(begun), &options).await
}

/// Handler: logs a member in with a passkey.
pub(crate) async fn log_in_with_passkey(
    State(state): State<AppState>,
    client: Client,
    JsonBody(answer): JsonBody<PasskeyAnswer>,
) -> Answer {
    let player = authenticated(&state, &client, answer).await?;
    log_in_as(&state, &client, player).await
}

/// Handler: proves again who the user is with a passkey, so that sensitive changes are allowed for a while.
pub(crate) async fn confirm_with_passkey(
    State(state): State<AppState>,
    MemberSession(session): MemberSession,
    client: Client,
    JsonBody(answer): JsonBody<PasskeyAnswer>,
) -> Answer {
    if authenticated(&state, &client, answer).await? == session.account.id {
        confirmed(&state, &client, &session.id).await
    } else {
        Err(rejected(&state))
    }
}

/// Handler: begins to add a passkey to the user's account.
pub(crate) async fn begin_passkey(
    State(state): State<AppState>,
    ConfirmedSession(session): ConfirmedSession,
    client: Client,
    JsonBody(EmptyBody {}): JsonBody<EmptyBody>,
) -> Answer {
    state.rate_limits().check_address(Limited::PasskeyByAddress, client.transport.address)?;
    let (store, player) = (state.store(), session.account.id);
    let known = store.passkeys_of(player).await?;
    let known = known.iter().filter_map(|passkey| URL_SAFE_NO_PAD.decode(&passkey.id).ok());
    let known: Vec<CredentialID> = known.collect();
    let handle = store.passkey_handle(player).await?.and_then(|handle| handle.parse().ok());
    let handle = handle.unwrap_or_else(|| Uuid::from_bytes(rng::bytes()));
    let name = &session.account.name;
    send_registration(&state, &client, (name, handle), known, |state| Challenge::Add {
        player: player.to_string(),
        handle,
        state,
    })
    .await
}

/// Handler: adds a passkey to the user's account.
pub(crate) async fn add_passkey(
    State(state): State<AppState>,
    ConfirmedSession(session): ConfirmedSession,
    client: Client,
    JsonBody(PasskeyAnswer { id, credential }): JsonBody<PasskeyAnswer>,
) -> Answer {
    let player = session.account.id;
    let (handle, begun) = match take(&state, &id).await? {
        Challenge::Add { player: begun_by, handle, state } if begun_by == player.to_string() => {
            (handle, state)
        }
        _ => return Err(rejected(&state)),
    };
    let passkey = made(&state, &client, (handle, &begun), credential)?;
    match state.store().add_passkey(player, &passkey, state.clock().now()).await? {
        PasskeyAdded::Added => {
            let name = &session.account.name;
            log::security(SecurityEvent::PasskeyAdded, Some(name));
            tell(&state, &client.headers, (player, name), SecurityMail::PasskeyAdded).await;
            Ok(done())
        }
        PasskeyAdded::Known => Err(rejected(&state)),
        PasskeyAdded::TooMany => Err(ErrorCode::NotNow.into()),
    }
}

/// Handler: removes a passkey of the user, unless it is the last way into the account.
pub(crate) async fn remove_passkey(
    State(state): State<AppState>,
    ConfirmedSession(session): ConfirmedSession,
    JsonBody(PasskeyToRemove { id }): JsonBody<PasskeyToRemove>,
) -> Answer {
    match state.store().remove_passkey(session.account.id, &id).await? {
        PasskeyRemoved::Removed => {
            log::security(SecurityEvent::PasskeyRemoved, Some(&session.account.name));
            Ok(done())
        }
        PasskeyRemoved::Unknown => Ok(done()),
        PasskeyRemoved::LastWayIn => Err(ErrorCode::LastWayIn.into()),
    }
}
