//! Strategy of DVONN: stacks that hold red. The player who moves them decides what stays on the board.

use super::does;
use super::{Effect, Landing};
use crate::course::{Chapter, Exercise, Mistake, Step};
use crate::figure::{Figure, FigureMark};
use crate::goal::{BestPlay, Goal};

pub(super) const CHAPTER: Chapter =
    Chapter { id: "red", steps: &[GUARD, TOO_HIGH, AWAY, TAKE_RED, HOLD_RED] };

/// The opponent could carry a red piece away from four white ones.
const GUARD: Step = Step::on("guard", Figure::plain("9/10/11/4b1(ww)3/1w(wbw)(rb)wr(rb)2 w s"))
    .exercises(&[Exercise::only("e1d1", BestPlay::Wins)
        .mistakes(&[Mistake::new(does(Effect::Covers(Landing::Opposing)), "other")])])
    .pointing(&[("text", &[FigureMark::Ring("d1"), FigureMark::Danger("d1", "f1")])]);

/// The same danger, averted for good: a stack of three reaches nothing.
const TOO_HIGH: Step =
    Step::on("too-high", Figure::plain("9/10/4w(bw)1r3/5(rb)1(bwww)2/4bwr2 w s"))
        .exercises(&[Exercise::only("f1f2", BestPlay::Wins)
            .mistakes(&[Mistake::new(Goal::OneOf(&["f1e1"]), "other")])])
        .pointing(&[("text", &[FigureMark::Ring("f2"), FigureMark::Danger("f2", "h2")])]);

/// Six black pieces depend on a red one that White can carry away.
const AWAY: Step = Step::on("away", Figure::plain("r8/1ww(rw)(wb)5/1(rw)2(bwb)b5/10/9 w s"))
    .exercises(&[Exercise::only("e4c4", BestPlay::Wins)]);

/// Two black stacks hold red, and White can cover either of them.
const TAKE_RED: Step = Step::on("take-red", Figure::plain("9/9(wb)/9w1/8(rb)(rb)/wr5b1 w s"))
    .exercises(&[Exercise::only("j3j2", BestPlay::Wins)
        .mistakes(&[Mistake::new(Goal::OneOf(&["j3i2"]), "other")])])
    .pointing(&[("text", &[FigureMark::Ring("i2"), FigureMark::Ring("j2")])]);

/// After the answer, whatever Black replies, White can take six pieces from Black with the next move.
const HOLD_RED: Step =
    Step::on("hold-red", Figure::plain("6r2/5(ww)4/6rw3/4(bwb)1(bbw)(wbb)2/3r5 w s"))
        .exercises(&[Exercise::only("h3g3", BestPlay::Wins)
            .mistakes(&[Mistake::new(does(Effect::Covers(Landing::Opposing)), "now")])]);
