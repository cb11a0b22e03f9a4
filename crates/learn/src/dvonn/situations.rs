//! The second chapter of DVONN: situations of every game, each to be played.

use super::{Effect, Landing, Whose};
use super::{does, wins};
use crate::course::{Act, Chapter, Kind, Slip, Step};
use crate::figure::{Figure, Mark};
use crate::goal::Goal;

pub(super) const CHAPTER: Chapter =
    Chapter { id: "situations", steps: &[REACH, SHUT, CARRY, ISLAND, CUT, FORCED, PASS, COUNT] };

/// A stack of two, then of three: it can no longer reach its earlier targets.
const REACH: Step = Step {
    id: "reach",
    kind: Kind::Do {
        board: Figure::marked("9/6b3/1wr(bw)1brb(bb)2/2r7/9 w s", &[Mark::Reach("d3")]),
        acts: &[
            Act {
                reply: Some("h4h3"),
                ..Act::only(
                    Goal::All(&[
                        does(Effect::MovesHeight(2)),
                        does(Effect::Covers(Landing::Opposing)),
                    ]),
                    "d3f3",
                    &[Slip { when: does(Effect::MovesHeight(2)), say: "own" }],
                )
            },
            Act {
                prompt: "farther",
                ..Act::only(
                    Goal::All(&[
                        does(Effect::MovesHeight(3)),
                        does(Effect::Covers(Landing::Opposing)),
                    ]),
                    "f3i3",
                    &[Slip { when: does(Effect::MovesHeight(3)), say: "red" }],
                )
            },
        ],
    },
};

/// Two stacks of three: one in the middle with six neighbours, one at the edge with all the neighbours it can have.
const SHUT: Step = Step {
    id: "shut",
    kind: Kind::Do {
        board: Figure::plain("9/3bw5/3r(wbw)bbr3/3wbw4/3b(bww)r3 w s"),
        acts: &[Act::only(
            does(Effect::MovesHeight(3)),
            "e1e4",
            &[Slip { when: does(Effect::Frees("e3")), say: "freed" }],
        )],
    },
};

const CARRY: Step = Step {
    id: "carry",
    kind: Kind::Do {
        board: Figure::plain("9/10/1rrwwr(bb)(bbb)(bb)2/10/9 w s"),
        acts: &[
            Act {
                reply: Some("i3g3"),
                ..Act::only(
                    Goal::OneOf(&["e3f3"]),
                    "e3f3",
                    &[Slip { when: does(Effect::Covers(Landing::LoneRed)), say: "other" }],
                )
            },
            Act {
                prompt: "away",
                ..Act::only(
                    does(Effect::CutsOff { whose: Whose::Opposing, least: 7 }),
                    "f3d3",
                    &[Slip { when: does(Effect::CarriesRed), say: "toward" }],
                )
            },
        ],
    },
};

/// Six white pieces depend on two black ones, and only one move brings them a red piece.
const ISLAND: Step = Step {
    id: "island",
    kind: Kind::Do {
        board: Figure::plain("3(wbww)w4/4w5/5b5/5br3/5(rwww)r2 w s"),
        acts: &[wins(
            "f1f5",
            &[
                Slip { when: does(Effect::CutsOff { whose: Whose::Own, least: 1 }), say: "own" },
                Slip { when: does(Effect::MovesFrom("g5")), say: "waits" },
            ],
        )],
    },
};

/// One link costs White one piece and Black five; another costs Black two.
const CUT: Step = Step {
    id: "cut",
    kind: Kind::Do {
        board: Figure::plain("9/10/1rrwb(bb)wbb2/1r8/9 w s"),
        acts: &[Act::only(
            does(Effect::CutsOff { whose: Whose::Opposing, least: 5 }),
            "d3c3",
            &[
                Slip { when: does(Effect::MovesFrom("d3")), say: "along" },
                Slip { when: Goal::OneOf(&["g3f3"]), say: "few" },
            ],
        )],
    },
};

/// Black has only one move, which takes the link from a stack of four.
const FORCED: Step = Step {
    id: "forced",
    kind: Kind::Do {
        board: Figure::plain("9/10/11/rrb1(bw)5/ww(rb)(wbwb)5 w s"),
        acts: &[Act {
            reply: Some("c1a1"),
            ..wins("e2c2", &[Slip { when: Goal::OneOf(&["b1c2"]), say: "single" }])
        }],
    },
};

const PASS: Step = Step {
    id: "pass",
    kind: Kind::Do {
        board: Figure::plain("9/4w5/3wbrrr3/7(bbb)2/9 w s"),
        acts: &[
            Act {
                reply: Some("pass"),
                ..Act::only(
                    does(Effect::MakesPass),
                    "d3e3",
                    &[Slip { when: does(Effect::Covers(Landing::LoneRed)), say: "still" }],
                )
            },
            Act {
                prompt: "again",
                ..Act::only(
                    does(Effect::Covers(Landing::LoneRed)),
                    "f4f3",
                    &[Slip { when: does(Effect::Covers(Landing::Own)), say: "own" }],
                )
            },
        ],
    },
};

/// Every move ends the game, and one of them wins it.
const COUNT: Step = Step {
    id: "count",
    kind: Kind::Do {
        board: Figure::plain("9/3r6/2(rbwbwb)(bb)w6/3(rbwbw)6/9 w s"),
        acts: &[Act::only(
            Goal::WinsAtOnce,
            "e3d3",
            &[
                Slip { when: does(Effect::Covers(Landing::LoneRed)), say: "red" },
                Slip { when: does(Effect::Covers(Landing::Own)), say: "own" },
            ],
        )],
    },
};
