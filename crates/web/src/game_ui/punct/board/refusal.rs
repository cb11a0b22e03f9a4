//! Refusals of the board of PÜNCT.

use basalt_input::punct::Reason;
use basalt_rules::MoveError;

use crate::board::{RefusalNotice, rule_address};

impl From<Reason> for RefusalNotice {
    fn from(reason: Reason) -> Self {
        let why = reason.message();
        let rule = match reason {
            Reason::Rule(refusal) => rule_address(&MoveError::Punct(refusal)),
            Reason::OffBoard | Reason::NoOtherTurn | Reason::NoPiece { .. } => None,
        };
        Self { why, rule }
    }
}
