//! Proven results of positions.

use std::cell::Cell;

use basalt_engine::{Engine, Info, Limits, Verdict};
use basalt_rules::{AnyPosition, Outcome};

/// The same end as the other player sees it.
pub(crate) fn turned(verdict: Verdict) -> Verdict {
    match verdict {
        Verdict::Loss => Verdict::Win,
        Verdict::Draw => Verdict::Draw,
        Verdict::Win => Verdict::Loss,
    }
}

/// The result of a position for the player to move, if it can be proven within the limits.
pub(crate) fn prove(
    position: &AnyPosition,
    limits: &Limits<'_>,
    engine: &mut Engine,
) -> Option<Verdict> {
    match position.outcome() {
        Some(Outcome::Draw) => return Some(Verdict::Draw),
        Some(Outcome::Win(winner)) if winner == position.to_move() => return Some(Verdict::Win),
        Some(Outcome::Win(_)) => return Some(Verdict::Loss),
        None => {}
    }
    let proven = Cell::new(None);
    let stop = || proven.get().is_some() || (limits.stop)();
    let mut report = |info: &Info| proven.set(proven.get().or(info.score.verdict()));
    engine.search(position, &Limits { stop: &stop, ..*limits }, &mut report);
    proven.get()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_that_is_over_needs_no_proof() {
        let text = "9/10/5(rrrbbw)5/10/9 b s";
        let position = AnyPosition::Dvonn(text.parse().expect("a position"));
        let mut engine = Engine::new(basalt_engine::Options::default());
        let limits = Limits { stop: &|| true, ..Limits::none() };
        assert_eq!(prove(&position, &limits, &mut engine), Some(Verdict::Loss));
    }
}
