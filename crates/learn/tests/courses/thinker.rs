//! The engine as an oracle: proven results and evaluations.

use basalt_engine::{Engine, Limits, Options, Score, Verdict};
use basalt_learn::Judgement;
use basalt_rules::{AnyMove, AnyPosition, Color, Outcome, with_title};

use crate::CheckedLessons;

/// A node limit that suffices to prove the endings and forced wins of the courses.
fn enough(position: &AnyPosition) -> u64 {
    with_title!(position.game().title(), Position => <Position as CheckedLessons>::ENOUGH_NODES)
}

/// The proven outcome and the best move.
pub(crate) fn proven(position: &AnyPosition) -> Judgement {
    let (best, score) = search(position, enough(position));
    let verdict = score.verdict().unwrap_or_else(|| panic!("{position} is not proven: {score}"));
    Judgement { outcome: outcome(verdict, position.to_move()), best }
}

/// The proven outcome after a legal move.
pub(crate) fn after(position: &AnyPosition, mv: AnyMove) -> Outcome {
    let mut after = position.clone();
    after.play(mv).expect("a legal move");
    after.outcome().unwrap_or_else(|| proven(&after).outcome)
}

/// Whether the player who makes a legal move wins by at least `points` points. Both answers are proven.
pub(crate) fn wins_by(position: &AnyPosition, mv: AnyMove, points: i32) -> bool {
    let mut after = position.clone();
    after.play(mv).expect("a legal move");
    let player = position.to_move();
    if let (Some(_), Some(score)) = (after.outcome(), after.score()) {
        return score[player].cast_signed() - score[player.other()].cast_signed() >= points;
    }
    match search(&after, 2_000_000).1 {
        Score::ProvenMargin(margin) if after.to_move() == player => margin >= points,
        Score::ProvenMargin(margin) => -margin >= points,
        // A loss is enough, whatever its margin.
        Score::ProvenResult(Verdict::Win) if after.to_move() != player => false,
        score => panic!("{after} is not proven: {score}"),
    }
}

/// White's winning chance as the engine evaluates it, in hundredths of a percent.
pub(crate) fn chance_of_white(position: &AnyPosition) -> u16 {
    let chance = search(position, 20_000).1.chance();
    if position.to_move() == Color::White { chance } else { 10_000 - chance }
}

/// The moves among the best two that are proven to win. The first win that an engine with networks proves need not be the
/// shortest, and then it is no answer of a lesson.
pub(crate) fn proven_wins(position: &AnyPosition) -> Vec<AnyMove> {
    let options = Options { memory: 16, lines: 2, networks: false, ..Options::default() };
    let mut engine = Engine::new(options);
    let limits = Limits { nodes: Some(enough(position)), ..Limits::none() };
    let mut lines = [None; 2];
    engine.search(position, &limits, &mut |info| {
        if let Some(line) = lines.get_mut(info.rank - 1) {
            *line = info.line.first().map(|&mv| (mv, info.score.verdict()));
        }
    });
    let wins = lines.into_iter().flatten().filter(|(_, verdict)| *verdict == Some(Verdict::Win));
    wins.map(|(mv, _)| mv).collect()
}

fn search(position: &AnyPosition, nodes: u64) -> (AnyMove, Score) {
    let mut engine = Engine::new(Options { memory: 16, ..Options::default() });
    let limits = Limits { nodes: Some(nodes), ..Limits::none() };
    let best = engine.search(position, &limits, &mut |_| ()).expect("the game goes on");
    (best.mv, best.score)
}

fn outcome(verdict: Verdict, mover: Color) -> Outcome {
    match verdict {
        Verdict::Win => Outcome::Win(mover),
        Verdict::Draw => Outcome::Draw,
        Verdict::Loss => Outcome::Win(mover.other()),
    }
}
