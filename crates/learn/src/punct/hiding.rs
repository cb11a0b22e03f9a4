//! Strategy of PÜNCT: hiding plans. The opponent can stop one plan, but not two.

use super::{Effect, does};
use crate::course::{Chapter, Exercise, Mistake, Step};
use crate::figure::{Figure, FigureMark};
use crate::goal::BestPlay;

pub(super) const CHAPTER: Chapter = Chapter { id: "hiding", steps: &[BOTH, FORK, IN_TWO] };

/// One group touches a side, another group the next side. Together they can go for either opposite side.
const BOTH: Step = Step::on(
    "both",
    Figure::plain("w:a6/b7c8,e1/e2e3,e4/e5e6 b:g11/h12i13,k10/k11k12,m8/m9n9 w 0"),
)
.exercises(&[Exercise::new(does(Effect::TouchesSides(2)), "d7/d6d8")
    .mistakes(&[Mistake::new(does(Effect::Moves), "moved")])])
.pointing(&[("text", &[FigureMark::Ring("c8"), FigureMark::Ring("e6")])]);

/// The answer wins in two turns, and no other turn does.
const FORK: Step = Step::on(
    "fork",
    Figure::plain(
        "w:d8/d9d10,d11/e12e13,f8/f7f9,g6/f6h6,i6/i4i5,k6/l5l6,f8/e8e9^1 b:e8/c6d7,e9/f10g10,\
             h13/g14h14,j4/j2j3,k7/j5j6,l11/m10m11,l12/l13l14,n8/n9o8 w 0",
    ),
)
.exercises(&[Exercise::only("i6-h6/i6j6", BestPlay::Wins)])
.pointing(&[("wrong", &[FigureMark::Ring("i6")])]);

const IN_TWO: Step = Step::on(
    "task-two",
    Figure::plain(
        "w:g12/e12f12,i12/g11h11,k12/j12l12,l11/l10m10,m7/n6n7,n10/o10p10,f12/e13f13^1 \
             b:e11/d11d12,g14/e13f13,h13/g13i14,j10/i8i9,l7/k7l6,m9/k8l9,n9/o9p9 w 0",
    ),
)
.exercises(&[Exercise::only("n10-n7/n8n9", BestPlay::Wins)]);
