//! The web server of Basalt: the page, which plays without a server, and online play.
//!
//! [`router`] serves the page alone, [`online`] also online play; neither opens a socket. [`run()`] listens on one
//! until the program is told to stop.
#![forbid(unsafe_code)]

mod accept_language;
pub mod admin;
mod api_error;
#[cfg(test)]
mod api_page;
mod archive;
mod auth;
mod background_threads;
mod calendar;
mod client_address;
mod clock;
mod concurrency_limit;
mod connections;
mod downloads;
pub mod dump;
mod extract;
mod finish;
mod health;
mod host;
pub mod import;
mod known_secrets;
mod live;
mod lock;
mod log;
mod mail;
mod metrics;
mod moderation;
mod monitoring;
mod not_found;
mod notice;
mod operator_pages;
mod origin;
mod page;
mod players;
mod push;
mod rate_limit;
mod ratings;
mod request_log;
mod response;
mod rng;
mod routes;
mod run;
mod security_headers;
mod signals;
mod state;
mod static_files;
#[cfg(test)]
mod test_node;
mod tls;
mod transport;
mod v1;
mod well_known;

use std::future::ready;

use axum::Router;
use axum::http::{HeaderMap, Uri};
use axum::middleware::{from_fn_with_state, map_response};
use axum::routing::{any, get};

pub use api_error::ApiError;
pub use basalt_store::{Error as StoreError, Location, PoolSizes};
pub use clock::Clock;
pub use connections::ConnectionLimits;
pub use live::{
    Bus, BusEvent, BusMessage, BusState, InProcessBus, InvalidBusAddress, Live, NatsBus, NoBus,
    OtherNode,
};
pub use log::{LogConfig, LogFormat, LogLevel, log_to_stderr};
pub use mail::{InvalidMailConfig, MailConfig};
pub use monitoring::{monitoring, monitoring_with};
pub use operator_pages::OperatorPages;
pub use page::{File, Page};
pub use run::{Addresses, ServeConfig, ServeError, run};
pub use signals::stop_signal;
pub use state::{AppState, Options};
pub use tls::{TlsError, TlsFiles};
pub use transport::TrustedProxies;
pub use v1::openapi_document;

/// Backups of a store, for the command line.
pub mod store {
    pub use basalt_store::{
        BackupError, BackupProgress, BackupStage, Contents, back_up, migrate, remove_old_backups,
        restore, verify,
    };
}

/// The routes of the page alone.
pub fn router(page: Page) -> Router {
    let headers = page.security_headers();
    page_routes(page).layer(map_response(move |response| ready(headers.apply(response))))
}

/// The routes of the page and of online play.
pub fn online(page: Page, live: &Live) -> Router {
    let headers = page.security_headers();
    routes::routes(&page, live)
        .merge(page_routes(page))
        .layer(map_response(move |response| ready(headers.apply(response))))
        .layer(from_fn_with_state(live.state().clone(), transport::require_tls))
}

fn page_routes(page: Page) -> Router {
    let serve =
        async move |uri: Uri, headers: HeaderMap| static_files::serve(&page, &uri, &headers);
    let api = ["/api", "/api/", "/api/{*unknown}"];
    let router =
        api.into_iter().fold(Router::new(), |router, path| router.route(path, any(not_found::api)));
    router.fallback_service(get(serve))
}
