//! The sections of the rules of DVONN.

use crate::figure::{Figure, FigureMark};
use crate::rulebook::Section;

pub(crate) static SECTIONS: &[&Section] = &[
    &AIM, &BOARD, &PLACING, &STACKS, &MOVING, &BLOCKED, &RED, &LINK, &PASSING, &END, &ADVICE,
    &AROUND,
];

pub(crate) static AIM: Section = Section::new("aim", &[], 2).figures(&[Figure::captioned(
    "middle",
    "9/3b6/3(ww)bw5/1(ww)(ww)wrr4/1bbr(bwb)w3 w s",
    &[],
)]);

pub(crate) static BOARD: Section =
    Section::new("board", &[], 2).figures(&[Figure::plain("9/10/11/10/9 w p")]);

pub(crate) static PLACING: Section =
    Section::new("placing", &[1, 2, 3], 3).figures(&[Figure::plain("9/2r3w3/2b3r4/4r5/9 b p")]);

pub(crate) static STACKS: Section = Section::new("stacks", &[4], 2).figures(&[Figure::captioned(
    "owners",
    "9/3r6/2(wwb)r(bbw)r5/10/9 w s",
    &[],
)]);

pub(crate) static MOVING: Section = Section::new("moving", &[5], 3).figures(&[Figure::captioned(
    "reach",
    "4w4/2r1r5/2b1(bw)6/10/4r4 w s",
    &[FigureMark::Reach("e3")],
)]);

pub(crate) static BLOCKED: Section = Section::new("blocked", &[6], 2)
    .figures(&[Figure::captioned("shut", "9/3br5/3rwb5/3wr5/9 w s", &[FigureMark::Ring("e3")])]);

pub(crate) static RED: Section = Section::new("red", &[7], 2).figures(&[Figure::captioned(
    "carried",
    "9/10/2b(rw)bb5/3r6/3r5 w s",
    &[FigureMark::Reach("d3")],
)]);

pub(crate) static LINK: Section = Section::new("link", &[8], 3).figures(&[Figure::captioned(
    "island",
    "9/7r2/4bbbwrrw/10/9 w s",
    &[FigureMark::Preview("h3i3")],
)]);

pub(crate) static PASSING: Section = Section::new("passing", &[9], 3)
    .figures(&[Figure::captioned("stuck", "9/4w5/4(bw)rrr3/7(bbb)2/9 b s", &[])]);

pub(crate) static END: Section = Section::new("end", &[10], 3).figures(&[Figure::captioned(
    "final",
    "9/3r6/2(rbwbwb)(bbw)7/3(rbwbw)6/9 b s",
    &[],
)]);

pub(crate) static ADVICE: Section = Section::new("advice", &[], 5).figures(&[Figure::captioned(
    "high",
    "9/10/4w(bw)1r3/5(rb)1(bwww)2/4bwr2 w s",
    &[FigureMark::Preview("f1f2")],
)]);

pub(crate) static AROUND: Section = Section::new("around", &[], 2);
