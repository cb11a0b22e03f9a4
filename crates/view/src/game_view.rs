//! The trait by which a game is drawn and described.

use basalt_locales::{Catalogue, Message};
use basalt_rules::{
    AnyCell, AnyMove, AnyPosition, ByColor, Rules, Title, with_position, with_title,
};

use crate::Frame;
use crate::geometry::{Layout, Point, Space};
use crate::scene::{Item, Scene};

/// The pictures and descriptions of a game, implemented by its positions.
pub trait GameView: Rules<Cell: Space> {
    /// Draws the position, with the last move marked.
    fn scene(&self, last: Option<Self::Move>, frame: Frame) -> Scene;

    /// A suggested move, to be drawn over a picture.
    fn arrows(mv: Self::Move, layout: Layout) -> Vec<Item>;

    /// The counts beside the board, each with its name.
    fn counts(&self) -> Vec<(Message, ByColor<u32>)>;

    /// A picture that compares the players when the game is over; `None` in games without one.
    fn closing_scene(&self) -> Option<Scene>;

    /// A legal move from here to `after` in words.
    fn announce(&self, mv: Self::Move, after: &Self, catalogue: &Catalogue) -> String;

    /// The phase of the game and its progress in words.
    fn phase_in_words(&self, catalogue: &Catalogue) -> Message;

    /// The phase, the task of the player to move, and an example; `None` when the game is over.
    fn prompt(&self, phase: &str, catalogue: &Catalogue) -> Option<Message>;

    /// The number of stacks that a legal move cuts off.
    fn cut_off_count(&self, mv: Self::Move) -> usize;

    /// The position in words; `turn` is the colour to move, or "over".
    fn describe(&self, turn: &str) -> Message;
}

/// Draws a position of any game, with the last move marked. A move of another game is ignored.
pub fn scene(position: &AnyPosition, last: Option<AnyMove>, frame: Frame) -> Scene {
    with_position!(position, position => position.scene(last.and_then(|mv| mv.try_into().ok()), frame))
}

/// The counts beside the board of any game, each with its name.
pub fn counts(position: &AnyPosition) -> Vec<(Message, ByColor<u32>)> {
    with_position!(position, position => position.counts())
}

/// A picture that compares the players when the game is over; `None` in games without one.
pub fn closing_scene(position: &AnyPosition) -> Option<Scene> {
    with_position!(position, position => position.closing_scene())
}

/// A suggested move of any game, to be drawn over a picture.
pub(crate) fn arrows(mv: AnyMove, layout: Layout) -> Vec<Item> {
    with_title!(mv.title(), Position => {
        let mv = <Position as Rules>::Move::try_from(mv).ok();
        mv.map_or_else(Vec::new, |mv| <Position as GameView>::arrows(mv, layout))
    })
}

/// The middle of a space of any game.
pub(crate) fn centre(cell: AnyCell, layout: Layout) -> Option<Point> {
    Title::ALL.into_iter().find_map(|title| {
        with_title!(title, Position => {
            <Position as Rules>::Cell::try_from(cell).ok().map(|cell| layout.centre(cell))
        })
    })
}
