//! Who fits whom.

use basalt_rules::{ByColor, Color};
use basalt_store::{PlayerId, Seat, StoredSeek};
use basalt_wire::{ColorWish, Millis, Player, Terms};

use crate::rng;

/// How far apart the ratings of two who are paired may be at first.
const WINDOW: i64 = 100;

/// So much further they may be apart with each second that somebody waits.
const WIDENING: i64 = 10;

/// Somebody who looks for an opponent.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Seeker {
    pub(crate) player: PlayerId,
    pub(crate) terms: Terms,
    /// How strong in the pool of the terms.
    pub(crate) rating: Option<i32>,
    /// Since when.
    pub(crate) since: Millis,
}

impl Seeker {
    /// The one who waits with a challenge.
    pub(crate) fn of(seek: &StoredSeek) -> Self {
        let rating = match &seek.player {
            Player::Member { rating, .. } => rating.map(|rating| rating.value),
            Player::Guest { .. } | Player::Computer { .. } => None,
        };
        Self { player: seek.by, terms: seek.terms, rating, since: seek.created }
    }

    /// Whether two want the same.
    pub(crate) fn fits(&self, other: &Self, now: Millis) -> bool {
        let (ours, theirs) = (&self.terms, &other.terms);
        let same = (ours.game, ours.board, ours.pace, ours.rated)
            == (theirs.game, theirs.board, theirs.pace, theirs.rated);
        let colors = ours.color.color().is_none() || ours.color.color() != theirs.color.color();
        self.player != other.player && same && colors && self.is_near(other, now)
    }

    /// How far apart two are; ratings matter in rated games only.
    pub(crate) fn distance(&self, other: &Self) -> u32 {
        let ratings = self.rating.zip(other.rating).filter(|_| self.terms.rated);
        ratings.map_or(0, |(ours, theirs)| ours.abs_diff(theirs))
    }

    fn is_near(&self, other: &Self, now: Millis) -> bool {
        let waited = now.saturating_sub(self.since.min(other.since));
        i64::from(self.distance(other)) <= window(waited)
    }
}

/// How far apart two ratings may be when the one who has waited longer has waited so long.
fn window(waited: Millis) -> i64 {
    WINDOW + WIDENING * (waited / 1_000) as i64
}

/// Who plays which colour: the one who proposed as they want, if it matters to them.
pub(crate) fn seats(
    proposer: Seat,
    wish: ColorWish,
    other: Seat,
    theirs: ColorWish,
) -> ByColor<Seat> {
    let toss = || if rng::number().is_multiple_of(2) { Color::White } else { Color::Black };
    let color = wish.color().or_else(|| theirs.color().map(Color::other)).unwrap_or_else(toss);
    ByColor::from_fn(|seat| if seat == color { proposer } else { other })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_waits_longer_plays_whoever_is_there() {
        assert_eq!([0, 999, 1_000, 60_000].map(window), [100, 100, 110, 700]);
    }

    #[test]
    fn a_wish_for_a_colour_is_granted() {
        let (one, other) = (Seat::Computer(1), Seat::Computer(2));
        let white = |wish, theirs| seats(one, wish, other, theirs).white;
        assert_eq!(white(ColorWish::White, ColorWish::Either), one);
        assert_eq!(white(ColorWish::Black, ColorWish::Either), other);
        assert_eq!(white(ColorWish::Either, ColorWish::White), other);
        assert_eq!(white(ColorWish::Either, ColorWish::Black), one);
        let tosses: Vec<Seat> =
            (0..200).map(|_| white(ColorWish::Either, ColorWish::Either)).collect();
        assert!(tosses.contains(&one) && tosses.contains(&other));
    }
}
