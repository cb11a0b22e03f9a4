//! The first chapter of PÜNCT: the aim, and the kinds of turns.

use super::Effect;
use super::{PLACES, does};
use crate::course::{Chapter, Exercise, Mistake, Step};
use crate::figure::{Figure, FigureMark};
use crate::goal::Goal;

pub(super) const CHAPTER: Chapter =
    Chapter { id: "first", steps: &[AIM, PLACE, MOVE, TURN, JUMP, BRIDGE] };

/// A finished game: White's chain connects two opposite sides.
const AIM: Step = Step::show(
    "aim",
    &[Figure::plain(
        "w:h1/h2h3,h4/h5h6,h7/h8h9,i10/j11k12,m14/l13n15,o16/o17p17 b:d10/d11e11,f5/f6f7,\
         g12/h13i14,k9/k8l9,m10/m11n11 b 0",
    )
    .marked(&[FigureMark::Chain("h5")])],
)
.teaching(&[9]);

const PLACE: Step = Step::on("place", Figure::plain("w:l4/l5m5 b:e12/e13f13 w 0"))
    .exercises(&[Exercise::new(does(Effect::Places), "l6/l7m7")
        .mistakes(&[Mistake::new(does(Effect::Turns), "turned")])])
    .teaching(&[1, 2])
    .pointing(&[("text", &[FigureMark::Answer])]);

const MOVE: Step = Step::on(
    "move",
    Figure::plain("w:f6/f7g7 b:f10/f11g11,i9/i10j10 w 0").marked(&[FigureMark::Reach("f6")]),
)
.exercises(&[Exercise::new(does(Effect::Moves), "f6-f12/f13g13")
    .mistakes(&[Mistake::new(does(Effect::Turns), "turned")])])
.teaching(&[3])
.pointing(&[("text", &[FigureMark::Ring("f6")])]);

const TURN: Step = Step::on("turn", Figure::plain("w:g5/g6g7 b:i10/i11j11 w 0"))
    .exercises(&[Exercise::new(does(Effect::Turns), "g5-g5/h6i7")
        .mistakes(&[Mistake::new(does(Effect::Moves), "moved")])])
    .teaching(&[3])
    .pointing(&[("text", &[FigureMark::Ring("g5"), FigureMark::Answer])]);

/// Only the triangle on j12 can land on three dots of one level.
const JUMP: Step = Step::on("jump", Figure::plain("w:i5/i6j6,j12/j13k13 b:k8/j7k7 w 0"))
    .exercises(&[Exercise::new(does(Effect::Jumps), "j12-j6/j7k7")
        .mistakes(&[Mistake::new(Goal::Not(&PLACES), "flat")])])
    .teaching(&[4, 5, 6])
    .pointing(&[
        ("text", &[FigureMark::Ring("j12")]),
        ("flat", &[FigureMark::Ring("j12"), FigureMark::Answer]),
    ]);

const BRIDGE: Step = Step::on("bridge", Figure::plain("w:l4/l5m5,l10/l11l12 b:l7/l8m8 w 0"))
    .exercises(&[Exercise::new(does(Effect::Bridges), "l10-l5/l6l7")
        .mistakes(&[Mistake::new(Goal::Not(&PLACES), "flat")])])
    .teaching(&[5])
    .pointing(&[("text", &[FigureMark::Ring("l5"), FigureMark::Ring("l7"), FigureMark::Answer])]);
