//! Strategy of DVONN: cutting off. One cut can gain more than many moves that cover.

use super::does;
use super::{Effect, Whose};
use crate::course::{Chapter, Exercise, Mistake, Step};
use crate::figure::{Figure, FigureMark};
use crate::goal::BestPlay;

pub(super) const CHAPTER: Chapter = Chapter { id: "cutting", steps: &[HINGE, SACRIFICE, LEAP] };

/// White's stack keeps three black pieces on the board. It can leave onto the last one that can move.
const HINGE: Step = Step::on("hinge", Figure::plain("(rw)1b6/b1b7/r1b8/(rb)(ww)8/9 w s"))
    .exercises(&[Exercise::only("b2b4", BestPlay::Wins)
        .mistakes(&[Mistake::new(does(Effect::CutsOff { whose: Whose::Own, least: 1 }), "along")])])
    .pointing(&[("text", &[FigureMark::Ring("b2")])]);

/// The answer costs White one piece and Black eight.
const SACRIFICE: Step =
    Step::on("sacrifice", Figure::plain("5(rwb)(rw)2/10/3w(wb)6/2(bwb)(wwb)(rbw)5/9 w s"))
        .exercises(&[Exercise::only("e2h5", BestPlay::Wins)]);

/// The answer covers three black pieces and cuts off four.
const LEAP: Step =
    Step::on("leap", Figure::plain("4b4/4(bwb)(rbw)2(bwb)1/7(wb)(bwb)2/5(wbb)wr2/5r(wb)2 w s"))
        .exercises(&[Exercise::only("g4j4", BestPlay::Wins)
            .mistakes(&[Mistake::new(does(Effect::MovesHeight(1)), "single")])]);
