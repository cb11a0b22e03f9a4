//! [`GameLessons`] for DVONN.

use basalt_rules::dvonn::{CellSet, IllegalMove, Move, Phase, Position};

use super::{COURSE, RULES, rules};
use crate::course::Course;
use crate::first_game::TipTrigger;
use crate::game_lessons::GameLessons;
use crate::puzzles::Hint;
use crate::rulebook::{Rulebook, Section};

impl GameLessons for Position {
    const TEXTS: (&'static Course, &'static Rulebook) = (&COURSE, &RULES);

    fn triggers(&self, trigger: TipTrigger) -> bool {
        let stacking = self.phase() == Phase::Stacking;
        match trigger {
            TipTrigger::Beginning => true,
            TipTrigger::OwnPieces => !stacking && self.board().occupied().len() >= 3,
            TipTrigger::Stacking => stacking,
            TipTrigger::CutThreatened(least) => stacking && worst_cut(self) >= least,
            TipTrigger::FewMoves(most) => stacking && self.board().count_moves() <= most,
            TipTrigger::CanWin | TipTrigger::Threatened | TipTrigger::Pinned => false,
        }
    }

    fn hint(mv: Move) -> Option<Hint> {
        match mv {
            Move::Stack { from, .. } => Some(Hint::From(from.to_string())),
            Move::Place(_) => Some(Hint::Place),
            Move::Pass => None,
        }
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

/// The most points that the player to move could lose by one move of the opponent that cuts stacks off.
fn worst_cut(position: &Position) -> u32 {
    let mover = position.to_move();
    let board = position.board().passed();
    let turn = board.turn();
    let points = |lost: CellSet| {
        (lost & board.owned(mover)).into_iter().map(|cell| u32::from(board.height(cell))).sum()
    };
    let worst_from = |from| {
        let leaving = turn.leave(from);
        leaving.targets().into_iter().map(|to| points(leaving.cut_off_by(to))).max()
    };
    turn.free().into_iter().filter_map(worst_from).max().unwrap_or(0)
}
