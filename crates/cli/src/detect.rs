//! Detects whether an argument is a position or a file of games.

use std::path::Path;

use basalt_locales::messages;
use basalt_records::{Record, ReplayedMoves};
use basalt_rules::{AnyMove, AnyPosition};

use crate::args::Recorded;
use crate::exit::Failure;
use crate::games::{Games, no_game};
use crate::input::InputSource;
use crate::shell::Shell;

/// The meaning of an argument.
pub(crate) enum Detected<'a> {
    /// The text of a position.
    Position(&'a str),
    /// A file of games.
    Games(InputSource),
}

impl<'a> Detected<'a> {
    /// A file that is there, or whatever does not look like a position, is a file.
    pub(crate) fn new(text: &'a str) -> Self {
        let path = Path::new(text);
        let board = text.split_whitespace().next().unwrap_or_default();
        let several_words = text.split_whitespace().nth(1).is_some();
        let like_a_board = board.chars().all(|c| c.is_ascii_digit() || "wbrWBR()/".contains(c));
        let like_pieces = board.starts_with("w:") || board.starts_with("W:");
        let like_a_position =
            board.contains('/') && (like_a_board || several_words) || like_pieces && several_words;
        if like_a_position && !path.exists() {
            Self::Position(text)
        } else {
            Self::Games(InputSource::new(path))
        }
    }
}

/// One game of a file.
pub(crate) struct RecordedGame<'a> {
    source: &'a InputSource,
    /// The number of the game in the file, from 1.
    number: u64,
    /// The game.
    pub(crate) record: Record,
}

/// A position of a game.
pub(crate) struct AtPly {
    /// The position.
    pub(crate) position: AnyPosition,
    /// The move that led there.
    pub(crate) last: Option<AnyMove>,
}

impl<'a> RecordedGame<'a> {
    /// Reads the game that is meant.
    pub(crate) fn read(
        source: &'a InputSource,
        which: &Recorded,
        shell: &Shell,
    ) -> Result<Self, Failure> {
        let number = which.number.unwrap_or(1);
        let mut games = Games::open(source, which.from, &shell.localizer)?;
        let mut found = 0;
        while let Some(game) = games.next_game()? {
            found += 1;
            if found == number {
                let unreadable = |error| wrong(source, &shell.localizer.unreadable(&error), shell);
                return Ok(Self::new(source, number, game.map_err(unreadable)?));
            }
        }
        match found {
            0 => Err(no_game(source, &shell.localizer)),
            _ => Err(wrong(source, &shell.say(&messages::input_number(number, found)), shell)),
        }
    }

    /// A game that was read from a file.
    pub(crate) fn new(source: &'a InputSource, number: u64, record: Record) -> Self {
        Self { source, number, record }
    }

    /// The number of the game in the file, from 1.
    pub(crate) fn number(&self) -> u64 {
        self.number
    }

    /// The number of plies of the game.
    pub(crate) fn plies(&self) -> u64 {
        self.record.line.nodes.len() as u64
    }

    /// The position after this many plies.
    pub(crate) fn at_ply(&self, ply: u64, shell: &Shell) -> Result<AtPly, Failure> {
        let plies = self.plies();
        if ply > plies {
            return Err(wrong(self.source, &shell.say(&messages::input_ply(ply, plies)), shell));
        }
        let mut steps = self.record.steps();
        let last = self.play(&mut steps, ply, shell)?.last().copied();
        Ok(AtPly { position: steps.position().clone(), last })
    }

    /// All moves of the game, which are legal.
    pub(crate) fn legal_moves(&self, shell: &Shell) -> Result<Vec<AnyMove>, Failure> {
        self.play(&mut self.record.steps(), self.plies(), shell)
    }

    /// Plays the next plies of the game and gives back their moves.
    fn play(
        &self,
        steps: &mut ReplayedMoves<'_>,
        plies: u64,
        shell: &Shell,
    ) -> Result<Vec<AnyMove>, Failure> {
        let played = steps.take(plies as usize).map(|step| step.map(|step| step.node.mv));
        played.collect::<Result<_, _>>().map_err(|error| {
            let reason = messages::in_game(self.number, &shell.localizer.unplayable(&error));
            wrong(self.source, &shell.say(&reason), shell)
        })
    }
}

/// The failure of something in a file.
pub(crate) fn wrong(source: &InputSource, reason: &str, shell: &Shell) -> Failure {
    Failure::Input(shell.say(&messages::in_file(&source.name(&shell.localizer), reason)))
}
