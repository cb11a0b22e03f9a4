//! The cost of connecting two sides for a player, and the spaces on the way.
//!
//! A connection costs nothing on the player's own visible dots, one on an empty space and more on a dot of the
//! opponent, which has to be jumped on. One piece covers about three.

use basalt_rules::Color;
use basalt_rules::punct::{Axis, Board, CellSet};

/// Cost of crossing a dot of the opponent: about a turn, and not every one can be covered.
const JUMP: usize = 4;

/// Maximum cost of a connection: one along the rim of an empty board takes 17 dots, and a wall of the opponent at most
/// as many jumps.
pub(crate) const FARTHEST: usize = 24;

/// The spaces as one player sees them.
#[derive(Clone, Copy)]
pub(crate) struct Ground {
    own: CellSet,
    empty: CellSet,
    opposing: CellSet,
}

impl Ground {
    pub(crate) fn new(board: &Board, color: Color) -> Self {
        let (own, opposing) = (board.visible(color), board.visible(color.other()));
        Self { own, empty: CellSet::FULL - own - opposing, opposing }
    }

    /// The cost of the cheapest way along an axis.
    pub(crate) fn distance(&self, axis: Axis) -> usize {
        let [near, far] = axis.sides();
        let mut flood = Flood::from(near, self);
        for cost in 0..FARTHEST {
            if flood.rise(self).meets(far) {
                return cost;
            }
        }
        FARTHEST
    }

    /// The spaces of the cheapest ways along an axis, and of those that cost little more.
    pub(crate) fn corridor(&self, axis: Axis) -> Corridor {
        let [near, far] = axis.sides();
        // Spaces reached from the near side at such a cost or less.
        let mut reached = [CellSet::EMPTY; FARTHEST + SLACKS];
        let mut flood = Flood::from(near, self);
        let mut distance = FARTHEST;
        for (cost, reached) in reached.iter_mut().enumerate() {
            if flood.rise(self).meets(far) {
                distance = distance.min(cost);
            }
            *reached = flood.reached;
            if cost + 1 == distance + SLACKS {
                break;
            }
        }
        let mut ways = [CellSet::EMPTY; SLACKS];
        let mut flood = Flood::from(far, self);
        for cost in 0..distance + SLACKS {
            let layer = flood.rise(self);
            for (slack, way) in ways.iter_mut().enumerate() {
                // The space itself is paid for on both ways.
                for (class, price) in [(self.own, 0), (self.empty, 1), (self.opposing, JUMP)] {
                    if let Some(rest) = (distance + slack + price).checked_sub(cost) {
                        *way |= layer & class & reached[rest.min(distance + SLACKS - 1)];
                    }
                }
            }
        }
        Corridor { distance, ways }
    }
}

/// Number of costs that are distinguished: the cheapest, one more, two more.
pub(crate) const SLACKS: usize = 3;

/// The spaces that cheap ways along an axis lead over.
#[derive(Clone, Copy)]
pub(crate) struct Corridor {
    /// Cost of the cheapest way.
    pub(crate) distance: usize,
    /// The spaces of the ways that cost at most 0, 1 and 2 more than the cheapest.
    pub(crate) ways: [CellSet; SLACKS],
}

/// The spaces that are reached from a side, cost by cost.
struct Flood {
    reached: CellSet,
    /// The spaces that are entered at this cost, the next one, and so on.
    entered: [CellSet; JUMP + 1],
}

impl Flood {
    fn from(side: CellSet, ground: &Ground) -> Self {
        let mut entered = [CellSet::EMPTY; JUMP + 1];
        entered[0] = side & ground.own;
        entered[1] = side & ground.empty;
        entered[JUMP] |= side & ground.opposing;
        Self { reached: CellSet::EMPTY, entered }
    }

    /// The spaces that the next cost leads to for the first time.
    #[inline]
    fn rise(&mut self, ground: &Ground) -> CellSet {
        let mut fresh = self.entered[0] - self.reached;
        let mut here = fresh;
        let mut around = CellSet::EMPTY;
        while !fresh.is_empty() {
            self.reached |= fresh;
            let next = fresh.neighbours() - self.reached;
            around |= next;
            fresh = next & ground.own;
            here |= fresh;
        }
        self.entered.rotate_left(1);
        self.entered[JUMP] = CellSet::EMPTY;
        self.entered[0] |= around & ground.empty;
        self.entered[JUMP - 1] |= around & ground.opposing;
        here
    }
}

#[cfg(test)]
mod tests {
    use basalt_rules::punct::{Cell, Position, Variant};

    use super::*;

    fn ground(text: &str) -> Ground {
        let position = Position::parse(Variant::Standard, text).expect("a position");
        Ground::new(position.board(), Color::White)
    }

    #[test]
    fn an_empty_board_takes_seventeen_dots() {
        for axis in Axis::ALL {
            assert_eq!(ground("w: b: w 0").distance(axis), 17);
        }
    }

    #[test]
    fn own_dots_save_their_number_and_foreign_ones_cost_a_jump_or_a_way_round() {
        let distance = |text| ground(text).distance(Axis::WestEast);
        assert_eq!(distance("w:f9/e9g9 b: w 0"), 14);
        assert_eq!(distance("w:f9/e9g9 b:h9/h10i10 w 0"), 15);
    }

    #[test]
    fn the_cheapest_ways_lead_over_the_own_dots() {
        let ground = ground("w:f9/e9g9 b: w 0");
        let corridor = ground.corridor(Axis::WestEast);
        assert_eq!(corridor.distance, ground.distance(Axis::WestEast));
        let cell = |name: &str| name.parse::<Cell>().expect("a space");
        let [cheapest, next, _] = corridor.ways;
        assert!(
            ["e9", "f9", "g9", "d8", "h10"].into_iter().all(|name| cheapest.contains(cell(name)))
        );
        assert!(!cheapest.contains(cell("e13")));
        assert_eq!(cheapest - next, CellSet::EMPTY);
    }

    #[test]
    fn a_corridor_is_as_long_as_the_distance_on_both_its_ends() {
        for axis in Axis::ALL {
            let ground = ground("w:f9/e9g9,m12/n13o14 b:h9/h10i10,k3/k4l4 w 0");
            let corridor = ground.corridor(axis);
            assert_eq!(corridor.distance, ground.distance(axis));
            let [near, far] = axis.sides();
            assert!(corridor.ways[0].meets(near) && corridor.ways[0].meets(far));
        }
    }
}
