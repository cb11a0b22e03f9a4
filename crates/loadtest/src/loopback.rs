//! Addresses of this machine.

use std::net::SocketAddr;

/// A loopback address, which no other machine can reach.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Loopback(SocketAddr);

impl Loopback {
    /// The address, if it is a loopback address. No other machine may be put under load.
    pub fn new(address: SocketAddr) -> Option<Self> {
        address.ip().to_canonical().is_loopback().then_some(Self(address))
    }

    /// The address.
    pub fn address(self) -> SocketAddr {
        self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_this_machine_will_do() {
        let is_loopback = |text: &str| Loopback::new(text.parse().expect("an address")).is_some();
        for here in ["127.0.0.1:7070", "127.9.9.9:1", "[::1]:7070", "[::ffff:127.0.0.1]:7070"] {
            assert!(is_loopback(here), "{here}");
        }
        for elsewhere in ["192.0.2.1:7070", "0.0.0.0:7070", "10.0.0.1:80", "[2001:db8::1]:80"] {
            assert!(!is_loopback(elsewhere), "{elsewhere}");
        }
    }
}
