//! The arguments of `basalt play`.

use std::path::PathBuf;

use basalt_engine::Level;
use basalt_rules::StartBoard;
use clap::ValueEnum;

use super::help::NO_FILLING;
use super::{EXIT_CODES, GameChoice, level};

/// Play a game in the terminal, against the computer or two at one keyboard.
///
/// Type moves as e3 or a1b2, in PÜNCT as l4/l5m5 or c4-f7/f8g9, and help for the list of commands.
#[derive(Debug, clap::Args)]
#[command(after_help = EXIT_CODES, args_override_self = true)]
pub(crate) struct Play {
    /// A saved game to continue; the first one if the file holds several.
    pub(crate) file: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) game: GameChoice,
    /// The side you play; the computer plays the other. With both, two people play [default: white].
    #[arg(long, value_enum)]
    pub(crate) side: Option<HumanSide>,
    /// Start from this position.
    #[arg(long, conflicts_with = "file")]
    pub(crate) position: Option<String>,
    /// Moves to play before you begin.
    #[arg(long, num_args = 1.., value_name = "MOVE")]
    pub(crate) moves: Vec<String>,
    /// Start with a full board: the pieces are placed at random (DVONN only).
    #[arg(long)]
    pub(crate) full_board: bool,
    /// The strength of the computer, from 1 to 20.
    #[arg(long, value_name = "NUMBER", default_value = "20", value_parser = level)]
    pub(crate) level: Level,
    /// The seed of all random choices: the same seed gives the same game.
    #[arg(long, value_name = "NUMBER")]
    pub(crate) seed: Option<u64>,
}

impl Play {
    /// Whether the board of a game that starts empty is to be full. A file names its own game.
    pub(super) fn contradiction(&self) -> Option<&'static str> {
        let filled = self.full_board && self.file.is_none();
        (filled && !self.game.id.starts_on(StartBoard::Random)).then_some(NO_FILLING)
    }
}

/// The players whose moves come from the keyboard.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum HumanSide {
    White,
    Black,
    Both,
}
