//! Accuracy of a player.

use crate::review::Reviewed;

/// A move that loses so many thousandths of the chance to win counts half.
const HALF: u32 = 100;

/// The accuracy of some moves in thousandths; nothing if there was nothing to choose.
///
/// A move that loses nothing counts 1, one that loses a share *x* of the chance to win counts
/// 0.1 / (0.1 + *x*); the accuracy is their mean. Forced moves and moves of which nothing is known do
/// not count.
pub fn accuracy<'a>(moves: impl Iterator<Item = &'a Reviewed>) -> Option<u16> {
    let (mut sum, mut count) = (0, 0);
    for reviewed in moves.filter(|reviewed| !reviewed.is_forced) {
        if let Some(loss) = reviewed.loss {
            sum += 1_000 * HALF / (HALF + u32::from(loss.chance));
            count += 1;
        }
    }
    (count > 0).then(|| ((sum + count / 2) / count) as u16)
}
