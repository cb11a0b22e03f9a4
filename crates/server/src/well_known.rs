//! Files at addresses that other programs know: `/robots.txt` and `/.well-known/security.txt`.

use axum::body::Body;
use axum::extract::State;
use axum::http::{HeaderMap, Response};
use basalt_referee::{DAY_MS, Millis};

use crate::calendar::date;
use crate::not_found;
use crate::response::text;
use crate::state::{AppState, Options};

/// Crawlers read the page, not the API: a search there costs the database more than it brings them. Images and oEmbed they need for
/// previews of links.
const ROBOTS: &str = "User-agent: *\n\
    Disallow: /api/\n\
    Allow: /api/games/*/board.\n\
    Allow: /api/seeks/*/board.png\n\
    Allow: /api/positions/\n\
    Allow: /api/oembed\n\
    Disallow: /live\n\
    Disallow: /feed/\n";

/// Time for which `security.txt` holds, in milliseconds: half a year. RFC 9116 recommends less than a year.
const SECURITY_EXPIRY_MS: Millis = 182 * DAY_MS;

/// Handler: `/robots.txt` (RFC 9309).
pub(crate) async fn robots() -> Response<Body> {
    text(ROBOTS.to_owned())
}

/// Handler: `/.well-known/security.txt` (RFC 9116), if the operator has named a contact.
pub(crate) async fn security(State(state): State<AppState>, headers: HeaderMap) -> Response<Body> {
    let Options { contact, public, .. } = state.options();
    let Some(contact) = contact else { return not_found::response(&headers) };
    let expires = date(state.clock().now() + SECURITY_EXPIRY_MS).replace('.', "-");
    let canonical =
        public.as_ref().map(|public| format!("Canonical: {public}/.well-known/security.txt\n"));
    let canonical = canonical.unwrap_or_default();
    text(format!("Contact: {contact}\nExpires: {expires}T00:00:00Z\n{canonical}"))
}
