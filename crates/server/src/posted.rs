//! What our own page posts.

use axum::body::Bytes;
use axum::extract::{FromRequest, Request};
use axum::http::HeaderMap;
use axum::http::header::CONTENT_TYPE;
use basalt_wire::{LONGEST_LINE, Refusal};
use serde::de::DeserializeOwned;

use crate::origin;
use crate::refused::Refused;
use crate::state::State;

/// What a request holds, if our own page has sent it as JSON. Forms of other sites can post neither with our origin
/// nor with this type, so nothing is changed behind a person's back.
pub(crate) struct Posted<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequest<State> for Posted<T> {
    type Rejection = Refused;

    async fn from_request(request: Request, state: &State) -> Result<Self, Refused> {
        if !origin::is_ours(request.headers()) || !is_json(request.headers()) {
            return Err(Refused(Refusal::NotYours));
        }
        let unreadable = || Refused(Refusal::Unreadable);
        let bytes = Bytes::from_request(request, state).await.map_err(|_| unreadable())?;
        let text = std::str::from_utf8(&bytes).ok().filter(|text| text.len() <= LONGEST_LINE);
        text.and_then(basalt_wire::read).map(Self).ok_or_else(unreadable)
    }
}

fn is_json(headers: &HeaderMap) -> bool {
    let kind = headers.get(CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
    kind.split(';').next().is_some_and(|kind| kind.trim().eq_ignore_ascii_case("application/json"))
}
