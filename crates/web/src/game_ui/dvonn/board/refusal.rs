//! Refusals of the board of DVONN.

use basalt_input::dvonn::Reason;
use basalt_rules::MoveError;

use crate::board::{RefusalNotice, rule_address};

impl From<Reason> for RefusalNotice {
    fn from(reason: Reason) -> Self {
        let why = reason.message();
        let rule = match reason {
            Reason::Rule(refusal) => rule_address(&MoveError::Dvonn(refusal)),
            Reason::NotYourTurn { .. } | Reason::NeverAgain { .. } => None,
        };
        Self { why, rule }
    }
}
