//! The first chapter of PÜNCT: what a turn can be.

use super::does;
use crate::course::{Act, Chapter, Kind, Slip, Step};
use crate::feat::punct::PunctFeat;
use crate::figure::Figure;

pub(super) const CHAPTER: Chapter = Chapter { id: "first", steps: &[PLACE] };

const PLACE: Step = Step {
    id: "place",
    kind: Kind::Do {
        board: Figure::plain("w:l4/l5m5 b:e12/e13f13 w 0"),
        acts: &[Act::only(
            does(PunctFeat::Places),
            "l6/l7m7",
            &[Slip { when: does(PunctFeat::Turns), say: "turned" }],
        )],
    },
};
