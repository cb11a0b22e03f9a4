//! The exam of PÜNCT.

use basalt_rules::Game;

use super::{Effect, does};
use crate::course::{Chapter, Step, StepKind};
use crate::exam::Question;
use crate::figure::Figure;
use crate::goal::{BestPlay, Goal};

pub(super) const CHAPTER: Chapter =
    Chapter { id: "final", steps: &[Step::new("exam", StepKind::Exam { questions: QUESTIONS })] };

const QUESTIONS: &[Question] = &[
    Question {
        task: "win",
        why: "win-why",
        board: Figure::plain(
            "w:c10/b10c11,d11/e12f12,h13/g12h12,k6/k4k5,k9/l9m10,k12/i12j12,l5/l6m5,l8/k7m9,\
                 l11/l10l12,n10/o10p10,p15/p14q14,l10/k10k11^1 b:g3/f3g4,i7/h6j8,j4/i4j5,k3/j3l4,\
                 k11/j9k10,m8/l7n9,n12/n13n14,o15/p16q16,j5/k6k7^1,n9/m10n10^1 w 1",
        ),
        goal: Goal::Only("l10-l6/l7m8", BestPlay::Wins),
        answer: "l10-l6/l7m8",
        repeat: "win-jump",
    },
    Question {
        task: "build",
        why: "build-why",
        board: Figure::plain(
            "w:d11/e12f12,h13/g12h12,k6/k4k5,k9/l9m10,k12/i12j12,l5/l6m5,l8/k7m9,l11/l10l12,\
                 p15/p14q14,l10/k10k11^1 b:g3/f3g4,i7/h6j8,j4/i4j5,k3/j3l4,k11/j9k10,n12/n13n14,\
                 o15/p16q16,j5/k6k7^1,n12/l11m12^1 w 1",
        ),
        goal: Goal::WinsInTwo(&["m8/m6m7", "m6/m7m8", "m7/l7m6"]),
        answer: "m8/m6m7",
        repeat: "build",
    },
    Question {
        task: "stop",
        why: "stop-why",
        board: Figure::plain(
            "w:c8/a6b7,d11/c10e12,f3/f4g4,h1/i2j2,i15/h15j15,i16/h16j17,k13/k14k15,m13/m12n12,\
                 n8/n7o7,p11/p9p10,p12/o12q13,q16/q14q15,m13/l13l14^1 b:c5/a5b5,c9/b9d10,f8/d6e7,\
                 h10/g9i11,i5/h4h5,j12/k12l13,n15/l14m14,n16/l16m16,o8/o9p8,o15/o14p14,q11/q10q12,\
                 o14/m12n13^1,p14/q13q14^1 w 2",
        ),
        goal: Goal::Only("k13-l13/m13n13", BestPlay::DoesNotLose),
        answer: "k13-l13/m13n13",
        repeat: "answer",
    },
    Question {
        task: "bridge",
        why: "bridge-why",
        board: Figure::plain(
            "w:c4/b4b5,e3/f3g4,e4/d4d5,f2/e1e2,f5/g5h6,g9/f8g10,h11/h12h13,i5/h4j5,i14/i15i16,\
                 l6/m6m7,e3/d2d3^1,g10/g8g9^1,h6/h7h8^1 b:d3/d1d2,g6/e5f6,g11/e10f10,h9/g8i10,i9/g7h8,\
                 i11/j12k13,k15/k14k16,m16/l15n16,d1/e2f3^1,f6/e4f5^1,e4/e3f5^2,f6/g7g8^2 w 1",
        ),
        goal: Goal::Only("h6-h12/i12j12", BestPlay::DoesNotLose),
        answer: "h6-h12/i12j12",
        repeat: "arch",
    },
    Question {
        task: "two",
        why: "two-why",
        board: Figure::plain(
            "w:b3/a2c4,c9/a8b9,d10/d8d9,f8/e7e8,h9/g8h10,i6/i4i5,i9/i7i8,j5/k5l6,k9/l10m10,m8/l7n8,\
                 n10/m9n9,o9/o7o8,p12/o11q13,q13/p11q12^1 b:e9/f10g11,h4/f3g4,i2/j3k4,k7/k6l8,m7/l5m6,\
                 o10/p11q12,o14/o13o15,e9/e7e8^1,o10/m9n9^1,o13/o12p12^1 w 1",
        ),
        goal: Goal::WinsInTwo(&["d10-d5/e6f7"]),
        answer: "d10-d5/e6f7",
        repeat: "fork",
    },
    Question {
        task: "lead",
        why: "lead-why",
        board: Figure::plain(
            "w:d1/e1f1,h8/h7i9,h9/i10i11,k5/l5m5,k10/j10j11,l4/j2k3,l14/k14m14,n17/n16o17,\
                 o13/n14o14,p12/p11p13,p16/p14p15,k5/j5l6^1,o17/n15o16^1 b:d2/c1e3,f9/d9e9,g9/g7g8,\
                 i3/h2i2,i4/h3h4,i8/i7j9,j4/j5k4,j14/i13k15,k6/l6m6,l12/m13n13,n15/o16p17,g9/h9i10^1,\
                 l12/j11k12^1,m13/n14o14^1 w 2",
        )
        .by_rules_of(Game::Punct),
        goal: does(Effect::LeadsCentre),
        answer: "p16-i9/i7i8",
        repeat: "race",
    },
    Question {
        task: "centre",
        why: "centre-why",
        board: Figure::plain(
            "w:d3/e3e4,d11/c11d12,g11/e11f11,g12/g13h12,i2/h1j3,i11/h10j11,j12/i12i13,k6/l7l8,\
                 k9/j9j10,l15/k14k15,m13/l14m14,m16/n16n17,n14/n15o15,o11/p12q13,q15/q14q16,k9/i7j8^1,\
                 j8/h8i8^2 b:d9/d8d10,i7/h7h8,j14/h13i14,k11/k10l11,k13/j13l13,o12/n12p13,p10/q11q12,\
                 d9/e10f11^1,h8/h9h10^1,h13/g12i13^1,k11/j10j11^1,k13/l14m14^1 w 1",
        )
        .by_rules_of(Game::Punct),
        goal: Goal::WinsInTwo(&["k6-k9/j10k10"]),
        answer: "k6-k9/j10k10",
        repeat: "last-but-one",
    },
];
