//! Pairing rules: rating windows and colours.

use basalt_referee::{ColorWish, Millis, Player, Terms};
use basalt_rules::{ByColor, Color};
use basalt_store::{PlayerId, Seat, StoredSeek};

use crate::rng;

/// Maximum rating difference of a pair at first.
const INITIAL_WINDOW: i64 = 100;

/// Points by which the window widens with each second of waiting.
const WINDOW_GROWTH_PER_SECOND: i64 = 10;

/// A player who looks for an opponent.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Seeker {
    pub(crate) player: PlayerId,
    pub(crate) terms: Terms,
    /// Rating in the pool of the terms.
    pub(crate) rating: Option<i32>,
    /// Start of the waiting time.
    pub(crate) since: Millis,
}

impl Seeker {
    /// The player of an open challenge.
    pub(crate) fn of(seek: &StoredSeek) -> Self {
        let rating = match &seek.player {
            Player::Member { rating, .. } => rating.map(|rating| rating.value),
            Player::Guest { .. } | Player::Computer { .. } => None,
        };
        Self { player: seek.by, terms: seek.terms, rating, since: seek.created }
    }

    /// Whether two players can be paired now.
    pub(crate) fn fits(&self, other: &Self, now: Millis) -> bool {
        let (ours, theirs) = (&self.terms, &other.terms);
        let same = (ours.game, ours.board, ours.pace, ours.rated, ours.best_of_three)
            == (theirs.game, theirs.board, theirs.pace, theirs.rated, theirs.best_of_three);
        let is_even = ours.odds.is_none() && theirs.odds.is_none();
        let colors = ours.color.color().is_none() || ours.color.color() != theirs.color.color();
        self.player != other.player && same && is_even && colors && self.is_near(other, now)
    }

    /// The rating difference; 0 in unrated games.
    pub(crate) fn distance(&self, other: &Self) -> u32 {
        let ratings = self.rating.zip(other.rating).filter(|_| self.terms.rated);
        ratings.map_or(0, |(ours, theirs)| ours.abs_diff(theirs))
    }

    fn is_near(&self, other: &Self, now: Millis) -> bool {
        let waited = now.saturating_sub(self.since.min(other.since));
        i64::from(self.distance(other)) <= window(waited)
    }
}

/// The rating window after a waiting time.
fn window(waited: Millis) -> i64 {
    INITIAL_WINDOW + WINDOW_GROWTH_PER_SECOND * (waited / 1_000) as i64
}

/// Assigns colours: as the proposer wishes, else as the other wishes, else at random.
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

/// The colour of one of two players.
pub(crate) fn color_of(player: Seat, seats: ByColor<Seat>) -> Color {
    if seats.white == player { Color::White } else { Color::Black }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn longest_waiting_player_is_paired_first() {
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
