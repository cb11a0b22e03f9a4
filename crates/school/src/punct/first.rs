//! The first chapter of PÜNCT: what a turn can be.

use crate::course::{Act, Chapter, Kind, Slip, Step};
use crate::feat::Feat;
use crate::feat::punct::PunctFeat;
use crate::figure::Figure;
use crate::goal::Goal;

pub(super) const CHAPTER: Chapter = Chapter { id: "first", steps: &[PLACE] };

const PLACE: Step = Step {
    id: "place",
    kind: Kind::Do {
        board: Figure::plain("w:l4/l5m5 b:e12/e13f13 w 0"),
        acts: &[Act {
            prompt: "text",
            goal: Goal::Does(Feat::Punct(PunctFeat::Places)),
            answer: "l6/l7m7",
            slips: &[Slip { when: Goal::Does(Feat::Punct(PunctFeat::Turns)), say: "turned" }],
            reply: None,
        }],
    },
};
