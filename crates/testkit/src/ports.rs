//! Free ports for servers that need a fixed port.
//!
//! They lie below the ports that the system gives to outgoing connections and to servers that ask for any port, so only
//! another call of these functions could take one before it is used. A random start keeps those apart.
use std::hash::{BuildHasher as _, RandomState};
use std::io;
use std::net::{Ipv4Addr, TcpListener};
use std::ops::Range;

/// Above the ports of well-known servers, below those that the system gives away by itself.
const RANGE: Range<u16> = 12_000..32_000;

/// Places that are tried.
const MAX_TRIES: u16 = 1000;

/// A port that is free now.
pub(crate) fn free_port() -> io::Result<u16> {
    free_ports(1)
}

/// The first of some ports in a row that are free now.
pub fn free_ports(count: u16) -> io::Result<u16> {
    let is_free = |port: u16| TcpListener::bind((Ipv4Addr::LOCALHOST, port)).is_ok();
    let starts = RANGE.end - RANGE.start - count;
    for tried in 0..MAX_TRIES {
        let random = RandomState::new().hash_one(tried) % u64::from(starts);
        let first = RANGE.start + u16::try_from(random).unwrap_or_default();
        if (first..first + count).all(is_free) {
            return Ok(first);
        }
    }
    Err(io::Error::new(io::ErrorKind::AddrInUse, format!("no {count} free ports in a row")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ports_in_a_row_can_be_used_and_the_system_gives_none_of_them_away() {
        let first = free_ports(4).expect("free ports");
        for port in first..first + 4 {
            TcpListener::bind((Ipv4Addr::LOCALHOST, port)).expect("it is free");
        }
        let given = std::fs::read_to_string("/proc/sys/net/ipv4/ip_local_port_range");
        let lowest = given.ok().and_then(|range| range.split_whitespace().next()?.parse().ok());
        assert!(lowest.is_none_or(|lowest: u16| RANGE.end <= lowest), "{lowest:?}");
    }
}
