//! Extractors of the public API: parameters in the path and the query, and their descriptions in the OpenAPI document.

use axum::extract::{FromRequestParts, Query};
use axum::http::request::Parts;
use basalt_referee::{GameId, Pool, SeekId};
use basalt_wire::ErrorCode;
use serde::de::DeserializeOwned;
use utoipa::openapi::Required;
use utoipa::openapi::path::{Parameter, ParameterBuilder, ParameterIn};
use utoipa::{IntoParams, PartialSchema as _};

use super::error::{V1Error, V1Result};
use crate::extract::{FromPath, PathParam};
use crate::players::Username;
use crate::routes::RouterState;

/// A parameter in the path of a request.
pub(crate) struct V1Path<T>(pub(crate) T);

impl<T: PathParam> FromRequestParts<RouterState> for V1Path<T> {
    type Rejection = V1Error;

    async fn from_request_parts(parts: &mut Parts, state: &RouterState) -> V1Result<Self> {
        let FromPath(value) = FromPath::from_request_parts(parts, state).await?;
        Ok(Self(value))
    }
}

/// A parameter in the path with a description in the OpenAPI document.
pub(crate) trait DescribedParam: PathParam {
    const DESCRIPTION: &'static str;
}

impl DescribedParam for GameId {
    const DESCRIPTION: &'static str = "The id of the game";
}

impl DescribedParam for SeekId {
    const DESCRIPTION: &'static str = "The id of the challenge";
}

impl DescribedParam for Username {
    const DESCRIPTION: &'static str = "The name of the member";
}

impl DescribedParam for Pool {
    const DESCRIPTION: &'static str =
        "The id of a game with `-live` or `-days`; docs/api.md lists the pools";
}

impl<T: DescribedParam> IntoParams for V1Path<T> {
    fn into_params(_: impl Fn() -> Option<ParameterIn>) -> Vec<Parameter> {
        let parameter = ParameterBuilder::new()
            .name(T::NAME)
            .parameter_in(ParameterIn::Path)
            .required(Required::True)
            .description(Some(T::DESCRIPTION))
            .schema(Some(String::schema()));
        vec![parameter.build()]
    }
}

/// The parameters of a request.
pub(crate) struct V1Query<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequestParts<RouterState> for V1Query<T> {
    type Rejection = V1Error;

    async fn from_request_parts(parts: &mut Parts, state: &RouterState) -> V1Result<Self> {
        let query = Query::<T>::from_request_parts(parts, state).await;
        Ok(Self(query.map_err(|_| ErrorCode::BadQuery)?.0))
    }
}
