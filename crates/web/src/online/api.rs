//! Requests to the HTTP API.

use basalt_wire::ErrorCode;
use serde::Serialize;
use serde::de::DeserializeOwned;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Headers, RequestInit, Response};

use crate::browser::window;

/// Requests JSON.
pub(super) async fn get<T: DeserializeOwned>(path: &str) -> Result<T, ErrorCode> {
    read(&text(path, &RequestInit::new()).await?)
}

/// Requests a text.
pub(super) async fn get_text(path: &str) -> Result<String, ErrorCode> {
    text(path, &RequestInit::new()).await
}

/// Posts an empty request.
pub(super) async fn post_empty(path: &str) -> Result<(), ErrorCode> {
    post_text(path, "{}").await
}

/// Posts a request.
pub(super) async fn post<B: Serialize>(path: &str, body: &B) -> Result<(), ErrorCode> {
    post_text(path, &basalt_wire::write(body)).await
}

async fn post_text(path: &str, body: &str) -> Result<(), ErrorCode> {
    let options = RequestInit::new();
    options.set_method("POST");
    options.set_body(&body.into());
    let headers = Headers::new().map_err(|_| ErrorCode::ServerError)?;
    headers.set("Content-Type", "application/json").map_err(|_| ErrorCode::ServerError)?;
    options.set_headers(&headers);
    text(path, &options).await.map(|_| ())
}

fn read<T: DeserializeOwned>(text: &str) -> Result<T, ErrorCode> {
    basalt_wire::read(text).ok_or(ErrorCode::Unreadable)
}

async fn text(path: &str, options: &RequestInit) -> Result<String, ErrorCode> {
    let gone = |_| ErrorCode::ServerError;
    let asked = window().fetch_with_str_and_init(path, options);
    let answer = JsFuture::from(asked).await.map_err(gone)?;
    let answer = answer.dyn_into::<Response>().map_err(gone)?;
    let body = JsFuture::from(answer.text().map_err(gone)?).await.map_err(gone)?;
    let body = body.as_string().unwrap_or_default();
    if answer.ok() {
        Ok(body)
    } else {
        Err(basalt_wire::read(&body).unwrap_or(ErrorCode::ServerError))
    }
}
