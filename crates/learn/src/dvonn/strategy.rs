//! The fourth chapter of DVONN: advice about stacking, in positions where following it is the only way to win.

use super::{Effect, Landing, Whose};
use super::{does, wins};
use crate::course::{Chapter, Kind, Slip, Step};
use crate::figure::Figure;
use crate::goal::Goal;

pub(super) const CHAPTER: Chapter =
    Chapter { id: "strategy", steps: &[COVER, MOBILITY, GUARD, TOO_HIGH, LAST] };

/// Covering takes a piece from the opponent. Here one piece can be covered.
const COVER: Step = Step {
    id: "cover",
    kind: Kind::Do {
        board: Figure::plain("9/7w2/7w3/6rrw1/5rbb1 w s"),
        acts: &[wins(
            "i2h1",
            &[
                Slip { when: does(Effect::CutsOff { whose: Whose::Own, least: 1 }), say: "own" },
                Slip { when: does(Effect::Covers(Landing::LoneRed)), say: "red" },
            ],
        )],
    },
};

/// Height costs mobility: the largest gain leads to a stack of four that reaches nothing.
const MOBILITY: Step = Step {
    id: "mobility",
    kind: Kind::Do {
        board: Figure::plain("3w1b3/2w(rw)b(rb)4/3wrb5/10/9 w s"),
        acts: &[wins("f5f4", &[Slip { when: does(Effect::MovesHeight(2)), say: "tall" }])],
    },
};

/// The opponent could carry a red piece away from four white ones.
const GUARD: Step = Step {
    id: "guard",
    kind: Kind::Do {
        board: Figure::plain("9/10/11/4b1(ww)3/1w(wbw)(rb)wr(rb)2 w s"),
        acts: &[wins(
            "e1d1",
            &[Slip { when: does(Effect::Covers(Landing::Opposing)), say: "other" }],
        )],
    },
};

/// The same danger, averted for good: a stack of three reaches nothing.
const TOO_HIGH: Step = Step {
    id: "too-high",
    kind: Kind::Do {
        board: Figure::plain("9/10/4w(bw)1r3/5(rb)1(bwww)2/4bwr2 w s"),
        acts: &[wins("f1f2", &[Slip { when: Goal::OneOf(&["f1e1"]), say: "other" }])],
    },
};

/// The last moves decide: one move leaves the opponent without a move.
const LAST: Step = Step {
    id: "last",
    kind: Kind::Do {
        board: Figure::plain("6w2/5(rb)b3/6rrw2/5w4/5w3 w s"),
        acts: &[wins(
            "i5h4",
            &[Slip { when: does(Effect::CutsOff { whose: Whose::Own, least: 1 }), say: "own" }],
        )],
    },
};
