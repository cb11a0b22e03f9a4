//! Strategy of PÜNCT: pins. A pinned piece neither threatens nor defends.

use super::{Effect, does};
use crate::course::{Chapter, Exercise, Mistake, Step};
use crate::figure::{Figure, FigureMark};
use crate::goal::Goal;

pub(super) const CHAPTER: Chapter = Chapter { id: "pins", steps: &[PIN_STOP, PIN_WIN] };

/// One black piece could win. Pinned, it cannot.
const PIN_STOP: Step = Step::on(
    "pin-stop",
    Figure::plain(
        "w:b2/a3b3,d6/e6f6,e8/f9g10,g6/h5h6,h3/g2h4,i2/h1h2,i12/h11i13,i15/i14i16,k12/l13m14,\
             l12/m12n12,n13/o14p14,o14/n15o15^1 b:b4/b5c5,h15/g15h16,j4/j5j6,k3/j2l4,k17/j17l17,\
             l9/m8m9,m7/m5m6,m13/n14n15,m15/l15l16,n11/o12o13,o10/n9o11,n14/n12n13^1,n14/n15o15^2 \
             w 0",
    )
    .marked(&[FigureMark::Threats]),
)
.exercises(&[Exercise::new(
    Goal::All(&[does(Effect::PinsPiece("j4")), does(Effect::LeavesNoWin)]),
    "d6-h6/i6j6",
)
.mistakes(&[Mistake::new(does(Effect::LeavesNoWin), "blocked")])])
.pointing(&[("text", &[FigureMark::Ring("j4")])]);

/// The answer wins in two turns, in either of two ways to turn.
const PIN_WIN: Step = Step::on(
    "pin-win",
    Figure::plain(
        "w:d3/d1d2,d6/d7e7,g6/e5f6,h9/g8i10,i9/g7h8,i11/j12k13,k15/k14k16,m16/l15n16,d1/e2f3^1,\
             f6/e4f5^1,i11/j10j11^1,e4/e3f5^2,f6/g7g8^2 b:c4/b4b5,e3/f3g4,e4/d4d5,f2/e1e2,f5/g5h6,\
             g9/f8g10,h11/h12h13,i5/h4j5,i14/i15i16,j10/j9j11,k11/k10k12,l6/m6m7,e3/d2d3^1,\
             g10/g8g9^1,h12/i12j12^1 w 0",
    ),
)
.exercises(&[Exercise::new(Goal::WinsInTwo(&["d6-i11/i12j12", "d6-i11/j11j12"]), "d6-i11/i12j12")])
.pointing(&[("wrong", &[FigureMark::Ring("d6")])]);
