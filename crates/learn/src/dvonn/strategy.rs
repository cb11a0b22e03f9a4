//! The fourth chapter of DVONN: advice about stacking, in positions where following it is the only way to win.

use super::does;
use super::{Effect, Landing, Whose};
use crate::course::{Chapter, Exercise, Mistake, Step};
use crate::figure::Figure;
use crate::goal::{Claim, Goal};

pub(super) const CHAPTER: Chapter =
    Chapter { id: "strategy", steps: &[COVER, MOBILITY, GUARD, TOO_HIGH, LAST] };

/// Covering takes a piece from the opponent. Here one piece can be covered.
const COVER: Step =
    Step::on("cover", Figure::plain("9/7w2/7w3/6rrw1/5rbb1 w s")).exercises(&[Exercise::only(
        "i2h1",
        Claim::Wins,
    )
    .mistakes(&[
        Mistake::new(does(Effect::CutsOff { whose: Whose::Own, least: 1 }), "own"),
        Mistake::new(does(Effect::Covers(Landing::LoneRed)), "red"),
    ])]);

/// Height costs mobility: the largest gain leads to a stack of four that reaches nothing.
const MOBILITY: Step = Step::on("mobility", Figure::plain("3w1b3/2w(rw)b(rb)4/3wrb5/10/9 w s"))
    .exercises(&[Exercise::only("f5f4", Claim::Wins)
        .mistakes(&[Mistake::new(does(Effect::MovesHeight(2)), "tall")])]);

/// The opponent could carry a red piece away from four white ones.
const GUARD: Step = Step::on("guard", Figure::plain("9/10/11/4b1(ww)3/1w(wbw)(rb)wr(rb)2 w s"))
    .exercises(&[Exercise::only("e1d1", Claim::Wins)
        .mistakes(&[Mistake::new(does(Effect::Covers(Landing::Opposing)), "other")])]);

/// The same danger, averted for good: a stack of three reaches nothing.
const TOO_HIGH: Step =
    Step::on("too-high", Figure::plain("9/10/4w(bw)1r3/5(rb)1(bwww)2/4bwr2 w s"))
        .exercises(&[Exercise::only("f1f2", Claim::Wins)
            .mistakes(&[Mistake::new(Goal::OneOf(&["f1e1"]), "other")])]);

/// The last moves decide: one move leaves the opponent without a move.
const LAST: Step = Step::on("last", Figure::plain("6w2/5(rb)b3/6rrw2/5w4/5w3 w s"))
    .exercises(&[Exercise::only("i5h4", Claim::Wins)
        .mistakes(&[Mistake::new(does(Effect::CutsOff { whose: Whose::Own, least: 1 }), "own")])]);
