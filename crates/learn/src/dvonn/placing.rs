//! The fifth chapter of DVONN: filling the board, with advice on good placements.

use super::Effect;
use super::does;
use crate::course::{Act, Chapter, Kind, Step};
use crate::figure::{Figure, Mark};

pub(super) const CHAPTER: Chapter = Chapter { id: "placing", steps: &[FILL, EDGE, NEAR, HEAP] };

const FILL: Step = Step {
    id: "fill",
    kind: Kind::Do {
        board: Figure::plain("9/10/2r1r3r2/10/9 b p"),
        acts: &[
            Act { reply: Some("a1"), ..Act::only(does(Effect::PlacesBesideRed), "d3", &[]) },
            Act { prompt: "edge", ..Act::only(does(Effect::PlacesAtEdge), "e5", &[]) },
        ],
    },
};

/// White has 2 or 10 pieces at the edge, and the same number beside red ones.
const EDGE: Step = Step {
    id: "edge",
    kind: Kind::Compare {
        figures: [
            Figure::marked(
                "bbbbbbbbb/bwwrwwwwwb/bwbwwwwwwwb/bwrrwwwwwb/bbbbbbwbw w s",
                EDGE_CHANGED,
            )
            .named("few"),
            Figure::marked(
                "bwwbwbbbw/bbwrwwwbbb/bbbbwwwwbbw/wwrrwwwwbb/wbbbwbwbw w s",
                EDGE_CHANGED,
            )
            .named("many"),
        ],
        better: 1,
    },
};

const EDGE_CHANGED: &[Mark] = &targets([
    "a1", "e1", "a2", "i2", "b3", "d3", "i3", "j3", "k3", "c4", "i4", "j4", "d5", "e5", "g5", "k5",
]);

/// White has 13 or 8 pieces beside red ones, and the same number at the edge.
const NEAR: Step = Step {
    id: "near",
    kind: Kind::Compare {
        figures: [
            Figure::marked(
                "wwwwwbbwb/bbbbwwbbww/bbbbwrwwbrw/wbwbwwbrbw/wbbbbwwwb w s",
                NEAR_CHANGED,
            )
            .named("many"),
            Figure::marked(
                "wwwwwbwwb/bwwbbwbbbw/wbwbwrwbbrb/wbwbwwbrbw/wbbbbwbwb w s",
                NEAR_CHANGED,
            )
            .named("few"),
        ],
        better: 0,
    },
};

const NEAR_CHANGED: &[Mark] =
    &targets(["g1", "a3", "c3", "h3", "k3", "c4", "d4", "f4", "j4", "i5"]);

/// Twelve white pieces lie in one heap, or some of them are spread out. The numbers at the edge and beside red ones
/// are the same.
const HEAP: Step = Step {
    id: "heap",
    kind: Kind::Compare {
        figures: [
            Figure::marked(
                "wwwwbbbww/wwwwbbbwbw/wwwwbwrbbrw/bbbbrwbwww/bbbbbwbbb w s",
                HEAP_CHANGED,
            )
            .named("heaped"),
            Figure::marked(
                "wbwwbwbbw/bwbwwbbwbb/wwwwbwrbbrw/bbbbrwbwww/bwbwbwwbb w s",
                HEAP_CHANGED,
            )
            .named("spread"),
        ],
        better: 1,
    },
};

const HEAP_CHANGED: &[Mark] =
    &targets(["b1", "d1", "g1", "b4", "d4", "f4", "k4", "d5", "h5", "j5"]);

/// Marks the spaces where two boards differ: White and Black have swapped places there.
const fn targets<const N: usize>(spaces: [&'static str; N]) -> [Mark; N] {
    let mut marks = [Mark::Target(""); N];
    let mut next = 0;
    while next < N {
        marks[next] = Mark::Target(spaces[next]);
        next += 1;
    }
    marks
}
