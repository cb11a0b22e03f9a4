//! The browser around the page.

use std::cell::RefCell;

use wasm_bindgen::{JsCast, prelude::Closure};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Document, Headers, MouseEvent, RequestInit, Response, Window};

/// The window. There is none outside of a browser, where nothing of this crate runs.
pub(crate) fn window() -> Window {
    web_sys::window().expect("a page has a window")
}

/// The document of the window.
pub(crate) fn document() -> Document {
    window().document().expect("a window has a document")
}

/// A new element of a picture.
pub(crate) fn create_svg(name: &str) -> Option<web_sys::Element> {
    document().create_element_ns(Some("http://www.w3.org/2000/svg"), name).ok()
}

/// Milliseconds since the page was opened; they never run backwards.
pub(crate) fn now() -> f64 {
    window().performance().map_or(0.0, |performance| performance.now())
}

/// The date and time of the day, in milliseconds since 1970.
pub(crate) fn date() -> f64 {
    js_sys::Date::now()
}

/// The number of the day, by the date where the person is; 0 is the first one of 1970.
pub(crate) fn day() -> u32 {
    const MINUTE: f64 = 60_000.0;
    const DAY: f64 = 24.0 * 60.0 * MINUTE;
    let now = js_sys::Date::new_0();
    ((now.get_time() - now.get_timezone_offset() * MINUTE) / DAY) as u32
}

/// A random number.
pub(crate) fn random_seed() -> u64 {
    (js_sys::Math::random() * f64::from(i32::MAX)) as u64
}

/// Whether a media query matches.
pub(crate) fn matches(query: &str) -> bool {
    window().match_media(query).ok().flatten().is_some_and(|media| media.matches())
}

/// A handler of clicks in a view. A view has code of its own for each type of handler in it; this is one type for all.
pub(crate) fn handler(handle: impl FnMut(MouseEvent) + 'static) -> Box<dyn FnMut(MouseEvent)> {
    Box::new(handle)
}

/// Runs an action once, after a delay.
pub(crate) fn after_delay(milliseconds: i32, action: impl FnOnce() + 'static) {
    set_timer(milliseconds, Box::new(action));
}

/// One function for all types of actions.
fn set_timer(milliseconds: i32, action: Box<dyn FnOnce()>) {
    let callback = Closure::once_into_js(action);
    let function = callback.unchecked_ref();
    // A browser that sets no timer has no page to run either.
    let _ = window().set_timeout_with_callback_and_timeout_and_arguments_0(function, milliseconds);
}

/// Runs an action after the next frame, so that it does not delay the frame. A hidden page
/// has no frames.
pub(crate) fn after_frame(action: impl FnOnce() + 'static) {
    wait_for_frame(Box::new(action));
}

/// One function for all types of actions.
fn wait_for_frame(action: Box<dyn FnOnce()>) {
    let is_first = WAITING.with_borrow_mut(|waiting| {
        waiting.push(action);
        waiting.len() == 1
    });
    let go_on = || WAITING.take().into_iter().for_each(|action| action());
    if document().hidden() {
        // Actions that waited for a frame before the page was hidden run now.
        after_delay(0, go_on);
    } else if is_first {
        let callback = Closure::once_into_js(move || after_delay(0, go_on));
        // A browser that draws no frames has no page to draw either.
        let _ = window().request_animation_frame(callback.unchecked_ref());
    }
}

thread_local! {
    /// The actions that wait for the next frame.
    static WAITING: RefCell<Vec<Box<dyn FnOnce()>>> = const { RefCell::new(Vec::new()) };
}

/// A number with one decimal, as style sheets and pictures write it. The standard library's own way to write any number exactly
/// would be the largest function of the page.
pub(crate) fn tenths(value: f64) -> String {
    let tenths = (value * 10.0).round() as i64;
    let sign = if tenths < 0 { "-" } else { "" };
    format!("{sign}{}.{}", tenths.unsigned_abs() / 10, tenths.unsigned_abs() % 10)
}

/// A length in pixels, as style sheets write it.
pub(crate) fn pixels(value: f64) -> String {
    tenths(value) + "px"
}

/// Scrolls a list, and nothing around it, so that its current item can be seen.
pub(crate) fn scroll_to_current(list: &web_sys::Element) {
    let Ok(Some(item)) = list.query_selector("[aria-current]") else { return };
    let (room, place) = (list.get_bounding_client_rect(), item.get_bounding_client_rect());
    let above = place.top() - room.top();
    let below = place.bottom() - room.bottom();
    let by = if above < 0.0 { above } else { below.max(0.0) };
    if by != 0.0 {
        list.set_scroll_top(list.scroll_top() + by as i32);
    }
}

/// Scrolls to the start of an element.
pub(crate) fn show_start(id: &str) {
    if let Some(element) = document().get_element_by_id(id) {
        element.scroll_into_view();
    }
}

/// The fragment of the address, after the `#`.
pub(crate) fn fragment() -> Option<String> {
    let hash = window().location().hash().ok()?;
    hash.strip_prefix('#').filter(|rest| !rest.is_empty()).map(str::to_owned)
}

/// The whole address of a path of this page.
pub(crate) fn address(path: &str) -> String {
    window().location().origin().unwrap_or_default() + path
}

/// Replaces the path in the address.
pub(crate) fn rename_address(path: &str) {
    let null = wasm_bindgen::JsValue::NULL;
    // Without a history the address stays.
    let _ = window().history().and_then(|kept| kept.replace_state_with_url(&null, "", Some(path)));
}

/// Gives the element with an id the focus.
pub(crate) fn focus(id: &str) {
    if let Some(element) = document().get_element_by_id(id) {
        focus_element(&element);
    }
}

/// Gives an element the focus.
pub(crate) fn focus_element(element: &web_sys::Element) {
    if let Some(element) = element.dyn_ref::<web_sys::HtmlElement>() {
        // An element that cannot have the focus leaves it where it is.
        let _ = element.focus();
    }
}

/// Whether the person has interacted with the page; browsers play no sound before.
pub(crate) fn has_been_used() -> bool {
    let get = |object: &wasm_bindgen::JsValue, name: &str| {
        js_sys::Reflect::get(object, &name.into()).unwrap_or(wasm_bindgen::JsValue::UNDEFINED)
    };
    let activation = get(&window().navigator(), "userActivation");
    activation.is_undefined() || get(&activation, "hasBeenActive").is_truthy()
}

/// The content of a `meta` element.
pub(crate) fn meta_content(name: &str) -> Option<String> {
    let selector = format!("meta[name={name}]");
    document().query_selector(&selector).ok()??.get_attribute("content")
}

/// The text at an address of the page, if it can be had.
pub(crate) async fn fetch(address: &str) -> Option<String> {
    fetch_answer(address).await.filter(HttpResponse::is_ok).map(|answer| answer.text)
}

/// The response to a request.
pub(crate) struct HttpResponse {
    pub(crate) status: u16,
    pub(crate) text: String,
}

impl HttpResponse {
    /// Whether the server has done what was requested.
    pub(crate) fn is_ok(&self) -> bool {
        (200..300).contains(&self.status)
    }
}

/// The response at an address; nothing without a network.
pub(crate) async fn fetch_answer(address: &str) -> Option<HttpResponse> {
    request(address, &RequestInit::new()).await
}

/// The response to posted JSON; nothing without a network.
pub(crate) async fn post(address: &str, json: &str) -> Option<HttpResponse> {
    let headers = Headers::new().ok()?;
    headers.set("Content-Type", "application/json").ok()?;
    let options = RequestInit::new();
    options.set_method("POST");
    options.set_body(&json.into());
    options.set_headers(&headers);
    request(address, &options).await
}

async fn request(address: &str, options: &RequestInit) -> Option<HttpResponse> {
    let asked = window().fetch_with_str_and_init(address, options);
    let answer = JsFuture::from(asked).await.ok()?.dyn_into::<Response>().ok()?;
    let text = JsFuture::from(answer.text().ok()?).await.ok()?.as_string()?;
    Some(HttpResponse { status: answer.status(), text })
}

/// Removes the outline that the index shows before the program has loaded.
pub(crate) fn remove_first_paint() {
    if let Some(outline) = document().get_element_by_id("first-paint") {
        outline.remove();
    }
    if let Some(body) = document().body() {
        body.set_class_name("");
    }
}

/// Says that the page cannot start.
pub(crate) fn cannot_start() {
    if let Some(trouble) = document().get_element_by_id("trouble") {
        // A page that cannot even say so stays empty.
        let _ = trouble.remove_attribute("hidden");
    }
}

/// Copies a text to the clipboard, and reports whether the browser permits it.
pub(crate) fn copy(text: &str, told: impl FnOnce(bool) + 'static) {
    let clipboard = js_sys::Reflect::get(&window().navigator(), &"clipboard".into());
    let write = clipboard.as_ref().ok().and_then(|clipboard| {
        let write = js_sys::Reflect::get(clipboard, &"writeText".into()).ok()?;
        let promise = write.dyn_ref::<js_sys::Function>()?.call1(clipboard, &text.into()).ok()?;
        promise.dyn_into::<js_sys::Promise>().ok()
    });
    leptos::task::spawn_local(async move {
        let copied = match write {
            Some(promise) => JsFuture::from(promise).await.is_ok(),
            None => false,
        };
        told(copied);
    });
}

/// Downloads a text as a file.
pub(crate) fn save(name: &str, text: &str) -> Option<()> {
    let parts = js_sys::Array::of1(&text.into());
    save_blob(name, &web_sys::Blob::new_with_str_sequence(&parts).ok()?)
}

/// Downloads bytes as a file.
pub(crate) fn save_bytes(name: &str, bytes: &js_sys::Uint8Array) -> Option<()> {
    let parts = js_sys::Array::of1(bytes);
    save_blob(name, &web_sys::Blob::new_with_u8_array_sequence(&parts).ok()?)
}

/// Downloads a blob as a file.
pub(crate) fn save_blob(name: &str, blob: &web_sys::Blob) -> Option<()> {
    let address = web_sys::Url::create_object_url_with_blob(blob).ok()?;
    let link: web_sys::HtmlAnchorElement = document().create_element("a").ok()?.dyn_into().ok()?;
    link.set_href(&address);
    link.set_download(name);
    link.click();
    web_sys::Url::revoke_object_url(&address).ok()
}

/// Reads the file that was chosen in a field, and hands over its text.
pub(crate) fn read_file(event: &web_sys::Event, take: impl FnOnce(String) + 'static) {
    let field = event.target().and_then(|field| field.dyn_into::<web_sys::HtmlInputElement>().ok());
    let file = field.and_then(|field| field.files()).and_then(|files| files.get(0));
    let Some(file) = file else { return };
    leptos::task::spawn_local(async move {
        let text = JsFuture::from(file.text()).await;
        if let Some(text) = text.ok().and_then(|text| text.as_string()) {
            take(text);
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_written_with_one_decimal() {
        let written = [0.0, 12.34, -0.04, -0.06, -7.25, 1999.96].map(tenths);
        assert_eq!(written, ["0.0", "12.3", "0.0", "-0.1", "-7.3", "2000.0"]);
        assert_eq!(pixels(3.0), "3.0px");
    }
}
