//! A player of PÜNCT that tries every turn once and takes the one that looks best.

use basalt_rules::punct::{Move, Position};
use basalt_rules::{AnyMove, AnyPosition};

use crate::limits::Limits;
use crate::punct;
use crate::report::{Best, Info};
use crate::score::Score;
use crate::seed::Seed;

pub(crate) fn search(
    position: &Position,
    limits: &Limits<'_>,
    seed: Seed,
    report: &mut dyn FnMut(&Info),
) -> Option<Best> {
    let judged = judge_turns(position, limits);
    let nodes = judged.len() as u64;
    let best = Best { nodes, ..seed.pick(&best_of(&judged), position.hash())? };
    report(&Info { rank: 1, depth: 1, nodes, score: best.score, line: vec![best.mv] });
    Some(best)
}

/// As many turns as may be looked at, one at least, each with what it is worth.
fn judge_turns(position: &Position, limits: &Limits<'_>) -> Vec<Best> {
    let mut turns = position.legal_moves();
    if let Some(Ok(most)) = limits.nodes.map(usize::try_from) {
        turns.truncate(most.max(1));
    }
    let judged = |mv| Best { mv: AnyMove::Punct(mv), score: judge(position, mv), nodes: 0 };
    turns.into_iter().map(judged).collect()
}

fn judge(position: &Position, mv: Move) -> Score {
    let player = position.to_move();
    let mut after = position.clone();
    after.play_unchecked(mv);
    let chance = Score::Chance { hundredths: punct::estimate(&after, player) };
    Score::of_ended(&AnyPosition::Punct(after), player).unwrap_or(chance)
}

/// All turns that no other is better than.
fn best_of(judged: &[Best]) -> Vec<Best> {
    let best = judged.iter().map(|one| one.score.preference()).max();
    judged.iter().copied().filter(|one| Some(one.score.preference()) == best).collect()
}

#[cfg(test)]
mod tests {
    use basalt_rules::punct::Variant;

    use super::*;
    use crate::score::Verdict;

    /// White lacks one piece between west and east.
    const NEARLY: &str = "w:b8/a8c8,d8/e8f8,g8/h8i8,j9/k10l11,m12/n13o14 b: w 0";

    #[test]
    fn limits_shorten_the_look_but_never_refuse_a_turn() {
        let start = Position::start(Variant::Standard);
        let looked_at = |limits: &Limits<'_>| judge_turns(&start, limits).len();
        assert_eq!(looked_at(&Limits { nodes: Some(5), ..Limits::none() }), 5);
        assert_eq!(looked_at(&Limits { nodes: Some(0), ..Limits::none() }), 1);
        assert_eq!(looked_at(&Limits { stop: &|| true, ..Limits::none() }), 4986);
    }

    #[test]
    fn the_seed_decides_between_equals_and_nothing_else() {
        let start = Position::start(Variant::Standard);
        let limits = Limits { nodes: Some(300), ..Limits::none() };
        let first = |seed| search(&start, &limits, Seed(seed), &mut |_| {});
        assert_eq!(first(3), first(3));
        assert!((0..10).any(|seed| first(seed) != first(3)));
    }

    #[test]
    fn a_turn_that_wins_is_taken_and_proven() {
        let position = Position::parse(Variant::Standard, NEARLY).expect("a position");
        let best = search(&position, &Limits::none(), Seed(1), &mut |_| {}).expect("a turn");
        let wins = !position.winning_moves().is_empty();
        assert_eq!(best.score == Score::ProvenResult(Verdict::Win), wins);
        assert!(wins, "{}", best.mv);
    }
}
