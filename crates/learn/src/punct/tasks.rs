//! Small tasks with one right answer each, from the engine's games.

use crate::course::{Chapter, Exercise, Step};
use crate::figure::{Figure, Mark};
use crate::goal::Claim;

pub(super) const CHAPTER: Chapter = Chapter { id: "tasks", steps: &[IN_PLACE, STOP, IN_TWO, LAY] };

/// White wins by turning a piece in place.
const IN_PLACE: Step = Step::on(
    "task-turn",
    Figure::plain(
        "w:g3/h4i5,j7/i6k8,j10/k11l11,k9/l9m10,n12/n11n13,n14/n15o16,p15/p16p17,g3/e3f3^1,\
             k8/i7j8^1 b:d3/d2e4,e3/d1e2,g4/f2f3,h1/f1g1,h7/g6i8,i7/h5h6,j3/j2k3,j9/j8k10,\
             k17/l16l17,l6/l5m6,l13/l14l15,m12/m11m13 w 0",
    ),
)
.exercises(&[Exercise::only("g3-g3/g1g2", Claim::Wins)]);

const STOP: Step = Step::on(
    "task-stop",
    Figure::plain(
        "w:c1/d1d2,g1/e1f1,h6/h4h5,h8/g6h7,h10/f9g10,i9/h9j10,j11/k12l13,l14/k14m14,\
             m15/m16n17,n13/o14o15,o10/o9o11,h8/g8i9^1 b:c2/b1d3,f5/f6g5,f8/e6f7,g4/g2g3,g9/g7g8,\
             i6/i5i7,i10/i11i12,i13/i14j14,i16/i15j17,f6/g6h6^1,g9/h9h10^1 w 0",
    )
    .marked(&[Mark::Threats]),
)
.exercises(&[Exercise::only("g1-g10/h11i12", Claim::DoesNotLose)]);

const IN_TWO: Step = Step::on(
    "task-two",
    Figure::plain(
        "w:g12/e12f12,i12/g11h11,k12/j12l12,l11/l10m10,m7/n6n7,n10/o10p10,f12/e13f13^1 \
             b:e11/d11d12,g14/e13f13,h13/g13i14,j10/i8i9,l7/k7l6,m9/k8l9,n9/o9p9 w 0",
    ),
)
.exercises(&[Exercise::only("n10-n7/n8n9", Claim::Wins)]);

const LAY: Step = Step::on(
    "task-lay",
    Figure::plain(
        "w:c5/a5b5,d4/c3c4,f6/d5e5,h6/f5g6,k10/j9l11,l10/m11n11,o10/p10q10,o12/n12p13,\
             h6/i7i8^1 b:c10/b9b10,d8/b8c8,f7/e8f8,i8/i7i9,m10/l8m9,n8/n6n7,f7/f5f6^1,\
             m10/l10n11^1 w 1",
    ),
)
.exercises(&[Exercise::only("f4/e4g5", Claim::Wins)]);
