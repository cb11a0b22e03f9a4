//! The browser's authenticators, which make and use passkeys (Web Authentication).

use basalt_wire::{ErrorCode, PasskeyAnswer, PasskeyChallenge};
use js_sys::{Function, JSON, Object, Promise, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

use crate::browser::window;

/// Something that an authenticator does, by its names in the API.
struct Ceremony {
    /// The function of `PublicKeyCredential` that reads the options.
    parse: &'static str,
    /// The function of `navigator.credentials`.
    run: &'static str,
}

const CREATE: Ceremony = Ceremony { parse: "parseCreationOptionsFromJSON", run: "create" };
const GET: Ceremony = Ceremony { parse: "parseRequestOptionsFromJSON", run: "get" };

/// Whether the browser can use passkeys at this address: it knows their JSON, and the address has the name of a host.
pub(super) fn is_available() -> bool {
    let host = window().location().hostname().unwrap_or_default();
    let is_number = host.starts_with('[') || host.ends_with(|last: char| last.is_ascii_digit());
    !is_number && class().is_some_and(|class| method(&class, CREATE.parse).is_some())
}

/// Makes a new passkey.
pub(super) async fn create(challenge: PasskeyChallenge) -> Result<PasskeyAnswer, ErrorCode> {
    answer(&CREATE, challenge).await
}

/// Lets the person choose a passkey that they have.
pub(super) async fn get(challenge: PasskeyChallenge) -> Result<PasskeyAnswer, ErrorCode> {
    answer(&GET, challenge).await
}

async fn answer(
    ceremony: &Ceremony,
    PasskeyChallenge { id, options }: PasskeyChallenge,
) -> Result<PasskeyAnswer, ErrorCode> {
    let text = run(ceremony, &basalt_wire::write(&options)).await;
    let credential = text.and_then(|text| basalt_wire::read(&text)).ok_or(ErrorCode::BadPasskey)?;
    Ok(PasskeyAnswer { id, credential })
}

/// Runs a ceremony with options in JSON. `None` if the person cancels it, or there is no passkey.
async fn run(ceremony: &Ceremony, options: &str) -> Option<String> {
    let class = class()?;
    let options = JSON::parse(options).ok()?;
    let options = method(&class, ceremony.parse)?.call1(&class, &options).ok()?;
    let arguments = Object::new();
    Reflect::set(&arguments, &"publicKey".into(), &options).ok()?;
    let credentials = Reflect::get(&window().navigator(), &"credentials".into()).ok()?;
    let promise = method(&credentials, ceremony.run)?.call1(&credentials, &arguments).ok()?;
    let credential = JsFuture::from(promise.dyn_into::<Promise>().ok()?).await.ok()?;
    let json = method(&credential, "toJSON")?.call0(&credential).ok()?;
    JSON::stringify(&json).ok()?.as_string()
}

fn class() -> Option<JsValue> {
    let class = Reflect::get(&window(), &"PublicKeyCredential".into()).ok()?;
    class.is_function().then_some(class)
}

fn method(object: &JsValue, name: &str) -> Option<Function> {
    Reflect::get(object, &name.into()).ok()?.dyn_into().ok()
}
