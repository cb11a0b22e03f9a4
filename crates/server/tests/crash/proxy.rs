//! A TCP proxy that can stop to forward: what is behind it hangs.

use std::net::{Ipv4Addr, SocketAddr};

use tokio::io::{AsyncRead, AsyncReadExt as _, AsyncWrite, AsyncWriteExt as _};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::task::AbortHandle;

/// Bytes that are forwarded at a time.
const CHUNK_BYTES: usize = 1 << 14;

/// A proxy that ends with this value.
pub(crate) struct Proxy {
    pub(crate) address: SocketAddr,
    forwards: watch::Sender<bool>,
    task: AbortHandle,
}

impl Proxy {
    /// Starts to forward to an address.
    pub(crate) async fn start(to: SocketAddr) -> Self {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await.expect("a free port");
        let address = listener.local_addr().expect("bound");
        let (forwards, gate) = watch::channel(true);
        let task = tokio::spawn(async move {
            while let Ok((client, _)) = listener.accept().await {
                tokio::spawn(forward_both(client, to, gate.clone()));
            }
        });
        Self { address, forwards, task: task.abort_handle() }
    }

    /// Forwards nothing from now on, and closes nothing, or forwards again.
    pub(crate) fn set_hanging(&self, hangs: bool) {
        self.forwards.send_replace(!hangs);
    }
}

impl Drop for Proxy {
    fn drop(&mut self) {
        self.task.abort();
    }
}

async fn forward_both(client: TcpStream, to: SocketAddr, gate: watch::Receiver<bool>) {
    let Ok(server) = TcpStream::connect(to).await else { return };
    let (client_reads, client_writes) = client.into_split();
    let (server_reads, server_writes) = server.into_split();
    tokio::join!(
        forward(client_reads, server_writes, gate.clone()),
        forward(server_reads, client_writes, gate),
    );
}

/// Forwards until either end is closed.
async fn forward(
    mut from: impl AsyncRead + Unpin,
    mut to: impl AsyncWrite + Unpin,
    mut gate: watch::Receiver<bool>,
) {
    let mut chunk = vec![0; CHUNK_BYTES];
    while let Ok(length @ 1..) = from.read(&mut chunk).await {
        if gate.wait_for(|forwards| *forwards).await.is_err() {
            return;
        }
        if to.write_all(&chunk[..length]).await.is_err() {
            return;
        }
    }
}
