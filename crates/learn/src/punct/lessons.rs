//! [`GameLessons`] for PÜNCT.

use basalt_rules::punct::{IllegalMove, Move, Position};

use super::{COURSE, RULES, coach, rules};
use crate::coach::{GameTip, TIP_COUNT};
use crate::course::Course;
use crate::game_lessons::GameLessons;
use crate::puzzles::Hint;
use crate::rulebook::{Rulebook, Section};

impl GameLessons for Position {
    const TEXTS: (&'static Course, &'static Rulebook) = (&COURSE, &RULES);

    const TIPS: [GameTip<Self>; TIP_COUNT] = coach::TIPS;

    fn hint(mv: Move) -> Option<Hint> {
        match mv {
            Move::Shift { from, .. } => Some(Hint::From(from.to_string())),
            Move::Place(_) => Some(Hint::Place),
            Move::Pass => None,
        }
    }
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
