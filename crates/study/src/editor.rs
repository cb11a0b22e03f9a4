//! A board that is set up by hand: anything may be put on it, and it says what is wrong as long as something is.

pub mod dvonn;
pub mod punct;
mod trail;

use basalt_rules::punct::Variant;
use basalt_rules::{AnyPosition, Color, Game, PositionError};

/// A space of either board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spot {
    /// A space of DVONN.
    Dvonn(basalt_rules::dvonn::Cell),
    /// A space of PÜNCT.
    Punct(basalt_rules::punct::Cell),
}

/// The editor of whichever game.
///
/// ```
/// use basalt_rules::{AnyPosition, Game};
/// use basalt_study::editor::{Editor, Spot};
///
/// let mut editor = Editor::from(AnyPosition::start(Game::Dvonn));
/// editor.tap(Spot::Dvonn("e3".parse()?));
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
    Punct(punct::Editor),
}

impl Editor {
    /// The game whose board it is.
    pub fn game(&self) -> Game {
        match self {
            Self::Dvonn(_) => Game::Dvonn,
            Self::Punct(editor) => match editor.setup().variant {
                Variant::Standard => Game::Punct,
                Variant::Basic => Game::PunctBasic,
            },
        }
    }

    /// The space of its board that has this name.
    pub fn spot(&self, name: &str) -> Option<Spot> {
        match self {
            Self::Dvonn(_) => name.parse().ok().map(Spot::Dvonn),
            Self::Punct(_) => name.parse().ok().map(Spot::Punct),
        }
    }

    /// Uses the tool in hand on a space. A space of the other game is none.
    pub fn tap(&mut self, spot: Spot) {
        match (self, spot) {
            (Self::Dvonn(editor), Spot::Dvonn(cell)) => editor.tap(cell),
            (Self::Punct(editor), Spot::Punct(cell)) => editor.tap(cell),
            _ => {}
        }
    }

    /// Takes off the highest piece of a space, whatever tool is in hand.
    pub fn take_off(&mut self, spot: Spot) {
        match (self, spot) {
            (Self::Dvonn(editor), Spot::Dvonn(cell)) => editor.take_off(cell),
            (Self::Punct(editor), Spot::Punct(cell)) => editor.take_off(cell),
            _ => {}
        }
    }

    /// Gives up what has been begun and not yet put on the board.
    pub fn cancel(&mut self) {
        if let Self::Punct(editor) = self {
            editor.cancel();
        }
    }

    /// The position, or what is impossible about the arrangement.
    pub fn check(&self) -> Result<AnyPosition, PositionError> {
        match self {
            Self::Dvonn(editor) => match editor.setup().position() {
                Ok(position) => Ok(position.into()),
                Err(error) => Err(PositionError::Dvonn(error.into())),
            },
            Self::Punct(editor) => match editor.setup().position() {
                Ok(position) => Ok(position.into()),
                Err(error) => Err(PositionError::Punct(error.into())),
            },
        }
    }

    /// The arrangement as the text of a position.
    pub fn text(&self) -> String {
        match self {
            Self::Dvonn(editor) => editor.setup().to_string(),
            Self::Punct(editor) => editor.setup().to_string(),
        }
    }

    /// Puts the arrangement of a text on the board, possible or not. What cannot be read changes nothing.
    pub fn read(&mut self, text: &str) -> Result<(), PositionError> {
        match self {
            Self::Dvonn(editor) => {
                let setup = text.parse::<basalt_rules::dvonn::Setup>();
                editor.arrange(setup.map_err(|error| PositionError::Dvonn(error.into()))?);
            }
            Self::Punct(editor) => {
                let variant = editor.setup().variant;
                editor.arrange(basalt_rules::punct::Setup::parse(variant, text)?);
            }
        }
        Ok(())
    }

    /// Puts a position on the board. One of the other game is left out.
    pub fn arrange(&mut self, position: &AnyPosition) {
        match (self, position) {
            (Self::Dvonn(editor), AnyPosition::Dvonn(position)) => {
                editor.arrange(position.to_setup());
            }
            (Self::Punct(editor), AnyPosition::Punct(position)) => {
                editor.arrange(position.to_setup());
            }
            _ => {}
        }
    }

    /// Takes everything off the board.
    pub fn clear(&mut self) {
        match self {
            Self::Dvonn(editor) => editor.clear(),
            Self::Punct(editor) => editor.clear(),
        }
    }

    /// Who is to move.
    pub fn to_move(&self) -> Color {
        match self {
            Self::Dvonn(editor) => editor.setup().to_move,
            Self::Punct(editor) => editor.setup().to_move,
        }
    }

    /// Says who is to move.
    pub fn set_to_move(&mut self, color: Color) {
        match self {
            Self::Dvonn(editor) => editor.change(|setup| setup.to_move = color),
            Self::Punct(editor) => editor.change(|setup| setup.to_move = color),
        }
    }

    /// Whether there is something to take back.
    pub fn can_undo(&self) -> bool {
        match self {
            Self::Dvonn(editor) => editor.trail().can_undo(),
            Self::Punct(editor) => editor.trail().can_undo(),
        }
    }

    /// Whether something was taken back.
    pub fn can_redo(&self) -> bool {
        match self {
            Self::Dvonn(editor) => editor.trail().can_redo(),
            Self::Punct(editor) => editor.trail().can_redo(),
        }
    }

    /// Takes the last change back.
    pub fn undo(&mut self) {
        match self {
            Self::Dvonn(editor) => editor.undo(),
            Self::Punct(editor) => editor.undo(),
        }
    }

    /// Makes the change again that was taken back last.
    pub fn redo(&mut self) {
        match self {
            Self::Dvonn(editor) => editor.redo(),
            Self::Punct(editor) => editor.redo(),
        }
    }
}

/// Begins with a position.
impl From<AnyPosition> for Editor {
    fn from(position: AnyPosition) -> Self {
        match position {
            AnyPosition::Dvonn(position) => {
                Self::Dvonn(Box::new(dvonn::Editor::new(position.to_setup())))
            }
            AnyPosition::Punct(position) => Self::Punct(punct::Editor::new(position.to_setup())),
        }
    }
}
