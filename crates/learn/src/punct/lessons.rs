//! [`GameLessons`] for PÜNCT.

use basalt_rules::punct::{IllegalMove, Move, Position};
use basalt_rules::{Color, Outcome};

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
            Move::Shift { from, .. } => Some(Hint::From(from.to_string())),
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
        wins_whatever_comes(self)
    }

    fn stopping_move(&self, best: Move) -> Move {
        stopping(self, best)
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

/// Whether the opponent can win at the next turn, whatever the player to move plays now.
fn wins_whatever_comes(position: &Position) -> bool {
    !position.legal_moves().into_iter().any(|mv| stops(position, mv))
}

/// Whether, after a legal turn, the opponent has not won and cannot win at the next turn.
fn stops(position: &Position, mv: Move) -> bool {
    let won = Some(Outcome::Win(position.to_move().other()));
    let mut after = position.clone();
    after.play_unchecked(mv);
    after.outcome() != won && after.winning_moves().is_empty()
}

/// Returns `best` if it stops a win at the next turn, otherwise another turn that does. If none does, it returns
/// `best`.
fn stopping(position: &Position, best: Move) -> Move {
    let suffices = |mv: &Move| position.check(*mv).is_ok() && stops(position, *mv);
    if suffices(&best) {
        return best;
    }
    position.legal_moves().into_iter().find(suffices).unwrap_or(best)
}
