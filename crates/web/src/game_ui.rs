//! The parts of the page that differ between games: a trait that every game implements, and the functions by which
//! shared screens reach it.

mod dvonn;
mod punct;

use basalt_learn::FigureMark;
use basalt_locales::{Message, messages};
use basalt_rules::{
    AnyPosition, ByColor, Color, Feature, Game, Rules, StartBoard, Title, Variant, with_position,
    with_title,
};
use basalt_view::{Frame, Rect, Scene, scene};
use leptos::prelude::*;

use crate::board::{BoardParts, BoardProps};
use crate::form_fields::Label;

/// The user interface of a game, implemented by its positions.
pub(crate) trait GameUi: Rules {
    /// A finished game that the home screen replays.
    const DEMO_RECORD: &'static str;

    /// The game in one sentence.
    const PITCH: fn() -> Message;

    /// Pictures of a few pieces.
    fn piece_samples() -> Vec<Scene>;

    /// The board with its controls. This position is shown until the properties give another one of the same game.
    fn board(self, props: BoardProps) -> AnyView;

    /// The board, and the parts that stand around it on the screen of a game. This position is shown as by `board`.
    fn parts(self, props: BoardProps) -> BoardParts;

    /// The line under a player's name.
    fn player_note(&self, color: Color) -> Option<Message>;

    /// The pieces that each player has, in games that are decided by them.
    fn piece_counts(&self) -> Option<ByColor<u32>>;

    /// The sentence that asks a player to make the next move.
    fn prompt(&self, color: &str, who: &str) -> Message;

    /// The name by which the catalogue explains how to move a piece here.
    fn how_to_move(&self) -> &'static str;

    /// The position with marks on it.
    fn marked_scene(&self, marks: &[FigureMark], frame: Frame) -> Scene;

    /// Whether so much has been played that few other games reach the same position.
    fn is_distinctive(&self) -> bool;
}

/// The board of whichever game is shown. It is replaced when another game is.
#[component]
pub(crate) fn GameBoard(on: BoardProps) -> impl IntoView {
    let title = Memo::new(move |_| on.shown.with(|position| position.game().title()));
    move || {
        // Tracking alone would not compute the title, and what is not computed never changes.
        title.get();
        with_position!(on.shown.get_untracked(), position => position.board(on))
    }
}

/// A finished game of this title, as a record.
pub(crate) fn demo_record(title: Title) -> &'static str {
    with_title!(title, Position => <Position as GameUi>::DEMO_RECORD)
}

/// A game in one sentence.
pub(crate) fn pitch(title: Title) -> Message {
    with_title!(title, Position => <Position as GameUi>::PITCH())
}

/// Pictures of a few pieces of a game.
pub(crate) fn piece_samples(title: Title) -> Vec<Scene> {
    with_title!(title, Position => <Position as GameUi>::piece_samples())
}

/// The board of a position, and the parts that stand around it.
pub(crate) fn board_parts(position: AnyPosition, props: BoardProps) -> BoardParts {
    with_position!(position, position => position.parts(props))
}

/// The place of the panels of a game's screen: where its board is not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum TableLayout {
    /// In a dock below a wide board.
    Dock,
    /// In columns on both sides of the board.
    Columns,
}

/// The layout of a game's screen.
pub(crate) fn table_layout(game: Game) -> TableLayout {
    if game.has(Feature::WideBoard) { TableLayout::Dock } else { TableLayout::Columns }
}

/// The size of a game's board.
pub(crate) fn board_bounds(game: Game, frame: Frame) -> Rect {
    scene(&AnyPosition::start(game), None, frame).bounds
}

/// The line under a player's name.
pub(crate) fn player_note(position: &AnyPosition, color: Color) -> Option<Message> {
    with_position!(position, position => position.player_note(color))
}

/// The pieces that each player has, in games that are decided by them.
pub(crate) fn piece_counts(position: &AnyPosition) -> Option<ByColor<u32>> {
    with_position!(position, position => position.piece_counts())
}

/// The sentence that asks a player to make the next move.
pub(crate) fn prompt(position: &AnyPosition, color: &str, who: &str) -> Message {
    with_position!(position, position => position.prompt(color, who))
}

/// The sentence that explains how to move a piece here.
pub(crate) fn how_to_move(position: &AnyPosition) -> Message {
    messages::page_play_how(with_position!(position, position => position.how_to_move()))
}

/// A position with marks on it.
pub(crate) fn marked_scene(position: &AnyPosition, marks: &[FigureMark], frame: Frame) -> Scene {
    with_position!(position, position => position.marked_scene(marks, frame))
}

/// A hash that tells positions apart.
pub(crate) fn fingerprint(position: &AnyPosition) -> u64 {
    with_position!(position, position => position.hash())
}

/// Whether so much has been played that few other games reach the same position.
pub(crate) fn is_distinctive(position: &AnyPosition) -> bool {
    with_position!(position, position => position.is_distinctive())
}

/// The name of the variant; nothing for a game that has only one.
pub(crate) fn variant_name(game: Game) -> Option<Message> {
    (game.title().games().len() > 1).then(|| variant_label(game.variant()))
}

/// The label of a variant.
pub(crate) fn variant_label(variant: Variant) -> Message {
    match variant {
        Variant::Standard => messages::page_new_variant_standard(),
        Variant::Basic => messages::page_new_variant_basic(),
    }
}

/// The boards on which a game can start, with their labels.
pub(crate) fn start_boards(game: Game) -> Vec<(StartBoard, Label)> {
    let label = |board| match board {
        StartBoard::Empty => messages::page_new_board_empty(),
        StartBoard::Random => messages::page_new_board_full(),
    };
    game.boards().iter().map(|&board| (board, label(board).into())).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_variants_that_differ_have_names() {
        let named = |game| variant_name(game).is_some();
        let games = [Game::Dvonn, Game::Punct, Game::PunctBasic];
        assert_eq!(games.map(named), [false, true, true]);
    }
}
