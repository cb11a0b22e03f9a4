//! A record with what a review says of its moves.

use basalt_records::{Chance, Eval, Line, MoveNode, Record};
use basalt_review::{MoveMark, Review, Reviewed, Value, Verdict};
use basalt_rules::{Color, Outcome};
use basalt_view::claims;

use crate::shell::Shell;

/// The moves of the engine's line that are written as a variation.
const MAX_VARIATION_MOVES: usize = 8;

/// Writes marks, sentences, evaluations and the engine's lines into a record. What it says already stays.
pub(super) fn annotate(record: &mut Record, review: &Review, shell: &Shell) {
    for (node, reviewed) in record.line.nodes.iter_mut().zip(&review.moves) {
        annotate_move(node, reviewed, shell);
    }
}

fn annotate_move(node: &mut MoveNode, reviewed: &Reviewed, shell: &Shell) {
    let eval = reviewed.facts.value_after.and_then(|value| eval(value, reviewed.player()));
    if let Some(eval) = eval {
        node.notes_mut().comment.eval.get_or_insert(eval);
    }
    let Some(mark) = reviewed.mark else { return };
    let notes = node.notes_mut();
    if !notes.nags.contains(&nag(mark)) {
        notes.nags.push(nag(mark));
    }
    if let Some(claim) = reviewed.claim {
        let said = claims::say(&claim, reviewed.player(), shell.localizer.catalogue());
        let text = &mut notes.comment.text;
        if !text.is_empty() {
            text.push(' ');
        }
        text.push_str(&said);
    }
    if mark != MoveMark::Good {
        let line: Line = reviewed.line().iter().copied().take(MAX_VARIATION_MOVES).collect();
        notes.variations.extend(Some(line).filter(|line| !line.nodes.is_empty()));
    }
}

/// The glyph of a mark, as PGN numbers them.
const fn nag(mark: MoveMark) -> u8 {
    match mark {
        MoveMark::Good => 1,
        MoveMark::Mistake => 2,
        MoveMark::Blunder => 4,
        MoveMark::Inaccuracy => 6,
    }
}

/// The evaluation as White sees it, of a value to a player.
fn eval(value: Value, player: Color) -> Option<Eval> {
    let for_white = match player {
        Color::White => value,
        Color::Black => value.seen_by_the_other(),
    };
    match for_white {
        Value::Estimated { points: Some(hundredths), .. } => Some(Eval::Margin { hundredths }),
        Value::Estimated { points: None, chance } => {
            Chance::from_hundredths(chance * 10).map(Eval::Chance)
        }
        Value::ProvenMargin(margin) => Some(Eval::ProvenMargin(margin)),
        Value::ProvenResult(_) | Value::WinIn(_) | Value::LossIn(_) => {
            for_white.verdict().map(|verdict| Eval::ProvenResult(outcome(verdict)))
        }
    }
}

const fn outcome(verdict: Verdict) -> Outcome {
    match verdict {
        Verdict::Win => Outcome::Win(Color::White),
        Verdict::Draw => Outcome::Draw,
        Verdict::Loss => Outcome::Win(Color::Black),
    }
}
