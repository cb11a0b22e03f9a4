//! Good plans, as the engine's games against itself show them.

use basalt_rules::Game;

use super::Effect;
use super::{PLACES, does};
use crate::course::{Chapter, Exercise, Mistake, Step};
use crate::figure::{Figure, Mark};
use crate::goal::{Claim, Goal};

pub(super) const CHAPTER: Chapter = Chapter { id: "plans", steps: &[FORK, ANSWER, TIMING, CLOCK] };

/// The answer wins in two turns, and no other turn does.
const FORK: Step = Step::on(
    "fork",
    Figure::plain(
        "w:d8/d9d10,d11/e12e13,f8/f7f9,g6/f6h6,i6/i4i5,k6/l5l6,f8/e8e9^1 b:e8/c6d7,e9/f10g10,\
             h13/g14h14,j4/j2j3,k7/j5j6,l11/m10m11,l12/l13l14,n8/n9o8 w 0",
    ),
)
.exercises(&[Exercise::only("i6-h6/i6j6", Claim::Wins)]);

/// Four turns stop Black, and all of them are jumps. So are three of four answers to threats in the engine's games.
const ANSWER: Step = Step::on(
    "answer",
    Figure::plain(
        "w:b1/c2d2,f4/f5f6,g2/f1f2,g7/f8g8,h5/g3h4,h14/h12h13,j4/j3j5,j6/i6k7,j11/j12j13,\
             k9/k10k11,n16/m15o17,j13/i13k14^1,k7/j8k8^1 b:b9/a8b8,d9/c8e10,e3/e2e4,f11/g12g13,\
             g11/h11i12,i2/i3i4,i13/j14k14,j9/j7j8,k15/l16m16,l8/k8m9,l13/l14m13,n13/n14o14,\
             o15/p15q15,j14/h14i14^1 w 0",
    )
    .marked(&[Mark::Threats]),
)
.exercises(&[Exercise::new(does(Effect::LeavesNoWin), "k9-k14/i14j14")
    .mistakes(&[Mistake::new(Goal::LosesAtOnce, "uncovered"), Mistake::new(PLACES, "placed")])]);

/// One game after 16 turns and after 40.
const TIMING: Step = Step::show(
    "timing",
    &[
        Figure::plain(
            "w:d1/e2f2,i5/g3h4,j12/j13k13,j14/i14k14,k7/j6l8,l14/m15m16,m11/n12n13,\
                n14/o15p16 b:e3/c1d2,e7/d6e6,f8/f9g10,h11/i12i13,l15/k15l16,n16/o17p17,\
                l15/k14m16^1 w 0",
        )
        .by_rules_of(Game::Punct)
        .named("early"),
        Figure::plain(
            "w:d1/e2f2,d5/c4d4,e4/d3f4,h4/f3g3,h12/g11h13,i10/g10h10,j12/j13k13,\
                j14/i14k14,k7/j6l8,k11/i11j11,l14/m15m16,n14/o15p16,d1/c1d2^1,g11/h11i12^1,\
                m15/n16o17^1 b:b2/b1c3,e3/c1d2,e7/c5d6,f7/f6f8,h11/i12i13,k16/j16l17,l15/k15l16,\
                n16/o17p17,e3/e4f4^1,f8/f9g10^1,k15/j13j14^1,l15/k14m16^1,j13/h11i12^2 w 0",
        )
        .by_rules_of(Game::Punct)
        .named("late"),
    ],
);

/// The same lead in the centre, with eight pieces to place and with three.
const CLOCK: Step = Step::compare(
    "clock",
    [
        Figure::plain(
            "w:d8/b6c7,e5/c3d4,e11/d10d11,f6/f5f7,f11/e10g11,i11/h11i10,i13/h12j14,\
                k9/j10k10,k14/l14m15,i10/g8h9^1 b:a5/a6b5,c8/a7b8,e6/d6d7,h9/g8h10,i4/h4j4,\
                i7/i6i8,k4/k3l4,d6/c7d7^1,e6/f5f6^1 b 0",
        )
        .by_rules_of(Game::Punct)
        .named("eight"),
        Figure::plain(
            "w:c10/b10c11,d8/b6c7,d9/b9c9,e5/c3d4,e11/d10d11,f6/f5f7,f11/e10g11,\
                i11/h11i10,i13/h12j14,k9/j10k10,k14/l14m15,n15/n16o17,o15/p15p16,p11/q10q11,\
                i10/g8h9^1 b:a5/a6b5,c8/a7b8,e6/d6d7,h9/g8h10,i4/h4j4,i7/i6i8,k4/k3l4,d6/c7d7^1,\
                e6/f5f6^1 b 0",
        )
        .by_rules_of(Game::Punct)
        .named("three"),
    ],
    1,
);
