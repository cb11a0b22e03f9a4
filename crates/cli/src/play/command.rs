//! The commands of a person at the terminal.

use std::path::PathBuf;

/// A line, understood.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Command {
    /// An empty line.
    Nothing,
    /// Show the computer's choice.
    Hint,
    /// Take back.
    Undo,
    /// List the legal moves, those from a space if one is named.
    Moves(Option<String>),
    /// Place the rest.
    Place,
    /// Give up the game.
    Resign,
    /// Write the game, to this file if one is named.
    Save(Option<PathBuf>),
    /// Show the board.
    Board,
    /// Show the commands.
    Help,
    /// Leave.
    Quit,
    /// Anything else: a move, or a mistake. Blanks are left out, as in `a1 - b2`.
    Move(String),
}

impl Command {
    /// Understands a line; commands may be written in either case.
    pub(super) fn parse(line: &str) -> Self {
        let line = line.trim();
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        match (word.to_lowercase().as_str(), rest) {
            ("", _) => Self::Nothing,
            ("hint", "") => Self::Hint,
            ("undo", "") => Self::Undo,
            ("moves", "") => Self::Moves(None),
            ("moves", space) => Self::Moves(Some(space.to_lowercase())),
            ("place", "") => Self::Place,
            ("resign", "") => Self::Resign,
            ("save", "") => Self::Save(None),
            ("save", file) => Self::Save(Some(path(file))),
            ("board", "") => Self::Board,
            ("help" | "?", "") => Self::Help,
            ("quit" | "exit", "") => Self::Quit,
            _ => Self::Move(line.split_whitespace().collect()),
        }
    }
}

/// The path that somebody means who is used to a shell: `~/` leads home.
fn path(text: &str) -> PathBuf {
    match (text.strip_prefix("~/"), std::env::home_dir()) {
        (Some(rest), Some(home)) => home.join(rest),
        _ => text.into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_are_understood_in_either_case() {
        assert_eq!(Command::parse(" Hint\r"), Command::Hint);
        assert_eq!(Command::parse("?"), Command::Help);
        assert_eq!(Command::parse("  "), Command::Nothing);
    }

    #[test]
    fn a_file_keeps_its_blanks_and_its_case() {
        assert_eq!(Command::parse("save  My Game.txt "), Command::Save(Some("My Game.txt".into())));
        assert_eq!(Command::parse("save"), Command::Save(None));
        let home = std::env::home_dir().expect("a home");
        assert_eq!(Command::parse("save ~/a"), Command::Save(Some(home.join("a"))));
    }

    #[test]
    fn moves_may_be_asked_for_by_space() {
        assert_eq!(Command::parse("moves"), Command::Moves(None));
        assert_eq!(Command::parse("Moves C4 "), Command::Moves(Some("c4".into())));
    }

    #[test]
    fn everything_else_may_be_a_move() {
        assert_eq!(Command::parse("A1 - b2"), Command::Move("A1-b2".into()));
        assert_eq!(Command::parse("undo it"), Command::Move("undoit".into()));
    }
}
