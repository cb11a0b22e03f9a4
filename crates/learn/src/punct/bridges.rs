//! Strategy of PÜNCT: bridges. They stand where nothing else can.

use crate::course::{Chapter, Exercise, Step};
use crate::figure::{Figure, FigureMark};
use crate::goal::BestPlay;

pub(super) const CHAPTER: Chapter = Chapter { id: "bridges", steps: &[STOP, ARCH] };

const STOP: Step = Step::on(
    "task-stop",
    Figure::plain(
        "w:c1/d1d2,g1/e1f1,h6/h4h5,h8/g6h7,h10/f9g10,i9/h9j10,j11/k12l13,l14/k14m14,\
             m15/m16n17,n13/o14o15,o10/o9o11,h8/g8i9^1 b:c2/b1d3,f5/f6g5,f8/e6f7,g4/g2g3,g9/g7g8,\
             i6/i5i7,i10/i11i12,i13/i14j14,i16/i15j17,f6/g6h6^1,g9/h9h10^1 w 0",
    )
    .marked(&[FigureMark::Threats]),
)
.exercises(&[Exercise::only("g1-g10/h11i12", BestPlay::DoesNotLose)]);

/// The only defence is a bridge.
const ARCH: Step = Step::on(
    "arch",
    Figure::plain(
        "w:b5/a5b4,e5/c4d4,h3/f1g2,i6/i5j6,d4/e4f4^1,i6/g5h5^1 b:f5/e4f4,g7/g5g6,h5/g3g4,\
             h8/h6h7,j10/i8j9,j11/j12j13,k14/l15m16,g3/f1g2^1,h6/g5i6^2 w 2",
    )
    .marked(&[FigureMark::Threats]),
)
.exercises(&[Exercise::only("b5-h5/g5i6", BestPlay::DoesNotLose)])
.pointing(&[("wrong", &[FigureMark::Ring("b5")])]);
