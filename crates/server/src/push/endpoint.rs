//! Endpoints of push services. They come from strangers, so the server must not become their way into its own network.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

use url::{Host, Url};

use super::InvalidSubscription;

/// Maximum number of bytes of an endpoint. Those of the known push services have less than 300.
const MAX_ENDPOINT_BYTES: usize = 1_000;

/// The port of HTTPS. No push service uses another one.
const HTTPS_PORT: u16 = 443;

/// The address at which a push service takes messages for a browser.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Endpoint(Url);

impl Endpoint {
    /// Reads an endpoint: HTTPS on its usual port, with the name of a host or a public address. Whether the name belongs to a
    /// public address is checked each time a message is sent. In a trial, a push service on this machine will do.
    pub(super) fn parse(text: &str, allows_local: bool) -> Result<Self, InvalidSubscription> {
        let url = Url::parse(text).ok().filter(|_| text.len() <= MAX_ENDPOINT_BYTES);
        let url = url.ok_or(InvalidSubscription)?;
        let has_secret = !url.username().is_empty() || url.password().is_some();
        let is_remote = url.scheme() == "https"
            && url.port_or_known_default() == Some(HTTPS_PORT)
            && match url.host() {
                Some(Host::Domain(name)) => is_public_name(name),
                Some(Host::Ipv4(address)) => is_public(address.into()),
                Some(Host::Ipv6(address)) => is_public(address.into()),
                None => false,
            };
        let is_local = allows_local
            && url.scheme() == "http"
            && matches!(url.host(), Some(Host::Ipv4(address)) if address.is_loopback());
        if has_secret || url.fragment().is_some() || !is_remote && !is_local {
            return Err(InvalidSubscription);
        }
        Ok(Self(url))
    }

    /// Whether messages go over TLS: always, but to a push service on this machine.
    pub(super) fn is_secure(&self) -> bool {
        self.0.scheme() == "https"
    }

    /// The scheme, the host and the port, as the token for the push service names them.
    pub(super) fn origin(&self) -> String {
        self.0.origin().ascii_serialization()
    }

    /// The name or the address of the host, without brackets.
    pub(super) fn host(&self) -> &str {
        self.0.host_str().unwrap_or_default().trim_matches(['[', ']'])
    }

    pub(super) fn port(&self) -> u16 {
        self.0.port_or_known_default().unwrap_or(HTTPS_PORT)
    }

    /// The host as the `Host` header names it.
    pub(super) fn host_header(&self) -> String {
        let host = self.0.host_str().unwrap_or_default();
        self.0.port().map_or_else(|| host.to_owned(), |port| format!("{host}:{port}"))
    }

    /// The path with the query.
    pub(super) fn path(&self) -> &str {
        &self.0[url::Position::BeforePath..url::Position::AfterQuery]
    }
}

/// Whether a name can be one of the public Internet.
fn is_public_name(name: &str) -> bool {
    let name = name.trim_end_matches('.');
    let ends = ["localhost", "local", "internal", "lan", "home.arpa", "test", "invalid"];
    let is_local = |end: &str| {
        name.strip_suffix(end).is_some_and(|rest| rest.is_empty() || rest.ends_with('.'))
    };
    name.contains('.') && !ends.into_iter().any(is_local)
}

/// Whether an address is one of the public Internet, by the registries of special addresses (RFC 6890).
pub(super) fn is_public(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(address) => is_public_v4(address),
        IpAddr::V6(address) => is_public_v6(address),
    }
}

fn is_public_v4(address: Ipv4Addr) -> bool {
    let [a, b, c, _] = address.octets();
    let is_special = match a {
        // This network, private, loopback; from 224 on multicast, reserved and broadcast.
        0 | 10 | 127 | 224.. => true,
        // Behind the NAT of a provider (RFC 6598).
        100 => (64..128).contains(&b),
        169 => b == 254,
        172 => (16..32).contains(&b),
        // Protocols, documentation, relays to IPv6, private.
        192 => matches!((b, c), (0, 0 | 2) | (88, 99) | (168, _)),
        // Measurements, documentation.
        198 => matches!((b, c), (18 | 19, _) | (51, 100)),
        203 => (b, c) == (0, 113),
        _ => false,
    };
    !is_special
}

fn is_public_v6(address: Ipv6Addr) -> bool {
    let segments = address.segments();
    match segments {
        // Translated to IPv4 by the network (RFC 6052).
        [0x64, 0xff9b, 0, 0, 0, 0, high, low] => {
            is_public_v4(Ipv4Addr::from_bits(u32::from(high) << 16 | u32::from(low)))
        }
        // Protocols and tunnels, documentation, 6to4.
        [0x2001, second, ..] => second >= 0x200 && second != 0xdb8,
        [0x2002, ..] => false,
        [0x3fff, second, ..] => second >= 0x1000,
        // Only 2000::/3 is given to anybody. All other special addresses, those with an IPv4 address inside too, are elsewhere.
        [first, ..] => first & 0xe000 == 0x2000,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn endpoints_are_public_and_use_https() {
        for text in [
            "https://fcm.googleapis.com/fcm/send/abc:def",
            "https://updates.push.services.mozilla.com/wpush/v2/x",
            "https://updates.push.services.mozilla.com:443/wpush/v2/x",
            "https://web.push.apple.com/x?y=z",
            "https://8.8.8.8/x",
            "https://[2606:4700::1111]/x",
        ] {
            assert!(Endpoint::parse(text, false).is_ok(), "{text}");
        }
        let long = format!("https://push.example.org/{}", "x".repeat(1_000));
        for text in [
            "",
            "x",
            "/x",
            "http://push.example.org/x",
            "ftp://push.example.org/x",
            "https://push.example.org:8443/x",
            "https://push.example.org:22/x",
            "https://ada@push.example.org/x",
            "https://ada:secret@push.example.org/x",
            "https://push.example.org/x#y",
            "https://localhost/x",
            "https://intranet/x",
            "https://printer.local/x",
            "https://db.internal./x",
            "https://127.0.0.1/x",
            "https://0x7f.1/x",
            "https://2130706433/x",
            "https://10.0.0.1/x",
            "https://169.254.169.254/latest/meta-data",
            "https://100.64.0.1/x",
            "https://[::1]/x",
            "https://[::ffff:127.0.0.1]/x",
            "https://[fd00::1]/x",
            "https://[fe80::1]/x",
            &long,
        ] {
            assert_eq!(Endpoint::parse(text, false), Err(InvalidSubscription), "{text}");
        }
    }

    #[test]
    fn a_trial_allows_a_push_service_on_this_machine_only() {
        let local = "http://127.0.0.1:4711/x";
        assert_eq!(Endpoint::parse(local, false), Err(InvalidSubscription));
        assert!(Endpoint::parse(local, true).is_ok());
        for text in [
            "http://push.example.org/x",
            "http://192.168.0.1/x",
            "https://127.0.0.1/x",
            "http://localhost/x",
        ] {
            assert_eq!(Endpoint::parse(text, true), Err(InvalidSubscription), "{text}");
        }
    }

    #[test]
    fn only_addresses_of_the_public_internet_are_public() {
        for text in [
            "1.1.1.1",
            "100.63.255.255",
            "100.128.0.1",
            "172.15.0.1",
            "172.32.0.1",
            "192.0.1.1",
            "223.255.255.255",
            "2606:4700::1",
            "2001:4860:4860::8888",
            "64:ff9b::8.8.8.8",
        ] {
            assert!(is_public(text.parse().expect("an address")), "{text}");
        }
        for text in [
            "0.0.0.0",
            "0.1.2.3",
            "10.1.2.3",
            "100.64.0.1",
            "100.127.255.255",
            "127.0.0.1",
            "127.255.255.254",
            "169.254.169.254",
            "172.16.0.1",
            "172.31.255.255",
            "192.0.0.1",
            "192.0.2.1",
            "192.88.99.1",
            "192.168.1.1",
            "198.18.0.1",
            "198.19.255.255",
            "198.51.100.1",
            "203.0.113.1",
            "224.0.0.1",
            "240.0.0.1",
            "255.255.255.255",
            "::",
            "::1",
            "::127.0.0.1",
            "::ffff:8.8.8.8",
            "::ffff:10.0.0.1",
            "64:ff9b::10.0.0.1",
            "64:ff9b::127.0.0.1",
            "64:ff9b:1::8.8.8.8",
            "100::1",
            "2001::1",
            "2001:db8::1",
            "2002:7f00:1::",
            "3fff::1",
            "5f00::1",
            "fc00::1",
            "fd12:3456::1",
            "fe80::1",
            "fec0::1",
            "ff02::1",
        ] {
            assert!(!is_public(text.parse().expect("an address")), "{text}");
        }
    }

    #[test]
    fn an_endpoint_names_its_parts() {
        let endpoint = Endpoint::parse("https://push.example.org/a/b?c=d", false).expect("public");
        assert_eq!(endpoint.origin(), "https://push.example.org");
        assert_eq!((endpoint.host(), endpoint.port()), ("push.example.org", 443));
        assert_eq!(
            (endpoint.host_header().as_str(), endpoint.path()),
            ("push.example.org", "/a/b?c=d")
        );
        let local = Endpoint::parse("http://127.0.0.1:4711", true).expect("a trial");
        assert_eq!((local.origin().as_str(), local.path()), ("http://127.0.0.1:4711", "/"));
        assert_eq!(local.host_header(), "127.0.0.1:4711");
        let v6 = Endpoint::parse("https://[2606:4700::1111]/x", false).expect("public");
        assert_eq!(
            (v6.host(), v6.host_header().as_str()),
            ("2606:4700::1111", "[2606:4700::1111]")
        );
    }
}
