//! Whether the server keeps what it has acknowledged.

use basalt_rules::AnyPosition;
use basalt_wire::{FromServer, GameId, ToServer};

use crate::{Error, Fault, Loopback, Played, Progress, Socket, Stage};

/// So many games are looked at through one socket: looking and turning away are within what one may ask at once.
const AT_ONCE: usize = 25;

/// What came of comparing.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Verdict {
    /// How many games were compared.
    pub games: u64,
    /// How many moves were acknowledged in them.
    pub moves: u64,
    /// What is wrong.
    pub faults: Vec<(GameId, Fault)>,
}

/// Asks a server for games as a stranger and compares them with what their players know.
pub async fn check(
    address: Loopback,
    played: &[Played],
    tell: &mut dyn FnMut(Progress),
) -> Result<Verdict, Error> {
    let mut verdict = Verdict::default();
    for some in played.chunks(AT_ONCE) {
        let mut socket = Socket::connect(address.address(), None).await?;
        for one in some {
            verdict.faults.extend(faults(&mut socket, one).await?);
            verdict.games += 1;
            verdict.moves += one.ledger.acknowledgements() as u64;
        }
        let of = played.len() as u64;
        tell(Progress { stage: Stage::Check, done: verdict.games, of });
    }
    Ok(verdict)
}

async fn faults(socket: &mut Socket, played: &Played) -> Result<Vec<(GameId, Fault)>, Error> {
    let game = played.game;
    let asked = socket.ask(ToServer::Watch { game, after: 0, said: 0 }).await?;
    let shown = |message| match message {
        FromServer::Game(state) if state.game == game => Some(state.events),
        _ => None,
    };
    let kept = socket.find(asked, shown).await?;
    socket.ask(ToServer::Unwatch { game }).await?;
    let faults = played.ledger.faults(AnyPosition::start(played.kind), &kept);
    Ok(faults.into_iter().map(|fault| (game, fault)).collect())
}
