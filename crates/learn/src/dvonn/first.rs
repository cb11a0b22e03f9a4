//! The first chapter of DVONN: the aim, how stacks move, in five steps of one move each, and a won ending.

use super::does;
use super::{Effect, Landing, Whose};
use crate::course::{Chapter, Exercise, Mistake, Step};
use crate::figure::{Figure, FigureMark};

pub(super) const CHAPTER: Chapter =
    Chapter { id: "first", steps: &[AIM, MOVE, HEIGHT, OWNER, BLOCKED, LINK, ENDING] };

/// A finished game, which White has won by 8 pieces to 6.
const AIM: Step =
    Step::show("aim", &[Figure::plain("9/3r6/2(rbwbwb)(bbw)7/3(rbwbw)6/9 b s")]).teaching(&[4, 10]);

const MOVE: Step = Step::on("move", Figure::plain("9/3r6/3wwbr4/4r5/9 w s"))
    .exercises(&[Exercise::new(does(Effect::Covers(Landing::Opposing)), "e3f3").mistakes(&[
        Mistake::new(does(Effect::Covers(Landing::Own)), "own"),
        Mistake::new(does(Effect::Covers(Landing::LoneRed)), "red"),
    ])])
    .teaching(&[5])
    .pointing(&[("text", &[FigureMark::Ring("e3"), FigureMark::Answer])]);

const HEIGHT: Step = Step::on(
    "height",
    Figure::plain("9/5r4/bbw(wbw)rbb4/2r7/9 w s").marked(&[FigureMark::Reach("d3")]),
)
.exercises(&[Exercise::new(does(Effect::MovesHeight(3)), "d3g3")
    .mistakes(&[Mistake::new(does(Effect::MovesHeight(1)), "single")])])
.teaching(&[5])
.pointing(&[("text", &[FigureMark::Ring("d3")])]);

const OWNER: Step = Step::on("owner", Figure::plain("9/3r6/2(wwb)rw(bbw)rbb2/10/9 w s"))
    .exercises(&[Exercise::new(does(Effect::MovesFrom("f3")), "f3c3")
        .mistakes(&[Mistake::new(does(Effect::MovesHeight(1)), "single")])])
    .teaching(&[4]);

const BLOCKED: Step = Step::on("blocked", Figure::plain("9/3bw5/3rwbrw3/3wr5/9 w s"))
    .exercises(&[Exercise::new(does(Effect::Frees("e3")), "d2d3")])
    .teaching(&[6])
    .pointing(&[
        ("text", &[FigureMark::Ring("e3")]),
        ("wrong", &[FigureMark::Ring("e3"), FigureMark::Answer]),
    ]);

const LINK: Step = Step::on("link", Figure::plain("9/10/wrrwbbb4/1r8/9 w s"))
    .exercises(&[Exercise::new(does(Effect::CutsOff { whose: Whose::Opposing, least: 3 }), "d3c3")
        .mistakes(&[Mistake::new(does(Effect::CutsOff { whose: Whose::Own, least: 1 }), "own")])])
    .teaching(&[8])
    .pointing(&[
        ("text", &[FigureMark::Ring("e3"), FigureMark::Ring("f3"), FigureMark::Ring("g3")]),
        ("wrong", &[FigureMark::Ring("d3")]),
        ("own", &[FigureMark::Ring("d3"), FigureMark::Answer]),
    ]);

/// White wins in six moves against the best replies. More than half of the first moves lose the win, so the learner has
/// to find it.
const ENDING: Step =
    Step::play_out("ending", "9/3b6/3(ww)bw5/1(ww)(ww)wrr4/1bbr(bwb)w3 w s").teaching(&[10]);
