//! Verifies that the server has kept what it has acknowledged.

use basalt_referee::GameId;
use basalt_rules::AnyPosition;
use basalt_wire::{FromServer, ToServer};

use crate::{Error, Fault, Loopback, Played, Progress, Socket, Stage};

/// Number of games that are checked through one socket: within the rate limit of a connection.
const GAMES_PER_SOCKET: usize = 25;

/// The result of a check.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Verdict {
    /// Number of games compared.
    pub games: u64,
    /// Number of moves acknowledged in them.
    pub moves: u64,
    /// The faults found.
    pub faults: Vec<(GameId, Fault)>,
}

/// Reads games from a server, without a session, and compares them with what their players know.
pub async fn check(
    address: Loopback,
    played: &[Played],
    report: &mut dyn FnMut(Progress),
) -> Result<Verdict, Error> {
    let mut verdict = Verdict::default();
    for some in played.chunks(GAMES_PER_SOCKET) {
        let mut socket = Socket::connect(address.address(), None).await?;
        for one in some {
            verdict.faults.extend(faults(&mut socket, one).await?);
            verdict.games += 1;
            verdict.moves += one.ledger.acknowledgements() as u64;
        }
        let of = played.len() as u64;
        report(Progress { stage: Stage::Check, done: verdict.games, of });
    }
    Ok(verdict)
}

async fn faults(socket: &mut Socket, played: &Played) -> Result<Vec<(GameId, Fault)>, Error> {
    let game = played.game;
    let request = socket.send(ToServer::Watch { game, after: 0, said: 0 }).await?;
    let shown = |message| match message {
        FromServer::Game(state) if state.game == game => Some(state.events),
        _ => None,
    };
    let kept = socket.find(request, shown).await?;
    socket.send(ToServer::Unwatch { game }).await?;
    let faults = played.ledger.faults(AnyPosition::start(played.kind), &kept);
    Ok(faults.into_iter().map(|fault| (game, fault)).collect())
}
