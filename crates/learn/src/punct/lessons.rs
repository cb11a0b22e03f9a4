//! [`GameLessons`] for PÜNCT.

use basalt_rules::punct::{IllegalMove, Position};

use super::{COURSE, RULES, coach, rules};
use crate::coach::{GameTip, TIP_COUNT};
use crate::course::Course;
use crate::game_lessons::GameLessons;
use crate::rulebook::{Rulebook, Section};

impl GameLessons for Position {
    const TEXTS: (&'static Course, &'static Rulebook) = (&COURSE, &RULES);

    const TIPS: [GameTip<Self>; TIP_COUNT] = coach::TIPS;
}

/// The section of the rules that explains why a turn is illegal.
pub(crate) fn section_of(refusal: &IllegalMove) -> &'static Section {
    match refusal {
        IllegalMove::NoneLeft { .. } => &rules::PIECES,
        IllegalMove::SpaceTaken { .. } => &rules::PLACING,
        IllegalMove::CentreClosed { .. } | IllegalMove::CentreFirst { .. } => &rules::CENTRE,
        IllegalMove::NoPunct { .. }
        | IllegalMove::NotYours { .. }
        | IllegalMove::NotOnLine { .. } => &rules::MOVING,
        IllegalMove::OtherKind { .. } | IllegalMove::Unmoved { .. } => &rules::TURNING,
        IllegalMove::UnevenTriangle | IllegalMove::NotOwnDot { .. } => &rules::JUMPING,
        IllegalMove::UnevenEnds
        | IllegalMove::MiddleTooHigh { .. }
        | IllegalMove::UnderBridge { .. } => &rules::BRIDGES,
        IllegalMove::Pinned { .. } => &rules::PINS,
        IllegalMove::MayNotPass { .. } => &rules::PASSING,
        IllegalMove::GameOver => &rules::END,
    }
}
