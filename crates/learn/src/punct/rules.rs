//! The sections of the rules of PÜNCT.

use basalt_rules::Game;

use crate::figure::{Figure, FigureMark};
use crate::rulebook::Section;

pub(crate) static SECTIONS: &[&Section] = &[
    &AIM, &BOARD, &PIECES, &PLACING, &CENTRE, &MOVING, &TURNING, &JUMPING, &BRIDGES, &PINS,
    &PASSING, &END,
];

pub(crate) static AIM: Section = Section::new("aim", &[], 2).figures(&[Figure::captioned(
    "chain",
    "w:h1/h2h3,h4/h5h6,h7/h8h9,i10/j11k12,m14/l13n15,o16/o17p17 b:d10/d11e11,f5/f6f7,\
         g12/h13i14,k9/k8l9,m10/m11n11 b 0",
    &[FigureMark::Chain("h5")],
)]);

pub(crate) static BOARD: Section =
    Section::new("board", &[], 4).figures(&[Figure::plain("w: b: w 0")]);

pub(crate) static PIECES: Section = Section::new("pieces", &[2], 3).figures(&[Figure::captioned(
    "kinds",
    "w:c4/c5d5,f5/f4f6,h4/h5h6,j4/j5k6,m5/l6m6,o8/o9p8 b: b 0",
    &[],
)]);

pub(crate) static PLACING: Section =
    Section::new("placing", &[1, 2], 3).figures(&[Figure::captioned(
        "laid",
        "w:l4/l5m5 b:e12/e13f13 w 0",
        &[FigureMark::Preview("l6/l7m7")],
    )]);

pub(crate) static CENTRE: Section =
    Section::new("centre", &[2, 10], 3).figures(&[Figure::captioned(
        "count",
        "w:d4/d5d6,i11/g9h10,j10/j11k11 b:d9/d10e10,h8/h9i9 b 1",
        &[],
    )
    .by_rules_of(Game::Punct)]);

pub(crate) static MOVING: Section = Section::new("moving", &[3], 3).figures(&[Figure::captioned(
    "lines",
    "w:f6/f7g7 b:f10/f11g11,i9/i10j10 w 0",
    &[FigureMark::Reach("f6")],
)]);

pub(crate) static TURNING: Section =
    Section::new("turning", &[3], 2).figures(&[Figure::captioned(
        "about",
        "w:g5/g6g7 b:i10/i11j11 w 0",
        &[FigureMark::Preview("g5-g5/h6i7")],
    )]);

pub(crate) static JUMPING: Section =
    Section::new("jumping", &[4, 5, 6], 4).figures(&[Figure::captioned(
        "onto",
        "w:i5/i6j6,j12/j13k13 b:k8/j7k7 w 0",
        &[FigureMark::Preview("j12-j6/j7k7")],
    )]);

pub(crate) static BRIDGES: Section = Section::new("bridges", &[2, 5], 3).figures(&[
    Figure::captioned(
        "gap",
        "w:l4/l5m5,l10/l11l12 b:l7/l8m8 w 0",
        &[FigureMark::Preview("l10-l5/l6l7")],
    ),
    Figure::captioned(
        "high",
        "w:l4/l5m5,l5/l4m5^1,l5/l6l7^2 b:l6/k5k6,l7/l8m8,l7/l8m8^1 b 1",
        &[FigureMark::Ring("l6")],
    ),
]);

pub(crate) static PINS: Section = Section::new("pins", &[7, 8], 3).figures(&[Figure::captioned(
    "under",
    "w:f6/f7g7,f6/g7h8^1 b:h8/h9i9 b 1",
    &[FigureMark::Last("l6-f6/g7h8")],
)]);

pub(crate) static PASSING: Section = Section::new("passing", &[12], 2);

pub(crate) static END: Section =
    Section::new("end", &[9, 10, 11, 12], 4).figures(&[Figure::captioned(
        "uncovered",
        "w:j5/j6k6,j5/h5i5^1 b:h1/h2h3,h4/h5h6,h7/h8h9,i10/j11k12,m14/l13n15,o16/o17p17 w 0",
        &[FigureMark::Ring("j5")],
    )]);
