//! The finished review of a game.

use basalt_rules::sorting::sort_by_key;
use basalt_rules::{AnyMove, ByColor, Color};

use crate::accuracy::accuracy;
use crate::chapter::{Chapter, chapters};
use crate::claim::Claim;
use crate::facts::Facts;
use crate::loss::{Loss, MoveMark};
use crate::takeaway::{Takeaway, takeaways};

/// A game with the results for each of its moves.
#[derive(Clone, Debug)]
pub struct Review {
    /// The moves, in their order.
    pub moves: Vec<Reviewed>,
    /// The accuracy of each player in thousandths; nothing for one who had no choice.
    pub accuracy: ByColor<Option<u16>>,
    /// The moves at which the most was lost, by their place from 0, in the order of play.
    pub turning_points: Vec<usize>,
    /// The chapters of the game.
    pub chapters: Vec<Chapter>,
    /// Three things to take away from it, at most; what cost the most first.
    pub takeaways: Vec<Takeaway>,
}

/// One move of a game and the results for it.
#[derive(Clone, Debug)]
pub struct Reviewed {
    /// Facts about it.
    pub facts: Facts,
    /// Whether there was no other legal move.
    pub is_forced: bool,
    /// Its loss, as far as it is known.
    pub loss: Option<Loss>,
    /// Its mark, if it stands out.
    pub mark: Option<MoveMark>,
    /// The most informative claim that holds, if it is marked.
    pub claim: Option<Claim>,
}

/// There are no more turning points than this.
const MAX_TURNING_POINTS: usize = 3;

impl Reviewed {
    /// The next move of a game after `said` was claimed of the moves before.
    pub(crate) fn new(facts: Facts, said: &[Claim]) -> Self {
        let loss = Loss::of(&facts);
        let mark =
            loss.and_then(MoveMark::of).or_else(|| is_good(&facts).then_some(MoveMark::Good));
        let claim = mark.and_then(|mark| Claim::choose(mark, &facts, said));
        Self { is_forced: facts.is_forced(), facts, loss, mark, claim }
    }

    /// The player who moved.
    pub fn player(&self) -> Color {
        self.facts.player()
    }

    /// The move.
    pub fn mv(&self) -> AnyMove {
        self.facts.played
    }

    /// The move that the engine would have chosen.
    pub fn best(&self) -> Option<AnyMove> {
        self.facts.best.as_ref().map(|best| best.mv)
    }

    /// The line that the engine would have expected, beginning with its own choice.
    pub fn line(&self) -> &[AnyMove] {
        self.facts.best.as_ref().map_or(&[], |best| &best.line)
    }
}

/// Whether the move is the engine's choice and every other one costs much. The next best move is only searched if the
/// move is hard to see.
fn is_good(facts: &Facts) -> bool {
    let next = facts.next_best.as_ref().and_then(|next| next.value);
    let (true, Some(best), Some(next)) = (facts.is_best(), facts.value_before, next) else {
        return false;
    };
    best.chance().saturating_sub(next.chance()) >= MoveMark::ONLY
}

impl Review {
    pub(crate) fn new(moves: Vec<Reviewed>) -> Self {
        let of = |color| accuracy(moves.iter().filter(|reviewed| reviewed.player() == color));
        let accuracy = ByColor::from_fn(of);
        let turning_points = turning_points(&moves);
        let (chapters, takeaways) = (chapters(&moves), takeaways(&moves));
        Self { moves, accuracy, turning_points, chapters, takeaways }
    }
}

fn turning_points(moves: &[Reviewed]) -> Vec<usize> {
    let lost = |place: usize| moves[place].loss.map_or(0, |loss| loss.chance);
    let mut points: Vec<usize> = Vec::new();
    for _ in 0..MAX_TURNING_POINTS {
        let left = (0..moves.len()).filter(|place| !points.contains(place));
        // Of equal losses the first counts: `max_by_key` would take the last.
        let worst = left.rev().max_by_key(|&place| lost(place));
        points.extend(worst.filter(|&place| lost(place) >= MoveMark::ONLY));
    }
    sort_by_key(&mut points, |&place| place);
    points
}
