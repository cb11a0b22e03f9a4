//! The second chapter of DVONN: situations of every game, each to be played.

use super::does;
use super::{Effect, Landing, Whose};
use crate::course::{Chapter, Exercise, Mistake, Step};
use crate::figure::{Figure, FigureMark};
use crate::goal::{BestPlay, Goal};

pub(super) const CHAPTER: Chapter =
    Chapter { id: "situations", steps: &[REACH, SHUT, CARRY, ISLAND, CUT, FORCED, PASS, COUNT] };

/// A stack of two, then of three: it can no longer reach its earlier targets.
const REACH: Step = Step::on(
    "reach",
    Figure::plain("9/6b3/1wr(bw)1brb(bb)2/2r7/9 w s").marked(&[FigureMark::Reach("d3")]),
)
.exercises(&[
    Exercise::new(
        Goal::All(&[does(Effect::MovesHeight(2)), does(Effect::Covers(Landing::Opposing))]),
        "d3f3",
    )
    .mistakes(&[Mistake::new(does(Effect::MovesHeight(2)), "own")])
    .reply("h4h3"),
    Exercise::new(
        Goal::All(&[does(Effect::MovesHeight(3)), does(Effect::Covers(Landing::Opposing))]),
        "f3i3",
    )
    .mistakes(&[Mistake::new(does(Effect::MovesHeight(3)), "red")])
    .prompt("farther"),
])
.teaching(&[5])
.pointing(&[
    ("text", &[FigureMark::Ring("d3")]),
    ("own", &[FigureMark::Ring("d3"), FigureMark::Answer]),
    ("farther", &[FigureMark::Ring("f3")]),
    ("red", &[FigureMark::Ring("f3"), FigureMark::Answer]),
]);

/// Two stacks of three: one in the middle with six neighbours, one at the edge with all the neighbours it can have.
const SHUT: Step = Step::on("shut", Figure::plain("9/3bw5/3r(wbw)bbr3/3wbw4/3b(bww)r3 w s"))
    .exercises(&[Exercise::new(does(Effect::MovesHeight(3)), "e1e4")
        .mistakes(&[Mistake::new(does(Effect::Frees("e3")), "freed")])])
    .teaching(&[6])
    .pointing(&[("text", &[FigureMark::Ring("e3"), FigureMark::Ring("e1")])]);

const CARRY: Step = Step::on("carry", Figure::plain("9/10/1rrwwr(bb)(bbb)(bb)2/10/9 w s"))
    .exercises(&[
        Exercise::new(Goal::OneOf(&["e3f3"]), "e3f3")
            .mistakes(&[Mistake::new(does(Effect::Covers(Landing::LoneRed)), "other")])
            .reply("i3g3"),
        Exercise::new(does(Effect::CutsOff { whose: Whose::Opposing, least: 7 }), "f3d3")
            .mistakes(&[Mistake::new(does(Effect::CarriesRed), "toward")])
            .prompt("away"),
    ])
    .teaching(&[7])
    .pointing(&[
        ("text", &[FigureMark::Ring("f3"), FigureMark::Answer]),
        ("toward", &[FigureMark::Answer]),
        ("wrong", &[FigureMark::Ring("f3")]),
    ]);

/// Six white pieces depend on two black ones, and only one move brings them a red piece.
const ISLAND: Step = Step::on("island", Figure::plain("3(wbww)w4/4w5/5b5/5br3/5(rwww)r2 w s"))
    .exercises(&[Exercise::only("f1f5", BestPlay::Wins).mistakes(&[
        Mistake::new(does(Effect::CutsOff { whose: Whose::Own, least: 1 }), "own"),
        Mistake::new(does(Effect::MovesFrom("g5")), "waits"),
    ])])
    .pointing(&[(
        "text",
        &[
            FigureMark::Ring("f5"),
            FigureMark::Ring("g5"),
            FigureMark::Ring("f4"),
            FigureMark::Danger("f3", "f2"),
        ],
    )]);

/// One link costs White one piece and Black five; another costs Black two.
const CUT: Step = Step::on("cut", Figure::plain("9/10/1rrwb(bb)wbb2/1r8/9 w s"))
    .exercises(&[Exercise::new(does(Effect::CutsOff { whose: Whose::Opposing, least: 5 }), "d3c3")
        .mistakes(&[
            Mistake::new(does(Effect::MovesFrom("d3")), "along"),
            Mistake::new(Goal::OneOf(&["g3f3"]), "few"),
        ])])
    .teaching(&[8])
    .pointing(&[("along", &[FigureMark::Ring("d3"), FigureMark::Answer])]);

/// Black has only one move, which takes the link from a stack of four.
const FORCED: Step = Step::on("forced", Figure::plain("9/10/11/rrb1(bw)5/ww(rb)(wbwb)5 w s"))
    .exercises(&[Exercise::only("e2c2", BestPlay::Wins)
        .mistakes(&[Mistake::new(Goal::OneOf(&["b1c2"]), "single")])
        .reply("c1a1")])
    .teaching(&[9])
    .pointing(&[
        ("single", &[FigureMark::Ring("e2"), FigureMark::Answer]),
        ("wrong", &[FigureMark::Ring("c2")]),
    ]);

const PASS: Step = Step::on("pass", Figure::plain("9/4w5/3wbrrr3/7(bbb)2/9 w s"))
    .exercises(&[
        Exercise::new(does(Effect::MakesPass), "d3e3")
            .mistakes(&[Mistake::new(does(Effect::Covers(Landing::LoneRed)), "still")])
            .reply("pass"),
        Exercise::new(does(Effect::Covers(Landing::LoneRed)), "f4f3")
            .mistakes(&[Mistake::new(does(Effect::Covers(Landing::Own)), "own")])
            .prompt("again"),
    ])
    .teaching(&[9])
    .pointing(&[("still", &[FigureMark::Ring("e3")])]);

/// Every move ends the game, and one of them wins it.
const COUNT: Step = Step::on("count", Figure::plain("9/3r6/2(rbwbwb)(bb)w6/3(rbwbw)6/9 w s"))
    .exercises(&[Exercise::new(Goal::WinsAtOnce, "e3d3").mistakes(&[
        Mistake::new(does(Effect::Covers(Landing::LoneRed)), "red"),
        Mistake::new(does(Effect::Covers(Landing::Own)), "own"),
    ])])
    .teaching(&[10]);
