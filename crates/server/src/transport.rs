//! The transport of a request: the client's address, and whether TLS was used.

use std::convert::Infallible;
use std::net::{IpAddr, SocketAddr};

use axum::body::Body;
use axum::extract::{ConnectInfo, FromRequestParts, Request, State};
use axum::http::header::STRICT_TRANSPORT_SECURITY;
use axum::http::request::Parts;
use axum::http::{Extensions, HeaderMap, HeaderValue, Response};
use axum::middleware::Next;

use crate::client_address::AddressKey;
use crate::routes::RouterState;
use crate::state::{AppState, Options};

/// The header in which proxies write client addresses, the nearest proxy last.
const X_FORWARDED_FOR: &str = "x-forwarded-for";

/// The header in which a proxy names the scheme of the original request.
const X_FORWARDED_PROTO: &str = "x-forwarded-proto";

/// A year: browsers that have seen the server over TLS use nothing else.
const STRICT_TRANSPORT: HeaderValue = HeaderValue::from_static("max-age=31536000");

/// Proxies of our own in front of the server. Their `X-Forwarded-For` and `X-Forwarded-Proto` describe the client.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum TrustedProxies {
    /// There is none: clients connect themselves.
    #[default]
    None,
    /// Every address of this machine and of private networks.
    Private,
    /// These addresses.
    Named(Vec<IpAddr>),
}

impl TrustedProxies {
    /// Whether a peer may be our own proxy.
    fn contains(&self, peer: IpAddr) -> bool {
        match self {
            Self::None => false,
            Self::Private => is_private(peer),
            Self::Named(proxies) => proxies.iter().any(|proxy| proxy.to_canonical() == peer),
        }
    }
}

fn is_private(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(address) => {
            address.is_loopback() || address.is_private() || address.is_link_local()
        }
        IpAddr::V6(address) => {
            address.is_loopback() || address.is_unique_local() || address.is_unicast_link_local()
        }
    }
}

/// The result of an extractor that finds its value in every request.
pub(crate) type Infallibly<T> = Result<T, Infallible>;

/// The way of a request to the server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Transport {
    /// The address that the request is counted for.
    pub(crate) address: AddressKey,
    /// Whether the browser uses TLS.
    pub(crate) secure: bool,
}

impl Transport {
    /// The transport of a request.
    pub(crate) fn of(options: &Options, request: &Request) -> Self {
        Self::new(options, peer(request.extensions()), request.headers())
    }

    /// The transport of a request whose body is not read yet.
    pub(crate) fn of_parts(options: &Options, parts: &Parts) -> Self {
        Self::new(options, peer(&parts.extensions), &parts.headers)
    }

    /// The transport of a request from a peer. Only our own proxy is believed: anybody can write its headers.
    fn new(options: &Options, peer: Option<IpAddr>, headers: &HeaderMap) -> Self {
        let is_proxy = peer.is_some_and(|peer| options.proxies.contains(peer));
        let headers = is_proxy.then_some(headers);
        let address = headers.and_then(forwarded_address).or(peer);
        let is_forwarded_by_tls = headers.is_some_and(|headers| {
            headers.get(X_FORWARDED_PROTO).is_some_and(|scheme| scheme == "https")
        });
        Self {
            address: address.map_or(AddressKey::Unknown, AddressKey::of),
            secure: options.secure || is_forwarded_by_tls,
        }
    }
}

impl FromRequestParts<RouterState> for Transport {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, state: &RouterState) -> Infallibly<Self> {
        Ok(Self::of_parts(state.app().options(), parts))
    }
}

fn peer(extensions: &Extensions) -> Option<IpAddr> {
    extensions.get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip().to_canonical())
}

/// The last entry: our own proxy writes that one; anybody can write the others.
fn forwarded_address(headers: &HeaderMap) -> Option<IpAddr> {
    let last = headers.get_all(X_FORWARDED_FOR).iter().next_back()?.to_str().ok()?;
    parse_address(last.rsplit(',').next()?.trim())
}

/// An address as proxies write it: `192.0.2.7`, `2001:db8::1` or `[2001:db8::1]`, some with a port.
fn parse_address(text: &str) -> Option<IpAddr> {
    let bare = text.strip_prefix('[').and_then(|text| text.strip_suffix(']')).unwrap_or(text);
    let with_port = || text.parse::<SocketAddr>().ok().map(|address| address.ip());
    bare.parse().ok().or_else(with_port)
}

/// Middleware: tells browsers that use TLS to use nothing else.
pub(crate) async fn require_tls(
    State(state): State<AppState>,
    request: Request,
    next: Next,
) -> Response<Body> {
    let Transport { secure, .. } = Transport::of(state.options(), &request);
    let mut response = next.run(request).await;
    if secure {
        response.headers_mut().insert(STRICT_TRANSPORT_SECURITY, STRICT_TRANSPORT);
    }
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    fn address(text: &str) -> IpAddr {
        text.parse().expect("an address")
    }

    #[test]
    fn only_the_entry_of_our_own_proxy_counts() {
        let mut headers = HeaderMap::new();
        assert_eq!(forwarded_address(&headers), None);
        headers.append(X_FORWARDED_FOR, "9.9.9.9, 192.0.2.7".parse().expect("a header"));
        assert_eq!(forwarded_address(&headers), Some(address("192.0.2.7")));
        headers.append(X_FORWARDED_FOR, "nonsense".parse().expect("a header"));
        assert_eq!(forwarded_address(&headers), None);
    }

    #[test]
    fn a_proxy_may_write_the_port_of_the_client() {
        for (text, expected) in [
            ("192.0.2.7", Some("192.0.2.7")),
            ("192.0.2.7:4711", Some("192.0.2.7")),
            ("2001:db8::1", Some("2001:db8::1")),
            ("[2001:db8::1]", Some("2001:db8::1")),
            ("[2001:db8::1]:4711", Some("2001:db8::1")),
            ("192.0.2.7:", None),
            ("192.0.2.7:99999", None),
            ("[192.0.2.7", None),
            ("unknown", None),
        ] {
            assert_eq!(parse_address(text), expected.map(address), "{text}");
        }
    }

    #[test]
    fn forwarded_headers_need_the_proxy() {
        let mut headers = HeaderMap::new();
        headers.append(X_FORWARDED_FOR, "192.0.2.7".parse().expect("a header"));
        headers.append(X_FORWARDED_PROTO, HeaderValue::from_static("https"));
        let usual = Options::default();
        let behind = |proxies| Options { proxies, ..Options::default() };
        let private = behind(TrustedProxies::Private);
        let named = behind(TrustedProxies::Named(vec![address("198.51.100.1")]));
        for (options, peer, is_believed) in [
            (&usual, "127.0.0.1", false),
            (&private, "127.0.0.1", true),
            (&private, "10.1.2.3", true),
            (&private, "fd00::1", true),
            (&private, "198.51.100.1", false),
            (&named, "198.51.100.1", true),
            (&named, "127.0.0.1", false),
        ] {
            let transport = Transport::new(options, Some(address(peer)), &headers);
            let expected = if is_believed { "192.0.2.7" } else { peer };
            assert_eq!(transport.secure, is_believed, "{peer}");
            assert_eq!(transport.address, AddressKey::of(address(expected)), "{peer}");
        }
    }
}
