//! Basalt over HTTP: the page, which plays without any help of the server, and playing each other.
//!
//! [`router`] answers requests for the page alone, [`online`] also those of people who play each other; both know no
//! socket. [`run()`] opens one and serves until the program is told to stop.
#![forbid(unsafe_code)]

mod accounts;
mod answer;
mod api;
mod archive;
mod chance;
mod clock;
mod encoding;
mod limits;
mod live;
mod missing;
mod named;
mod origin;
mod page;
mod policy;
mod posted;
mod ratings;
mod refused;
mod report;
mod run;
mod signals;
mod state;

use axum::Router;
use axum::http::{HeaderMap, Uri};
use axum::middleware::map_response;
use axum::routing::get;

pub use basalt_store::{Place, Trouble};
pub use clock::Clock;
pub use live::{Bus, InProcess, Live, News};
pub use page::{File, Page};
pub use run::{Failure, Serving, run};
pub use signals::told_to_stop;
pub use state::{Options, State};

/// The page alone.
pub fn router(page: Page) -> Router {
    page_routes(page).layer(map_response(policy::apply))
}

/// The page and everything that people need to play each other.
pub fn online(page: Page, live: &Live) -> Router {
    let routes = api::routes(live).merge(live.router()).merge(api::previews(&page));
    let routes = routes.with_state(live.state().clone());
    routes.merge(page_routes(page)).layer(map_response(policy::apply))
}

fn page_routes(page: Page) -> Router {
    let serve = async move |uri: Uri, headers: HeaderMap| answer::answer(&page, &uri, &headers);
    Router::new().fallback_service(get(serve))
}
