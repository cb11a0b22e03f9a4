//! The exam of DVONN.

use crate::course::{Chapter, Step, StepKind};
use crate::exam::Question;
use crate::figure::Figure;
use crate::goal::{BestPlay, Goal};

pub(super) const CHAPTER: Chapter =
    Chapter { id: "final", steps: &[Step::new("exam", StepKind::Exam { questions: QUESTIONS })] };

const QUESTIONS: &[Question] = &[
    only(["cut", "cut-why"], "5rb2/10/9(bwb)1/7(bwb)w1/7rr w s", "i2h2", "cut"),
    only(["pass", "pass-why"], "9/3w6/3w7/2(bbw)r5r/1(bwb)(wrb)6 w s", "e4d3", "last"),
    only(["carry", "carry-why"], "5(rbw)3/5w(wb)3/11/4(bwb)1(wb)3/4(brw)br2 w s", "e1h4", "carry"),
    only(["red", "red-why"], "4w4/5(ww)1(bw)2/6(wbw)(rrb)w1r/8(bwb)1/9 w s", "i3h3", "take-red"),
    only(["moves", "moves-why"], "7(rwb)1/8(bw)(bw)/8b(bww)1/8rw/8r w s", "k4i2", "moves"),
    only(
        ["quiet", "quiet-why"],
        "9/5(bw)(bbw)(bw)2/5br(rww)(wbb)2/6(wwb)1(bw)(wrb)/9 w s",
        "g4i4",
        "quiet",
    ),
    Question {
        task: "draw",
        why: "draw-why",
        board: Figure::plain("4(bww)(rwb)b2/5(wrb)4/6(rw)4/5(wb)w3/5(wb)3 w s"),
        goal: Goal::Only("g3i5", BestPlay::DoesNotLose),
        answer: "g3i5",
        repeat: "draw",
    },
];

/// A question with the only winning move as its answer.
const fn only(
    [task, why]: [&'static str; 2],
    position: &'static str,
    answer: &'static str,
    repeat: &'static str,
) -> Question {
    let goal = Goal::Only(answer, BestPlay::Wins);
    Question { task, why, board: Figure::plain(position), goal, answer, repeat }
}
