//! The central hexagon, and the end of a game by empty reserves.

use basalt_rules::Game;

use super::Effect;
use super::{PLACES, does};
use crate::course::{Chapter, Exercise, Mistake, Step};
use crate::figure::{Figure, FigureMark};
use crate::goal::Goal;

pub(super) const CHAPTER: Chapter =
    Chapter { id: "centre", steps: &[OPEN, CLOSED, COUNT, LAST, RARE] };

const INTO_THE_CENTRE: Goal = does(Effect::ReachesCentre);

const OPEN: Step = Step::on("open", Figure::plain("w:l4/l5m5 b:e12/e13f13 w 0"))
    .exercises(&[Exercise::new(Goal::All(&[PLACES, INTO_THE_CENTRE]), "i8/i9j9")
        .mistakes(&[Mistake::new(PLACES, "outside")])])
    .teaching(&[2]);

const CLOSED: Step = Step::on(
    "closed",
    Figure::plain("w:i4/i5i6,l4/l5m5 b:d5/d6d7,e12/e13f13 w 0").by_rules_of(Game::Punct),
)
.exercises(&[
    Exercise::new(INTO_THE_CENTRE, "i4-i7/i8i9").mistakes(&[Mistake::new(PLACES, "placed")])
])
.teaching(&[2])
.pointing(&[
    ("text", &[FigureMark::Ring("i4")]),
    ("placed", &[FigureMark::Ring("i4"), FigureMark::Answer]),
]);

const COUNT: Step = Step::on(
    "count",
    Figure::plain("w:d4/d5d6,j10/j11k11,l14/m15n16 b:d9/d10e10,h8/h9i9 w 0")
        .by_rules_of(Game::Punct),
)
.exercises(&[Exercise::new(does(Effect::LeadsCentre), "l14-i11/g9h10")
    .mistakes(&[Mistake::new(PLACES, "placed")])])
.teaching(&[10]);

/// White leads by nine dots to five and has one piece left.
const LAST: Step = Step::on(
    "last",
    Figure::plain(
        "w:c10/b10c11,d8/b6c7,e5/c3d4,e11/d10d11,f6/f5f7,f11/e10g11,\
            i11/h11i10,i13/h12j14,k9/j10k10,k14/l14m15,n13/n14o14,n15/n16o17,p11/q10q11,\
            p15/q15q16,i10/g8h9^1,j10/j11k11^1,h9/i9j9^2 b:a5/a6b5,c8/a7b8,e6/d6d7,h9/g8h10,\
            i4/h4j4,i7/i6i8,k11/j11k12,d6/c7d7^1,e6/f5f6^1,h10/h11i11^1,i8/j9k10^1 w 1",
    )
    .by_rules_of(Game::Punct),
)
.exercises(&[Exercise::new(Goal::WinsAtOnce, "l4/l5m5")
    .mistakes(&[Mistake::new(Goal::Not(&PLACES), "moved")])])
.teaching(&[10]);

/// A piece on its own, which is as legal as any other, a turn that connects both players, and how a game ends that would go on for ever.
const RARE: Step = Step::show(
    "rare",
    &[Figure::plain("w:f6/f7g7 b:l10/l11m11 w 0").marked(&[FigureMark::Reach("f6")])],
)
.teaching(&[8, 9, 11, 12]);
