//! The client's network address, by which rate limits count requests.

use std::fmt;
use std::net::{IpAddr, Ipv4Addr};

/// The part of an address by which clients are counted: an IPv4 address, or the first 64 bits of an IPv6 address, since
/// a household has the rest for itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum AddressKey {
    V4(Ipv4Addr),
    V6([u16; 4]),
    /// A request without a socket, as tests send them.
    Unknown,
}

impl AddressKey {
    /// The key of an address. An IPv4 address in the form of an IPv6 address is an IPv4 address.
    pub(crate) fn of(address: IpAddr) -> Self {
        match address.to_canonical() {
            IpAddr::V4(address) => Self::V4(address),
            IpAddr::V6(address) => {
                let [a, b, c, d, ..] = address.segments();
                Self::V6([a, b, c, d])
            }
        }
    }
}

impl fmt::Display for AddressKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::V4(address) => address.fmt(f),
            Self::V6(prefix) => {
                prefix.iter().try_for_each(|segment| write!(f, "{segment:x}:"))?;
                f.write_str(":")
            }
            Self::Unknown => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ipv6_addresses_of_one_household_count_together() {
        let key = |text: &str| AddressKey::of(text.parse().expect("an address"));
        assert_eq!(key("2001:db8:1:2:3:4:5:6"), key("2001:db8:1:2::1"));
        assert_ne!(key("2001:db8:1:2::1"), key("2001:db8:1:3::1"));
        assert_eq!(key("2001:db8:1:2::1").to_string(), "2001:db8:1:2::");
        assert_eq!(key("192.0.2.7").to_string(), "192.0.2.7");
        assert_eq!(key("::ffff:192.0.2.7"), key("192.0.2.7"), "the same on a socket for both");
        assert_ne!(key("::ffff:192.0.2.7"), key("::ffff:192.0.2.8"));
    }
}
