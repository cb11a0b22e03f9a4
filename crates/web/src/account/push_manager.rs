//! The browser's push subscription (Push API).

use basalt_wire::PushSubscription;
use js_sys::{Function, JSON, Object, Promise, Reflect};
use serde::Deserialize;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

use crate::browser::window;

/// Whether the person lets the page show notifications.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Permission {
    Granted,
    Denied,
    /// The person has not been asked, or has not answered.
    Open,
}

impl Permission {
    fn read(value: &JsValue) -> Self {
        match value.as_string().as_deref() {
            Some("granted") => Self::Granted,
            Some("denied") => Self::Denied,
            _ => Self::Open,
        }
    }
}

/// A subscription as the browser writes it.
#[derive(Deserialize)]
struct Subscription {
    endpoint: String,
    keys: Keys,
}

#[derive(Deserialize)]
struct Keys {
    p256dh: String,
    auth: String,
}

/// Whether the browser can receive push notifications here. It needs HTTPS, and on some systems an installed page.
pub(super) fn is_available() -> bool {
    let has = |name: &str| Reflect::has(&window(), &name.into()).unwrap_or(false);
    has("PushManager") && has("Notification") && service_workers().is_some()
}

/// The present permission.
pub(super) fn permission() -> Permission {
    let class = get(&window(), "Notification");
    class.map_or(Permission::Open, |class| {
        get(&class, "permission").map_or(Permission::Open, |value| Permission::read(&value))
    })
}

/// Asks the person for permission, which browsers allow after a click only.
pub(super) async fn request_permission() -> Permission {
    let Some(class) = get(&window(), "Notification") else { return Permission::Open };
    let answer = call(&class, "requestPermission", &[]).await;
    answer.map_or_else(permission, |answer| Permission::read(&answer))
}

/// The endpoint of the subscription that the browser has.
pub(super) async fn endpoint() -> Option<String> {
    let registration = call(&service_workers()?, "getRegistration", &[]).await?;
    Some(read(&existing(&registration).await?)?.endpoint)
}

/// Subscribes with the key of the server, in place of an earlier subscription: that one may be for another key.
pub(super) async fn subscribe(key: &str, language: &str) -> Option<PushSubscription> {
    let ready = get(&service_workers()?, "ready")?.dyn_into::<Promise>().ok()?;
    let registration = JsFuture::from(ready).await.ok()?;
    end(&registration).await;
    let options = Object::new();
    Reflect::set(&options, &"userVisibleOnly".into(), &JsValue::TRUE).ok()?;
    Reflect::set(&options, &"applicationServerKey".into(), &key.into()).ok()?;
    let manager = get(&registration, "pushManager")?;
    let made = read(&call(&manager, "subscribe", &[options.into()]).await?)?;
    let Keys { p256dh, auth } = made.keys;
    let language = Some(language.to_owned());
    Some(PushSubscription { endpoint: made.endpoint, p256dh, auth, language })
}

/// Ends the subscription of the browser, if there is one.
pub(super) async fn unsubscribe() {
    let Some(workers) = service_workers() else { return };
    if let Some(registration) = call(&workers, "getRegistration", &[]).await {
        end(&registration).await;
    }
}

async fn end(registration: &JsValue) {
    if let Some(subscription) = existing(registration).await {
        // One that cannot be ended is no longer used by the server.
        _ = call(&subscription, "unsubscribe", &[]).await;
    }
}

async fn existing(registration: &JsValue) -> Option<JsValue> {
    call(&get(registration, "pushManager")?, "getSubscription", &[]).await
}

fn service_workers() -> Option<JsValue> {
    get(&window().navigator(), "serviceWorker")
}

fn read(subscription: &JsValue) -> Option<Subscription> {
    basalt_wire::read(&JSON::stringify(subscription).ok()?.as_string()?)
}

/// Reads a property; `None` if it is undefined.
fn get(object: &JsValue, name: &str) -> Option<JsValue> {
    let value = Reflect::get(object, &name.into()).ok()?;
    (!value.is_undefined() && !value.is_null()).then_some(value)
}

/// The result of a method that returns a promise; `None` if it fails or is nothing.
async fn call(object: &JsValue, name: &str, arguments: &[JsValue]) -> Option<JsValue> {
    let method: Function = get(object, name)?.dyn_into().ok()?;
    let promise = Reflect::apply(&method, object, &arguments.iter().collect()).ok()?;
    let value = JsFuture::from(promise.dyn_into::<Promise>().ok()?).await.ok()?;
    (!value.is_undefined() && !value.is_null()).then_some(value)
}
