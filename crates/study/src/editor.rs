//! Position editors: any setup can be put on the board, and the editor reports why an illegal one is illegal.
//!
//! This file is the registry of editors: [`Editor`] and [`with_editor!`](crate::with_editor) name every game.

pub mod dvonn;
pub mod punct;
mod undo_history;

use basalt_rules::{AnyCell, AnyPosition, Color, Game, PositionError, Rules, with_position};

/// The editor of a game.
pub trait GameEditor: Sized {
    /// A position of the game.
    type Position: Rules;

    /// Starts with a position.
    fn of(position: &Self::Position) -> Self;

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

    /// The setup as the text of a position.
    fn text(&self) -> String;

    /// Puts the setup of a text on the board, legal or not. A text that cannot be parsed changes nothing.
    fn read(&mut self, text: &str) -> Result<(), PositionError>;

    /// Puts a position on the board.
    fn arrange(&mut self, position: &Self::Position);

    /// Takes everything off the board.
    fn clear(&mut self);

    /// The player to move.
    fn to_move(&self) -> Color;

    /// Sets the player to move.
    fn set_to_move(&mut self, color: Color);

    /// Whether there is something to undo.
    fn can_undo(&self) -> bool;

    /// Whether there is something to redo.
    fn can_redo(&self) -> bool;

    /// Undoes the last change.
    fn undo(&mut self);

    /// Redoes the change that was undone last.
    fn redo(&mut self);
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
/// assert_eq!(error.to_string(), "after 1 placements there are 0 pieces “w”, found 1");
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

        /// Returns the editor itself as the error if it belongs to another game.
        impl<'a> TryFrom<&'a Editor> for &'a $game::Editor {
            type Error = &'a Editor;

            fn try_from(editor: &'a Editor) -> Result<Self, &'a Editor> {
                match editor {
                    Editor::$Variant(editor) => Ok(editor),
                    other => Err(other),
                }
            }
        }

        /// Returns the editor itself as the error if it belongs to another game.
        impl<'a> TryFrom<&'a mut Editor> for &'a mut $game::Editor {
            type Error = &'a mut Editor;

            fn try_from(editor: &'a mut Editor) -> Result<Self, &'a mut Editor> {
                match editor {
                    Editor::$Variant(editor) => Ok(editor),
                    other => Err(other),
                }
            }
        }

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
        with_editor!(self, editor => editor.text())
    }

    /// Puts the setup of a text on the board, legal or not. A text that cannot be parsed changes nothing.
    pub fn read(&mut self, text: &str) -> Result<(), PositionError> {
        with_editor!(self, editor => editor.read(text))
    }

    /// Puts a position on the board. A position of another game is ignored.
    pub fn arrange(&mut self, position: &AnyPosition) {
        with_editor!(self, editor => {
            if let Ok(position) = position.try_into() {
                GameEditor::arrange(&mut **editor, position);
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
        with_editor!(self, editor => editor.can_undo())
    }

    /// Whether there is something to redo.
    pub fn can_redo(&self) -> bool {
        with_editor!(self, editor => editor.can_redo())
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
            P::Editor::of(position).into()
        }
        with_position!(&position, position => of(position))
    }
}
