//! Covering: pins, the gap under a bridge, and the dots that a lifted piece uncovers.

use super::Effect;
use super::{PLACES, does};
use crate::course::{Act, Chapter, Kind, Slip, Step};
use crate::figure::{Figure, Mark};
use crate::goal::Goal;

pub(super) const CHAPTER: Chapter = Chapter { id: "cover", steps: &[PIN, FREE, UNCOVER, GAP] };

const PIN: Step = Step {
    id: "pin",
    kind: Kind::Do {
        board: Figure::marked("w:f6/f7g7,l6/l7l8 b:h8/h9i9 w 0", &[Mark::Chosen("h8")]),
        acts: &[Act::only(
            does(Effect::Pins),
            "l6-f6/g7h8",
            &[Slip { when: Goal::Not(&PLACES), say: "flat" }],
        )],
    },
};

const FREE: Step = Step {
    id: "free",
    kind: Kind::Do {
        board: Figure::marked("w:f6/f7g7,g9/g10h10,g7/g8g9^1 b:k8/l8l9 w 0", &[Mark::Chosen("f6")]),
        acts: &[Act::only(
            does(Effect::Frees("f6")),
            "g7-l12/l13l14",
            &[Slip { when: Goal::Not(&PLACES), say: "still" }],
        )],
    },
};

const UNCOVER: Step = Step {
    id: "uncover",
    kind: Kind::Do {
        board: Figure::marked("w:f6/f7g7,g7/h8i9^1 b:i9/i10j10 w 0", &[Mark::Chosen("g7")]),
        acts: &[Act::only(
            does(Effect::Uncovers),
            "g7-m13/m11m12",
            &[Slip { when: PLACES, say: "placed" }],
        )],
    },
};

const GAP: Step = Step {
    id: "gap",
    kind: Kind::Show {
        figures: &[
            Figure::marked("w:l4/l5m5,l5/l6l7^1 b:l7/l8m8 b 1", &[Mark::Chosen("l5")])
                .named("empty"),
            Figure::marked(
                "w:l4/l5m5,l5/l4m5^1,l5/l6l7^2 b:l6/k5k6,l7/l8m8,l7/l8m8^1 b 1",
                &[Mark::Chosen("l6")],
            )
            .named("filled"),
        ],
    },
};
