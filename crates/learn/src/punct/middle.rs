//! Strategy of PÜNCT: the centre of the standard game, and when to go there.

use basalt_rules::Game;

use super::Effect;
use super::{PLACES, does};
use crate::course::{Chapter, Exercise, Mistake, Step};
use crate::figure::{Figure, FigureMark};
use crate::goal::Goal;

pub(super) const CHAPTER: Chapter =
    Chapter { id: "middle", steps: &[TIMING, RACE, CLOCK, LAST_BUT_ONE] };

/// One game after 16 turns and after 40.
const TIMING: Step = Step::show(
    "timing",
    &[
        Figure::captioned(
            "early",
            "w:d1/e2f2,i5/g3h4,j12/j13k13,j14/i14k14,k7/j6l8,l14/m15m16,m11/n12n13,\
                n14/o15p16 b:e3/c1d2,e7/d6e6,f8/f9g10,h11/i12i13,l15/k15l16,n16/o17p17,\
                l15/k14m16^1 w 0",
            &[],
        )
        .by_rules_of(Game::Punct),
        Figure::captioned(
            "late",
            "w:d1/e2f2,d5/c4d4,e4/d3f4,h4/f3g3,h12/g11h13,i10/g10h10,j12/j13k13,\
                j14/i14k14,k7/j6l8,k11/i11j11,l14/m15m16,n14/o15p16,d1/c1d2^1,g11/h11i12^1,\
                m15/n16o17^1 b:b2/b1c3,e3/c1d2,e7/c5d6,f7/f6f8,h11/i12i13,k16/j16l17,l15/k15l16,\
                n16/o17p17,e3/e4f4^1,f8/f9g10^1,k15/j13j14^1,l15/k14m16^1,j13/h11i12^2 w 0",
            &[],
        )
        .by_rules_of(Game::Punct),
    ],
);

/// Black leads by three dots to none. One turn takes the lead: it brings two dots in and covers two.
const RACE: Step = Step::on(
    "race",
    Figure::plain(
        "w:c5/c4d6,g3/f1f2,h2/g1h1,k6/i5j5,l9/m10n10,m7/l6n8,n9/o9p9,p12/q13q14,i5/h5i6^1 \
             b:c2/b1b2,d4/d3d5,e7/e6f8,h15/i15j15,i6/h4h5,i9/j9k9,m9/l7m8,o11/o10o12,p11/p10q10,\
             o11/m10n10^1 w 2",
    )
    .by_rules_of(Game::Punct),
)
.exercises(&[Exercise::new(does(Effect::LeadsCentre), "n9-l9/j9k9")
    .mistakes(&[Mistake::new(PLACES, "placed")])])
.pointing(&[("text", &[FigureMark::Ring("i9"), FigureMark::Ring("j9"), FigureMark::Ring("k9")])]);

/// The same lead in the centre, with eight pieces to place and with three.
const CLOCK: Step = Step::compare(
    "clock",
    [
        Figure::captioned(
            "eight",
            "w:d8/b6c7,e5/c3d4,e11/d10d11,f6/f5f7,f11/e10g11,i11/h11i10,i13/h12j14,\
                k9/j10k10,k14/l14m15,i10/g8h9^1 b:a5/a6b5,c8/a7b8,e6/d6d7,h9/g8h10,i4/h4j4,\
                i7/i6i8,k4/k3l4,d6/c7d7^1,e6/f5f6^1 b 0",
            &[],
        )
        .by_rules_of(Game::Punct),
        Figure::captioned(
            "three",
            "w:c10/b10c11,d8/b6c7,d9/b9c9,e5/c3d4,e11/d10d11,f6/f5f7,f11/e10g11,\
                i11/h11i10,i13/h12j14,k9/j10k10,k14/l14m15,n15/n16o17,o15/p15p16,p11/q10q11,\
                i10/g8h9^1 b:a5/a6b5,c8/a7b8,e6/d6d7,h9/g8h10,i4/h4j4,i7/i6i8,k4/k3l4,d6/c7d7^1,\
                e6/f5f6^1 b 0",
            &[],
        )
        .by_rules_of(Game::Punct),
    ],
    1,
);

/// White has one piece left and is behind by eight dots to nine. One turn takes a lead that Black cannot take back.
const LAST_BUT_ONE: Step = Step::on(
    "last-but-one",
    Figure::plain(
        "w:e10/c10d10,f6/e6g7,f10/e9g10,g3/f2h4,g13/g14g15,i8/h8h9,k8/j7l9,k10/j11k11,\
             n10/m9m10,o11/o12p12,h9/g8g9^1,i8/i6i7^1,j11/h10i11^1,k11/j10k10^1,l9/j9k9^1,\
             g8/f7g7^2,j10/i10i11^2 b:d1/e1f1,e11/e12f12,f9/f7f8,g8/g9h10,h5/h6i6,i5/i4j5,\
             i11/i10i12,j10/j8j9,m11/l10n11,n12/n13o13,e11/e9e10^1,f7/g7h8^1,h8/g9h9^2,j8/i7k9^2,\
             g9/h10i10^3,h8/g7h9^3 w 0",
    )
    .by_rules_of(Game::Punct),
)
.exercises(&[Exercise::new(Goal::WinsInTwo(&["g3-g8/g7g9"]), "g3-g8/g7g9")
    .mistakes(&[Mistake::new(Goal::LosesAtOnce, "ended")])])
.pointing(&[("wrong", &[FigureMark::Ring("g3")])]);
