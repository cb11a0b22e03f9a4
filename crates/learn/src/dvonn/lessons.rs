//! [`GameLessons`] for DVONN.

use basalt_rules::Color;
use basalt_rules::dvonn::{IllegalMove, Move, Position};

use super::{COURSE, RULES, coach, rules, themes};
use crate::coach::{GameTip, TIP_COUNT};
use crate::course::Course;
use crate::game_lessons::GameLessons;
use crate::puzzles::{Hint, Theme};
use crate::rulebook::{Rulebook, Section};

impl GameLessons for Position {
    const TEXTS: (&'static Course, &'static Rulebook) = (&COURSE, &RULES);

    const TIPS: [GameTip<Self>; TIP_COUNT] = coach::TIPS;

    const PLAIN_THEME: Theme = themes::PLAIN;

    fn hint(mv: Move) -> Option<Hint> {
        match mv {
            Move::Stack { from, .. } => Some(Hint::From(from.to_string())),
            Move::Place(_) => Some(Hint::Place),
            Move::Pass => None,
        }
    }

    fn themes_of_move(&self, mv: Move) -> Vec<Theme> {
        themes::of_move(self, mv)
    }

    fn theme_of_end(&self, player: Color) -> Option<Theme> {
        themes::of_end(self, player)
    }

    fn is_lost_at_next_turn(&self) -> bool {
        false
    }

    fn stopping_move(&self, best: Move) -> Move {
        best
    }
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
