//! The server that is put under load, or its nodes.

use std::path::PathBuf;
use std::process::Command;
use std::{env, fs, io};

use basalt_loadtest::{Endpoint, Loopback, Server, peak_resident, processor_time, resident};
use basalt_locales::messages;

use super::report::ProcessorTimes;
use crate::args;
use crate::exit::Failure;
use crate::shell::Shell;

/// The second byte of the addresses of players, 127.100.x.y.
const PLAYERS_NETWORK: u8 = 100;

/// The nodes that are put under load.
pub(super) enum Target {
    /// Our own, in another process.
    Own(Own),
    /// Somebody else's, on this machine.
    Other(Vec<Loopback>),
}

/// A server of our own.
pub(super) struct Own {
    server: Server,
    address: Loopback,
    store: Store,
    /// Whether the limits of strangers are off.
    trial: bool,
}

/// The place of our own server's games.
enum Store {
    /// In a folder that is gone afterwards.
    Folder(PathBuf),
    Database(String),
}

impl Store {
    /// A folder of our own.
    fn temporary() -> Self {
        Self::Folder(env::temp_dir().join(format!("basalt-load-{}", std::process::id())))
    }
}

impl Drop for Store {
    fn drop(&mut self) {
        if let Self::Folder(folder) = self {
            // A folder that cannot be removed stays among the temporary files.
            _ = fs::remove_dir_all(folder);
        }
    }
}

impl Target {
    pub(super) fn of(args: &args::Load, shell: &Shell) -> Result<Self, Failure> {
        if args.address.is_empty() {
            return Own::new(args, shell).map(Self::Own);
        }
        let here = args.address.iter().map(|&address| {
            Loopback::new(address).ok_or_else(|| {
                Failure::Input(shell.say(&messages::load_not_here(&address.to_string())))
            })
        });
        here.collect::<Result<_, _>>().map(Self::Other)
    }

    pub(super) fn nodes(&self) -> Vec<Loopback> {
        match self {
            Self::Own(own) => vec![own.address],
            Self::Other(nodes) => nodes.clone(),
        }
    }

    /// The connections of players, on the nodes in turn: neighbours are on different nodes. A server that limits strangers
    /// sees them at many addresses.
    pub(super) fn endpoints(&self, players: u32) -> Vec<Endpoint> {
        let is_trial = !matches!(self, Self::Own(own) if !own.trial);
        let endpoint = |(number, node): (u32, Loopback)| {
            if is_trial { node.into() } else { Endpoint::numbered(node, PLAYERS_NETWORK, number) }
        };
        (0..players).zip(self.nodes().into_iter().cycle()).map(endpoint).collect()
    }

    /// The bytes of memory that our own server has at hand.
    pub(super) fn memory(&self) -> Option<u64> {
        self.process().and_then(resident)
    }

    /// The most that it has had.
    pub(super) fn peak_memory(&self) -> Option<u64> {
        self.process().and_then(peak_resident)
    }

    /// The processor times of our own server and of this program up to now.
    pub(super) fn processor_times(&self) -> Option<ProcessorTimes> {
        let server = self.process().and_then(processor_time)?;
        Some(ProcessorTimes { server, generator: processor_time(std::process::id())? })
    }

    fn process(&self) -> Option<u32> {
        match self {
            Self::Own(own) => Some(own.server.process()),
            Self::Other(_) => None,
        }
    }

    /// Kills our own server and starts it again; others are left alone.
    pub(super) fn restart(&mut self, shell: &Shell) -> Result<(), Failure> {
        let Self::Own(own) = self else { return Ok(()) };
        own.server.kill();
        (own.server, own.address) = start(&own.store, own.trial, shell)?;
        Ok(())
    }
}

impl Own {
    fn new(args: &args::Load, shell: &Shell) -> Result<Self, Failure> {
        let store = args.database.clone().map_or_else(Store::temporary, Store::Database);
        let trial = args.attack.is_none();
        let (server, address) = start(&store, trial, shell)?;
        Ok(Self { server, address, store, trial })
    }
}

fn start(store: &Store, trial: bool, shell: &Shell) -> Result<(Server, Loopback), Failure> {
    let refused = |error: io::Error| {
        Failure::Access(shell.say(&messages::load_no_server(&error.to_string())))
    };
    let program = env::current_exe().map_err(refused)?;
    let server = Server::start(&mut command(program, store, trial)).map_err(refused)?;
    let address = Loopback::new(server.address());
    let address = address.ok_or_else(|| refused(io::ErrorKind::AddrNotAvailable.into()))?;
    Ok((server, address))
}

/// This very program, as a server that tells its address in English.
fn command(program: PathBuf, store: &Store, trial: bool) -> Command {
    let mut command = Command::new(program);
    // It would log each registration of a bot.
    command.args(["serve", "--port", "0", "--lang", "en", "--log-level", "warn"]);
    if trial {
        command.arg("--trial");
    }
    match store {
        Store::Folder(folder) => command.arg("--data").arg(folder),
        Store::Database(address) => command.env("BASALT_DATABASE", address),
    };
    command
}
