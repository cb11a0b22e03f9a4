//! The attention of weak players: which moves they notice.
//!
//! A person does not overlook moves by chance. The eye follows the last move; it catches the large and the near before
//! the long and the remote. So each game says how conspicuous a move is (`dvonn::attention`, `punct::attention`), and a
//! level notices a move with a chance that grows with this. The dice depend on the move and what is around it, not on
//! the whole position: what a player has overlooked it overlooks again, until something changes there or the last
//! move draws the eye to it.

use basalt_rules::mix;

/// Denominator of the share of ordinary moves, or spaces, that is noticed.
pub(crate) const ALL_MOVES: u64 = 1024;

/// An ordinary feature of a move in the tables of the games; one of twice this makes the move twice as conspicuous.
pub(crate) const ORDINARY: u64 = 16;

/// The feature at `index` of a table, whose last entry stands for all greater indices.
pub(crate) fn feature(table: &[u64], index: usize) -> u64 {
    table.get(index).or(table.last()).copied().unwrap_or(ORDINARY)
}

/// The conspicuousness of a move whose features are all ordinary: more than [`ORDINARY`], so that products keep their
/// fractions.
const SCALE: u64 = 1 << 12;

/// A player who notices fewer of [`ALL_MOVES`] ordinary moves than this hardly looks.
const LOOKS: u64 = 64;

/// Numbers of a die: any number below this is as likely.
const DIE: u64 = 1 << 32;

/// The impression that a move makes on a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Impression {
    /// A number of the move and of what is around it: as long as it stays the same, so does the die of the move.
    pub(crate) identity: u64,
    /// Of [`SCALE`]: a move twice as conspicuous is noticed twice as often.
    pub(crate) conspicuousness: u64,
}

impl Impression {
    /// The impression of a move with these features, each of [`ORDINARY`].
    pub(crate) fn new(identity: u64, features: &[u64]) -> Self {
        let combined = |product: u64, feature: &u64| product * feature / ORDINARY;
        // A move that hardly anybody sees is still seen by somebody.
        let conspicuousness = features.iter().fold(SCALE, combined).max(1);
        Self { identity, conspicuousness }
    }
}

/// The attention of a player.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Attention {
    /// Number of [`ALL_MOVES`] ordinary moves that are noticed.
    notices: u64,
    seed: u64,
}

impl Attention {
    /// Attention that overlooks nothing.
    pub(crate) const FULL: Self = Self { notices: ALL_MOVES, seed: 0 };

    pub(crate) fn new(notices: u64, seed: u64) -> Self {
        Self { notices, seed: mix(seed) }
    }

    /// Whether nothing is overlooked.
    #[inline]
    pub(crate) fn is_full(self) -> bool {
        self.notices >= ALL_MOVES
    }

    /// Removes the moves that are overlooked, but never all of them: of a player who notices none, the one that is
    /// easiest to notice is left, or any if the player hardly looks.
    #[inline]
    pub(crate) fn overlook<T: Clone>(
        self,
        moves: &mut Vec<T>,
        impression: impl Fn(&T) -> Impression,
    ) {
        if self.is_full() {
            return;
        }
        let last = moves.iter().min_by_key(|mv| self.reluctance(impression(mv))).cloned();
        moves.retain(|mv| self.notices(impression(mv)));
        if moves.is_empty() {
            moves.extend(last);
        }
    }

    /// Whether a move is noticed.
    pub(crate) fn notices(self, impression: Impression) -> bool {
        self.is_full() || self.difficulty(impression) < self.notices * (DIE / ALL_MOVES)
    }

    /// How far a move is from being made by a player who notices none.
    fn reluctance(self, impression: Impression) -> u64 {
        if self.notices < LOOKS { self.die(impression) } else { self.difficulty(impression) }
    }

    /// How hard a move is to notice.
    fn difficulty(self, impression: Impression) -> u64 {
        self.die(impression) * SCALE / impression.conspicuousness
    }

    /// A number below [`DIE`], the same for every impression of the same identity.
    fn die(self, impression: Impression) -> u64 {
        mix(self.seed ^ impression.identity) % DIE
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Of a thousand moves with this feature, the number that is noticed.
    fn count(notices: u64, feature: u64) -> usize {
        let attention = Attention::new(notices, 7);
        let impression = |identity| Impression::new(identity, &[feature]);
        (0..1000).filter(|&identity| attention.notices(impression(identity))).count()
    }

    #[test]
    fn the_share_of_ordinary_moves_that_is_noticed_is_that_of_the_player() {
        for notices in [64, 256, 512] {
            let expected = 1000 * notices as usize / ALL_MOVES as usize;
            let found = count(notices, ORDINARY);
            assert!(found.abs_diff(expected) < 50, "{found} of 1000, not {expected}");
        }
        assert_eq!(count(ALL_MOVES, 1), 1000);
    }

    #[test]
    fn a_move_twice_as_conspicuous_is_noticed_twice_as_often() {
        let ordinary = count(256, ORDINARY);
        assert!(count(256, 2 * ORDINARY).abs_diff(2 * ordinary) < 70);
        assert!(count(256, ORDINARY / 2).abs_diff(ordinary / 2) < 50);
        assert_eq!(count(256, 4 * ORDINARY), 1000);
    }

    #[test]
    fn features_multiply() {
        let of = |features: &[u64]| Impression::new(0, features).conspicuousness;
        assert_eq!(of(&[]), SCALE);
        assert_eq!(of(&[8, 8, 32]), SCALE / 2);
        assert_eq!(of(&[1, 1, 1, 1, 1]), 1);
    }

    #[test]
    fn of_a_player_who_notices_nothing_one_move_is_left() {
        // Of sixteen moves the first is by far the most conspicuous.
        let impression = |&mv: &u64| Impression::new(mv, &[if mv % 16 == 0 { 64 } else { 1 }]);
        let left = |notices, seed| {
            let mut moves: Vec<u64> = (0..16).map(|mv| 16 * seed + mv).collect();
            Attention::new(notices, seed).overlook(&mut moves, impression);
            moves
        };
        let conspicuous = |notices| {
            let left = (0..100).map(|seed| left(notices, seed));
            left.filter(|moves| moves.len() == 1 && moves[0] % 16 == 0).count()
        };
        assert!(conspicuous(LOOKS) > 60 && conspicuous(1) < 30);
        assert!((0..100).all(|seed| left(1, seed).len() == 1));
    }

    #[test]
    fn another_seed_notices_others_and_the_same_the_same() {
        let seen = |seed| {
            let attention = Attention::new(256, seed);
            let notices = |identity| attention.notices(Impression::new(identity, &[]));
            (0..64).map(notices).collect::<Vec<bool>>()
        };
        assert_eq!(seen(1), seen(1));
        assert_ne!(seen(1), seen(2));
    }
}
