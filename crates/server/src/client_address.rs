//! The client's network address, by which rate limits count requests.

use std::convert::Infallible;
use std::net::{IpAddr, SocketAddr};

use axum::extract::{ConnectInfo, FromRef, FromRequestParts};
use axum::http::request::Parts;
use axum::http::{Extensions, HeaderMap};

use crate::state::AppState;

/// The header in which proxies write client addresses, the nearest proxy last.
const X_FORWARDED_FOR: &str = "x-forwarded-for";

/// The address that a request is counted for.
pub(crate) struct ClientAddress(pub(crate) String);

impl<S: Sync> FromRequestParts<S> for ClientAddress
where
    AppState: FromRef<S>,
{
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Infallible> {
        let proxied = AppState::from_ref(state).options().proxied;
        let told = if proxied { forwarded(&parts.headers) } else { None };
        Ok(Self(told.or_else(|| peer(&parts.extensions)).map_or_else(String::new, prefix)))
    }
}

fn peer(extensions: &Extensions) -> Option<IpAddr> {
    extensions.get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip())
}

/// The last entry: our own proxy writes that one; anybody can write the others.
fn forwarded(headers: &HeaderMap) -> Option<IpAddr> {
    let last = headers.get_all(X_FORWARDED_FOR).iter().next_back()?.to_str().ok()?;
    last.rsplit(',').next()?.trim().parse().ok()
}

/// An IPv4 address, or the first 64 bits of an IPv6 address: a household has the rest for itself.
fn prefix(address: IpAddr) -> String {
    match address {
        IpAddr::V4(address) => address.to_string(),
        IpAddr::V6(address) => {
            let [a, b, c, d, ..] = address.segments();
            format!("{a:x}:{b:x}:{c:x}:{d:x}::")
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_entry_of_our_own_proxy_counts() {
        let mut headers = HeaderMap::new();
        assert_eq!(forwarded(&headers), None);
        headers.append(X_FORWARDED_FOR, "9.9.9.9, 192.0.2.7".parse().expect("a header"));
        assert_eq!(forwarded(&headers), "192.0.2.7".parse().ok());
        headers.append(X_FORWARDED_FOR, "nonsense".parse().expect("a header"));
        assert_eq!(forwarded(&headers), None);
    }

    #[test]
    fn ipv6_addresses_of_one_household_count_together() {
        let prefix = |text: &str| prefix(text.parse().expect("an address"));
        assert_eq!(prefix("2001:db8:1:2:3:4:5:6"), prefix("2001:db8:1:2::1"));
        assert_ne!(prefix("2001:db8:1:2::1"), prefix("2001:db8:1:3::1"));
        assert_eq!(prefix("192.0.2.7"), "192.0.2.7");
    }
}
