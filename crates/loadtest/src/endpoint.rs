//! The two ends of a connection: a node, and the address of this machine that a client comes from.

use std::io;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};

use tokio::net::{TcpSocket, TcpStream};

use crate::Loopback;

/// Number of clients that share an address: fewer than a server lets in as guests at once.
const CLIENTS_PER_ADDRESS: u32 = 16;

/// The ends of a connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Endpoint {
    /// The node.
    pub node: Loopback,
    /// The address of the client; `None` if the system chooses.
    pub from: Option<Ipv4Addr>,
}

impl Endpoint {
    /// The end of a numbered client that shares its address, 127.`network`.x.y, with few others.
    pub fn numbered(node: Loopback, network: u8, number: u32) -> Self {
        let [.., third, fourth] = (number / CLIENTS_PER_ADDRESS + 1).to_be_bytes();
        Self { node, from: Some(Ipv4Addr::new(127, network, third, fourth)) }
    }

    /// The end of a numbered client that has its address, 127.`network`.x.y, for itself.
    pub(crate) fn alone(node: Loopback, network: u8, number: u32) -> Self {
        Self::numbered(node, network, number.saturating_mul(CLIENTS_PER_ADDRESS))
    }

    /// The address of the node.
    pub(crate) fn address(self) -> SocketAddr {
        self.node.address()
    }

    /// Connects to the node.
    pub(crate) async fn connect(self) -> io::Result<TcpStream> {
        let address = self.address();
        let Some(from) = self.from.filter(|_| address.is_ipv4()) else {
            return TcpStream::connect(address).await;
        };
        let socket = TcpSocket::new_v4()?;
        socket.bind((IpAddr::V4(from), 0).into())?;
        socket.connect(address).await
    }
}

impl From<Loopback> for Endpoint {
    fn from(node: Loopback) -> Self {
        Self { node, from: None }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_few_clients_share_an_address() {
        let node = Loopback::new(([127, 0, 0, 1], 7070).into()).expect("this machine");
        let from = |number| Endpoint::numbered(node, 5, number).from.expect("an address").octets();
        assert_eq!([0, 15, 16].map(from), [[127, 5, 0, 1], [127, 5, 0, 1], [127, 5, 0, 2]]);
        assert_eq!(from(16 * 255), [127, 5, 1, 0]);
    }
}
