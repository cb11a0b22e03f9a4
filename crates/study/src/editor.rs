//! Position editors: any setup can be put on the board, and the editor reports why an illegal one is illegal.
//!
//! This file is the registry of editors: [`Editor`] and [`with_editor!`](crate::with_editor) name every game.

pub mod dvonn;
pub mod punct;
mod undo_history;

use std::fmt::Display;

use basalt_rules::{
    AnyCell, AnyPosition, Color, Game, PositionError, Rules, try_from_any, with_position,
};

use undo_history::UndoHistory;

/// The editor of a game.
pub trait GameEditor: Sized {
    /// A position of the game.
    type Position: Rules;

    /// Any arrangement of the game's pieces, legal or not.
    type Setup: Clone + PartialEq + Display;

    /// Starts with a setup.
    fn new(setup: Self::Setup) -> Self;

    /// The setup of a position.
    fn setup_of(position: &Self::Position) -> Self::Setup;

    /// The setup on the board, and those before and after it.
    fn history(&self) -> &UndoHistory<Self::Setup>;

    /// The same, to be changed.
    fn history_mut(&mut self) -> &mut UndoHistory<Self::Setup>;

    /// The game of the board.
    fn game(&self) -> Game;

    /// Uses the selected tool on a space.
    fn tap(&mut self, cell: <Self::Position as Rules>::Cell);

    /// Takes off the highest piece of a space, whatever tool is selected.
    fn take_off(&mut self, cell: <Self::Position as Rules>::Cell);

    /// Discards input that has been started and is not on the board yet.
    fn cancel(&mut self);

    /// The position, or the error that makes the setup illegal.
    fn check(&self) -> Result<Self::Position, PositionError>;

    /// Puts the setup of a text on the board, legal or not. A text that cannot be parsed changes nothing.
    fn read(&mut self, text: &str) -> Result<(), PositionError>;

    /// Takes everything off the board.
    fn clear(&mut self);

    /// The player to move.
    fn to_move(&self) -> Color;

    /// Sets the player to move.
    fn set_to_move(&mut self, color: Color);

    /// The current setup.
    fn setup(&self) -> &Self::Setup {
        self.history().now()
    }

    /// Replaces the setup, as one undo step.
    fn arrange(&mut self, setup: Self::Setup) {
        self.cancel();
        self.history_mut().replace(setup);
    }

    /// Changes the setup, as one undo step.
    fn change(&mut self, change: impl FnOnce(&mut Self::Setup)) {
        let mut setup = self.setup().clone();
        change(&mut setup);
        self.arrange(setup);
    }

    /// Undoes the last change.
    fn undo(&mut self) {
        self.cancel();
        self.history_mut().undo();
    }

    /// Redoes the change that was undone last.
    fn redo(&mut self) {
        self.cancel();
        self.history_mut().redo();
    }
}

/// The editor of any game.
///
/// ```
/// use basalt_rules::{AnyCell, AnyPosition, Game};
/// use basalt_study::editor::Editor;
///
/// let mut editor = Editor::from(AnyPosition::start(Game::Dvonn));
/// editor.tap(AnyCell::Dvonn("e3".parse()?));
/// let error = editor.check().expect_err("the first piece to be placed is red");
/// assert_eq!(error.to_string(), "after 1 placements there must be 0 pieces “w”, found 1");
/// editor.undo();
/// assert_eq!(editor.check(), Ok(AnyPosition::start(Game::Dvonn)));
/// # Ok::<(), basalt_rules::TextError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Editor {
    /// The editor of DVONN.
    Dvonn(Box<dvonn::Editor>),
    /// The editor of PÜNCT.
    Punct(Box<punct::Editor>),
}

/// Runs an expression with the editor of any game.
#[macro_export]
macro_rules! with_editor {
    ($any:expr, $editor:ident => $body:expr) => {
        match $any {
            $crate::editor::Editor::Dvonn($editor) => $body,
            $crate::editor::Editor::Punct($editor) => $body,
        }
    };
}

/// Implements the conversions between the editor of one game and [`Editor`].
macro_rules! editors {
    ($($game:ident: $Variant:ident),*) => {$(
        impl From<$game::Editor> for Editor {
            fn from(editor: $game::Editor) -> Self {
                Self::$Variant(Box::new(editor))
            }
        }

        try_from_any!(<'a> Editor::$Variant: &'a Editor => &'a $game::Editor);
        try_from_any!(<'a> Editor::$Variant: &'a mut Editor => &'a mut $game::Editor);

        impl EditorOf for basalt_rules::$game::Position {
            type Editor = $game::Editor;
        }
    )*};
}

/// Maps a position type to its editor.
trait EditorOf: Sized {
    type Editor: GameEditor<Position = Self> + Into<Editor>;
}

editors! { dvonn: Dvonn, punct: Punct }

impl Editor {
    /// The game of the board.
    pub fn game(&self) -> Game {
        with_editor!(self, editor => GameEditor::game(&**editor))
    }

    /// The space of the board with this name.
    pub fn cell(&self, name: &str) -> Option<AnyCell> {
        AnyCell::parse(self.game().title(), name).ok()
    }

    /// Uses the selected tool on a space. A space of another game is ignored.
    pub fn tap(&mut self, cell: AnyCell) {
        with_editor!(self, editor => {
            if let Ok(cell) = cell.try_into() {
                editor.tap(cell);
            }
        });
    }

    /// Takes off the highest piece of a space, whatever tool is selected.
    pub fn take_off(&mut self, cell: AnyCell) {
        with_editor!(self, editor => {
            if let Ok(cell) = cell.try_into() {
                editor.take_off(cell);
            }
        });
    }

    /// Discards input that has been started and is not on the board yet.
    pub fn cancel(&mut self) {
        with_editor!(self, editor => GameEditor::cancel(&mut **editor));
    }

    /// The position, or the error that makes the setup illegal.
    pub fn check(&self) -> Result<AnyPosition, PositionError> {
        with_editor!(self, editor => editor.check().map(AnyPosition::from))
    }

    /// The setup as the text of a position.
    pub fn text(&self) -> String {
        with_editor!(self, editor => editor.setup().to_string())
    }

    /// Puts the setup of a text on the board, legal or not. A text that cannot be parsed changes nothing.
    pub fn read(&mut self, text: &str) -> Result<(), PositionError> {
        with_editor!(self, editor => editor.read(text))
    }

    /// Puts a position on the board. A position of another game is ignored.
    pub fn arrange(&mut self, position: &AnyPosition) {
        fn arrange<E: GameEditor>(editor: &mut E, position: &E::Position) {
            editor.arrange(E::setup_of(position));
        }
        with_editor!(self, editor => {
            if let Ok(position) = position.try_into() {
                arrange(&mut **editor, position);
            }
        });
    }

    /// Takes everything off the board.
    pub fn clear(&mut self) {
        with_editor!(self, editor => editor.clear());
    }

    /// The player to move.
    pub fn to_move(&self) -> Color {
        with_editor!(self, editor => editor.to_move())
    }

    /// Sets the player to move.
    pub fn set_to_move(&mut self, color: Color) {
        with_editor!(self, editor => editor.set_to_move(color));
    }

    /// Whether there is something to undo.
    pub fn can_undo(&self) -> bool {
        with_editor!(self, editor => editor.history().can_undo())
    }

    /// Whether there is something to redo.
    pub fn can_redo(&self) -> bool {
        with_editor!(self, editor => editor.history().can_redo())
    }

    /// Undoes the last change.
    pub fn undo(&mut self) {
        with_editor!(self, editor => editor.undo());
    }

    /// Redoes the change that was undone last.
    pub fn redo(&mut self) {
        with_editor!(self, editor => editor.redo());
    }
}

/// Starts with a position.
impl From<AnyPosition> for Editor {
    fn from(position: AnyPosition) -> Self {
        fn of<P: EditorOf>(position: &P) -> Editor {
            P::Editor::new(P::Editor::setup_of(position)).into()
        }
        with_position!(&position, position => of(position))
    }
}
