//! Verifies that the server has kept what it has acknowledged.

use basalt_referee::GameId;
use basalt_rules::AnyPosition;
use basalt_wire::{FromServer, ToServer};

use crate::{Endpoint, Error, LoadProgress, Loopback, Mismatch, Played, Socket, Stage};

/// Number of games that are checked through one socket: within the rate limit of a connection.
const GAMES_PER_SOCKET: usize = 25;

/// The second byte of the addresses from which games are checked. Each socket has its own: a server lets an address open few games at
/// once that it has not in memory.
const NETWORK: u8 = 102;

/// The result of a check.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CheckResult {
    /// Number of games compared.
    pub games: u64,
    /// Number of moves acknowledged in them.
    pub moves: u64,
    /// The faults found.
    pub faults: Vec<(GameId, Mismatch)>,
}

/// Reads all games from each node, without a session, and compares them with the ledgers of their players.
pub async fn check(
    nodes: &[Loopback],
    played: &[Played],
    report: &mut dyn FnMut(LoadProgress),
) -> Result<CheckResult, Error> {
    let acknowledged = played.iter().map(|one| one.ledger.acknowledgements() as u64);
    let (games, moves) = (played.len() as u64, acknowledged.sum());
    let mut result = CheckResult { games, moves, faults: Vec::new() };
    let (mut done, of) = (0, games * nodes.len() as u64);
    for node in nodes {
        for (number, some) in (0..).zip(played.chunks(GAMES_PER_SOCKET)) {
            let endpoint = Endpoint::alone(*node, NETWORK, number);
            let mut socket = Socket::connect_from(endpoint, None).await?;
            for one in some {
                result.faults.extend(faults(&mut socket, one).await?);
            }
            done += some.len() as u64;
            report(LoadProgress { stage: Stage::Check, done, of });
        }
    }
    Ok(result)
}

async fn faults(socket: &mut Socket, played: &Played) -> Result<Vec<(GameId, Mismatch)>, Error> {
    let game = played.game;
    let request = socket.send(ToServer::Watch { game, after: 0, last_chat_line: 0 }).await?;
    let shown = |message| match message {
        FromServer::Game(state) if state.game == game => Some(state.events),
        _ => None,
    };
    let kept = socket.find(request, shown).await?;
    socket.send(ToServer::Unwatch { game }).await?;
    let faults = played.ledger.faults(AnyPosition::start(played.kind), &kept);
    Ok(faults.into_iter().map(|fault| (game, fault)).collect())
}
