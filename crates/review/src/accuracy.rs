//! Accuracy of a player.

use basalt_rules::{AnyPosition, with_position};

use crate::question::GameReview;
use crate::review::Reviewed;

/// The accuracy of some moves in thousandths; `None` if there was no choice.
///
/// A move that loses nothing counts 1, one that loses a share *x* of the chance to win counts *h* / (*h* + *x*); the
/// accuracy is their mean. Each game has its own share *h*, so that the same accuracy means the same level in each.
/// Forced moves and moves without a value do not count.
pub fn accuracy<'a>(moves: impl Iterator<Item = &'a Reviewed>) -> Option<u16> {
    let (mut sum, mut count) = (0, 0);
    for reviewed in moves.filter(|reviewed| !reviewed.is_forced) {
        if let Some(loss) = reviewed.loss {
            let half = half_loss(&reviewed.facts.before);
            sum += 1_000 * half / (half + u32::from(loss.chance));
            count += 1;
        }
    }
    (count > 0).then(|| ((sum + count / 2) / count) as u16)
}

/// The loss, in thousandths of the chance to win, at which a move counts half.
fn half_loss(position: &AnyPosition) -> u32 {
    fn of<P: GameReview>(_: &P) -> u32 {
        P::HALF_LOSS
    }
    with_position!(position, position => of(position))
}
