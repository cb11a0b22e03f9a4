//! Why something cannot be.

use basalt_locales::{Message, Value, messages};
use basalt_rules::punct::{Cell, Refusal};
use basalt_rules::sentence::{Arg, Sentence};

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
    /// The rules refuse it.
    Refused(Refusal),
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
            Self::Refused(refusal) => refused(refusal),
        }
    }
}

fn refused(refusal: &Refusal) -> Message {
    let value = |arg| match arg {
        Arg::Text(text) => Value::Text(text),
        Arg::Number(number) => Value::Number(number),
    };
    Message::new(refusal.key(), refusal.args().into_iter().map(|(name, arg)| (name, value(arg))))
}

impl From<Refusal> for Reason {
    fn from(refusal: Refusal) -> Self {
        Self::Refused(refusal)
    }
}
