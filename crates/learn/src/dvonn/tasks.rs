//! The third chapter of DVONN: small tasks, each with one right answer.

use super::does;
use super::{Effect, Whose};
use crate::course::{Chapter, Exercise, Mistake, Step};
use crate::figure::Figure;
use crate::goal::{Claim, Goal};

pub(super) const CHAPTER: Chapter =
    Chapter { id: "tasks", steps: &[AWAY, HINGE, SHUT_IN, PRICE, DRAW] };

/// Six black pieces depend on a red one that White can carry away.
const AWAY: Step = Step::on("away", Figure::plain("r8/1ww(rw)(wb)5/1(rw)2(bwb)b5/10/9 w s"))
    .exercises(&[Exercise::only("e4c4", Claim::Wins)]);

/// White's stack keeps three black pieces on the board. It can leave onto the last one that can move.
const HINGE: Step = Step::on("hinge", Figure::plain("(rw)1b6/b1b7/r1b8/(rb)(ww)8/9 w s"))
    .exercises(&[Exercise::only("b2b4", Claim::Wins).mistakes(&[Mistake::new(
        does(Effect::CutsOff { whose: Whose::Own, least: 1 }),
        "along",
    )])]);

/// One of two black pieces is surrounded, so White has to take the other one.
const SHUT_IN: Step = Step::on("shut-in", Figure::plain("9/6(wwb)r2/6bbr2/5wrw2/9 w s"))
    .exercises(&[Exercise::only("f2g3", Claim::Wins)
        .mistakes(&[Mistake::new(Goal::OneOf(&["h2h3"]), "other")])]);

/// Each of three moves cuts off white pieces. The winning one costs more than the next best.
const PRICE: Step = Step::on("price", Figure::plain("9/9(rb)/9rr/8(ww)(wb)/5(bb)(ww)(bw)1 w s"))
    .exercises(&[Exercise::only("i2k4", Claim::Wins)
        .mistakes(&[Mistake::new(Goal::OneOf(&["h1j3"]), "cheap")])]);

/// No move wins any more, and only one does not lose.
const DRAW: Step = Step::on("draw", Figure::plain("9/10/4b6/2wwr(rw)b3/3(rb)1b3 w s"))
    .exercises(&[Exercise::only("f2d2", Claim::DoesNotLose)
        .mistakes(&[Mistake::new(does(Effect::CutsOff { whose: Whose::Own, least: 1 }), "own")])]);
