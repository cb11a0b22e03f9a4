//! Wins in one turn, and a trap.

use super::Effect;
use super::does;
use crate::course::{Chapter, Exercise, Mistake, Step};
use crate::figure::{Figure, FigureMark};
use crate::goal::{BestPlay, Goal};

pub(super) const CHAPTER: Chapter =
    Chapter { id: "wins", steps: &[BY_PLACING, BY_JUMPING, BY_BRIDGING, IN_PLACE, TRAP] };

const BY_PLACING: Step = Step::on(
    "win-place",
    Figure::plain(
        "w:d8/d9e8,g7/g6h6,g8/f8f9,g10/g11g12,j6/i6i7,l6/k6m7,n8/o8p8 b:d11/c10d12,f10/e9f11,\
             h13/f12g13,i8/h7h8,j17/j15j16,k9/l9m9,n9/o9p9 w 0",
    ),
)
.exercises(&[Exercise::new(Goal::WinsAtOnce, "b10/b9c9")])
.teaching(&[9])
.pointing(&[("wrong", &[FigureMark::Ring("d9")])]);

const BY_JUMPING: Step = Step::on(
    "win-jump",
    Figure::plain(
        "w:b1/b2c3,c7/b5b6,d1/c1e2,d10/d8d9,f11/e11e12,h2/f2g2,i16/h15j17,b5/b4c5^1,\
             c3/d4d5^1 b:c5/a3b4,c9/b7b8,d4/d2d3,d5/b3c4,d7/c6e8,e4/e3f3,e6/d6e5,f10/e9g11,\
             f13/f14g14,h13/f12g12,i14/j15k16,j3/i2i3 w 0",
    ),
)
.exercises(&[Exercise::new(Goal::WinsAtOnce, "h2-h15/f13g14")])
.pointing(&[("wrong", &[FigureMark::Ring("h15"), FigureMark::Ring("e12")])]);

const BY_BRIDGING: Step = Step::on(
    "win-bridge",
    Figure::plain(
        "w:c9/a8b9,d8/d9e8,g8/f8f9,g10/g11g12,i13/h12j14,j6/i6i7,j7/j8j9,l6/k6m7,n8/o8p8,\
             o10/p10q10,g8/h8i9^1 b:d11/c10d12,e10/d10e11,f10/e9f11,h9/h10h11,i8/h7h8,i10/i11j11,\
             j17/j15j16,k9/l9m9,k10/i9j10,n9/o9p9,h11/g12h12^1 w 0",
    ),
)
.exercises(&[Exercise::new(Goal::WinsAtOnce, "n8-m7/n8o9")])
.pointing(&[("wrong", &[FigureMark::Ring("m7"), FigureMark::Ring("o10")])]);

/// White wins by turning a piece in place.
const IN_PLACE: Step = Step::on(
    "task-turn",
    Figure::plain(
        "w:g3/h4i5,j7/i6k8,j10/k11l11,k9/l9m10,n12/n11n13,n14/n15o16,p15/p16p17,g3/e3f3^1,\
             k8/i7j8^1 b:d3/d2e4,e3/d1e2,g4/f2f3,h1/f1g1,h7/g6i8,i7/h5h6,j3/j2k3,j9/j8k10,\
             k17/l16l17,l6/l5m6,l13/l14l15,m12/m11m13 w 0",
    ),
)
.exercises(&[Exercise::only("g3-g3/g1g2", BestPlay::Wins)]);

/// Black's chain is complete except for h5, which a white piece covers. Black can go around it.
const TRAP: Step = Step::on(
    "trap",
    Figure::plain(
        "w:j5/j6k6,j5/h5i5^1 b:h1/h2h3,h4/h5h6,h7/h8h9,i10/j11k12,m14/l13n15,o16/o17p17 w 0",
    )
    .marked(&[FigureMark::Threats]),
)
.exercises(&[Exercise::new(does(Effect::LeavesNoWin), "g5/f4g4")
    .mistakes(&[Mistake::new(Goal::LosesAtOnce, "uncovered")])])
.teaching(&[9])
.pointing(&[("text", &[FigureMark::Ring("h5")])]);
