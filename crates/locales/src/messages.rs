//! The sentences of the user interface: a function for each, with typed arguments.
//!
//! A function `play_hint` builds the message `play-hint`; its arguments have the names of the
//! variables. A `reason` or a `why` is a sentence that was said before, in the same language.

use crate::{Message, Player};

/// What the catalogues must hold for one message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Declared {
    /// Its name in the catalogues.
    pub key: &'static str,
    /// The names of its variables.
    pub args: &'static [&'static str],
}

/// Declares messages: a comment, typed arguments, the catalogue's key.
macro_rules! messages {
    ($(
        $(#[doc = $doc:literal])+
        $name:ident($($arg:ident: $ty:ty),*) = $key:literal;
    )+) => {
        $(
            $(#[doc = $doc])+
            pub fn $name($($arg: $ty),*) -> Message {
                Message::new($key, [$((stringify!($arg), $arg.into())),*])
            }
        )+

        /// Every message declared here.
        pub const DECLARED: &[Declared] = &[$(
            Declared { key: $key, args: &[$(stringify!($arg)),*] },
        )+];

        #[cfg(test)]
        const FUNCTIONS: &[&str] = &[$(stringify!($name)),+];
    };
}

messages! {
    /// The colour white, as a label.
    color_white() = "color-white";
    /// The colour black, as a label.
    color_black() = "color-black";
    /// The colour of the DVONN pieces, as a label.
    color_red() = "color-red";

    /// A file has been written.
    file_saved(file: &str) = "file-saved";
    /// A file cannot be read.
    file_not_read(file: &str, reason: &str) = "file-not-read";
    /// A file cannot be written.
    file_not_written(file: &str, reason: &str) = "file-not-written";

    /// The first lines of a game against the computer: whom the person plays, and how to get help.
    play_welcome(player: Player, level: u64) = "play-welcome";
    /// The commands, one a line.
    play_help() = "play-help";
    /// The prompt for placing a red piece.
    play_prompt_red(player: Player) = "play-prompt-red";
    /// The prompt for placing a piece of the player's own colour.
    play_prompt_own(player: Player) = "play-prompt-own";
    /// The prompt for moving a stack.
    play_prompt_stack(player: Player) = "play-prompt-stack";
    /// The computer's move.
    play_computer(mv: &str) = "play-computer";
    /// The move that the computer would play in the person's place.
    play_hint(mv: &str) = "play-hint";
    /// The line above a list of so many legal moves.
    play_moves(count: u64) = "play-moves";
    /// So many moves, of both players together, have been taken back.
    play_undone(count: u64) = "play-undone";
    /// No move can be taken back.
    play_nothing_to_undo() = "play-nothing-to-undo";
    /// Why a player passes.
    play_pass(player: Player) = "play-pass";
    /// The last move cut off so many stacks.
    play_cut_off(count: u64) = "play-cut-off";
    /// The game has ended; a message about its result follows.
    play_over() = "play-over";
    /// A line that is neither a command nor looks like a move.
    play_unknown(found: &str) = "play-unknown";
    /// Nothing more can be read from the person.
    play_end_of_input() = "play-end-of-input";
    /// The person leaves before the end.
    play_unfinished() = "play-unfinished";

    /// The winner with the scores of both players, the winner's first.
    result_win(winner: Player, points: u64, against: u64) = "result-win";
    /// A draw with the score that both players have.
    result_draw(points: u64) = "result-draw";
    /// The result that a record claims is not the one on the board.
    result_mismatch(recorded: &str, board: &str) = "result-mismatch";

    /// The label of the progress bar.
    validate_progress() = "validate-progress";
    /// An illegal move in a file of games, with the number of the broken rule.
    validate_illegal(game: u64, ply: u64, mv: &str, why: &str, rule: u64) = "validate-illegal";
    /// How many games of a file are valid, and how many are not.
    validate_summary(file: &str, valid: u64, invalid: u64) = "validate-summary";

    /// How many games were written to a file.
    convert_written(count: u64, file: &str) = "convert-written";
    /// A game that could not be converted.
    convert_left_out(game: u64, reason: &str) = "convert-left-out";
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_function_has_the_name_of_its_key() {
        for (declared, function) in DECLARED.iter().zip(FUNCTIONS) {
            assert_eq!(declared.key, function.replace('_', "-"));
        }
    }

    #[test]
    fn no_declared_key_is_left_to_the_errors() {
        for declared in DECLARED {
            assert!(!crate::is_error_key(declared.key), "{}", declared.key);
        }
    }

    #[test]
    fn arguments_carry_the_names_of_the_variables() {
        let message = result_win(Player::White, 30, 18);
        let expected = [("winner", "white".into()), ("points", 30.into()), ("against", 18.into())];
        assert_eq!(message, Message::new("result-win", expected));
    }
}
