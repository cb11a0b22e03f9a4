//! The arguments of `basalt backup`, `basalt restore` and `basalt migrate`.

use std::path::PathBuf;

use clap::ValueEnum;

use super::{EXIT_CODES, Output, Store};

/// Save all online games and accounts into a new file of a folder, while people play.
///
/// The file is one SQLite database, whichever database the server uses. It is complete, or not there at all: everything
/// is read at one moment, compared by checksum, and every game is replayed. docs/operations.md shows a schedule.
#[derive(Debug, clap::Args)]
#[command(after_help = EXIT_CODES, args_override_self = true)]
pub(crate) struct Backup {
    /// The folder for backups. The name of each has its time: basalt-20261117T124500Z.sqlite.
    pub(crate) folder: PathBuf,
    #[command(flatten)]
    pub(crate) store: Store,
    /// Afterwards remove all but this many of the newest backups.
    #[arg(long, value_name = "NUMBER", value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) keep: Option<u32>,
    #[command(flatten)]
    pub(crate) output: Output,
}

/// Restore a backup into an empty folder or database, or only check it.
///
/// Before anything is written, the file is compared with its checksums and every game is replayed.
#[derive(Debug, clap::Args)]
#[command(after_help = EXIT_CODES, args_override_self = true)]
pub(crate) struct Restore {
    /// The backup.
    pub(crate) file: PathBuf,
    #[command(flatten)]
    pub(crate) store: Store,
    /// Only check the backup.
    #[arg(long)]
    pub(crate) check: bool,
    #[command(flatten)]
    pub(crate) output: Output,
}

/// Copy all online games and accounts from a folder to a PostgreSQL database, or back.
///
/// Stop all servers first. The target must be empty. Every table is compared afterwards: the number of its rows and a
/// checksum. The source stays as it is.
#[derive(Debug, clap::Args)]
#[command(after_help = EXIT_CODES, args_override_self = true)]
pub(crate) struct Migrate {
    /// The side to copy to.
    #[arg(long, value_name = "SIDE", value_enum)]
    pub(crate) to: MigrateTo,
    /// The folder.
    #[arg(long, value_name = "FOLDER")]
    pub(crate) data: PathBuf,
    /// The database: postgres://user:password@host:port/name. Other users of this machine can read a password given here;
    /// the variable BASALT_DATABASE and --database-file keep it from them.
    #[arg(long, value_name = "ADDRESS")]
    pub(crate) database: Option<String>,
    /// The file whose first line is the address of the database.
    #[arg(long, value_name = "FILE", conflicts_with = "database")]
    pub(crate) database_file: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) output: Output,
}

/// The place that games are migrated to.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub(crate) enum MigrateTo {
    Database,
    Folder,
}
