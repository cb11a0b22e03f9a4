//! Open offers: a draw, or a takeback.

use basalt_rules::{ByColor, Color};

/// Maximum number of offers of one kind that a player makes in a game: about as many as they make moves. Without it, a
/// takeback that is offered, accepted and offered again after the next move would add events for ever.
pub const MAX_OFFERS: u32 = 50;

/// Offers of one kind. One can be open, and a player repeats theirs only after another move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Offers {
    open: Option<Offer>,
    /// Moves made when each player offered last.
    last: ByColor<Option<u32>>,
    /// Number of offers that each player has made.
    made: ByColor<u32>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Offer {
    by: Color,
    /// The event that made it.
    number: u32,
}

impl Offers {
    /// The player whose offer is open.
    pub(crate) fn by(&self) -> Option<Color> {
        self.open.map(|offer| offer.by)
    }

    /// The event that made the open offer, if it is a player's to accept.
    pub(crate) fn for_player(&self, color: Color) -> Option<u32> {
        self.open.filter(|offer| offer.by != color).map(|offer| offer.number)
    }

    /// Whether a player may offer after this many moves.
    pub(crate) fn may_open(&self, by: Color, moves: u32) -> bool {
        self.open.is_none()
            && self.last[by].is_none_or(|last| last < moves)
            && self.made[by] < MAX_OFFERS
    }

    pub(crate) fn open(&mut self, by: Color, number: u32, moves: u32) {
        self.open = Some(Offer { by, number });
        self.last[by] = Some(moves);
        self.made[by] = self.made[by].saturating_add(1);
    }

    pub(crate) fn close(&mut self) {
        self.open = None;
    }
}
