//! A bus over NATS: core publish and subscribe, one subject for all nodes. A message that NATS loses costs the others a
//! read, so nothing is kept or repeated.

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

use async_nats::{Client, ConnectOptions, Event, ServerAddr};
use futures_util::StreamExt as _;
use tokio::sync::{broadcast, mpsc};
use tokio::task::AbortHandle;

use super::bus::{BUS_CAPACITY, Bus, BusEvent, BusMessage, BusState};
use super::bus_encoding;
use crate::log;

/// The subject of all messages.
const SUBJECT: &str = "basalt.nodes";

/// Longest wait for a connection.
const CONNECT_TIMEOUT: Duration = Duration::from_secs(2);

/// Interval of pings. A server that does not answer two of them is given up.
const PING_INTERVAL: Duration = Duration::from_secs(2);

/// Longest pause before the next attempt to connect.
const MAX_PAUSE: Duration = Duration::from_secs(1);

/// The address of a bus is malformed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct InvalidBusAddress;

impl fmt::Display for InvalidBusAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("this is no address of a NATS server")
    }
}

impl std::error::Error for InvalidBusAddress {}

/// A bus over NATS. It connects and reconnects by itself.
#[derive(Debug)]
pub struct NatsBus {
    outgoing: mpsc::Sender<String>,
    shared: Arc<Shared>,
    task: AbortHandle,
}

#[derive(Debug)]
struct Shared {
    incoming: broadcast::Sender<BusEvent>,
    is_connected: AtomicBool,
    /// Number of messages that could not be read.
    ignored: AtomicU64,
}

impl Drop for NatsBus {
    fn drop(&mut self) {
        self.task.abort();
    }
}

/// The addresses of one cluster, separated by commas: `nats://user:password@host:4222`.
fn addresses(text: &str) -> Result<Vec<ServerAddr>, InvalidBusAddress> {
    let address = |text: &str| {
        let has_scheme = ["nats://", "tls://"].iter().any(|scheme| text.starts_with(scheme));
        let address: ServerAddr = text.parse().map_err(|_| InvalidBusAddress)?;
        if has_scheme && !address.host().is_empty() { Ok(address) } else { Err(InvalidBusAddress) }
    };
    text.split(',').map(|text| address(text.trim())).collect()
}

impl NatsBus {
    /// A bus that connects to the servers of this address in the background. Must be called inside a Tokio runtime.
    pub fn new(address: &str) -> Result<Self, InvalidBusAddress> {
        let addresses = addresses(address)?;
        let (outgoing, waiting) = mpsc::channel(BUS_CAPACITY);
        let shared = Arc::new(Shared {
            incoming: broadcast::Sender::new(BUS_CAPACITY),
            is_connected: AtomicBool::new(false),
            ignored: AtomicU64::new(0),
        });
        let task = tokio::spawn(run(addresses, waiting, Arc::clone(&shared))).abort_handle();
        Ok(Self { outgoing, shared, task })
    }
}

impl Bus for NatsBus {
    fn publish(&self, from: u64, message: BusMessage) {
        // Without a connection the queue fills up; the others read again then anyway.
        _ = self.outgoing.try_send(bus_encoding::write(from, message));
    }

    fn subscribe(&self) -> broadcast::Receiver<BusEvent> {
        self.shared.incoming.subscribe()
    }

    fn state(&self) -> BusState {
        if self.shared.is_connected.load(Ordering::Relaxed) {
            BusState::Connected
        } else {
            BusState::Lost
        }
    }
}

impl Shared {
    fn note(&self, event: &Event) {
        match event {
            Event::Connected => self.is_connected.store(true, Ordering::Relaxed),
            Event::SlowConsumer(_) => {}
            Event::Disconnected => {
                self.is_connected.store(false, Ordering::Relaxed);
                log::error("the bus", &"NATS does not answer; the store is read every second");
            }
            // `max_reconnects(None)` never gives up, so only this node itself closes the connection: nothing is wrong.
            Event::Closed => self.is_connected.store(false, Ordering::Relaxed),
            _ => return,
        }
        // There may be no subscribers.
        _ = self.incoming.send(BusEvent::Gap);
    }

    fn receive(&self, bytes: &[u8]) {
        if let Some((from, message)) = bus_encoding::read(bytes) {
            _ = self.incoming.send(BusEvent::Message { from, message });
        } else {
            let ignored = self.ignored.fetch_add(1, Ordering::Relaxed) + 1;
            log::error("the bus", &format!("{ignored} messages could not be read"));
        }
    }
}

async fn run(addresses: Vec<ServerAddr>, waiting: mpsc::Receiver<String>, shared: Arc<Shared>) {
    let noted = Arc::clone(&shared);
    let options = ConnectOptions::new()
        .name("basalt")
        .no_echo()
        .retry_on_initial_connect()
        .connection_timeout(CONNECT_TIMEOUT)
        .ping_interval(PING_INTERVAL)
        .max_reconnects(None)
        .reconnect_delay_callback(|tries| {
            let pause = Duration::from_millis(50 << tries.min(5));
            pause.min(MAX_PAUSE)
        })
        .event_callback(move |event| {
            noted.note(&event);
            std::future::ready(())
        });
    match options.connect(addresses).await {
        Ok(client) => _ = tokio::join!(send(&client, waiting), receive(&client, &shared)),
        Err(error) => log::error("the bus", &error),
    }
}

async fn send(client: &Client, mut waiting: mpsc::Receiver<String>) {
    while let Some(text) = waiting.recv().await {
        // A message that cannot be sent is lost.
        _ = client.publish(SUBJECT, text.into()).await;
    }
}

async fn receive(client: &Client, shared: &Shared) {
    match client.subscribe(SUBJECT).await {
        Ok(mut messages) => {
            while let Some(message) = messages.next().await {
                shared.receive(&message.payload);
            }
        }
        Err(error) => log::error("the bus", &error),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_names_its_scheme() {
        for (text, expected) in [
            ("nats://127.0.0.1:4222", Ok(1)),
            ("tls://bus.example", Ok(1)),
            ("nats://ada:secret@one:4222, nats://two:4222", Ok(2)),
            ("bus.example", Err(InvalidBusAddress)),
            ("http://bus.example", Err(InvalidBusAddress)),
            ("nats://", Err(InvalidBusAddress)),
            ("", Err(InvalidBusAddress)),
        ] {
            assert_eq!(addresses(text).map(|found| found.len()), expected, "{text}");
        }
    }
}
