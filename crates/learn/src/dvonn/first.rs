//! The first chapter of DVONN: how stacks move, in five steps of one move each, and a won ending.

use super::does;
use super::{Effect, Landing, Whose};
use crate::course::{Act, Chapter, Kind, Slip, Step};
use crate::figure::{Figure, Mark};

pub(super) const CHAPTER: Chapter =
    Chapter { id: "first", steps: &[MOVE, HEIGHT, OWNER, BLOCKED, LINK, ENDING] };

const MOVE: Step = Step {
    id: "move",
    kind: Kind::Do {
        board: Figure::marked("9/3r6/3wwbr4/4r5/9 w s", &[Mark::Chosen("e3")]),
        acts: &[Act::only(
            does(Effect::Covers(Landing::Opposing)),
            "e3f3",
            &[
                Slip { when: does(Effect::Covers(Landing::Own)), say: "own" },
                Slip { when: does(Effect::Covers(Landing::LoneRed)), say: "red" },
            ],
        )],
    },
};

const HEIGHT: Step = Step {
    id: "height",
    kind: Kind::Do {
        board: Figure::marked("9/5r4/bbw(wbw)rbb4/2r7/9 w s", &[Mark::Reach("d3")]),
        acts: &[Act::only(
            does(Effect::MovesHeight(3)),
            "d3g3",
            &[Slip { when: does(Effect::MovesHeight(1)), say: "single" }],
        )],
    },
};

const OWNER: Step = Step {
    id: "owner",
    kind: Kind::Do {
        board: Figure::plain("9/3r6/2(wwb)rw(bbw)rbb2/10/9 w s"),
        acts: &[Act::only(
            does(Effect::MovesFrom("f3")),
            "f3c3",
            &[Slip { when: does(Effect::MovesHeight(1)), say: "single" }],
        )],
    },
};

const BLOCKED: Step = Step {
    id: "blocked",
    kind: Kind::Do {
        board: Figure::marked("9/3bw5/3rwbrw3/3wr5/9 w s", &[Mark::Chosen("e3")]),
        acts: &[Act::only(does(Effect::Frees("e3")), "d2d3", &[])],
    },
};

const LINK: Step = Step {
    id: "link",
    kind: Kind::Do {
        board: Figure::plain("9/10/wrrwbbb4/1r8/9 w s"),
        acts: &[Act::only(
            does(Effect::CutsOff { whose: Whose::Opposing, least: 3 }),
            "d3c3",
            &[Slip { when: does(Effect::CutsOff { whose: Whose::Own, least: 1 }), say: "own" }],
        )],
    },
};

/// White wins in six moves against the best replies. More than half of the first moves throw the win away, so the
/// learner has to look for it.
const ENDING: Step = Step {
    id: "ending",
    kind: Kind::PlayOut { position: "9/3b6/3(ww)bw5/1(ww)(ww)wrr4/1bbr(bwb)w3 w s" },
};
