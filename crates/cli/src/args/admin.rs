//! The arguments of `basalt admin`.

use std::num::NonZero;

use basalt_rules::Color;
use basalt_server::admin::{GameId, Verdict};
use clap::{Subcommand, ValueEnum};

use super::{EXIT_CODES, Store};

/// Steer online play: passwords, games, announcements, maintenance.
///
/// Works beside running servers, on the same machine for a folder, on any machine for PostgreSQL; they notice within two
/// seconds. Every action is recorded with the operator and the reason; log prints the records.
#[derive(Debug, clap::Args)]
#[command(after_help = EXIT_CODES)]
pub(crate) struct Admin {
    #[command(flatten)]
    pub(crate) store: Store,
    /// Print the results as JSON, an object a line (docs/json.md).
    #[arg(long, global = true)]
    pub(crate) json: bool,
    #[command(subcommand)]
    pub(crate) action: AdminAction,
}

/// The actions of an operator.
#[derive(Debug, Subcommand)]
pub(crate) enum AdminAction {
    /// Give a member a new password, which is printed once, and log them out everywhere.
    ResetPassword {
        /// The name of the member.
        name: String,
        /// Read the password from the first line of standard input instead.
        #[arg(long)]
        stdin: bool,
        #[command(flatten)]
        record: Record,
    },
    /// Abort a running game: it has no result.
    Close {
        /// The id of the game, the last part of its address.
        game: GameId,
        #[command(flatten)]
        record: Record,
    },
    /// Decide a running game.
    Adjudicate {
        /// The id of the game, the last part of its address.
        game: GameId,
        /// The result.
        result: GameResult,
        #[command(flatten)]
        record: Record,
    },
    /// Show everybody a text.
    Announce {
        /// The text: one line of at most 300 characters.
        text: String,
        /// Minutes for which it is shown.
        #[arg(long, value_name = "NUMBER", default_value = "60")]
        minutes: NonZero<u32>,
        #[command(flatten)]
        record: Record,
    },
    /// Withdraw the announcement.
    EndAnnouncement {
        #[command(flatten)]
        record: Record,
    },
    /// Stop all games: moves are refused, clocks stand still, and players are told why. Or let them go on.
    Maintenance {
        /// Whether games stop or go on.
        state: Switch,
        #[command(flatten)]
        record: Record,
    },
    /// Make a member a moderator, who answers reports of players, or take the role away.
    Moderator {
        /// The name of the member.
        name: String,
        /// Whether the member gets the role or loses it.
        change: RoleChange,
        #[command(flatten)]
        record: Record,
    },
    /// Print what operators have done, the oldest first.
    Log,
}

/// The operator and the reason, which are recorded with an action.
#[derive(Debug, clap::Args)]
pub(crate) struct Record {
    /// Why you do it. It is recorded, and no player sees it.
    #[arg(long, value_name = "TEXT")]
    pub(crate) reason: String,
    /// The operator [default: the user and the name of the machine].
    #[arg(long, value_name = "NAME")]
    pub(crate) by: Option<String>,
}

/// The result that an operator gives to a game.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub(crate) enum GameResult {
    White,
    Black,
    Draw,
}

impl From<GameResult> for Verdict {
    fn from(result: GameResult) -> Self {
        match result {
            GameResult::White => Self::Win(Color::White),
            GameResult::Black => Self::Win(Color::Black),
            GameResult::Draw => Self::Draw,
        }
    }
}

/// Whether a member gets a role or loses it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum RoleChange {
    Add,
    Remove,
}

/// Whether there is maintenance.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub(crate) enum Switch {
    On,
    Off,
}
