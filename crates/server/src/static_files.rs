//! Serves the files of the page with caching, entity tags and precompressed encodings.
//!
//! tower-http and rust-embed are not used: tower-http serves precompressed variants from a folder only, not from
//! memory, and rust-embed does not compile before the page is built, nor does it negotiate encodings.

mod encoding;
mod entity_tags;

use axum::body::Body;
use axum::http::header::{
    ACCEPT, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, IF_NONE_MATCH, VARY,
};
use axum::http::{HeaderMap, Response, StatusCode, Uri};
use axum::response::IntoResponse as _;

use crate::not_found;
use crate::page::{File, Page, PageFile};
pub(crate) use encoding::Encoding;
pub(crate) use entity_tags::EntityTags;

/// For a file whose name contains a hash of its content.
const IMMUTABLE: &str = "public, max-age=31536000, immutable";

/// For any other file: browsers ask each time, and get it only if it has changed.
const REVALIDATE: &str = "no-cache";

/// The file at a path. At any other path a browser gets the page itself, which says that nothing is there, and other
/// programs a sentence.
pub(crate) fn serve(page: &Page, uri: &Uri, headers: &HeaderMap) -> Response<Body> {
    match page.file(uri.path()) {
        Some(file) => send(file, headers),
        None if wants_page(headers) => send_missing(page.index_file(), headers),
        None => not_found::response(headers),
    }
}

/// Whether the request comes from a browser that opens an address.
fn wants_page(headers: &HeaderMap) -> bool {
    let mut accepted = headers.get_all(ACCEPT).iter().filter_map(|value| value.to_str().ok());
    accepted.any(|list| list.split(',').any(|entry| entry.trim().starts_with("text/html")))
}

fn send_missing(index: &File, headers: &HeaderMap) -> Response<Body> {
    let (encoding, content) = encoding::choose(index, headers);
    let common = [
        (CACHE_CONTROL, REVALIDATE),
        (VARY, "accept, accept-encoding"),
        (CONTENT_TYPE, index.media_type()),
    ];
    match encoding.name() {
        Some(name) => {
            (StatusCode::NOT_FOUND, common, [(CONTENT_ENCODING, name)], content).into_response()
        }
        None => (StatusCode::NOT_FOUND, common, content).into_response(),
    }
}

fn send(PageFile { file, tags }: &PageFile, headers: &HeaderMap) -> Response<Body> {
    let (encoding, content) = encoding::choose(file, headers);
    let tag = tags.get(encoding);
    let caching = if file.is_final() { IMMUTABLE } else { REVALIDATE };
    let common = [(CACHE_CONTROL, caching), (VARY, "accept-encoding"), (ETAG, tag)];
    if is_known(tag, headers) {
        return (StatusCode::NOT_MODIFIED, common).into_response();
    }
    let kind = [(CONTENT_TYPE, file.media_type())];
    match encoding.name() {
        Some(name) => (common, kind, [(CONTENT_ENCODING, name)], content).into_response(),
        None => (common, kind, content).into_response(),
    }
}

fn is_known(tag: &str, headers: &HeaderMap) -> bool {
    let lists = headers.get_all(IF_NONE_MATCH).iter().filter_map(|value| value.to_str().ok());
    let mut known = lists.flat_map(|list| list.split(',')).map(str::trim);
    known.any(|known| known == "*" || known.strip_prefix("W/").unwrap_or(known) == tag)
}
