//! What an address names.

use axum::extract::{FromRequestParts, Path};
use axum::http::request::Parts;
use basalt_wire::Refusal;
use serde::de::DeserializeOwned;

use crate::refused::Refused;
use crate::state::State;

/// The names in the path of a request. What is no text is refused as everything else is.
pub(crate) struct Named<T>(pub(crate) T);

impl<T: DeserializeOwned + Send> FromRequestParts<State> for Named<T> {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, state: &State) -> Result<Self, Refused> {
        let path = Path::from_request_parts(parts, state).await;
        path.map(|Path(names)| Self(names)).map_err(|_| Refused(Refusal::BadQuery))
    }
}
