//! Where a request comes from.

use std::net::{IpAddr, SocketAddr};

use axum::extract::ConnectInfo;
use axum::http::{Extensions, HeaderMap};

use crate::state::State;

/// What a proxy says, the nearest one last.
const FORWARDED: &str = "x-forwarded-for";

/// The address that a request is counted for. Of IPv6 only the half that a household has for itself counts.
pub(crate) fn address(state: &State, headers: &HeaderMap, extensions: &Extensions) -> String {
    let socket = extensions.get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
    let told = if state.options().proxied { forwarded(headers) } else { None };
    match told.or(socket) {
        Some(IpAddr::V4(address)) => address.to_string(),
        Some(IpAddr::V6(address)) => {
            let [a, b, c, d, ..] = address.segments();
            format!("{a:x}:{b:x}:{c:x}:{d:x}::")
        }
        None => String::new(),
    }
}

/// Only the last entry is written by our own proxy; anybody can write the others.
fn forwarded(headers: &HeaderMap) -> Option<IpAddr> {
    let last = headers.get_all(FORWARDED).iter().next_back()?.to_str().ok()?;
    last.rsplit(',').next()?.trim().parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_our_own_proxy_wrote_counts() {
        let mut headers = HeaderMap::new();
        assert_eq!(forwarded(&headers), None);
        headers.append(FORWARDED, "9.9.9.9, 192.0.2.7".parse().expect("a header"));
        assert_eq!(forwarded(&headers), "192.0.2.7".parse().ok());
        headers.append(FORWARDED, "nonsense".parse().expect("a header"));
        assert_eq!(forwarded(&headers), None);
    }
}
