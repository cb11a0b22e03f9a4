//! The parts of the terminal that differ between games: the one place of this crate that lists them.

mod dvonn;
mod punct;

use basalt_locales::Message;
use basalt_rules::{AnyMove, Game, Span, Title};

/// Titles, each with the words below it.
pub(crate) type Listing = Vec<(Message, Vec<String>)>;

/// The presentation of a game in the terminal.
pub(crate) trait Terminal {
    /// The rules in a few lines.
    fn rules(&self, game: Game) -> Message;

    /// The legend of the drawing.
    fn legend(&self) -> Message;

    /// The list of commands.
    fn help(&self) -> Message;

    /// The drawing of `rules` with the name of each space, and with broader pieces.
    fn finish_drawing(&self, lines: Vec<Vec<Span>>) -> Vec<Vec<Span>>;

    /// Moves that are too many to be listed, counted by sort.
    fn count_moves(&self, moves: &[AnyMove]) -> Listing;

    /// The length of the longest move in characters.
    fn longest_move(&self) -> usize;
}

/// The presentation of a game.
pub(crate) fn terminal(game: Game) -> &'static dyn Terminal {
    match game.title() {
        Title::Dvonn => &dvonn::Dvonn,
        Title::Punct => &punct::Punct,
    }
}
