//! Scripted results of searches.

use std::fmt::Debug;
use std::str::FromStr;

use basalt_review::{Alternative, EffectClaim, Facts, Review, Reviewer, SearchResult};
use basalt_rules::{AnyMove, AnyPosition, Game};

pub(crate) fn position(game: Game, text: &str) -> AnyPosition {
    AnyPosition::parse(game, text).expect(text)
}

pub(crate) fn moves(game: Game, text: &str) -> Vec<AnyMove> {
    text.split(' ').map(|mv| AnyMove::parse(game, mv).expect(mv)).collect()
}

/// Gives a reviewer an answer: lines without `info`, separated by semicolons.
pub(crate) fn answer(reviewer: &mut Reviewer, lines: &str) {
    let game = reviewer.start().game();
    for line in lines.split(';').map(str::trim).filter(|line| !line.is_empty()) {
        reviewer.add_result(SearchResult::parse(game, &format!("info {line}")).expect(line));
    }
    reviewer.finish_search();
}

/// The review of a game with these answers to its questions.
pub(crate) fn review(start: AnyPosition, played: &str, answers: &[&str]) -> Review {
    let played = moves(start.game(), played);
    let mut reviewer = Reviewer::new(start, &played, 1_000).expect("a game");
    for lines in answers {
        assert!(reviewer.question().is_some(), "nothing is left to ask before {lines}");
        answer(&mut reviewer, lines);
    }
    let open = reviewer.question().map(|question| question.position.to_string());
    reviewer.review().unwrap_or_else(|| panic!("it still asks for {open:?}"))
}

/// Facts about a move if nothing was searched: the move, a better one, a reply.
pub(crate) fn facts(before: &AnyPosition, played: &str, best: &str, reply: Option<&str>) -> Facts {
    let read = |text: &str| AnyMove::parse(before.game(), text).expect(text);
    let mut after = before.clone();
    after.play(read(played)).expect(played);
    Facts {
        before: before.clone(),
        played: read(played),
        after,
        value_before: None,
        value_after: None,
        reply: reply.map(read),
        best: Alternative::new(before, &[read(best)], None),
        next_best: None,
    }
}

/// The claim that a move has an effect.
pub(crate) fn does<M, E, C>(effect: E, amount: u32) -> EffectClaim<M, E, C> {
    EffectClaim::Does { effect, amount }
}

/// The claim that a reply has an effect.
pub(crate) fn lets<M, E, C>(effect: E, reply: &str, amount: u32) -> EffectClaim<M, E, C>
where
    M: FromStr<Err: Debug>,
{
    EffectClaim::Lets { effect, reply: reply.parse().expect(reply), amount }
}

/// The claim that a better move has an effect.
pub(crate) fn misses<M, E, C>(effect: E, better: &str, amount: u32) -> EffectClaim<M, E, C>
where
    M: FromStr<Err: Debug>,
{
    EffectClaim::Misses { effect, mv: better.parse().expect(better), amount }
}

/// The claim that a better move does better by some count.
pub(crate) fn compares<M, E, C>(
    measure: C,
    count: u32,
    other: &str,
    better: u32,
) -> EffectClaim<M, E, C>
where
    M: FromStr<Err: Debug>,
{
    EffectClaim::Compares { measure, count, mv: other.parse().expect(other), better }
}
