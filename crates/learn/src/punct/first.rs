//! The first chapter of PÜNCT: the kinds of turns.

use super::Effect;
use super::{PLACES, does};
use crate::course::{Act, Chapter, Kind, Slip, Step};
use crate::figure::{Figure, Mark};
use crate::goal::Goal;

pub(super) const CHAPTER: Chapter =
    Chapter { id: "first", steps: &[PLACE, MOVE, TURN, JUMP, BRIDGE] };

const PLACE: Step = Step {
    id: "place",
    kind: Kind::Do {
        board: Figure::plain("w:l4/l5m5 b:e12/e13f13 w 0"),
        acts: &[Act::only(
            does(Effect::Places),
            "l6/l7m7",
            &[Slip { when: does(Effect::Turns), say: "turned" }],
        )],
    },
};

const MOVE: Step = Step {
    id: "move",
    kind: Kind::Do {
        board: Figure::marked("w:f6/f7g7 b:f10/f11g11,i9/i10j10 w 0", &[Mark::Reach("f6")]),
        acts: &[Act::only(
            does(Effect::Moves),
            "f6-f12/f13g13",
            &[Slip { when: does(Effect::Turns), say: "turned" }],
        )],
    },
};

const TURN: Step = Step {
    id: "turn",
    kind: Kind::Do {
        board: Figure::marked("w:g5/g6g7 b:i10/i11j11 w 0", &[Mark::Chosen("g5")]),
        acts: &[Act::only(
            does(Effect::Turns),
            "g5-g5/h6i7",
            &[Slip { when: does(Effect::Moves), say: "moved" }],
        )],
    },
};

/// Only the triangle on j12 can land on three dots of one level.
const JUMP: Step = Step {
    id: "jump",
    kind: Kind::Do {
        board: Figure::marked("w:i5/i6j6,j12/j13k13 b:k8/j7k7 w 0", &[Mark::Chosen("j12")]),
        acts: &[Act::only(
            does(Effect::Jumps),
            "j12-j6/j7k7",
            &[Slip { when: Goal::Not(&PLACES), say: "flat" }],
        )],
    },
};

const BRIDGE: Step = Step {
    id: "bridge",
    kind: Kind::Do {
        board: Figure::marked("w:l4/l5m5,l10/l11l12 b:l7/l8m8 w 0", &[Mark::Chosen("l10")]),
        acts: &[Act::only(
            does(Effect::Bridges),
            "l10-l5/l6l7",
            &[Slip { when: Goal::Not(&PLACES), say: "flat" }],
        )],
    },
};
