//! Strategy of DVONN: filling the board, with advice on good placements.

use super::Effect;
use super::does;
use crate::course::{Chapter, Exercise, Mistake, Step};
use crate::figure::{Figure, FigureMark};
use crate::goal::Goal;

pub(super) const CHAPTER: Chapter =
    Chapter { id: "placing", steps: &[FILL, BETWEEN, EDGE, NEAR, HEAP] };

const FILL: Step = Step::on("fill", Figure::plain("9/10/2r1r3r2/10/9 b p"))
    .exercises(&[
        Exercise::new(does(Effect::PlacesBesideRed), "d3").reply("a1"),
        Exercise::new(does(Effect::PlacesAtEdge), "e5").prompt("edge"),
    ])
    .teaching(&[1, 2])
    .pointing(&[(
        "text",
        &[FigureMark::Ring("c3"), FigureMark::Ring("e3"), FigureMark::Ring("i3")],
    )]);

/// Two spaces touch two red pieces.
const BETWEEN: Step = Step::on("between", Figure::plain("9/10/4rr5/10/6r2 b p"))
    .exercises(&[Exercise::new(Goal::OneOf(&["e2", "f4"]), "f4")
        .mistakes(&[Mistake::new(does(Effect::PlacesBesideRed), "one")])]);

/// White has 2 or 10 pieces at the edge, and the same number beside red ones.
const EDGE: Step = Step::compare("edge", boards(EDGE_BOARDS, EDGE_CHANGED), 1).teaching(&[3]);

const EDGE_BOARDS: [(&str, &str); 2] = [
    ("few", "bbbbbbbbb/bwwrwwwwwb/bwbwwwwwwwb/bwrrwwwwwb/bbbbbbwbw w s"),
    ("many", "bwwbwbbbw/bbwrwwwbbb/bbbbwwwwbbw/wwrrwwwwbb/wbbbwbwbw w s"),
];

/// White has 13 or 8 pieces beside red ones, and the same number at the edge.
const NEAR: Step = Step::compare("near", boards(NEAR_BOARDS, NEAR_CHANGED), 0);

const NEAR_BOARDS: [(&str, &str); 2] = [
    ("many", "wwwwwbbwb/bbbbwwbbww/bbbbwrwwbrw/wbwbwwbrbw/wbbbbwwwb w s"),
    ("few", "wwwwwbwwb/bwwbbwbbbw/wbwbwrwbbrb/wbwbwwbrbw/wbbbbwbwb w s"),
];

/// Twelve white pieces lie in one heap, or some of them are spread out. The numbers at the edge and beside red ones
/// are the same.
const HEAP: Step = Step::compare("heap", boards(HEAP_BOARDS, HEAP_CHANGED), 1);

const HEAP_BOARDS: [(&str, &str); 2] = [
    ("heaped", "wwwwbbbww/wwwwbbbwbw/wwwwbwrbbrw/bbbbrwbwww/bbbbbwbbb w s"),
    ("spread", "wbwwbwbbw/bwbwwbbwbb/wwwwbwrbbrw/bbbbrwbwww/bwbwbwwbb w s"),
];

const EDGE_CHANGED: &[FigureMark] = &targets([
    "a1", "e1", "a2", "i2", "b3", "d3", "i3", "j3", "k3", "c4", "i4", "j4", "d5", "e5", "g5", "k5",
]);
const NEAR_CHANGED: &[FigureMark] =
    &targets(["g1", "a3", "c3", "h3", "k3", "c4", "d4", "f4", "j4", "i5"]);
const HEAP_CHANGED: &[FigureMark] =
    &targets(["b1", "d1", "g1", "b4", "d4", "f4", "k4", "d5", "h5", "j5"]);

/// Two boards, each with its caption, and with marks where they differ.
const fn boards(
    texts: [(&'static str, &'static str); 2],
    changed: &'static [FigureMark],
) -> [Figure; 2] {
    let [(caption, board), (other_caption, other)] = texts;
    [Figure::captioned(caption, board, changed), Figure::captioned(other_caption, other, changed)]
}

/// Marks the spaces where two boards differ: White and Black have swapped places there.
const fn targets<const N: usize>(spaces: [&'static str; N]) -> [FigureMark; N] {
    let mut marks = [FigureMark::Target(""); N];
    let mut next = 0;
    while next < N {
        marks[next] = FigureMark::Target(spaces[next]);
        next += 1;
    }
    marks
}
