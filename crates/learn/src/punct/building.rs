//! Strategy of PÜNCT: building. A good placement leaves the opponent no way to stop the chain.

use crate::course::{Chapter, Exercise, Step};
use crate::figure::{Figure, FigureMark};
use crate::goal::{BestPlay, Goal};

pub(super) const CHAPTER: Chapter = Chapter { id: "building", steps: &[BUILD, LAY] };

/// A straight piece on three spaces wins in two turns, wherever its PÜNCT is.
const BUILD: Step = Step::on(
    "build",
    Figure::plain(
        "w:f3/f4f5,g2/g1h1,h5/g3h4,h7/f6g7,i2/i3j2,i4/h3i5,i7/h6j8,j9/k10l11,k11/k12l13,\
             l14/m15n16 b:b7/b8c7,f7/g8h8,g6/g4g5,f7/g6g7^1,g4/g3h3^1,g5/f5h6^1 w 1",
    ),
)
.exercises(&[Exercise::new(Goal::WinsInTwo(&["j6/j5j7", "j7/j5j6", "j5/j6j7"]), "j6/j5j7")])
.pointing(&[("wrong", &[FigureMark::Ring("i5"), FigureMark::Ring("j8")])]);

const LAY: Step = Step::on(
    "task-lay",
    Figure::plain(
        "w:c5/a5b5,d4/c3c4,f6/d5e5,h6/f5g6,k10/j9l11,l10/m11n11,o10/p10q10,o12/n12p13,\
             h6/i7i8^1 b:c10/b9b10,d8/b8c8,f7/e8f8,i8/i7i9,m10/l8m9,n8/n6n7,f7/f5f6^1,\
             m10/l10n11^1 w 1",
    ),
)
.exercises(&[Exercise::only("f4/e4g5", BestPlay::Wins)])
.pointing(&[("wrong", &[FigureMark::Ring("e5"), FigureMark::Ring("g6")])]);
