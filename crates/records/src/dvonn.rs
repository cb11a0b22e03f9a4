//! Formats that know only DVONN: plain lists of moves from the start of a game.

pub(crate) mod codecup;
pub(crate) mod little_golem;

use basalt_rules::dvonn::Position;

use crate::{Format, Record, WriteError};

/// Checks that a plain list of moves can hold a game: DVONN, from its start.
fn check_holds(format: Format, record: &Record) -> Result<(), WriteError> {
    if <&Position>::try_from(&record.start).is_err() {
        Err(WriteError::Game { format, game: record.game() })
    } else if record.is_from_setup() {
        Err(WriteError::Setup { format })
    } else {
        Ok(())
    }
}
