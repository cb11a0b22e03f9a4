//! A server on this machine that keeps what its clients send.

use std::net::SocketAddr;

use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc;

/// The messages that a server has received and nobody has read.
pub(crate) struct Inbox<T> {
    pub(crate) address: SocketAddr,
    received: mpsc::UnboundedReceiver<T>,
}

impl<T: Send + 'static> Inbox<T> {
    /// Starts a server that serves each connection as given.
    pub(crate) async fn start<F>(serve: fn(TcpStream, mpsc::UnboundedSender<T>) -> F) -> Self
    where
        F: Future<Output = ()> + Send + 'static,
    {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = listener.local_addr().expect("an address");
        let (sender, received) = mpsc::unbounded_channel();
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                tokio::spawn(serve(stream, sender.clone()));
            }
        });
        Self { address, received }
    }

    /// The next message.
    pub(crate) async fn next(&mut self) -> T {
        self.received.recv().await.expect("the server runs")
    }

    /// Whether no message has come.
    pub(crate) fn is_empty(&self) -> bool {
        self.received.is_empty()
    }
}
