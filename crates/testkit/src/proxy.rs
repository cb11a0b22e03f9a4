//! A TCP proxy for tests that can cut connections silently, as if a cable were pulled.

use std::collections::HashMap;
use std::io::{self, Read as _, Write as _};
use std::net::{Ipv4Addr, Shutdown, SocketAddr, TcpListener, TcpStream};
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::thread;

/// A proxy on a port of its own. Dropping it closes all connections.
#[derive(Debug)]
pub struct Proxy {
    address: SocketAddr,
    state: Arc<(Mutex<State>, Condvar)>,
}

#[derive(Debug, Default)]
struct State {
    target: Option<SocketAddr>,
    is_cut: bool,
    is_closed: bool,
    /// The open connections by their numbers, each with both of its ends.
    connections: HashMap<u64, [TcpStream; 2]>,
    /// The number of the next connection.
    next: u64,
}

impl Proxy {
    /// A proxy to a port of this machine.
    pub fn start(target: SocketAddr) -> io::Result<Self> {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?;
        let address = listener.local_addr()?;
        let first = State { target: Some(target), ..State::default() };
        let state = Arc::new((Mutex::new(first), Condvar::new()));
        let shared = Arc::clone(&state);
        thread::spawn(move || {
            for stream in listener.incoming() {
                if lock(&shared).is_closed {
                    break;
                }
                // A peer that is gone is no fault of the proxy.
                _ = stream.and_then(|stream| connect(stream, &shared));
            }
        });
        Ok(Self { address, state })
    }

    /// The address at which the proxy listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Leads new connections to another port.
    pub fn lead_to(&self, target: SocketAddr) {
        lock(&self.state).target = Some(target);
    }

    /// Passes nothing on from now on; connections stay open.
    pub fn cut(&self) {
        lock(&self.state).is_cut = true;
    }

    /// Passes on again what has come meanwhile.
    pub fn mend(&self) {
        lock(&self.state).is_cut = false;
        self.state.1.notify_all();
    }

    /// Closes all connections; new ones are let through.
    pub fn reset(&self) {
        let connections = std::mem::take(&mut lock(&self.state).connections);
        for stream in connections.into_values().flatten() {
            _ = stream.shutdown(Shutdown::Both);
        }
    }
}

impl Drop for Proxy {
    fn drop(&mut self) {
        lock(&self.state).is_closed = true;
        self.mend();
        self.reset();
        // Wakes the listener up.
        _ = TcpStream::connect(self.address);
    }
}

fn lock(state: &(Mutex<State>, Condvar)) -> std::sync::MutexGuard<'_, State> {
    state.0.lock().unwrap_or_else(PoisonError::into_inner)
}

fn connect(client: TcpStream, state: &Arc<(Mutex<State>, Condvar)>) -> io::Result<()> {
    let target = lock(state).target.ok_or(io::ErrorKind::NotConnected)?;
    let server = TcpStream::connect(target)?;
    let ends = [client.try_clone()?, server.try_clone()?];
    let number = {
        let mut state = lock(state);
        state.next += 1;
        let number = state.next;
        state.connections.insert(number, ends);
        number
    };
    for (from, to) in [(client.try_clone()?, server.try_clone()?), (server, client)] {
        let state = Arc::clone(state);
        thread::spawn(move || {
            pass_on(from, to, &state);
            // The entry in the table would keep a file open.
            lock(&state).connections.remove(&number);
        });
    }
    Ok(())
}

/// Copies bytes until either side closes, and waits while the proxy is cut.
fn pass_on(mut from: TcpStream, mut to: TcpStream, state: &(Mutex<State>, Condvar)) {
    let mut buffer = [0; 16 * 1024];
    while let Ok(count @ 1..) = from.read(&mut buffer) {
        let mut guard = lock(state);
        while guard.is_cut && !guard.is_closed {
            guard = state.1.wait(guard).unwrap_or_else(PoisonError::into_inner);
        }
        drop(guard);
        if to.write_all(&buffer[..count]).is_err() {
            break;
        }
    }
    _ = to.shutdown(Shutdown::Both);
    _ = from.shutdown(Shutdown::Both);
}
