//! The address of a server.

use std::fmt;
use std::net::IpAddr;
use std::str::FromStr;

use url::{Host, Url};

/// The address of a server: `https://basalt.example`. Without TLS only this machine is allowed, since a token would
/// travel in the open.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ServerAddress {
    pub(crate) host: String,
    pub(crate) port: u16,
    pub(crate) is_secure: bool,
}

/// A text that is not the address of a server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BadAddress {
    /// It has no scheme and host, or more than these.
    Malformed,
    /// It has no TLS and is not this machine.
    Insecure,
}

impl fmt::Display for BadAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Malformed => "an address such as https://basalt.example is needed",
            Self::Insecure => "http:// is for this machine only, https:// is needed",
        })
    }
}

impl std::error::Error for BadAddress {}

impl FromStr for ServerAddress {
    type Err = BadAddress;

    fn from_str(text: &str) -> Result<Self, BadAddress> {
        let url = Url::parse(text).map_err(|_| BadAddress::Malformed)?;
        let is_secure = match url.scheme() {
            "https" => true,
            "http" => false,
            _ => return Err(BadAddress::Malformed),
        };
        let is_plain = url.username().is_empty()
            && url.password().is_none()
            && matches!(url.path(), "" | "/")
            && url.query().is_none()
            && url.fragment().is_none();
        if !is_plain {
            return Err(BadAddress::Malformed);
        }
        let is_here = match url.host() {
            Some(Host::Domain(name)) => name == "localhost",
            Some(Host::Ipv4(address)) => IpAddr::V4(address).is_loopback(),
            Some(Host::Ipv6(address)) => IpAddr::V6(address).is_loopback(),
            None => return Err(BadAddress::Malformed),
        };
        if !is_secure && !is_here {
            return Err(BadAddress::Insecure);
        }
        let (Some(host), Some(port)) = (url.host_str(), url.port_or_known_default()) else {
            return Err(BadAddress::Malformed);
        };
        Ok(Self { host: host.to_owned(), port, is_secure })
    }
}

impl ServerAddress {
    /// The name or address to look up and to expect in the certificate.
    pub(crate) fn name(&self) -> &str {
        self.host.trim_matches(['[', ']'])
    }

    /// The value of the `Host` header.
    pub(crate) fn authority(&self) -> String {
        format!("{}:{}", self.host, self.port)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_travels_with_tls_or_stays_here() {
        for (text, host, port) in [
            ("https://basalt.example", "basalt.example", 443),
            ("https://Basalt.example:8443/", "basalt.example", 8443),
            ("http://127.0.0.1:7070", "127.0.0.1", 7070),
            ("http://[::1]:7070", "[::1]", 7070),
            ("http://localhost", "localhost", 80),
        ] {
            let address: ServerAddress = text.parse().expect(text);
            assert_eq!((address.host.as_str(), address.port), (host, port));
        }
        for text in ["http://basalt.example", "http://10.0.0.1", "http://localhost.example"] {
            assert_eq!(text.parse::<ServerAddress>(), Err(BadAddress::Insecure), "{text}");
        }
        for text in ["", "basalt.example", "ftp://x", "https://a:b@x", "https://x/y", "https://x?y"]
        {
            assert_eq!(text.parse::<ServerAddress>(), Err(BadAddress::Malformed), "{text}");
        }
    }
}
