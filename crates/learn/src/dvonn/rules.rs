//! The sections of the rules of DVONN.

use crate::figure::{Figure, Mark};
use crate::rulebook::Section;

pub(crate) static SECTIONS: &[&Section] = &[
    &AIM, &BOARD, &PLACING, &STACKS, &MOVING, &BLOCKED, &RED, &LINK, &PASSING, &END, &ADVICE,
    &AROUND,
];

pub(crate) static AIM: Section = Section {
    id: "aim",
    rules: &[],
    paragraphs: 2,
    figures: &[Figure::plain("9/3b6/3(ww)bw5/1(ww)(ww)wrr4/1bbr(bwb)w3 w s").named("middle")],
};

pub(crate) static BOARD: Section = Section {
    id: "board",
    rules: &[],
    paragraphs: 2,
    figures: &[Figure::plain("9/10/11/10/9 w p")],
};

pub(crate) static PLACING: Section = Section {
    id: "placing",
    rules: &[1, 2, 3],
    paragraphs: 3,
    figures: &[Figure::plain("9/2r3w3/2b3r4/4r5/9 b p")],
};

pub(crate) static STACKS: Section = Section {
    id: "stacks",
    rules: &[4],
    paragraphs: 2,
    figures: &[Figure::plain("9/3r6/2(wwb)r(bbw)r5/10/9 w s").named("owners")],
};

pub(crate) static MOVING: Section = Section {
    id: "moving",
    rules: &[5],
    paragraphs: 3,
    figures: &[Figure::marked("4w4/2r1r5/2b1(bw)6/10/4r4 w s", &[Mark::Reach("e3")]).named("reach")],
};

pub(crate) static BLOCKED: Section = Section {
    id: "blocked",
    rules: &[6],
    paragraphs: 2,
    figures: &[Figure::marked("9/3br5/3rwb5/3wr5/9 w s", &[Mark::Chosen("e3")]).named("shut")],
};

pub(crate) static RED: Section = Section {
    id: "red",
    rules: &[7],
    paragraphs: 2,
    figures: &[Figure::marked("9/10/2b(rw)bb5/3r6/3r5 w s", &[Mark::Reach("d3")]).named("carried")],
};

pub(crate) static LINK: Section = Section {
    id: "link",
    rules: &[8],
    paragraphs: 3,
    figures: &[Figure::marked("9/7r2/4bbbwrrw/10/9 w s", &[Mark::Preview("h3i3")]).named("island")],
};

pub(crate) static PASSING: Section = Section {
    id: "passing",
    rules: &[9],
    paragraphs: 3,
    figures: &[Figure::plain("9/4w5/4(bw)rrr3/7(bbb)2/9 b s").named("stuck")],
};

pub(crate) static END: Section = Section {
    id: "end",
    rules: &[10],
    paragraphs: 3,
    figures: &[Figure::plain("9/3r6/2(rbwbwb)(bbw)7/3(rbwbw)6/9 b s").named("final")],
};

pub(crate) static ADVICE: Section = Section {
    id: "advice",
    rules: &[],
    paragraphs: 5,
    figures: &[Figure::marked("9/10/4w(bw)1r3/5(rb)1(bwww)2/4bwr2 w s", &[Mark::Preview("f1f2")])
        .named("high")],
};

pub(crate) static AROUND: Section =
    Section { id: "around", rules: &[], paragraphs: 2, figures: &[] };
