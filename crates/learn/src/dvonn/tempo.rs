//! Strategy of DVONN: tempo and mobility. The player who runs out of moves first has to pass.

use super::does;
use super::{Effect, Landing, Whose};
use crate::course::{Chapter, Exercise, Mistake, Step};
use crate::figure::{Figure, FigureMark};
use crate::goal::{BestPlay, Goal};

pub(super) const CHAPTER: Chapter =
    Chapter { id: "tempo", steps: &[COVER, MOBILITY, MOVES, SHUT_IN, QUIET] };

/// Covering takes a piece from the opponent. Here one piece can be covered.
const COVER: Step =
    Step::on("cover", Figure::plain("9/7w2/7w3/6rrw1/5rbb1 w s")).exercises(&[Exercise::only(
        "i2h1",
        BestPlay::Wins,
    )
    .mistakes(&[
        Mistake::new(does(Effect::CutsOff { whose: Whose::Own, least: 1 }), "own"),
        Mistake::new(does(Effect::Covers(Landing::LoneRed)), "red"),
    ])]);

/// Height costs mobility: the largest gain leads to a stack of four that reaches nothing.
const MOBILITY: Step = Step::on("mobility", Figure::plain("3w1b3/2w(rw)b(rb)4/3wrb5/10/9 w s"))
    .exercises(&[Exercise::only("f5f4", BestPlay::Wins)
        .mistakes(&[Mistake::new(does(Effect::MovesHeight(2)), "tall")])]);

/// The answer leaves White eight moves, and any other at most five.
const MOVES: Step =
    Step::on("moves", Figure::plain("(bw)4ww2/(rw)5w3/(wb)5r(bwb)3/5b1b2/4r(wb)3 w s"))
        .exercises(&[Exercise::only("c5a3", BestPlay::Wins)
            .mistakes(&[Mistake::new(does(Effect::MovesHeight(1)), "single")])]);

/// One of two black pieces is surrounded, so White has to take the other one.
const SHUT_IN: Step = Step::on("shut-in", Figure::plain("9/6(wwb)r2/6bbr2/5wrw2/9 w s"))
    .exercises(&[Exercise::only("f2g3", BestPlay::Wins)
        .mistakes(&[Mistake::new(Goal::OneOf(&["h2h3"]), "other")])])
    .pointing(&[
        ("other", &[FigureMark::Ring("g3")]),
        ("done", &[FigureMark::Ring("h3"), FigureMark::Ring("h4")]),
    ]);

/// Every move that covers a black stack throws the win away.
const QUIET: Step = Step::on("quiet", Figure::plain("2br5/1(wb)(rbb)b6/rw(wbw)8/(wbw)9/ww7 w s"))
    .exercises(&[Exercise::only("b1a1", BestPlay::Wins)
        .mistakes(&[Mistake::new(does(Effect::Covers(Landing::Opposing)), "greedy")])]);
