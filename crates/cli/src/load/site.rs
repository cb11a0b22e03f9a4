//! The server that is put under load.

use std::path::PathBuf;
use std::process::Command;
use std::{env, fs, io};

use basalt_loadtest::{Loopback, Server, resident};
use basalt_locales::messages;

use crate::args;
use crate::exit::Failure;
use crate::shell::Shell;

/// The server that is put under load.
pub(super) enum Site {
    /// Our own, in another process.
    Own(Own),
    /// Somebody else's, on this machine.
    Other(Loopback),
}

/// A server of our own.
pub(super) struct Own {
    server: Server,
    address: Loopback,
    store: Store,
}

/// The folder of our own server's games.
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

impl Site {
    pub(super) fn of(args: &args::Load, shell: &Shell) -> Result<Self, Failure> {
        match args.address {
            Some(address) => Loopback::new(address).map(Self::Other).ok_or_else(|| {
                Failure::Input(shell.say(&messages::load_not_here(&address.to_string())))
            }),
            None => Own::new(args.database.as_ref(), shell).map(Self::Own),
        }
    }

    pub(super) fn address(&self) -> Loopback {
        match self {
            Self::Own(own) => own.address,
            Self::Other(address) => *address,
        }
    }

    /// The bytes of memory that our own server has at hand.
    pub(super) fn memory(&self) -> Option<u64> {
        match self {
            Self::Own(own) => resident(own.server.process()),
            Self::Other(_) => None,
        }
    }

    /// Kills our own server and starts it again; another is left alone.
    pub(super) fn restart(&mut self, shell: &Shell) -> Result<(), Failure> {
        let Self::Own(own) = self else { return Ok(()) };
        own.server.kill();
        (own.server, own.address) = start(&own.store, shell)?;
        Ok(())
    }
}

impl Own {
    fn new(database: Option<&String>, shell: &Shell) -> Result<Self, Failure> {
        let store = database.cloned().map_or_else(Store::temporary, Store::Database);
        let (server, address) = start(&store, shell)?;
        Ok(Self { server, address, store })
    }
}

fn start(store: &Store, shell: &Shell) -> Result<(Server, Loopback), Failure> {
    let refused = |error: io::Error| {
        Failure::Access(shell.say(&messages::load_no_server(&error.to_string())))
    };
    let program = env::current_exe().map_err(refused)?;
    let server = Server::start(&mut command(program, store)).map_err(refused)?;
    let address = Loopback::new(server.address());
    let address = address.ok_or_else(|| refused(io::ErrorKind::AddrNotAvailable.into()))?;
    Ok((server, address))
}

/// This very program, as a server that tells its address in English.
fn command(program: PathBuf, store: &Store) -> Command {
    let mut command = Command::new(program);
    command.args(["serve", "--trial", "--port", "0", "--lang", "en"]);
    match store {
        Store::Folder(folder) => command.arg("--data").arg(folder),
        Store::Database(address) => command.env("BASALT_DATABASE", address),
    };
    command
}
