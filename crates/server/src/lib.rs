//! Basalt over HTTP. For now that is the page, which plays without any help of the server.
//!
//! [`router`] answers requests and knows no socket; [`run`] opens one and serves until the program
//! is told to stop.
#![forbid(unsafe_code)]

mod answer;
mod encoding;
mod missing;
mod page;
mod policy;
mod run;
mod signals;

use axum::Router;
use axum::http::{HeaderMap, Uri};
use axum::middleware::map_response;
use axum::routing::get;

pub use page::{File, Page};
pub use run::{Failure, run};

/// Everything that the server answers.
pub fn router(page: Page) -> Router {
    let serve = async move |uri: Uri, headers: HeaderMap| answer::answer(&page, &uri, &headers);
    Router::new().fallback_service(get(serve)).layer(map_response(policy::apply))
}
