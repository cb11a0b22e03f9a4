//! Requests to the HTTP API.

use basalt_wire::ErrorCode;
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::browser::{self, Answer};

/// Requests JSON.
pub(super) async fn get<T: DeserializeOwned>(path: &str) -> Result<T, ErrorCode> {
    basalt_wire::read(&get_text(path).await?).ok_or(ErrorCode::Unreadable)
}

/// Requests a text.
pub(super) async fn get_text(path: &str) -> Result<String, ErrorCode> {
    text(browser::fetch_answer(path).await)
}

/// Posts an empty request.
pub(super) async fn post_empty(path: &str) -> Result<(), ErrorCode> {
    text(browser::post(path, EMPTY).await).map(drop)
}

/// Posts a request.
pub(super) async fn post<B: Serialize>(path: &str, body: &B) -> Result<(), ErrorCode> {
    text(browser::post(path, &basalt_wire::write(body)).await).map(drop)
}

/// A request without any content.
pub(super) const EMPTY: &str = "{}";

fn text(answer: Option<Answer>) -> Result<String, ErrorCode> {
    let answer = answer.ok_or(ErrorCode::ServerError)?;
    if answer.is_ok() {
        Ok(answer.text)
    } else {
        Err(basalt_wire::read(&answer.text).unwrap_or(ErrorCode::ServerError))
    }
}
