//! Reasons why input is refused.

use basalt_locales::{Message, messages};
use basalt_rules::punct::{Cell, IllegalMove};

use basalt_view::errors::message_of;

/// Why a piece cannot lie as it is held.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reason {
    /// An arm would reach beyond the board.
    OffBoard,
    /// No piece has its PÜNCT on the first space and its minor dots on the others.
    NoPiece {
        /// The spaces, the PÜNCT's first.
        spaces: [Cell; 3],
    },
    /// It fits here in no other turn.
    NoOtherTurn,
    /// The rules refuse it.
    Rule(IllegalMove),
}

impl Reason {
    /// The reason in words.
    pub fn message(&self) -> Message {
        match self {
            Self::OffBoard => messages::hand_punct_off_board(),
            Self::NoPiece { spaces } => {
                let [punct, first, second] = spaces.map(|space| space.to_string());
                messages::hand_punct_no_piece(&punct, &first, &second)
            }
            Self::NoOtherTurn => messages::hand_punct_no_other_turn(),
            Self::Rule(refusal) => message_of(refusal),
        }
    }
}

impl From<IllegalMove> for Reason {
    fn from(refusal: IllegalMove) -> Self {
        Self::Rule(refusal)
    }
}
