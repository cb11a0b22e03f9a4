//! Strangers who try to exhaust a server while others play: silent, slow and idle connections, a flood of log-ins, and a
//! flood of searches. They come from other addresses of this machine than the players.
//!
//! They run on a thread of their own with a low priority: real attackers use other machines, and their share of this
//! one's processor time must not count as the server's.

use std::io;
use std::net::Ipv4Addr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, AtomicU64, Ordering};
use std::thread;
use std::time::Duration;

use basalt_rules::Game;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::sync::oneshot;
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};

use crate::{Endpoint, Error, Loopback};

/// The second byte of the addresses of silent, slow and idle connections, of which each address has its share.
const NETWORK: u8 = 200;

/// The second byte of the addresses of floods: each request comes from another address, so that no limit by address
/// holds it back.
const FLOOD_NETWORK: u8 = 201;

/// Number of connections of an attacker's address: the server's maximum for one address.
const CONNECTIONS_PER_ADDRESS: u32 = 250;

/// Pause between two bytes of a slow connection, and before a connection that was closed or refused is opened again.
const ATTACKER_PAUSE: Duration = Duration::from_secs(1);

/// Longest wait for the answer to a request of a flood.
const ANSWER_TIMEOUT: Duration = Duration::from_secs(30);

/// Bytes of an answer that are read at a time.
const CHUNK_BYTES: usize = 4096;

/// Niceness of the attackers’ thread, added to that of the process.
#[cfg(target_os = "linux")]
const ADDED_NICENESS: i32 = 10;

/// The numbers of attackers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AttackPlan {
    /// Number of each of silent, slow and idle connections.
    pub connections: u32,
    /// Number of clients that send each of log-ins and searches, one after the other without a pause.
    pub flooders: u32,
}

/// The counts of an attack.
#[derive(Debug, Default)]
struct Counts {
    opened: AtomicU64,
    closed: AtomicU64,
    log_ins: AtomicU64,
    searches: AtomicU64,
    refused: AtomicU64,
    odd: AtomicU64,
    /// The number of the next address of a flood.
    next_address: AtomicU32,
    /// Whether floods send no further requests.
    is_ending: AtomicBool,
}

/// The results of an attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AttackReport {
    /// Connections that were opened.
    pub opened: u64,
    /// Connections that the server has closed.
    pub closed: u64,
    /// Answers to log-ins.
    pub log_ins: u64,
    /// Answers to searches.
    pub searches: u64,
    /// Requests among them that the server was too busy for (429 or 503).
    pub refused: u64,
    /// Answers that no attack should get: other server errors, or none at all.
    pub odd: u64,
}

/// An attack under way. Dropping it ends it, too.
#[derive(Debug)]
pub struct Attack {
    counts: Arc<Counts>,
    /// Dropping it ends the attack.
    stop: oneshot::Sender<()>,
    /// Resolves when every request of a flood has its answer.
    ended: oneshot::Receiver<()>,
}

/// The kinds of connections that do nothing useful.
#[derive(Clone, Copy, Debug)]
enum Idling {
    Silent,
    Slow,
    Idle,
}

/// The kinds of requests of a flood.
#[derive(Clone, Copy, Debug)]
enum Flood {
    LogIn,
    Search,
}

impl Attack {
    /// Begins to attack a node.
    pub fn begin(node: Loopback, plan: AttackPlan) -> io::Result<Self> {
        let counts = Arc::<Counts>::default();
        let (stop, stopped) = oneshot::channel();
        let (end, ended) = oneshot::channel();
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        let counted = Arc::clone(&counts);
        let run = move || {
            #[cfg(target_os = "linux")]
            {
                // If the system refuses it, they have the priority of the players.
                _ = rustix::process::nice(ADDED_NICENESS);
            }
            runtime.block_on(async {
                let _idlers = idlers(node, plan, &counted);
                let flooders = flooders(node, plan, &counted);
                _ = stopped.await;
                counted.is_ending.store(true, Ordering::Relaxed);
                flooders.join_all().await;
                // The receiver is gone if the attack was dropped.
                _ = end.send(());
            });
        };
        thread::Builder::new().name("attackers".to_owned()).spawn(run)?;
        Ok(Self { counts, stop, ended })
    }

    /// Ends the attack and returns its results, with the answers to all requests of its floods.
    pub async fn end(self) -> AttackReport {
        let Self { counts, stop, ended } = self;
        drop(stop);
        // The sender is dropped only if the thread has ended.
        _ = ended.await;
        let Counts { opened, closed, log_ins, searches, refused, odd, .. } = &*counts;
        let read = |count: &AtomicU64| count.load(Ordering::Relaxed);
        AttackReport {
            opened: read(opened),
            closed: read(closed),
            log_ins: read(log_ins),
            searches: read(searches),
            refused: read(refused),
            odd: read(odd),
        }
    }
}

/// The tasks of the attackers that hold connections.
fn idlers(node: Loopback, plan: AttackPlan, counts: &Arc<Counts>) -> JoinSet<()> {
    let mut tasks = JoinSet::new();
    for (kind, index) in [Idling::Silent, Idling::Slow, Idling::Idle].into_iter().zip(0..) {
        for number in 0..plan.connections {
            let number = (index * plan.connections + number) / CONNECTIONS_PER_ADDRESS + 1;
            let [.., third, fourth] = number.to_be_bytes();
            let from = Some(Ipv4Addr::new(127, NETWORK, third, fourth));
            tasks.spawn(idle_for_ever(Endpoint { node, from }, kind, Arc::clone(counts)));
        }
    }
    tasks
}

/// The tasks of the attackers that send requests.
fn flooders(node: Loopback, plan: AttackPlan, counts: &Arc<Counts>) -> JoinSet<()> {
    let mut tasks = JoinSet::new();
    for kind in [Flood::LogIn, Flood::Search] {
        for _ in 0..plan.flooders {
            tasks.spawn(flood(node, kind, Arc::clone(counts)));
        }
    }
    tasks
}

fn count(counter: &AtomicU64) {
    counter.fetch_add(1, Ordering::Relaxed);
}

/// Opens a connection again and again, and idles on it until the server closes it.
async fn idle_for_ever(endpoint: Endpoint, kind: Idling, counts: Arc<Counts>) {
    loop {
        if let Ok(mut stream) = endpoint.connect().await {
            count(&counts.opened);
            _ = idle(&mut stream, endpoint, kind).await;
            count(&counts.closed);
        }
        sleep(ATTACKER_PAUSE).await;
    }
}

/// Idles on a connection until it is closed.
async fn idle(
    stream: &mut tokio::net::TcpStream,
    endpoint: Endpoint,
    kind: Idling,
) -> Result<(), Error> {
    match kind {
        Idling::Silent => {}
        Idling::Slow => {
            stream.write_all(b"GET / HTTP/1.1\r\nx: ").await?;
            loop {
                stream.write_all(b"x").await?;
                sleep(ATTACKER_PAUSE).await;
            }
        }
        Idling::Idle => {
            let address = endpoint.address();
            let request = format!("GET /api/me HTTP/1.1\r\nhost: {address}\r\n\r\n");
            stream.write_all(request.as_bytes()).await?;
        }
    }
    let mut chunk = [0; CHUNK_BYTES];
    while stream.read(&mut chunk).await? > 0 {}
    Ok(())
}

/// Sends one request after the other, each from another address, until the attack ends; one at least.
async fn flood(node: Loopback, kind: Flood, counts: Arc<Counts>) {
    let mut is_first = true;
    while std::mem::take(&mut is_first) || !counts.is_ending.load(Ordering::Relaxed) {
        let number = counts.next_address.fetch_add(1, Ordering::Relaxed);
        let [.., third, fourth] = number.to_be_bytes();
        let from = Some(Ipv4Addr::new(127, FLOOD_NETWORK, third, fourth));
        let exchange = request(Endpoint { node, from }, kind, number);
        let Ok(Ok(status)) = timeout(ANSWER_TIMEOUT, exchange).await else {
            count(&counts.odd);
            sleep(ATTACKER_PAUSE).await;
            continue;
        };
        count(match kind {
            Flood::LogIn => &counts.log_ins,
            Flood::Search => &counts.searches,
        });
        match status {
            429 | 503 => count(&counts.refused),
            500.. => count(&counts.odd),
            _ => {}
        }
    }
}

/// The status of the answer to a request.
async fn request(endpoint: Endpoint, kind: Flood, number: u32) -> Result<u16, Error> {
    let address = endpoint.address();
    let request = match kind {
        Flood::LogIn => {
            let body = format!(r#"{{"name":"member-{number}","password":"guess-{number}-guess"}}"#);
            format!(
                "POST /api/login HTTP/1.1\r\nhost: {address}\r\norigin: http://{address}\r\n\
                 content-type: application/json\r\ncontent-length: {}\r\nconnection: close\r\n\r\n{body}",
                body.len()
            )
        }
        Flood::Search => {
            let game = Game::DEFAULT;
            format!(
                "GET /api/games?game={game}&boards=true HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n\r\n"
            )
        }
    };
    let mut stream = endpoint.connect().await?;
    stream.write_all(request.as_bytes()).await?;
    let mut head = [0; 12];
    stream.read_exact(&mut head).await?;
    let mut chunk = [0; CHUNK_BYTES];
    while stream.read(&mut chunk).await? > 0 {}
    let status = std::str::from_utf8(&head[9..]).ok().and_then(|status| status.parse().ok());
    status.ok_or(Error::Odd)
}
