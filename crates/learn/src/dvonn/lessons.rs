//! [`GameLessons`] for DVONN.

use basalt_rules::dvonn::{IllegalMove, Position};

use super::{COURSE, RULES, coach, rules};
use crate::coach::{GameTip, TIP_COUNT};
use crate::course::Course;
use crate::game_lessons::GameLessons;
use crate::rulebook::{Rulebook, Section};

impl GameLessons for Position {
    const TEXTS: (&'static Course, &'static Rulebook) = (&COURSE, &RULES);

    const TIPS: [GameTip<Self>; TIP_COUNT] = coach::TIPS;
}

/// The section of the rules that explains why a move is illegal.
pub(crate) fn section_of(refusal: &IllegalMove) -> &'static Section {
    match refusal {
        IllegalMove::StillPlacing | IllegalMove::PlacingOver | IllegalMove::SpaceTaken { .. } => {
            &rules::PLACING
        }
        IllegalMove::NotYours { .. } => &rules::STACKS,
        IllegalMove::NothingThere { .. }
        | IllegalMove::NotInLine { .. }
        | IllegalMove::WrongDistance { .. }
        | IllegalMove::EmptyTarget { .. } => &rules::MOVING,
        IllegalMove::Surrounded { .. } => &rules::BLOCKED,
        IllegalMove::LoneRed { .. } => &rules::RED,
        IllegalMove::MayNotPass { .. } => &rules::PASSING,
        IllegalMove::GameOver => &rules::END,
    }
}
