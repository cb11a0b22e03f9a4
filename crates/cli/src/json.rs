//! Results as JSON, an object a line (docs/json.md).

use std::io::{self, Write as _};

use basalt_engine::{Score, Verdict};
use basalt_play::Ending;
use basalt_rules::{AnyMove, AnyPosition, Color, Outcome};
use serde_json::{Value, json};

use crate::assess::loss::Loss;
use crate::assess::table::Row;

/// Writes an object as a line.
pub(crate) fn write(object: &Value) -> io::Result<()> {
    writeln!(io::stdout(), "{object}")
}

/// A colour: `white` or `black`.
pub(crate) fn color(color: Color) -> Value {
    json!(format!("{color:#}"))
}

/// Moves as a list of texts.
pub(crate) fn moves(moves: &[AnyMove]) -> Value {
    moves.iter().map(ToString::to_string).collect()
}

/// A position with the moves that it allows, or its result.
pub(crate) fn position(position: &AnyPosition) -> Value {
    let ending = Ending::on_board(position);
    json!({
        "game": position.game().id(),
        "position": position.to_string(),
        "to_move": color(position.to_move()),
        "moves": ending.is_none().then(|| moves(&position.legal_moves())),
        "result": position.outcome().map(outcome),
    })
}

fn outcome(outcome: Outcome) -> Value {
    match outcome {
        Outcome::Draw => json!("draw"),
        Outcome::Win(winner) => color(winner),
    }
}

/// A score for the player to move: an expected margin or chance, or a proof.
pub(crate) fn score(score: Score) -> Value {
    match score {
        Score::Margin { hundredths } => json!({ "margin": f64::from(hundredths) / 100.0 }),
        Score::Chance { hundredths } => json!({ "chance": f64::from(hundredths) / 10_000.0 }),
        Score::ProvenMargin(points) => json!({ "margin": points, "proven": true }),
        Score::ProvenResult(result) => json!({ "result": verdict(result), "proven": true }),
        Score::ProvenWin { turns } => {
            json!({ "result": verdict(Verdict::Win), "turns": turns, "proven": true })
        }
        Score::ProvenLoss { turns } => {
            json!({ "result": verdict(Verdict::Loss), "turns": turns, "proven": true })
        }
    }
}

fn verdict(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Win => "win",
        Verdict::Draw => "draw",
        Verdict::Loss => "loss",
    }
}

/// The loss by a move; null if the scores cannot be compared.
fn loss(loss: Loss) -> Value {
    match loss {
        Loss::Nothing => json!({}),
        Loss::Points { hundredths, proven } => {
            json!({ "points": f64::from(hundredths) / 100.0, "proven": proven })
        }
        Loss::Chance { hundredths } => json!({ "chance": f64::from(hundredths) / 10_000.0 }),
        Loss::Result { best, played } => {
            json!({ "best": verdict(best), "played": verdict(played), "proven": true })
        }
        Loss::Unknown => Value::Null,
    }
}

/// A move of a game beside the best one.
pub(crate) fn row(row: &Row, mv: AnyMove) -> Value {
    json!({
        "ply": row.ply,
        "player": color(row.player),
        "move": mv.to_string(),
        "score": row.score.map(score),
        "best": row.best.map(|best| best.to_string()),
        "best_score": row.best_score.map(score),
        "loss": loss(row.loss),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_score_says_whether_it_is_proven() {
        for (found, expected) in [
            (Score::Margin { hundredths: -325 }, json!({ "margin": -3.25 })),
            (Score::Chance { hundredths: 6150 }, json!({ "chance": 0.615 })),
            (Score::ProvenMargin(4), json!({ "margin": 4, "proven": true })),
            (Score::ProvenResult(Verdict::Draw), json!({ "result": "draw", "proven": true })),
            (Score::ProvenWin { turns: 3 }, json!({ "result": "win", "turns": 3, "proven": true })),
        ] {
            assert_eq!(score(found), expected);
        }
    }

    #[test]
    fn a_loss_that_nobody_knows_is_null() {
        assert_eq!(loss(Loss::Unknown), Value::Null);
        assert_eq!(loss(Loss::Nothing), json!({}));
        assert_eq!(loss(Loss::Chance { hundredths: 520 }), json!({ "chance": 0.052 }));
    }
}
