//! Strategy of PÜNCT: jumps. A free piece can be anywhere on its lines.

use super::Effect;
use super::{PLACES, does};
use crate::course::{Chapter, Exercise, Mistake, Step};
use crate::figure::{Figure, FigureMark};
use crate::goal::{BestPlay, Goal};

pub(super) const CHAPTER: Chapter = Chapter { id: "jumps", steps: &[ANSWER, FAR] };

/// Four turns stop Black, and all of them are jumps. So are three of four answers to threats in the engine's games.
const ANSWER: Step = Step::on(
    "answer",
    Figure::plain(
        "w:b1/c2d2,f4/f5f6,g2/f1f2,g7/f8g8,h5/g3h4,h14/h12h13,j4/j3j5,j6/i6k7,j11/j12j13,\
             k9/k10k11,n16/m15o17,j13/i13k14^1,k7/j8k8^1 b:b9/a8b8,d9/c8e10,e3/e2e4,f11/g12g13,\
             g11/h11i12,i2/i3i4,i13/j14k14,j9/j7j8,k15/l16m16,l8/k8m9,l13/l14m13,n13/n14o14,\
             o15/p15q15,j14/h14i14^1 w 0",
    )
    .marked(&[FigureMark::Threats]),
)
.exercises(&[Exercise::new(does(Effect::LeavesNoWin), "k9-k14/i14j14")
    .mistakes(&[Mistake::new(Goal::LosesAtOnce, "uncovered"), Mistake::new(PLACES, "placed")])]);

/// The only defence comes from the other end of the board.
const FAR: Step = Step::on(
    "far",
    Figure::plain(
        "w:d8/c8e9,f10/e10e11,i9/i10j11,i11/g10h11,i12/i13j12,k5/l6m7,o15/n15p15,i9/h7h8^1 \
             b:g7/g6g8,h4/g2h3,h7/h5h6,h9/h8h10,i14/i15i16,j16/j17k17,m5/n6o7,h9/i10i11^1,\
             i14/i12i13^1 w 0",
    )
    .marked(&[FigureMark::Threats]),
)
.exercises(&[Exercise::only("o15-h8/h7h9", BestPlay::DoesNotLose)
    .mistakes(&[Mistake::new(PLACES, "placed")])])
.pointing(&[("wrong", &[FigureMark::Ring("o15")])]);
