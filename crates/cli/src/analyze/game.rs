//! The moves of a game, each beside the best one.

use std::io::{self, Write as _};

use basalt_engine::Score;
use basalt_locales::messages;
use basalt_rules::{AnyMove, AnyPosition, Color};

use super::evaluator::{Evaluator, Finding};
use crate::assess::loss::Loss;
use crate::assess::table::{MoveTable, Row};
use crate::shell::Shell;
use crate::{args, json, progress};

/// Searches each position of a game once and shows a line for each move, as soon as it is known.
pub(super) fn analyze(
    start: &AnyPosition,
    moves: &[AnyMove],
    args: &args::Analyze,
    shell: &Shell,
) -> io::Result<()> {
    let table = MoveTable::new(start, shell);
    let bar = progress::bar(moves.len() as u64 + 1, &messages::analyze_progress(), shell);
    let write = |line: &str| bar.suspend(|| writeln!(io::stdout(), "{line}"));
    if !args.output.json {
        write(&table.headings())?;
    }
    let mut evaluator = Evaluator::new(args, 1);
    let mut before = Assessed::of(start.clone(), &mut evaluator);
    bar.inc(1);
    for (ply, &mv) in (1..).zip(moves) {
        let after = before.after(mv, &mut evaluator);
        bar.inc(1);
        let row = row(ply, mv, &before, &after);
        if args.output.json {
            write(&json::row(&row, mv).to_string())?;
        } else {
            write(&table.line(&row))?;
        }
        before = after;
    }
    bar.finish_and_clear();
    Ok(())
}

/// A position and what is known of it.
struct Assessed {
    position: AnyPosition,
    finding: Option<Finding>,
}

impl Assessed {
    fn of(position: AnyPosition, evaluator: &mut Evaluator) -> Self {
        let finding = evaluator.assess(&position);
        Self { position, finding }
    }

    /// The position after a legal move.
    fn after(&self, mv: AnyMove, evaluator: &mut Evaluator) -> Self {
        let mut position = self.position.clone();
        position.play(mv).expect("the moves of the game are legal");
        Self::of(position, evaluator)
    }

    /// The score for `player`. White places the last piece of DVONN and moves on, so the
    /// players do not always take turns.
    fn worth_to(&self, player: Color) -> Option<Score> {
        let score = self.finding?.score;
        Some(if self.position.to_move() == player { score } else { score.seen_by_the_other() })
    }
}

fn row(ply: u64, mv: AnyMove, before: &Assessed, after: &Assessed) -> Row {
    let player = before.position.to_move();
    let score = after.worth_to(player);
    Row {
        ply,
        player,
        played: mv.to_string(),
        score,
        best: before.finding.and_then(|finding| finding.best),
        best_score: before.finding.map(|finding| finding.score),
        loss: loss(mv, before, score),
    }
}

/// The loss by a move that leads to `score`. The engine's own choice costs nothing,
/// though a look from one ply farther on may think otherwise of it.
fn loss(mv: AnyMove, before: &Assessed, score: Option<Score>) -> Loss {
    let has_points = before.position.score().is_some();
    match (before.finding, score) {
        (Some(finding), _) if finding.best == Some(mv) => Loss::Nothing,
        (Some(finding), Some(score)) => Loss::between(finding.score, score, has_points),
        _ => Loss::Unknown,
    }
}

#[cfg(test)]
mod tests {
    use basalt_engine::Verdict;
    use basalt_rules::Game;

    use super::*;

    /// In DVONN a win may be by more or fewer points, in PÜNCT it is a win.
    #[test]
    fn two_wins_may_differ_only_where_there_are_points() {
        let win = Score::ProvenResult(Verdict::Win);
        for (game, expected) in [(Game::Dvonn, Loss::Unknown), (Game::Punct, Loss::Nothing)] {
            let position = AnyPosition::start(game);
            let moves = position.legal_moves();
            let finding = Some(Finding { best: Some(moves[0]), score: win });
            let before = Assessed { position, finding };
            assert_eq!(loss(moves[1], &before, Some(win)), expected);
            assert_eq!(loss(moves[0], &before, Some(win)), Loss::Nothing);
            assert_eq!(loss(moves[1], &before, None), Loss::Unknown);
        }
    }
}
