//! Covering: pins, the gap under a bridge, and the dots that a lifted piece uncovers.

use super::Effect;
use super::{PLACES, does};
use crate::course::{Chapter, Exercise, Mistake, Step};
use crate::figure::{Figure, FigureMark};
use crate::goal::Goal;

pub(super) const CHAPTER: Chapter = Chapter { id: "cover", steps: &[PIN, FREE, UNCOVER, GAP] };

const PIN: Step = Step::on("pin", Figure::plain("w:f6/f7g7,l6/l7l8 b:h8/h9i9 w 0"))
    .exercises(&[Exercise::new(does(Effect::Pins), "l6-f6/g7h8")
        .mistakes(&[Mistake::new(Goal::Not(&PLACES), "flat")])])
    .teaching(&[7])
    .pointing(&[
        ("text", &[FigureMark::Ring("h8")]),
        ("wrong", &[FigureMark::Ring("h8"), FigureMark::Answer]),
        ("flat", &[FigureMark::Ring("h8"), FigureMark::Answer]),
    ]);

const FREE: Step = Step::on("free", Figure::plain("w:f6/f7g7,g9/g10h10,g7/g8g9^1 b:k8/l8l9 w 0"))
    .exercises(&[Exercise::new(does(Effect::Frees("f6")), "g7-l12/l13l14")
        .mistakes(&[Mistake::new(Goal::Not(&PLACES), "still")])])
    .teaching(&[7])
    .pointing(&[("text", &[FigureMark::Ring("f6")])]);

const UNCOVER: Step = Step::on("uncover", Figure::plain("w:f6/f7g7,g7/h8i9^1 b:i9/i10j10 w 0"))
    .exercises(&[Exercise::new(does(Effect::Uncovers), "g7-m13/m11m12")
        .mistakes(&[Mistake::new(PLACES, "placed")])])
    .teaching(&[9])
    .pointing(&[("text", &[FigureMark::Ring("g7")])]);

const GAP: Step = Step::show(
    "gap",
    &[
        Figure::captioned("empty", "w:l4/l5m5,l5/l6l7^1 b:l7/l8m8 b 1", &[FigureMark::Ring("l6")]),
        Figure::captioned(
            "filled",
            "w:l4/l5m5,l5/l4m5^1,l5/l6l7^2 b:l6/k5k6,l7/l8m8,l7/l8m8^1 b 1",
            &[FigureMark::Ring("l6")],
        ),
    ],
)
.teaching(&[2, 7]);
