//! Requests to the HTTP API.

use basalt_wire::ErrorCode;
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::browser::{self, HttpResponse};

/// Requests JSON.
pub(crate) async fn get<T: DeserializeOwned>(path: &str) -> Result<T, ErrorCode> {
    read(get_text(path).await)
}

/// Requests a text.
pub(crate) async fn get_text(path: &str) -> Result<String, ErrorCode> {
    text(browser::fetch_answer(path).await)
}

/// Posts an empty request.
pub(crate) async fn post_empty(path: &str) -> Result<(), ErrorCode> {
    text(browser::post(path, EMPTY).await).map(drop)
}

/// Posts a request.
pub(crate) async fn post<B: Serialize>(path: &str, body: &B) -> Result<(), ErrorCode> {
    text(browser::post(path, &basalt_wire::write(body)).await).map(drop)
}

/// Posts an empty request, and reads the answer.
pub(crate) async fn post_empty_for<T: DeserializeOwned>(path: &str) -> Result<T, ErrorCode> {
    read(text(browser::post(path, EMPTY).await))
}

/// Posts a request, and reads the answer.
pub(crate) async fn post_for<T: DeserializeOwned, B: Serialize>(
    path: &str,
    body: &B,
) -> Result<T, ErrorCode> {
    read(text(browser::post(path, &basalt_wire::write(body)).await))
}

/// A request without any content.
pub(crate) const EMPTY: &str = "{}";

fn read<T: DeserializeOwned>(text: Result<String, ErrorCode>) -> Result<T, ErrorCode> {
    basalt_wire::read(&text?).ok_or(ErrorCode::Unreadable)
}

fn text(answer: Option<HttpResponse>) -> Result<String, ErrorCode> {
    let answer = answer.ok_or(ErrorCode::ServerError)?;
    if answer.is_ok() {
        Ok(answer.text)
    } else {
        Err(basalt_wire::read(&answer.text).unwrap_or(ErrorCode::ServerError))
    }
}
