//! Strategy of DVONN: endings. The last moves decide, so count them.

use super::does;
use super::{Effect, Whose};
use crate::course::{Chapter, Exercise, Mistake, Step};
use crate::figure::{Figure, FigureMark};
use crate::goal::{BestPlay, Goal};

pub(super) const CHAPTER: Chapter =
    Chapter { id: "endings", steps: &[LAST, SPARE, PRICE, DRAW, SECOND_ENDING] };

/// The last moves decide: one move leaves the opponent without a move.
const LAST: Step = Step::on("last", Figure::plain("6w2/5(rb)b3/6rrw2/5w4/5w3 w s"))
    .exercises(&[Exercise::only("i5h4", BestPlay::Wins)
        .mistakes(&[Mistake::new(does(Effect::CutsOff { whose: Whose::Own, least: 1 }), "own")])])
    .pointing(&[("wrong", &[FigureMark::Ring("h4")])]);

/// The answer leaves Black without a move. A larger gain lets the win slip.
const SPARE: Step = Step::on("spare", Figure::plain("7b1/7w(wwb)r/10(bw)/9r/3r4(bw) w s"))
    .exercises(&[Exercise::only("i4j5", BestPlay::Wins)
        .mistakes(&[Mistake::new(Goal::OneOf(&["i4j4"]), "larger")])]);

/// Each of three moves cuts off white pieces. The winning one costs more than the next best.
const PRICE: Step = Step::on("price", Figure::plain("9/9(rb)/9rr/8(ww)(wb)/5(bb)(ww)(bw)1 w s"))
    .exercises(&[Exercise::only("i2k4", BestPlay::Wins)
        .mistakes(&[Mistake::new(Goal::OneOf(&["h1j3"]), "cheap")])]);

/// No move wins any more, and only one does not lose.
const DRAW: Step = Step::on("draw", Figure::plain("9/10/4b6/2wwr(rw)b3/3(rb)1b3 w s"))
    .exercises(&[Exercise::only("f2d2", BestPlay::DoesNotLose)
        .mistakes(&[Mistake::new(does(Effect::CutsOff { whose: Whose::Own, least: 1 }), "own")])]);

/// An ending in which only one first move wins.
const SECOND_ENDING: Step =
    Step::play_out("second-ending", "9/10/1b1(bw)6r/r(bb)w(bw)6/(wbb)2r5 w s");
