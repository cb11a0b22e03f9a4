//! Answers to requests for addresses that do not exist: a page for programs that are no browsers, and a code for those
//! that use the API.

use axum::body::Body;
use axum::http::header::CACHE_CONTROL;
use axum::http::{HeaderMap, Response, StatusCode};
use axum::response::{Html, IntoResponse as _};
use basalt_locales::{Catalogue, messages};
use basalt_wire::ErrorCode;

use crate::accept_language::language;
use crate::response::json;

/// A small page with a link to the start page.
pub(crate) fn response(headers: &HeaderMap) -> Response<Body> {
    let language = language(headers);
    let catalogue = Catalogue::new(language);
    let html = format!(
        "<!doctype html>\n<html lang=\"{}\">\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <title>Basalt</title>\n<p>{}</p>\n<p><a href=\"/\">{}</a></p>\n</html>\n",
        language.tag(),
        catalogue.say(&messages::serve_no_page()),
        catalogue.say(&messages::serve_home()),
    );
    (StatusCode::NOT_FOUND, [(CACHE_CONTROL, "no-cache")], Html(html)).into_response()
}

/// Handler: an address of the API that does not exist. Its client is older or newer than this server, as one whose messages
/// cannot be read.
pub(crate) async fn api() -> Response<Body> {
    let mut response = json(&ErrorCode::Unreadable);
    *response.status_mut() = StatusCode::NOT_FOUND;
    response
}
